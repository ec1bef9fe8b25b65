import type { TriedCounts, TriedResults, TryState } from '../../decided/tried.ts'
import { isId } from '../base/ids.ts'
import { namesOf } from '../people/members.ts'
import type { Db } from '../base/pool.ts'

interface NewTry {
  id: string
  ruleId: string
  file: string
  content: string
  earlier: string | null
  runs: string[]
  counts: TriedCounts
  results: TriedResults
  createdBy: string | null
}

export interface TryWork {
  rule_id: string
  file: string
  content: string
  earlier: string | null
  runs: string[]
  at_run: number
  at_position: number
  counts: TriedCounts
  results: TriedResults
}

export async function insertTry(db: Db, workspaceId: string, made: NewTry): Promise<void> {
  const { id, ruleId, file, content, earlier, runs, counts, results, createdBy } = made
  await db.query(
    `insert into rule_tries (workspace_id, id, rule_id, file, content, earlier, runs, counts, results, created_by, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7::uuid[], $8, $9, $10, $11, $11)`,
    [workspaceId, id, ruleId, file, content, earlier, runs, JSON.stringify(counts), JSON.stringify(results), createdBy, new Date()],
  )
}

/** Tries that have not ended; more of them at once than a few are refused. */
export async function countOpenTries(db: Db, workspaceId: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from rule_tries where workspace_id = $1 and state in ('waiting', 'running')`,
    [workspaceId],
  )
  return rows[0]!.n
}

/** Takes a try up, also one that another worker has left; null where it has ended. */
export async function beginTry(db: Db, workspaceId: string, id: string): Promise<TryWork | null> {
  const { rows } = await db.query<TryWork>(
    `update rule_tries set state = 'running', updated_at = $3 where workspace_id = $1 and id = $2 and state in ('waiting', 'running')
     returning rule_id, file, content, earlier, runs, at_run, at_position, counts, results`,
    [workspaceId, id, new Date()],
  )
  return rows[0] ?? null
}

interface TryProgress {
  run: number
  position: number
  counts: TriedCounts
  /** Null: they have not changed since they were last stored. */
  results: TriedResults | null
  state: 'running' | 'completed'
}

/** Stores how far a try has got; false where somebody has cancelled it. */
export async function storeTryProgress(db: Db, workspaceId: string, id: string, progress: TryProgress): Promise<boolean> {
  const { run, position, counts, results, state } = progress
  const { rowCount } = await db.query(
    `update rule_tries set at_run = $3, at_position = $4, counts = $5, results = coalesce($6::jsonb, results), state = $7, updated_at = $8
     where workspace_id = $1 and id = $2 and state = 'running'`,
    [workspaceId, id, run, position, JSON.stringify(counts), results && JSON.stringify(results), state, new Date()],
  )
  return rowCount === 1
}

export async function isTryRunning(db: Db, workspaceId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'try-running',
    text: `select 1 from rule_tries where workspace_id = $1 and id = $2 and state = 'running'`,
    values: [workspaceId, id],
  })
  return rowCount === 1
}

/** Ends a try that has not ended; false where it has, null where there is none. */
export async function endTry(
  db: Db,
  workspaceId: string,
  id: string,
  state: 'cancelled' | 'failed',
  failure: string | null,
): Promise<boolean | null> {
  if (!isId(id)) return null
  const { rowCount } = await db.query(
    `update rule_tries set state = $3, failure = $4, updated_at = $5
     where workspace_id = $1 and id = $2 and state in ('waiting', 'running')`,
    [workspaceId, id, state, failure, new Date()],
  )
  if (rowCount) return true
  const { rowCount: known } = await db.query('select 1 from rule_tries where workspace_id = $1 and id = $2', [workspaceId, id])
  return known ? false : null
}

interface TryRow {
  id: string
  rule_id: string
  file: string
  state: TryState
  failure: string | null
  runs: string[]
  counts: TriedCounts
  results: TriedResults
  created_at: string
  updated_at: string
  created_by: { id: string; name: string } | null
}

export async function findTry(db: Db, workspaceId: string, id: string): Promise<TryRow | null> {
  if (!isId(id)) return null
  const { rows } = await db.query<Omit<TryRow, 'created_by'> & { created_by: string | null }>(
    `select id, rule_id, file, state, failure, runs, counts, results, created_at, updated_at, created_by
     from rule_tries where workspace_id = $1 and id = $2`,
    [workspaceId, id],
  )
  const row = rows[0]
  if (!row) return null
  const names = await namesOf(db, row.created_by ? [row.created_by] : [])
  const { created_by: by } = row
  return { ...row, created_by: by && names.has(by) ? { id: by, name: names.get(by)! } : null }
}

/** What tries show are texts of pages and names of people: they are kept for a day, and not past a run they show. */
export async function forgetTries(db: Db, workspaceId: string, before: Date): Promise<void> {
  await db.query(`delete from rule_tries where workspace_id = $1 and created_at < $2`, [workspaceId, before])
}

export async function forgetTriesOf(db: Db, workspaceId: string, auditId: string): Promise<void> {
  await db.query(`delete from rule_tries where workspace_id = $1 and $2::uuid = any(runs)`, [workspaceId, auditId])
}

export async function forgetAllTries(db: Db, workspaceId: string): Promise<void> {
  await db.query('delete from rule_tries where workspace_id = $1', [workspaceId])
}

/** Tries that nobody may be working on: a restored database begins with an empty queue. */
export async function listOpenTries(db: Db, workspaceId: string): Promise<{ id: string; progress: string }[]> {
  const { rows } = await db.query<{ id: string; progress: string }>(
    `select id, updated_at::text as progress from rule_tries where workspace_id = $1 and state in ('waiting', 'running')`,
    [workspaceId],
  )
  return rows
}

/** A past run whose pages a rule can be tried on. */
interface TriableRun {
  id: string
  name: string
  site_id: string | null
  created_at: string
  findings: number
  pages: number
  /** The last one of its site: tried unless somebody chooses otherwise. */
  newest: boolean
}

const MOST_RUNS = 50

export async function triableRuns(db: Db, workspaceId: string): Promise<TriableRun[]> {
  const { rows } = await db.query<Omit<TriableRun, 'newest'>>({
    name: 'triable-runs',
    text: `select id, name, site_id, created_at, total_violations as findings, completed_assets as pages from audits
      where workspace_id = $1 and status = 'COMPLETED' and completed_assets > 0 order by created_at desc, id limit ${MOST_RUNS}`,
    values: [workspaceId],
  })
  const sites = new Set<string>()
  return rows.map((run) => {
    // Audits of the same name without a site are runs of the same thing.
    const key = run.site_id ?? `name ${run.name}`
    const newest = !sites.has(key)
    sites.add(key)
    return { ...run, newest }
  })
}
