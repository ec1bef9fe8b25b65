import type pg from 'pg'
import type { Cell, RunsVersion, TwoRuns } from './compared-cells.ts'
import { bytesOf, placesOf } from './compared-places.ts'
import { parametersAfter, rowsSql } from '../base/parameters.ts'
import type { Db } from '../base/pool.ts'

/** The pages that were not read again and the rules that did not run again, of those that had found something. */
export interface Missed {
  pages: number
  rules: number
  by_page: number
  by_rule: number
}

/** Cells are written and read in parts: a run with a million findings has thousands, some of them large. */
const AT_ONCE = 500

interface StoredHead {
  earlier_trail: number
  later_trail: number
  not_looked_at: Missed
}

async function headOf(db: Db, workspaceId: string, { from, to }: TwoRuns, found: string): Promise<StoredHead | null> {
  const { rows } = await db.query<StoredHead>({
    name: 'stored-comparison',
    text: `select earlier_trail, later_trail, not_looked_at from compared_runs
      where workspace_id = $1 and later_id = $2 and earlier_id = $3 and found = $4`,
    values: [workspaceId, to, from, found],
  })
  return rows[0] ?? null
}

export const storedMissed = async (db: Db, workspaceId: string, runs: TwoRuns, found: string): Promise<Missed | null> =>
  (await headOf(db, workspaceId, runs, found))?.not_looked_at ?? null

/** What the worker has compared, with the trails it knew; null where it has not, or where something was found since. */
export async function storedCells(
  db: Db,
  workspaceId: string,
  runs: TwoRuns,
  found: string,
): Promise<{ cells: Cell[]; trails: RunsVersion['trails'] } | null> {
  const head = await headOf(db, workspaceId, runs, found)
  if (!head) return null
  const { rows } = await db.query<Omit<Cell, 'places' | 'earlier'> & { found: Buffer; before: Buffer }>(
    `select kind, rule_id, rule_name, also_rules, severity, section, language, decided_by_run, n, places as found, earlier_places as before
     from compared_cells where workspace_id = $1 and later_id = $2 and earlier_id = $3 order by number`,
    [workspaceId, runs.to, runs.from],
  )
  const cells = rows.map(({ found: places, before, ...cell }) => ({ ...cell, ...placesOf(places, before) }))
  return { cells, trails: [Number(head.earlier_trail), Number(head.later_trail)] }
}

/** Replaces what is stored of two runs; nothing is stored of a run that was deleted meanwhile. */
export async function storeCells(
  client: pg.PoolClient,
  workspaceId: string,
  { from, to }: TwoRuns,
  { found, trails }: RunsVersion,
  { cells, missed }: { cells: Cell[]; missed: Missed },
): Promise<void> {
  const { rowCount } = await client.query('select 1 from audits where workspace_id = $1 and id in ($2, $3) for share', [
    workspaceId,
    from,
    to,
  ])
  if (rowCount !== 2) return
  await client.query(
    `insert into compared_runs (workspace_id, later_id, earlier_id, found, earlier_trail, later_trail, not_looked_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (workspace_id, later_id, earlier_id) do update set found = excluded.found, earlier_trail = excluded.earlier_trail,
       later_trail = excluded.later_trail, not_looked_at = excluded.not_looked_at`,
    [workspaceId, to, from, found, ...trails, JSON.stringify(missed)],
  )
  await client.query('delete from compared_cells where workspace_id = $1 and later_id = $2 and earlier_id = $3', [workspaceId, to, from])
  for (let first = 0; first < cells.length; first += AT_ONCE) {
    const { values, parameter } = parametersAfter(workspaceId, to, from)
    const numbered = cells.slice(first, first + AT_ONCE).map((cell, index) => ({ cell, number: first + index }))
    const rows = rowsSql(parameter, numbered, {
      number: ['int', ({ number }) => number],
      kind: ['text', ({ cell }) => cell.kind],
      rule_id: ['text', ({ cell }) => cell.rule_id],
      rule_name: ['text', ({ cell }) => cell.rule_name],
      also_rules: ['text', ({ cell }) => cell.also_rules],
      severity: ['smallint', ({ cell }) => cell.severity],
      section: ['text', ({ cell }) => cell.section],
      language: ['text', ({ cell }) => cell.language],
      decided_by_run: ['boolean', ({ cell }) => cell.decided_by_run],
      n: ['int', ({ cell }) => cell.n],
      places: ['bytea', ({ cell }) => bytesOf(cell.places)],
      earlier_places: ['bytea', ({ cell }) => bytesOf(cell.earlier)],
    })
    await client.query(
      `insert into compared_cells (workspace_id, later_id, earlier_id, number, kind, rule_id, rule_name, also_rules, severity, section,
         language, decided_by_run, n, places, earlier_places)
       select $1, $2, $3, u.* from ${rows}`,
      values,
    )
  }
}

/** With a deleted run goes what was compared with it. */
export async function forgetComparisons(client: pg.PoolClient, workspaceId: string, auditId: string): Promise<number> {
  const { rowCount } = await client.query('delete from compared_runs where workspace_id = $1 and (later_id = $2 or earlier_id = $2)', [
    workspaceId,
    auditId,
  ])
  return rowCount ?? 0
}
