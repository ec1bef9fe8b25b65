/**
 * `npm run bench -- bulk [rows]`: a table taken in as XLSX, read, ordered, written from drafts by one worker and given back as files, with
 * the memory of this process and how long a page of the rows takes meanwhile.
 */
import path from 'node:path'
import { readSettings } from '../src/config.ts'
import { countRows, listRows } from '../src/db/documents/bulk-rows.ts'
import { migrate } from '../src/db/base/migrate.ts'
import { openPool } from '../src/db/base/pool.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
import { findRun } from '../src/db/documents/bulk-runs.ts'
import { resultWorkbook, resultZip } from '../src/documents/bulk/results.ts'
import { planTable, startRun, takeTable } from '../src/documents/bulk/runs.ts'
import { xlsxFile } from '../src/documents/bulk/xlsx-write.ts'
import { checkApart, stopChecking } from '../src/checks/check-apart.ts'
import { startWriting } from '../src/jobs/write.ts'
import { workspaceShelf } from '../src/library/library.ts'
import { openModels } from '../src/models/index.ts'
import { openQueue } from '../src/queue/queue.ts'
import { throwawayServer } from '../test/helpers/server.ts'

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const megabytes = () => Math.round(process.memoryUsage().rss / 1e6)

async function table(rows: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  const pages = async function* () {
    for (let from = 0; from < rows; from += 1000)
      yield Array.from({ length: Math.min(1000, rows - from) }, (_, at) => [
        `Oslo ${from + at + 1}`,
        'A desk of solid oak for small rooms',
        'Drawer | Cable outlet | Adjustable feet',
        '1.249,50',
      ])
  }
  for await (const piece of xlsxFile([{ name: 'Desks', columns: ['Name', 'Summary', 'Features', 'Price'], pages }])) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

export async function run(args: string[] = []): Promise<void> {
  const rows = Number(args[0] ?? 10_000)
  const server = await throwawayServer()
  const db = openPool(server.url, { max: 12 })
  const settings = readSettings({}, path.join(import.meta.dirname, '..'), {})
  try {
    await migrate(server.url)
    const { id: workspaceId } = await createWorkspace(db, 'Bench')
    const models = openModels(db, settings)
    const template = (await workspaceShelf(db, workspaceId)).templates.find(({ key }) => key === 'product-description')!
    const bytes = await table(rows)
    let began = performance.now()
    const size = bytes.length
    const id = await takeTable(db, workspaceId, { userId: null, keyId: null }, { name: 'desks.xlsx', bytes })
    console.log(`${rows} rows, ${(size / 1e6).toFixed(1)} MB of XLSX, read and stored: ${seconds(began)}`)
    began = performance.now()
    const { fit } = await planTable(models, workspaceId, id, {
      template_id: template.id,
      language_key: 'EN',
      tone_meta_id: null,
      mapping: null,
      fixed: {},
      decimal: null,
      days: null,
      fallback: null,
    })
    console.log(`mapped and every row checked against the form: ${seconds(began)}; ${fit} fit`)
    checkApart(settings, { idle: 0 })
    const boss = await openQueue(server.url, { supervise: true, onError: (error) => console.error(error) })
    await startWriting(boss, models, (error) => console.error(error))
    began = performance.now()
    await startRun(db, boss, workspaceId, id)
    const pages: number[] = []
    const memory: number[] = []
    for (let next = 1; ; ) {
      const asked = performance.now()
      const counts = (await countRows(db, workspaceId, [id])).get(id)!
      await listRows(db, workspaceId, (await findRun(db, workspaceId, id))!, { state: null, offset: Math.floor(rows / 2), limit: 50 })
      pages.push(performance.now() - asked)
      memory.push(megabytes())
      if (counts.ready + counts.failed >= (rows * next) / 10) {
        console.log(`${counts.ready} written after ${seconds(began)}; ${megabytes()} MB`)
        next++
      }
      if (counts.pending === 0 && (await findRun(db, workspaceId, id))!.is_ordered) break
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
    const took = (performance.now() - began) / 1000
    pages.sort((a, b) => a - b)
    console.log(
      `${rows} rows in ${took.toFixed(1)} s: ${Math.round(rows / took)} rows/s; ${Math.min(...memory)} to ${Math.max(...memory)} MB`,
    )
    console.log(
      `progress and a page of 50 rows meanwhile: ${Math.round(pages[Math.floor(pages.length / 2)]!)} ms median, ` +
        `${Math.round(pages[Math.floor(pages.length * 0.95)]!)} ms at the 95th percentile`,
    )
    const done = (await findRun(db, workspaceId, id))!
    for (const [name, file] of [
      ['XLSX', resultWorkbook(db, workspaceId, done)],
      ['ZIP of Markdown', resultZip('md', 'EN', db, workspaceId, done)],
    ] as const) {
      began = performance.now()
      let length = 0
      for await (const piece of file) length += piece.length
      console.log(`results as ${name}: ${(length / 1e6).toFixed(1)} MB in ${seconds(began)}; ${megabytes()} MB`)
    }
    await boss.stop({ graceful: true, timeout: 5000 })
    await stopChecking()
  } finally {
    await db.end()
    await server.stop()
  }
}
