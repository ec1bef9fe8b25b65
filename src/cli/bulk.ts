import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { countBulk, dropFailedBulk, listBulk } from '../db/documents/documents.ts'
import { newId } from '../db/base/ids.ts'
import { AppError, PlainError } from '../errors.ts'
import { openQueue } from '../queue/queue.ts'
import { startWriting } from '../jobs/write.ts'
import { openModels } from '../models/index.ts'
import { readBulk } from '../documents/bulk/bulk-rows.ts'
import type { BulkInput } from '../documents/bulk/bulk-rows.ts'
import { faultOf } from '../documents/order/fault-text.ts'
import { checkApart, stopChecking } from '../checks/check-apart.ts'
import { reportOf } from '../documents/write/report.ts'
import { openLater } from '../documents/later.ts'
import type { Later } from '../documents/later.ts'
import type { Call } from './command.ts'
import { withDatabase } from './database.ts'
import { notice, progressBar, progressDone } from './progress.ts'
import { findTools, readBytes } from './writing-tools.ts'
import type { Tools } from './writing-tools.ts'

interface RowResult {
  row: number
  input: object | null
  documentId: string | null
  title: string | null
  file: string | null
  fault: string | null
  /** What happened to the document and what is left to look at; null where there is none. */
  report: ReturnType<typeof reportOf> | null
}

/** Cells that could be read in two ways, as far as each is named. */
const MOST_NOTED = 10

/** What makes two runs the same: run again, it goes on where it stopped. */
interface Kept {
  bulkInputId: string
  source: string
}

/** One document for each row, written by the queue; every worker on the database helps. Run again, only what is missing is written. */
export async function bulk(call: Call, file: string, folder: string): Promise<number> {
  const bytes = await readBytes(file)
  return withDatabase(call.settings, async (db, url) => {
    const tools = await findTools(db, call)
    const { rows, unknown, ambiguous } = readBulk(bytes, tools.template.form, tools.order.language)
    if (rows.length === 0) throw new PlainError(`${file} holds no rows`)
    if (unknown.length > 0) notice(`Left out, since the template has no such field: ${unknown.join(', ')}`)
    for (const { row, cell, read, other } of ambiguous.slice(0, MOST_NOTED))
      notice(`Row ${row}: “${cell}” is read as ${read}; it could be ${other}`)
    if (ambiguous.length > MOST_NOTED) notice(`${ambiguous.length - MOST_NOTED} more cells could be read in two ways`)
    await mkdir(folder, { recursive: true })
    const source = createHash('sha256')
      .update(bytes)
      .update(JSON.stringify([tools.order, tools.workspaceId]))
      .digest('hex')
    const bulkInputId = await keptId(folder, source)
    // Reading the rules keeps a process busy for seconds: in this one the queue would take its silence for death.
    checkApart(call.settings, { idle: 0 })
    const onError = (error: Error) => process.stderr.write(`${error.message}\n`)
    const boss = await openQueue(url, { supervise: true, onError })
    try {
      const models = openModels(db, call.settings)
      await startWriting(boss, models, onError)
      const faults = await addRows(db, openLater(db, boss, models), tools, rows, bulkInputId)
      await untilWritten(db, tools.workspaceId, bulkInputId, rows.length - faults.size)
      const results = await writeResults(db, tools, rows, faults, bulkInputId, folder)
      const failed = results.filter((result) => result.fault !== null)
      call.print(
        {
          bulkInputId,
          rows: results.length,
          written: results.length - failed.length,
          failed: failed.length,
          results: results.map(({ input: _input, report, ...rest }) => ({ ...rest, ...report })),
        },
        [
          ...failed.map(({ row, fault }) => `row ${row}: ${fault}`),
          `${results.length - failed.length} of ${results.length} documents are in ${folder}; ` +
            `rows.jsonl names each row's document or fault. bulkInputId ${bulkInputId}`,
        ].join('\n'),
      )
      return failed.length > 0 ? 1 : 0
    } finally {
      await boss.stop({ graceful: true, timeout: 5000 })
      await stopChecking()
    }
  })
}

async function keptId(folder: string, source: string): Promise<string> {
  const file = path.join(folder, 'bulk.json')
  if (existsSync(file)) {
    const kept = JSON.parse(await readFile(file, 'utf8')) as Kept
    if (kept.source !== source)
      throw new PlainError(`${folder} holds another run (its rows, template, language, tone or workspace differ); choose an empty folder`)
    return kept.bulkInputId
  }
  const kept: Kept = { bulkInputId: newId(), source }
  await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`)
  return kept.bulkInputId
}

/** Adds the rows that have no document yet; a fault of a row stays with the row and stops none of the others. */
async function addRows(db: pg.Pool, later: Later, tools: Tools, rows: BulkInput[], bulkInputId: string): Promise<Map<number, string>> {
  const { workspaceId, order, inputOf } = tools
  await dropFailedBulk(db, workspaceId, bulkInputId)
  const there = new Set((await listBulk(db, workspaceId, bulkInputId)).map(({ row }) => row))
  const faults = new Map<number, string>()
  for (const { row, input, fault } of rows) {
    if (fault !== null || input === null) faults.set(row, fault ?? 'The row cannot be read.')
    else if (!there.has(row)) {
      await later.add(workspaceId, { ...order, input: inputOf(input) }, { bulk: { id: bulkInputId, row } }).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
        faults.set(row, faultOf(error))
      })
    }
  }
  return faults
}

async function untilWritten(db: pg.Pool, workspaceId: string, bulkInputId: string, total: number): Promise<void> {
  const show = progressBar('writing')
  for (;;) {
    const { pending, ended } = await countBulk(db, workspaceId, bulkInputId)
    show(ended, total)
    if (pending === 0) break
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  progressDone()
}

async function writeResults(
  db: pg.Pool,
  tools: Tools,
  rows: BulkInput[],
  faults: Map<number, string>,
  bulkInputId: string,
  folder: string,
): Promise<RowResult[]> {
  const documents = new Map((await listBulk(db, tools.workspaceId, bulkInputId)).map((document) => [document.row, document]))
  const digits = String(rows.length).length
  const results: RowResult[] = []
  for (const { row, input } of rows) {
    const document = documents.get(row)
    const result: RowResult = {
      row,
      input,
      documentId: document?.id ?? null,
      title: null,
      file: null,
      fault: faults.get(row) ?? document?.error ?? null,
      report: document?.status === 'ready' ? reportOf(document) : null,
    }
    if (document?.status === 'ready') {
      result.title = document.title
      result.file = `${String(row).padStart(digits, '0')}.md`
      await writeFile(path.join(folder, result.file), document.markdown)
    } else result.fault ??= 'The document could not be written.'
    results.push(result)
  }
  await writeFile(
    path.join(folder, 'rows.jsonl'),
    results.map(({ report, ...result }) => `${JSON.stringify({ ...result, ...report })}\n`).join(''),
  )
  return results
}
