import { newId } from '../base/ids.ts'
import { namesIn } from '../people/person-data.ts'
import type { Db } from '../base/pool.ts'

/** What a call of a model was for. */
const PURPOSES = ['document', 'judgement', 'test'] as const
type Purpose = (typeof PURPOSES)[number]

/** Who has a model called, and for what. */
export interface Spender {
  purpose: Purpose
  templateId?: string | null
  userId?: string | null
  keyId?: string | null
}

export interface Spent {
  calls: number
  input: number
  output: number
  /** Null: nobody said what the model costs. */
  cost: number | null
}

/** Adds a call to the sums of its day. */
export async function addSpending(db: Db, workspaceId: string, day: string, model: string, spender: Spender, spent: Spent): Promise<void> {
  const { purpose, templateId = null, userId = null, keyId = null } = spender
  await db.query(
    `insert into model_spending as s (workspace_id, id, day, purpose, model, template_id, user_id, key_id, calls, input, output, cost)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (workspace_id, day, purpose, model, template_id, user_id, key_id) do update set
       calls = s.calls + excluded.calls, input = s.input + excluded.input, output = s.output + excluded.output,
       cost = coalesce(s.cost + excluded.cost, s.cost, excluded.cost)`,
    [workspaceId, newId(), day, purpose, model, templateId, userId, keyId, spent.calls, spent.input, spent.output, spent.cost],
  )
}

/** What was spent from a day on; of one key, where it is named. */
export async function spentSince(
  db: Db,
  workspaceId: string,
  day: string,
  keyId: string | null = null,
): Promise<{ tokens: number; cost: number }> {
  const { rows } = await db.query<{ tokens: number; cost: number }>(
    `select coalesce(sum(input + output), 0)::float8 as tokens, coalesce(sum(cost), 0)::float8 as cost from model_spending
     where workspace_id = $1 and day >= $2 and ($3::uuid is null or key_id = $3)`,
    [workspaceId, day, keyId],
  )
  return rows[0]!
}

export interface SpendingRow extends Spent {
  day: string
  purpose: Purpose
  model: string
  template_id: string | null
  user_id: string | null
  user_name: string | null
  key_id: string | null
  key_name: string | null
}

/** The sums of the days of a span, both ends included, with the names of people and keys as the workspace shows them now. */
export async function listSpending(db: Db, workspaceId: string, from: string, to: string): Promise<SpendingRow[]> {
  const { rows } = await db.query<Omit<SpendingRow, 'user_name'>>(
    `select to_char(s.day, 'YYYY-MM-DD') as day, s.purpose, s.model, s.template_id, s.user_id, s.key_id,
       k.name as key_name, s.calls::float8 as calls, s.input::float8 as input, s.output::float8 as output, s.cost::float8 as cost
     from model_spending s left join api_keys k on k.workspace_id = s.workspace_id and k.id = s.key_id
     where s.workspace_id = $1 and s.day between $2 and $3
     order by s.day, s.purpose, s.model, s.template_id, s.user_id, s.key_id`,
    [workspaceId, from, to],
  )
  const names = await namesIn(
    db,
    workspaceId,
    rows.map((row) => row.user_id),
  )
  return rows.map((row) => ({ ...row, user_name: (row.user_id && names.get(row.user_id)) ?? null }))
}

/** Months that have any, newest first. */
export async function spendingMonths(db: Db, workspaceId: string): Promise<string[]> {
  const { rows } = await db.query<{ month: string }>(
    `select distinct to_char(day, 'YYYY-MM') as month from model_spending where workspace_id = $1 order by month desc limit 60`,
    [workspaceId],
  )
  return rows.map(({ month }) => month)
}
