import type { ActiveFilter, FilterAction } from '../../decided/filter.ts'
import type { DecisionFigures } from '../../rules/learned/index.ts'
import { newId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'

export interface FilterRow {
  subject: string
  state: 'waiting' | 'ready' | 'failed'
  failure: string | null
  action: 'off' | FilterAction
  asked_at: string
  model_id: string | null
  figures: DecisionFigures | null
  trained_at: string | null
}

export async function findFilter(db: Db, workspaceId: string, subject: string): Promise<FilterRow | null> {
  const { rows } = await db.query<FilterRow>(
    `select f.subject, f.state, f.failure, f.action, f.asked_at, f.model_id, m.figures, m.trained_at from decision_filters f
     left join decision_models m on m.workspace_id = $1 and m.id = f.model_id where f.workspace_id = $1 and f.subject = $2`,
    [workspaceId, subject],
  )
  return rows[0] ?? null
}

/** Asks for a filter to be trained, for the first time or again; what it does meanwhile stays. */
export async function askForFilter(db: Db, workspaceId: string, subject: string): Promise<void> {
  await db.query(
    `insert into decision_filters (workspace_id, subject, state, asked_at) values ($1, $2, 'waiting', $3)
     on conflict (workspace_id, subject) do update set state = excluded.state, failure = null, asked_at = excluded.asked_at`,
    [workspaceId, subject, new Date()],
  )
}

const MODELS_KEPT = 3

/** Stores what was trained, and forgets models before the last few; what the filter did before and goes on doing, with the new model. */
export async function storeFilterModel(
  db: Db,
  workspaceId: string,
  subject: string,
  trained: { model: Uint8Array; cut: number; figures: DecisionFigures },
): Promise<FilterRow['action']> {
  const id = newId()
  await db.query(
    `insert into decision_models (workspace_id, id, subject, model, cut, figures, trained_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [workspaceId, id, subject, Buffer.from(trained.model), trained.cut, JSON.stringify(trained.figures), new Date()],
  )
  const { rows } = await db.query<Pick<FilterRow, 'action'>>(
    `update decision_filters set state = 'ready', failure = null, model_id = $3 where workspace_id = $1 and subject = $2 returning action`,
    [workspaceId, subject, id],
  )
  await db.query(
    `delete from decision_models where workspace_id = $1 and subject = $2 and id in (
       select id from decision_models where workspace_id = $1 and subject = $2 order by trained_at desc, id desc offset ${MODELS_KEPT})`,
    [workspaceId, subject],
  )
  return rows[0]?.action ?? 'off'
}

export async function failFilter(db: Db, workspaceId: string, subject: string, failure: string): Promise<void> {
  await db.query(
    `update decision_filters set state = 'failed', failure = $3 where workspace_id = $1 and subject = $2 and state = 'waiting'`,
    [workspaceId, subject, failure],
  )
}

/** Whether a filter waits to be trained. */
export async function isFilterWaiting(db: Db, workspaceId: string, subject: string): Promise<boolean> {
  const { rowCount } = await db.query(`select 1 from decision_filters where workspace_id = $1 and subject = $2 and state = 'waiting'`, [
    workspaceId,
    subject,
  ])
  return rowCount === 1
}

export async function setFilterAction(db: Db, workspaceId: string, subject: string, action: FilterRow['action']): Promise<void> {
  await db.query('update decision_filters set action = $3 where workspace_id = $1 and subject = $2', [workspaceId, subject, action])
}

/** The filters that are switched on, as an audit that begins now keeps them. */
export async function activeFilters(db: Db, workspaceId: string): Promise<ActiveFilter[]> {
  const { rows } = await db.query<ActiveFilter>({
    name: 'active-filters',
    text: `select subject, action, model_id as model from decision_filters
      where workspace_id = $1 and action <> 'off' and model_id is not null order by subject`,
    values: [workspaceId],
  })
  return rows
}

interface FilterModel {
  id: string
  model: Buffer
  cut: number
  figures: DecisionFigures
}

/** Models by their identifiers; one that was forgotten meanwhile is not among them. */
export async function findFilterModels(db: Db, workspaceId: string, ids: string[]): Promise<FilterModel[]> {
  if (ids.length === 0) return []
  const { rows } = await db.query<FilterModel>(
    'select id, model, cut, figures from decision_models where workspace_id = $1 and id = any($2::uuid[])',
    [workspaceId, ids],
  )
  return rows
}

const MOST_RULES = 50

/** Rules of a pack that were decided about, in the newest runs, most decided first. */
export async function decidedRules(db: Db, workspaceId: string, pack: string): Promise<string[]> {
  const { rows } = await db.query<{ rule_id: string }>(
    `select v.rule_id from (select id from audits where workspace_id = $1 and status = 'COMPLETED' order by created_at desc, id limit 50) a
     join rule_counts c on c.workspace_id = $1 and c.audit_id = a.id
     join audit_rules n on n.workspace_id = $1 and n.audit_id = a.id and n.number = c.rule
     join rule_versions v on v.workspace_id = $1 and v.id = n.rule_version_id and v.pack = $2
     group by v.rule_id having sum(c.counts[2] + c.counts[3] + c.counts[4] + c.counts[5]) > 0
     order by sum(c.counts[2] + c.counts[3] + c.counts[4] + c.counts[5]) desc, v.rule_id limit ${MOST_RULES}`,
    [workspaceId, pack],
  )
  return rows.map((row) => row.rule_id)
}
