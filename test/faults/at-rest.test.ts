import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createKey } from '../../src/db/keys/keys.ts'
import { deleteAudit } from '../../src/deleting/audits.ts'
import { SYSTEM } from '../../src/reviews/chart/actor.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { sampleInput } from '../helpers/input.ts'
import { page, startSite } from '../helpers/site.ts'
import type { Site } from '../helpers/site.ts'

const LAUNCHER = path.join(import.meta.dirname, '../../bin/imprimatur.mjs')
const [WORKER, CHECKER] = ['process-main', 'check-apart-main']

describe('a server at rest', () => {
  let auditing: Auditing
  let site: Site
  let server: ReturnType<typeof spawn>
  let api: string
  let key: string
  before(async () => {
    // The queue of this test is that of another machine.
    auditing = await startAuditing({ worker: false })
    site = await startSite({ '/page': page('Bottle', '<p>Our eco-friendly bottle.</p>') })
    ;({ key } = await createKey(auditing.db, auditing.workspaceId, 'test', null))
    const args = ['serve', '--port', '0', '--json', '--idle-seconds', '1', '--allow-hosts', '127.0.0.1', '--database-url', auditing.url]
    server = spawn(process.execPath, [LAUNCHER, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = (await once(server.stdout!, 'data')) as [Buffer]
    api = `${(JSON.parse(line.toString()) as { url: string }).url}/public/v1`
  })
  after(async () => {
    await site.close()
    await auditing.close()
  })

  /** The processes that the server has started, by what they run. */
  const helpers = (name = '') =>
    readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .filter((pid) => {
        try {
          const parent = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1])
          return parent === server.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(name)
        } catch {
          return false
        }
      })
      .map(Number)
  /** But for the checker, which a server that is used has from soon after its start. */
  const working = () => helpers().filter((pid) => !helpers(CHECKER).includes(pid))
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await sleep(20)
  }
  const audit = () => auditing.start([{ kind: 'urls', urls: [`${site.url}/page`] }], ['eu-green-claims'])

  test('has no process but its checker, and starts a worker for a job that another machine added, which ends after it', async () => {
    // The first start after an update reads the rules by a process of its own.
    await until(() => working().length === 0)
    const id = await audit()
    await until(() => helpers(WORKER).length === 1)
    const { status, completed_assets: done } = await auditing.ended(id)
    assert.deepEqual([status, done], ['COMPLETED', 1])
    await until(() => working().length === 0)
  })

  test('a worker that is killed is replaced and its work done; what has no job, as a deletion, is found by looking', async () => {
    const id = await audit()
    await until(() => helpers(WORKER).length === 1)
    process.kill(helpers(WORKER)[0]!, 'SIGKILL')
    assert.equal((await auditing.ended(id)).status, 'COMPLETED')
    await until(() => working().length === 0)
    await deleteAudit(auditing.db, auditing.workspaceId, SYSTEM, id, null)
    const left = async () =>
      (await auditing.db.query('select 1 from tombstones where finished_at is null and kind = $1', ['audit'])).rows.length
    while ((await left()) > 0) await sleep(20)
    await until(() => working().length === 0)
  })

  test('has its checker before the first document, and keeps it for the next one', async () => {
    const headers = { 'x-api-key': key, 'content-type': 'application/json' }
    const templates = (await (await fetch(`${api}/template`, { headers })).json()) as any[]
    const template = templates.find((entry) => entry.key === 'product-description')
    const { form } = template.templateMetas.find((meta: any) => meta.languageKey === 'EN')
    const body = JSON.stringify({ templateId: template.id, language_key: 'EN', input: JSON.stringify(sampleInput(form).input) })
    await until(() => helpers(CHECKER).length === 1)
    const [checker] = helpers(CHECKER)
    const answer = await fetch(`${api}/document`, { method: 'POST', headers, body })
    assert.equal(answer.status, 201, await answer.text())
    assert.equal((await fetch(`${api}/document`, { method: 'POST', headers, body })).status, 201)
    assert.deepEqual(helpers(CHECKER), [checker])
  })

  test('a stop while the worker starts leaves no process', async () => {
    await audit()
    await until(() => helpers(WORKER).length === 1)
    const [worker] = helpers(WORKER)
    server.kill('SIGINT')
    assert.deepEqual(await once(server, 'exit'), [0, null])
    assert.throws(() => process.kill(worker!, 0), { code: 'ESRCH' })
  })
})
