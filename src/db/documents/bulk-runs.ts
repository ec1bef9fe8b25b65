import type pg from 'pg'
import type { LanguageKey } from '../../languages.ts'
import { newId } from '../base/ids.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import type { Db } from '../base/pool.ts'

export type Cell = string | number | boolean

/** What is written from the table, and how its columns are read. */
export interface BulkPlan {
  template_id: string
  language_key: LanguageKey
  tone_meta_id: string | null
  /** Field to column, from 0. */
  mapping: Record<string, number>
  /** Fields that are the same in every row. */
  fixed: Record<string, string>
  decimal: ',' | '.' | null
  days: 'dmy' | 'mdy' | null
  fallback: 'draft' | null
}

export interface BulkRun {
  id: string
  name: string
  columns: string[]
  total: number
  plan: BulkPlan | null
  state: 'draft' | 'running' | 'cancelled'
  is_ordered: boolean
  error: string | null
  created_by: string | null
  key_id: string | null
  created_at: string
  updated_at: string
}

const COLUMNS = 'id, name, columns, total, plan, state, is_ordered, error, created_by, key_id, created_at, updated_at'
const PER_INSERT = 1000

interface NewRun {
  name: string
  columns: string[]
  rows: Cell[][]
  createdBy: string | null
  keyId: string | null
}

/** Stores a table and its rows, in the caller's transaction. */
export async function storeRun(
  client: pg.PoolClient,
  workspaceId: string,
  { name, columns, rows, createdBy, keyId }: NewRun,
): Promise<string> {
  const id = newId()
  await client.query(
    `insert into bulk_runs (workspace_id, id, name, columns, total, created_by, key_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $8::timestamptz)`,
    [workspaceId, id, name, JSON.stringify(columns), rows.length, createdBy, keyId, momentAt(newMoment())],
  )
  for (let from = 0; from < rows.length; from += PER_INSERT) {
    const batch = rows.slice(from, from + PER_INSERT).map((cells, at) => ({ row: from + at + 1, cells }))
    await client.query(
      `insert into bulk_rows (workspace_id, run_id, row, cells)
       select $1, $2, r.row, r.cells from json_to_recordset($3) as r (row integer, cells jsonb)`,
      [workspaceId, id, JSON.stringify(batch)],
    )
  }
  return id
}

export async function countRuns(db: Db, workspaceId: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>('select count(*)::int as n from bulk_runs where workspace_id = $1', [workspaceId])
  return rows[0]!.n
}

export async function listRuns(db: Db, workspaceId: string, offset: number, limit: number): Promise<BulkRun[]> {
  const { rows } = await db.query<BulkRun>(
    `select ${COLUMNS} from bulk_runs where workspace_id = $1 order by created_at desc, id offset $2 limit $3`,
    [workspaceId, offset, limit],
  )
  return rows
}

export async function findRun(db: Db, workspaceId: string, id: string): Promise<BulkRun | null> {
  const { rows } = await db.query<BulkRun>(`select ${COLUMNS} from bulk_runs where workspace_id = $1 and id = $2`, [workspaceId, id])
  return rows[0] ?? null
}

/** Only the transaction that holds this lock orders rows of the run or changes its state. */
export async function lockRun(client: pg.PoolClient, workspaceId: string, id: string): Promise<BulkRun | null> {
  const { rows } = await client.query<BulkRun>(`select ${COLUMNS} from bulk_runs where workspace_id = $1 and id = $2 for update`, [
    workspaceId,
    id,
  ])
  return rows[0] ?? null
}

export async function planRun(client: pg.PoolClient, workspaceId: string, id: string, plan: BulkPlan): Promise<void> {
  await client.query('update bulk_runs set plan = $3, updated_at = $4 where workspace_id = $1 and id = $2', [
    workspaceId,
    id,
    JSON.stringify(plan),
    momentAt(newMoment()),
  ])
}

export async function setRunState(
  client: Db,
  workspaceId: string,
  id: string,
  { state, isOrdered, error = null }: { state: BulkRun['state']; isOrdered: boolean; error?: string | null },
): Promise<void> {
  await client.query('update bulk_runs set state = $3, is_ordered = $4, error = $5, updated_at = $6 where workspace_id = $1 and id = $2', [
    workspaceId,
    id,
    state,
    isOrdered,
    error,
    momentAt(newMoment()),
  ])
}

/** The rows, the documents and what else belongs to a run; the documents stay. */
export async function deleteRun(db: Db, workspaceId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from bulk_runs where workspace_id = $1 and id = $2', [workspaceId, id])
  return rowCount === 1
}

/** Tables from which nothing was ordered. */
export async function forgetDrafts(db: Db, workspaceId: string, before: Date): Promise<void> {
  await db.query(`delete from bulk_runs where workspace_id = $1 and state = 'draft' and updated_at < $2`, [workspaceId, before])
}

/** Runs whose rows are still being ordered, with how far each has got. */
export async function listOrdering(db: Db, workspaceId: string): Promise<{ id: string; progress: string }[]> {
  const { rows } = await db.query<{ id: string; n: number }>(
    `select r.id, (select count(*)::int from documents d where d.workspace_id = $1 and d.bulk_input_id = r.id) as n
     from bulk_runs r where r.workspace_id = $1 and r.state = 'running' and not r.is_ordered`,
    [workspaceId],
  )
  return rows.map(({ id, n }) => ({ id, progress: `ordered ${n}` }))
}

/** Which of some runs the queue still has work for. */
export async function runsInQueue(db: Db, queues: string[], runIds: string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct data->>'runId' as id from pgboss.job where name = any($1) and state < 'completed' and data->>'runId' = any($2)`,
    [queues, runIds],
  )
  return new Set(rows.map(({ id }) => id))
}
