import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { auditService } from '../../../src/audits/queued-service.ts'
import { readSettings } from '../../../src/config.ts'
import { startEmbedded } from '../../../src/db/base/embedded.ts'
import { removeCluster } from '../../helpers/remove-cluster.ts'
import { clusterPlace } from '../../../src/db/base/embedded/folder.ts'
import { createKey } from '../../../src/db/keys/keys.ts'
import { openPool } from '../../../src/db/base/pool.ts'
import { verifyTrails } from '../../../src/db/trail/trail.ts'
import { createWorkspace } from '../../../src/db/settings/workspaces.ts'
import { openQueue } from '../../../src/queue/queue.ts'
import { SYSTEM } from '../../../src/reviews/chart/actor.ts'
import { keptCounts, plantAudit, recount } from '../../helpers/audit.ts'
import { databaseProxy } from '../../helpers/database-proxy.ts'
import { freshDatabase } from '../../helpers/database.ts'
import { Clients } from './clients.ts'
import type { Verdict } from './clients.ts'
import { FAULTS, sleep } from './faults.ts'
import { Service } from './service.ts'

export interface Proof extends Verdict {
  faults: Record<string, number>
  audits: number
  unfinished: number
  countersAgree: boolean
  trailWhole: boolean
  starts: number
  longest: number
  statuses: Record<string, number>
}

/** Runs clients and audits on a real server, breaks things all the while, and holds what was acknowledged against what is there. */
export async function prove(options: { clients: number; faults: number; log?: (line: string) => void }): Promise<Proof> {
  const folder = path.join(tmpdir(), `imprimatur-faults-${randomBytes(6).toString('hex')}`)
  const embedded = await startEmbedded(folder, { settings: { max_connections: '200' } })
  const database = await freshDatabase(embedded.url)
  const proxy = await databaseProxy(database.url)
  const db = openPool(database.url)
  const boss = await openQueue(database.url, { supervise: false, onError: () => undefined })
  const audits = auditService(boss, readSettings({}, '/nowhere', {}))
  const { id: workspaceId } = await createWorkspace(db, 'Under fire')
  const { key } = await createKey(db, workspaceId, 'faults', null)
  const planted = await plantAudit(
    db,
    workspaceId,
    Array.from({ length: 40 }, () => ({})),
  )
  const service = new Service(proxy.url)
  const close = async () => {
    await service.stop()
    await boss.stop({ graceful: false })
    await db.end()
    await proxy.close()
    await embedded.stop()
    removeCluster(folder)
  }
  try {
    return await underFire()
  } finally {
    await close()
  }

  async function underFire(): Promise<Proof> {
    await service.start()
    const clients = new Clients(() => service.url, key, planted.violations)
    clients.start(options.clients)
    const scene = { service, proxy, databaseUrl: database.url, cluster: clusterPlace(folder).root }
    const names = Object.keys(FAULTS)
    const done: Record<string, number> = {}
    const started: string[] = []
    for (let i = 0; i < options.faults; i++) {
      // Each kind in turn, so that a short run has them all; how long after the last one is left to chance.
      const name = names[i % names.length]!
      options.log?.(`${i + 1}/${options.faults} ${name}`)
      const text = { kind: 'text' as const, name: `text ${i}`, text: 'This cream cures cancer. Guaranteed results in one day!' }
      await audits.start(db, workspaceId, SYSTEM, { name: `Fault ${i}`, sources: [text], packs: null }).then(
        ({ id }) => started.push(id),
        () => undefined,
      )
      await FAULTS[name]!(scene).catch((error: Error) => options.log?.(`  could not: ${error.message}`))
      done[name] = (done[name] ?? 0) + 1
      await sleep(300 + Math.random() * 1200)
    }
    await healthy(service)
    await clients.stop()
    const unfinished = await unfinishedAfter(120_000, async () => {
      const { rows } = await db.query(`select id from audits where workspace_id = $1 and status in ('PENDING', 'RUNNING')`, [workspaceId])
      return rows.length
    })
    const verdict = await clients.judge(db, workspaceId)
    const countersAgree = agree(await keptCounts(db, workspaceId, planted.id), await recount(db, workspaceId, planted.id))
    const trail = await verifyTrails(db, workspaceId)
    const { longest, statuses } = clients
    return {
      ...verdict,
      faults: done,
      audits: started.length,
      unfinished,
      countersAgree,
      trailWhole: trail.ok,
      starts: service.starts,
      longest,
      statuses,
    }
  }
}

async function healthy(service: Service): Promise<void> {
  for (const patience = Date.now() + 60_000; Date.now() < patience; await sleep(200)) {
    const status = await fetch(`${service.url}/public/v1/healthz`).then(
      ({ status }) => status,
      () => null,
    )
    if (status === 200) return
  }
  assert.fail('the server is not healthy a minute after the last fault')
}

async function unfinishedAfter(patience: number, count: () => Promise<number>): Promise<number> {
  const end = Date.now() + patience
  for (;;) {
    const left = await count()
    if (left === 0 || Date.now() > end) return left
    await sleep(500)
  }
}

function agree(kept: object, counted: object): boolean {
  try {
    assert.deepEqual(kept, counted)
    return true
  } catch {
    return false
  }
}
