import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { cellsAfter, countRows, dropPendingRows, openRows } from '../../db/documents/bulk-rows.ts'
import type { BulkCounts } from '../../db/documents/bulk-rows.ts'
import { countRuns, findRun, listRuns, lockRun, planRun, setRunState, storeRun } from '../../db/documents/bulk-runs.ts'
import type { BulkPlan, BulkRun } from '../../db/documents/bulk-runs.ts'
import { namesOf } from '../../db/people/members.ts'
import { transaction } from '../../db/base/pool.ts'
import { AppError, invalid, notFound } from '../../errors.ts'
import type { Writing } from '../../models/writing.ts'
import { addBulkJob } from '../../queue/queue.ts'
import { faultOf } from '../order/fault-text.ts'
import { prepare, preview, proposedMapping } from './prepare.ts'
import { readTableApart } from './read-apart.ts'

const MOST_RUNS = 500
const DRY_ROWS = 5
const MOST_SAMPLES = 3

/** `done`: every row has been ordered, and none waits. */
type ShownState = BulkRun['state'] | 'done'

const stateOf = (run: BulkRun, { pending }: BulkCounts): ShownState =>
  run.state === 'running' && run.is_ordered && pending === 0 ? 'done' : run.state

/** Who orders: a person, or the person and the key of a program. */
interface Orderer {
  userId: string | null
  keyId: string | null
}

/** Takes a file in as a run that nothing has been ordered from yet. */
export async function takeTable(
  db: pg.Pool,
  workspaceId: string,
  { userId: createdBy, keyId }: Orderer,
  file: { name: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<string> {
  if ((await countRuns(db, workspaceId)) >= MOST_RUNS)
    throw new AppError(409, `A workspace keeps ${MOST_RUNS} bulk runs; delete one first. Its documents stay.`)
  const { columns, rows } = await readTableApart(file.bytes)
  const name = file.name.replaceAll('\0', '').toWellFormed().slice(0, 200).trim() || 'table'
  return transaction(db, (client) => storeRun(client, workspaceId, { name, columns, rows, createdBy, keyId }))
}

export async function showRuns(db: pg.Pool, workspaceId: string, { offset, limit }: { offset: number; limit: number }) {
  const runs = await listRuns(db, workspaceId, offset, limit)
  return { runs: await shown(db, workspaceId, runs), total: await countRuns(db, workspaceId) }
}

async function shown(db: pg.Pool, workspaceId: string, runs: BulkRun[]) {
  const counts = await countRows(
    db,
    workspaceId,
    runs.map(({ id }) => id),
  )
  const names = await namesOf(
    db,
    runs.map((run) => run.created_by).filter((id) => id !== null),
  )
  return runs.map((run) => {
    const counted = counts.get(run.id)!
    const { is_ordered: _ordered, key_id: _key, ...rest } = run
    return {
      ...rest,
      state: stateOf(run, counted),
      created_by: run.created_by && names.has(run.created_by) ? { id: run.created_by, name: names.get(run.created_by)! } : null,
      counts: counted,
    }
  })
}

/** A run with the first values of its columns. */
export async function showRun(db: pg.Pool, workspaceId: string, id: string) {
  const run = found(await findRun(db, workspaceId, id))
  const [head] = await shown(db, workspaceId, [run])
  const first = await cellsAfter(db, workspaceId, id, 0, 50)
  const samples = run.columns.map((_, at) =>
    first
      .map(({ cells }) => String(cells[at] ?? '').slice(0, 80))
      .filter((cell) => cell !== '')
      .slice(0, MOST_SAMPLES),
  )
  return { ...head!, samples }
}

const found = (run: BulkRun | null): BulkRun => {
  if (!run) throw notFound('Bulk run')
  return run
}

type AskedPlan = Omit<BulkPlan, 'mapping'> & { mapping: Record<string, number> | null }

const fault = (field: string, msg: string) => invalid({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })

/** Says what is to be written from the table; without a mapping one is proposed. Answers what it would do with every row. */
export async function planTable(writing: Writing, workspaceId: string, id: string, asked: AskedPlan) {
  const run = found(await findRun(writing.db, workspaceId, id))
  if (run.state !== 'draft') throw new AppError(409, 'This run has been ordered; its plan stays as it is.')
  const mapping = asked.mapping ?? (await proposedMapping(writing.db, workspaceId, run.columns, asked))
  for (const column of Object.values(mapping)) if (column >= run.columns.length) throw fault('mapping', `there is no column ${column}`)
  const plan: BulkPlan = { ...asked, mapping }
  if (JSON.stringify(plan).includes('\\u0000')) throw fault('fixed', 'the text contains a NUL')
  const looked = await preview(writing, workspaceId, run, plan)
  await transaction(writing.db, async (client) => {
    if ((await lockRun(client, workspaceId, id))?.state === 'draft') await planRun(client, workspaceId, id, plan)
  })
  return { plan, ...looked }
}

/** Writes the first rows and stores nothing. A row that cannot be written says why; the others are shown all the same. */
export async function dryRun(writing: Writing, workspaceId: string, userId: string | null, id: string) {
  const run = found(await findRun(writing.db, workspaceId, id))
  if (!run.plan) throw new AppError(409, 'Say first which template is to be written, and from which columns.')
  const { writeText } = await import('../write/write-text.ts')
  const { reader, order } = await prepare(writing, workspaceId, run, run.plan)
  const rows = await cellsAfter(writing.db, workspaceId, id, 0, DRY_ROWS)
  return Promise.all(
    rows.map(async ({ row, cells }) => {
      const { input, ambiguous } = reader.read(row, cells)
      const base = { row, input, ambiguous, fault: null, title: null, markdown: '', findings: [], unsupported: [], model: null }
      try {
        const { draft, remaining, unsupported, model } = await writeText(writing, workspaceId, order(row, cells).order, {
          createdBy: userId,
        })
        return { ...base, title: draft.title, markdown: draft.markdown, findings: remaining, unsupported, model }
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return { ...base, fault: faultOf(error) }
      }
    }),
  )
}

/** Starts a run, or goes on with one: rows with a document are left alone, those that failed are tried again. */
export async function startRun(db: pg.Pool, boss: PgBoss, workspaceId: string, id: string): Promise<void> {
  await transaction(db, async (client) => {
    const run = found(await lockRun(client, workspaceId, id))
    if (!run.plan) throw new AppError(409, 'Say first which template is to be written, and from which columns.')
    if (run.state === 'running' && !run.is_ordered) return
    await openRows(client, workspaceId, id)
    await setRunState(client, workspaceId, id, { state: 'running', isOrdered: false })
    await addBulkJob(boss, client, { workspaceId, runId: id })
  })
}

/** Stops a run: what is written stays, what waits is not written. */
export async function cancelRun(db: pg.Pool, workspaceId: string, id: string): Promise<void> {
  await transaction(db, async (client) => {
    const run = found(await lockRun(client, workspaceId, id))
    if (run.state !== 'running') return
    const dropped = await dropPendingRows(client, workspaceId, id)
    // Nothing waited: it was done.
    if (dropped > 0 || !run.is_ordered) await setRunState(client, workspaceId, id, { state: 'cancelled', isOrdered: false })
  })
}
