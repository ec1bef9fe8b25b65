import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { startEmbedded } from '../../src/db/base/embedded.ts'
import { removeCluster } from '../helpers/remove-cluster.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { WRITE } from '../../src/queue/queue.ts'
import { imprimatur } from '../helpers/command.ts'
import { startModelServer } from '../helpers/model-server.ts'
import type { ModelServer } from '../helpers/model-server.ts'

const LAUNCHER = path.join(import.meta.dirname, '../../bin/imprimatur.mjs')
const ROWS = 12
/** Rows that a worker handles concurrently, and rows it has finished before. */
const [AT_ONCE, FINISHED] = [8, 3]

let server: ModelServer
let folder: string
const data = path.join(tmpdir(), `imprimatur-test-${randomBytes(6).toString('hex')}`)
before(async () => {
  server = await startModelServer('openai')
  folder = await mkdtemp(path.join(tmpdir(), 'bulk-'))
})
after(async () => {
  await server.close()
  removeCluster(data)
  await rm(folder, { recursive: true })
})

/** Uses the embedded database while no command does. */
async function onDatabase<T>(work: (db: ReturnType<typeof openPool>) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded(data, {})
  const db = openPool(embedded.url)
  try {
    return await work(db)
  } finally {
    await db.end()
    await embedded.stop()
  }
}

test('a bulk run on the embedded database that is killed goes on where it stopped when it is run again', async () => {
  const [rows, out] = [path.join(folder, 'rows.jsonl'), path.join(folder, 'out')]
  await writeFile(
    rows,
    Array.from(
      { length: ROWS },
      (_, row) => `${JSON.stringify({ name: `Desk ${row + 1}`, summary: 'A desk', features: ['Drawer'] })}\n`,
    ).join(''),
  )
  const args = [
    'generate',
    'product-description',
    '--language',
    'EN',
    '--bulk',
    rows,
    '--out',
    out,
    '--json',
    '--data',
    data,
    '--model',
    'compatible:scripted',
    '--model-url',
    server.url,
  ]
  server.script = ({ user }, count) => (count <= FINISHED ? { text: `# ${/Desk \d+/.exec(user)![0]}\n\nFirst run.\n` } : 'hang')
  const child = spawn(process.execPath, [LAUNCHER, ...args], { stdio: 'ignore' })
  // A finished row is followed by a request for the next: this many are stored by now.
  while (server.asked.length < AT_ONCE + FINISHED) await new Promise((resolve) => setTimeout(resolve, 50))
  child.kill('SIGKILL')
  await once(child, 'exit')

  // Its heartbeat is overdue.
  await onDatabase((db) =>
    db.query(`update pgboss.job set heartbeat_on = now() - interval '10 minutes' where name = $1 and state = 'active'`, [WRITE]),
  )
  server.asked.length = 0
  server.script = ({ user }) => ({ text: `# ${/Desk \d+/.exec(user)![0]}\n\nSecond run.\n` })
  const again = await imprimatur(args)
  assert.equal(again.code, 0, again.stderr)
  assert.deepEqual([again.json.rows, again.json.written, again.json.failed], [ROWS, ROWS, 0])
  assert.equal(server.asked.length, ROWS - FINISHED)
  assert.equal((await readdir(out)).filter((name) => name.endsWith('.md')).length, ROWS)
  const texts = await Promise.all(
    Array.from({ length: ROWS }, (_, row) => readFile(path.join(out, `${String(row + 1).padStart(2, '0')}.md`), 'utf8')),
  )
  texts.forEach((text, row) => assert.ok(text.startsWith(`# Desk ${row + 1}\n`), text))
  assert.equal(texts.filter((text) => text.includes('First run.')).length, FINISHED)
  const stored = await onDatabase((db) =>
    db.query(
      `select count(*)::int as n, count(distinct bulk_row)::int as rows, count(distinct bulk_input_id)::int as runs, ` +
        `bool_and(status = 'ready') as ready from documents`,
    ),
  )
  assert.deepEqual(stored.rows, [{ n: ROWS, rows: ROWS, runs: 1, ready: true }])
})
