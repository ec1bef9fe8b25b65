import type pg from 'pg'
import type { BulkRun, Cell } from './bulk-runs.ts'
import { newId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'

const OPEN = `jsonb_path_query_array(d.findings, '$[*] ? (!(@.ignored == true))')`

export interface BulkCounts {
  pending: number
  ready: number
  failed: number
  /** Rows the form refused: no document was ordered for them. */
  refused: number
  /** Documents with findings that remain. */
  with_findings: number
}

const NO_COUNTS: BulkCounts = { pending: 0, ready: 0, failed: 0, refused: 0, with_findings: 0 }

/** How far some runs have got. */
export async function countRows(db: Db, workspaceId: string, runIds: string[]): Promise<Map<string, BulkCounts>> {
  const counts = new Map(runIds.map((id) => [id, { ...NO_COUNTS }]))
  const { rows } = await db.query<Omit<BulkCounts, 'refused'> & { id: string }>(
    `select d.bulk_input_id as id, count(*) filter (where d.status = 'pending')::int as pending,
       count(*) filter (where d.status = 'ready')::int as ready, count(*) filter (where d.status = 'failed')::int as failed,
       count(*) filter (where d.status = 'ready' and d.findings <> '[]'::jsonb and jsonb_array_length(${OPEN}) > 0)::int as with_findings
     from documents d where d.workspace_id = $1 and d.bulk_input_id = any($2::uuid[]) group by d.bulk_input_id`,
    [workspaceId, runIds],
  )
  for (const { id, ...found } of rows) counts.set(id, { ...found, refused: 0 })
  const { rows: refused } = await db.query<{ id: string; n: number }>(
    `select run_id as id, count(*)::int as n from bulk_rows
     where workspace_id = $1 and run_id = any($2::uuid[]) and fault is not null group by run_id`,
    [workspaceId, runIds],
  )
  for (const { id, n } of refused) counts.get(id)!.refused = n
  return counts
}

/** Rows as they stood in the file, after one of them. */
export async function cellsAfter(
  db: Db,
  workspaceId: string,
  runId: string,
  after: number,
  limit: number,
): Promise<{ row: number; cells: Cell[] }[]> {
  const { rows } = await db.query<{ row: number; cells: Cell[] }>(
    'select row, cells from bulk_rows where workspace_id = $1 and run_id = $2 and row > $3 order by row limit $4',
    [workspaceId, runId, after, limit],
  )
  return rows
}

/**
 * Rows after one of them for which nothing has been ordered. As sets, which are compared in one pass: a join would be planned as a loop
 * within a loop while the tables are new and nothing is known of their size.
 */
export async function rowsToOrder(
  client: pg.PoolClient,
  workspaceId: string,
  runId: string,
  after: number,
  limit: number,
): Promise<{ row: number; cells: Cell[] }[]> {
  const { rows } = await client.query<{ row: number; cells: Cell[] }>(
    `select row, cells from bulk_rows where workspace_id = $1 and run_id = $2 and row = any(array(
       select row from bulk_rows where workspace_id = $1 and run_id = $2 and row > $3 and fault is null
       except select bulk_row from documents where workspace_id = $1 and bulk_input_id = $2 and bulk_row > $3
       order by 1 limit $4))
     order by row`,
    [workspaceId, runId, after, limit],
  )
  return rows
}

/** Says why rows were refused. */
export async function storeFaults(
  client: pg.PoolClient,
  workspaceId: string,
  runId: string,
  faults: { row: number; fault: string }[],
): Promise<void> {
  if (faults.length === 0) return
  await client.query(
    `update bulk_rows as b set fault = f.fault from unnest($3::integer[], $4::text[]) as f (row, fault)
     where b.workspace_id = $1 and b.run_id = $2 and b.row = f.row`,
    [workspaceId, runId, faults.map(({ row }) => row), faults.map(({ fault }) => fault)],
  )
}

/** Rows that were refused or failed are tried again; those whose documents are there are left alone. */
export async function openRows(client: pg.PoolClient, workspaceId: string, runId: string): Promise<void> {
  await client.query('update bulk_rows set fault = null where workspace_id = $1 and run_id = $2 and fault is not null', [
    workspaceId,
    runId,
  ])
  await client.query(`delete from documents where workspace_id = $1 and bulk_input_id = $2 and status = 'failed'`, [workspaceId, runId])
}

/** Documents that wait are taken out of the queue's reach: whoever is writing one finds nothing to fill in. */
export async function dropPendingRows(client: pg.PoolClient, workspaceId: string, runId: string): Promise<number> {
  const { rowCount } = await client.query(`delete from documents where workspace_id = $1 and bulk_input_id = $2 and status = 'pending'`, [
    workspaceId,
    runId,
  ])
  return rowCount ?? 0
}

export interface PendingRow {
  row: number
  request: object
}

/** Stores documents of a run that are to be written; answers their identifiers. */
export async function storePendingRows(
  client: pg.PoolClient,
  workspaceId: string,
  run: { id: string; title: string; languageKey: string; templateId: string; toneId: string | null; createdBy: string | null },
  pending: readonly PendingRow[],
): Promise<string[]> {
  const stored = pending.map((each) => ({ ...each, id: newId() }))
  await client.query(
    `insert into documents (workspace_id, id, status, title, language_key, template_id, tone_id, created_by, bulk_input_id,
       bulk_row, request)
     select $1, d.id, 'pending', $2, $3, $4::uuid, $5::uuid, $6::uuid, $7::uuid, d.row, d.request
     from json_to_recordset($8) as d (id uuid, row integer, request jsonb)`,
    [workspaceId, run.title, run.languageKey, run.templateId, run.toneId, run.createdBy, run.id, JSON.stringify(stored)],
  )
  return stored.map(({ id }) => id)
}

export const ROW_STATES = ['waiting', 'written', 'findings', 'failed'] as const
type RowState = (typeof ROW_STATES)[number]

interface RunRow {
  row: number
  cells: Cell[]
  /** `gone`: its document was deleted. */
  state: 'waiting' | 'written' | 'failed' | 'gone'
  document_id: string | null
  title: string | null
  findings: number
  fault: string | null
}

type RunHead = Pick<BulkRun, 'id' | 'state' | 'is_ordered'>

const DOCUMENTS = 'from documents d where d.workspace_id = $1 and d.bulk_input_id = $2'
const REFUSED = 'select row from bulk_rows where workspace_id = $1 and run_id = $2 and fault is not null'

/** Which rows are in a state. */
const NUMBERS: Record<RowState, string> = {
  written: `select d.bulk_row as row ${DOCUMENTS} and d.status = 'ready'`,
  findings: `select d.bulk_row as row ${DOCUMENTS} and d.status = 'ready' and d.findings <> '[]'::jsonb
    and jsonb_array_length(${OPEN}) > 0`,
  failed: `${REFUSED} union select d.bulk_row ${DOCUMENTS} and d.status = 'failed'`,
  waiting: `select d.bulk_row as row ${DOCUMENTS} and d.status = 'pending'`,
}
const NOT_ORDERED = `union (select row from bulk_rows where workspace_id = $1 and run_id = $2 and fault is null except
  select d.bulk_row ${DOCUMENTS})`

/** Every row has been ordered: where one has no document, somebody has deleted it. */
const hasAll = ({ state, is_ordered: isOrdered }: RunHead) => isOrdered && state === 'running'

/** A page of a run's rows with what became of each. */
export async function listRows(
  db: Db,
  workspaceId: string,
  run: RunHead,
  { state, offset, limit }: { state: RowState | null; offset: number; limit: number },
): Promise<{ rows: RunRow[]; total: number }> {
  const numbers =
    state === null
      ? 'select row from bulk_rows where workspace_id = $1 and run_id = $2'
      : `${NUMBERS[state]} ${state === 'waiting' && !hasAll(run) ? NOT_ORDERED : ''}`
  const { rows: found } = await db.query<{ row: number }>(`select row from (${numbers}) as n order by row offset $3 limit $4`, [
    workspaceId,
    run.id,
    offset,
    limit,
  ])
  const { rows: counted } = await db.query<{ n: number }>(`select count(*)::int as n from (${numbers}) as n`, [workspaceId, run.id])
  const rows = await joined<RunRow>(
    db,
    workspaceId,
    run,
    found.map(({ row }) => row),
    `case when status = 'ready' then jsonb_array_length(${OPEN}) else 0 end as findings`,
  )
  return { rows: rows.map((row) => ({ ...row, findings: row.findings ?? 0 })), total: counted[0]!.n }
}

export interface ResultRow extends Omit<RunRow, 'findings'> {
  markdown: string
  findings: { rule_id: string; rule_name: string; severity: string; text: string; sentence: string; reason: string; ignored?: true }[]
  unsupported: { kind: string; text: string }[]
}

/** Rows after one of them with all that became of them, for files. */
export async function resultsAfter(db: Db, workspaceId: string, run: RunHead, after: number, limit: number): Promise<ResultRow[]> {
  const { rows: found } = await db.query<{ row: number }>(
    'select row from bulk_rows where workspace_id = $1 and run_id = $2 and row > $3 order by row limit $4',
    [workspaceId, run.id, after, limit],
  )
  const rows = await joined<ResultRow>(
    db,
    workspaceId,
    run,
    found.map(({ row }) => row),
    `case when status = 'ready' then markdown else '' end as markdown, findings, unsupported`,
  )
  return rows.map((row) => ({ ...row, markdown: row.markdown ?? '', findings: row.findings ?? [], unsupported: row.unsupported ?? [] }))
}

interface OfDocument {
  row: number
  document_id: string
  status: 'pending' | 'ready' | 'failed'
  title: string
  error: string | null
}

/** Some rows with their documents. Two statements, each by its own index, whatever is known of the size of the tables. */
async function joined<Row extends RunRow | ResultRow>(
  db: Db,
  workspaceId: string,
  run: RunHead,
  numbers: number[],
  columns: string,
): Promise<Row[]> {
  const { rows } = await db.query<{ row: number; cells: Cell[]; fault: string | null }>(
    'select row, cells, fault from bulk_rows where workspace_id = $1 and run_id = $2 and row = any($3::integer[]) order by row',
    [workspaceId, run.id, numbers],
  )
  const { rows: documents } = await db.query<OfDocument>(
    `select bulk_row as row, id as document_id, status, title, error, ${columns} ${DOCUMENTS} and bulk_row = any($3::integer[])`,
    [workspaceId, run.id, numbers],
  )
  const byRow = new Map(documents.map((document) => [document.row, document]))
  return rows.map(({ row, cells, fault }) => {
    const { status, title, error, document_id: id = null, ...rest } = byRow.get(row) ?? ({} as Partial<OfDocument>)
    const state =
      fault !== null || status === 'failed' ? 'failed' : status === 'ready' ? 'written' : !status && hasAll(run) ? 'gone' : 'waiting'
    const own = { row, cells, state, document_id: id, title: state === 'written' ? (title ?? null) : null, fault: fault ?? error ?? null }
    return { ...rest, ...own } as unknown as Row
  })
}
