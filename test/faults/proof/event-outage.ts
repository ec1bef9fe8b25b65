import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type pg from 'pg'
import { Webhook } from 'standardwebhooks'
import { endpointKey } from '../../../src/auth/derived-key.ts'
import { readSettings } from '../../../src/config.ts'
import { COMMAND_LINE } from '../../../src/db/trail/admin.ts'
import { eventsAfter } from '../../../src/db/events/events.ts'
import { makeEndpoint } from '../../../src/db/events/webhook-endpoints.ts'
import { createWorkspace } from '../../../src/db/settings/workspaces.ts'
import { openOutsides } from '../../../src/fetch/outside.ts'
import { EventSender } from '../../../src/jobs/deliver.ts'
import { SYSTEM } from '../../../src/reviews/chart/actor.ts'
import { decide } from '../../../src/reviews/decide.ts'
import { plantAudit } from '../../helpers/audit.ts'
import { closeServer } from '../../helpers/close-server.ts'

const SECRET = 'the secret of a server in a test, long enough'
const ACTIONS = ['elevated_risk', 'urgent_violation', 'mark_fixed', 'reopen'] as const

interface Body {
  id: string
  type: string
  data: { audit_id: string; violation_ids: string[]; action: string }
}

/** How a receiver behaves: what it answers, or that it hangs up. */
type Mood = number | 'hang up'

/**
 * Decisions on some audits while the receiver fails in every way and returns, with two senders that compete: every decision arrives,
 * signed, and those of one audit first arrive in the order of its trail. Answers how many requests that took.
 */
export async function eventsUnderOutage(db: pg.Pool, { events, audits }: { events: number; audits: number }) {
  const { id: workspaceId } = await createWorkspace(db, 'Outage')
  const planted: Awaited<ReturnType<typeof plantAudit>>[] = []
  for (let i = 0; i < audits; i++) planted.push(await plantAudit(db, workspaceId, [{}, {}, {}]))
  let mood: Mood = 200
  let requests = 0
  let verifier: Webhook
  const first = new Map<string, Body>()
  const receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      requests++
      if (mood === 'hang up') return request.socket.destroy()
      const said = verifier.verify(body, request.headers as Record<string, string>) as Body
      if (mood < 300 && !first.has(said.id)) first.set(said.id, said)
      response.writeHead(mood).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const endpointId = (await makeEndpoint(db, workspaceId, { url, types: ['violation.reviewed'] }, { actor: COMMAND_LINE }))!
  verifier = new Webhook(endpointKey(SECRET, endpointId, 1))
  const outsides = openOutsides(readSettings({ ALLOW_HOSTS: '127.0.0.1' }, '/nowhere', {}))
  const secret = async () => ({ current: SECRET, previous: null })
  const failed: Error[] = []
  const senders = [0, 1].map(() => new EventSender(db, { secret, outsideFor: outsides.outsideFor }, (error) => failed.push(error)))
  let ahead = 0
  const clock = () => new Date(Date.now() + ahead)
  const send = () => Promise.all(senders.map((sender) => sender.send(clock)))
  const decided = async (count: number) => {
    const all = Array.from({ length: count }, (_, i) => {
      const audit = planted[i % audits]!
      const violation = audit.violations[Math.floor(i / audits) % audit.violations.length]!
      return decide(db, workspaceId, SYSTEM, { violation, group: false }, { action: ACTIONS[Math.floor(i / 7) % ACTIONS.length]! })
    })
    await Promise.all(all)
  }
  const MOODS: Mood[] = [200, 500, 'hang up', 429, 200, 503, 400, 204]
  for (const [i, next] of MOODS.entries()) {
    mood = next
    await decided(Math.floor((events * (i + 1)) / MOODS.length) - Math.floor((events * i) / MOODS.length))
    for (let tries = 0; tries < 3; tries++) {
      await send()
      ahead += 60_000
    }
  }
  mood = 200
  for (let tries = 0; first.size < events && tries < 60; tries++) {
    await send()
    ahead += 600_000
  }
  await closeServer(receiver)
  await outsides.close()
  assert.deepEqual(failed, [])
  assert.equal(first.size, events, 'none is lost')
  const said = ({ data }: Body) => `${data.violation_ids.join()} ${data.action}`
  const arrived = Map.groupBy([...first.values()], ({ data }) => data.audit_id)
  for (const { id } of planted) {
    const { rows } = await db.query<{ said: string }>(
      `select (entry::json ->> 'violation_id') || ' ' || (entry::json ->> 'action') as said from trail
       where workspace_id = $1 and audit_id = $2 order by number`,
      [workspaceId, id],
    )
    assert.deepEqual(
      arrived.get(id)?.map(said) ?? [],
      rows.map((row) => row.said),
      'the order of each audit is kept',
    )
  }
  const kept = await eventsAfter(db, workspaceId, 0, events + 1)
  assert.equal(kept.length, events)
  return { workspaceId, requests }
}
