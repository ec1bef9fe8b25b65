import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { describe, test } from 'node:test'
import type { TestContext } from 'node:test'
import { storeUpload } from '../../src/db/audits/uploads.ts'
import { startWorkerProcess } from '../../src/jobs/process.ts'
import { startAuditing } from '../helpers/auditing.ts'
import { endlessPage, HOSTILE } from '../helpers/hostile.ts'
import { page } from '../helpers/site.ts'

/** Those that a page holds in one place, where memory may run out in a single step of the reader. */
const SHAPES = [
  'HTML: a million tiny elements',
  'HTML: 300,000 nested div',
  'HTML: a million attributes',
  'HTML: a table of 60,000 rows',
  'HTML: six million entities',
  'HTML: ten million objects of structured data',
]
/** The limits of a worker and of its reader together, with room for what lies outside the heap. */
const MOST_MEMORY = 1500 * 1024 * 1024
const soon = () => new Promise((resolve) => setTimeout(resolve, 20))

/** The process itself and all below it. */
function family(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((entry) => ({ pid: Number(entry), parent: fact(Number(entry), /^PPid:\s*(\d+)/m) }))
  const below = (at: number): number[] => [at, ...parents.filter(({ parent }) => parent === at).flatMap((each) => below(each.pid))]
  return below(pid)
}

/** A figure of /proc, 0 where the process has ended meanwhile. */
function fact(pid: number, what: RegExp): number {
  try {
    return Number(what.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

async function worker(t: TestContext) {
  const auditing = await startAuditing({ worker: false, settings: { READ_SECONDS: '20' } })
  t.after(() => auditing.close())
  const errors: string[] = []
  const process = startWorkerProcess(auditing.url, auditing.settings, (error) => errors.push(error.message))
  t.after(() => process.stop())
  const upload = async (name: string, bytes: Uint8Array) =>
    (await storeUpload(auditing.db, auditing.workspaceId, null, { name, type: '' }, Readable.from([bytes]))).id
  return { auditing, process, errors, upload }
}

describe('files made to fill the memory of their reader', () => {
  test('each ends with a result that is said, in bounded memory, and the worker goes on', async (t) => {
    const { auditing, process, errors, upload } = await worker(t)
    const files: string[] = []
    for (const [at, name] of SHAPES.entries()) files.push(await upload(`shape-${at}.html`, HOSTILE[name]!.make()))
    files.push(await upload('fine.html', Buffer.from(page('Fine', '<p>Our eco-friendly bottle.</p>'))))
    const first = process.pid()!
    let most = 0
    const watch = setInterval(() => {
      const now = family(first).reduce((sum, pid) => sum + fact(pid, /^VmRSS:\s*(\d+)/m) * 1024, 0)
      most = Math.max(most, now)
    }, 100)
    const id = await auditing.start([{ kind: 'files', uploadIds: files }], ['eu-green-claims'])
    const ended = await auditing.ended(id)
    clearInterval(watch)
    assert.equal(ended.status, 'COMPLETED')
    for (const { name, state, reason, characters } of await auditing.assets(id)) {
      t.diagnostic(`${name}: ${reason ?? `${characters} characters read`}`)
      if (state === 'failed') assert.match(reason, /^(This document|Reading (and checking )?it)/, name)
      else assert.ok(state === 'completed' && characters > 0, name)
    }
    assert.deepEqual((await auditing.violations(id)).length, 1, 'the file beside them is checked')
    assert.deepEqual([process.pid(), errors], [first, []])
    t.diagnostic(`${Math.round(most / 1024 / 1024)} MB at most`)
    assert.ok(most < MOST_MEMORY, `${Math.round(most / 1024 / 1024)} MB`)
  })

  test('where V8 gives up in the middle of a page, that page is failed, and its worker works on', async (t) => {
    const { auditing, process: started, errors, upload } = await worker(t)
    const [endless, fine] = [
      await upload('endless.html', Buffer.from(endlessPage(1))),
      await upload('fine.html', Buffer.from(page('Fine', '<p>Words.</p>'))),
    ]
    const first = started.pid()!
    const readers = () => family(first).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('reading/process-main'))
    const id = await auditing.start([{ kind: 'files', uploadIds: [endless] }], ['eu-green-claims'])
    while ((await auditing.assets(id)).length === 0 || readers().length === 0) await soon()
    // How V8 ends a process whose heap is full.
    process.kill(readers()[0]!, 'SIGABRT')
    await auditing.ended(id)
    const [asset] = await auditing.assets(id)
    assert.match(asset.reason, /^Reading it took more memory than a page or file may take/)
    const next = await auditing.start([{ kind: 'files', uploadIds: [fine] }], ['eu-green-claims'])
    assert.equal((await auditing.ended(next)).status, 'COMPLETED')
    assert.deepEqual([started.pid(), errors], [first, []])
  })
})
