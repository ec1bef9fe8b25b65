import type { Db } from '../base/pool.ts'

export interface OwnRuleVersion {
  number: number
  content: string
  author_id: string | null
  created_at: string
  asked_by: string | null
  asked_of: string | null
  asked_at: string | null
  reason: string | null
  sent_back_by: string | null
  sent_back_at: string | null
  sent_back_why: string | null
  published_by: string | null
  published_at: string | null
}

const COLUMNS = `number, content, author_id, created_at, asked_by, asked_of, asked_at, reason, sent_back_by, sent_back_at, sent_back_why,
  published_by, published_at`

/** Newest first. */
export async function listVersions(db: Db, workspaceId: string, ruleId: string): Promise<OwnRuleVersion[]> {
  const { rows } = await db.query<OwnRuleVersion>(
    `select ${COLUMNS} from own_rule_versions where workspace_id = $1 and rule_id = $2 order by number desc limit 50`,
    [workspaceId, ruleId],
  )
  return rows
}

export async function findVersion(db: Db, workspaceId: string, ruleId: string, number: number): Promise<OwnRuleVersion | null> {
  const { rows } = await db.query<OwnRuleVersion>(
    `select ${COLUMNS} from own_rule_versions where workspace_id = $1 and rule_id = $2 and number = $3`,
    [workspaceId, ruleId, number],
  )
  return rows[0] ?? null
}

/** What the YAML of a version says. */
export async function findValues(db: Db, workspaceId: string, ruleId: string, number: number): Promise<Record<string, unknown> | null> {
  const { rows } = await db.query<{ parsed: string }>(
    'select parsed from own_rule_versions where workspace_id = $1 and rule_id = $2 and number = $3',
    [workspaceId, ruleId, number],
  )
  return rows[0] ? (JSON.parse(rows[0].parsed) as Record<string, unknown>) : null
}

export async function askForReview(
  db: Db,
  workspaceId: string,
  ruleId: string,
  number: number,
  { by, of, reason, at }: { by: string | null; of: string | null; reason: string; at: Date },
): Promise<void> {
  await db.query(
    `update own_rule_versions set asked_by = $4, asked_of = $5, asked_at = $6, reason = $7, sent_back_by = null, sent_back_at = null,
       sent_back_why = null
     where workspace_id = $1 and rule_id = $2 and number = $3`,
    [workspaceId, ruleId, number, by, of, at, reason],
  )
}

export async function sendBack(
  db: Db,
  workspaceId: string,
  ruleId: string,
  number: number,
  { by, why, at }: { by: string | null; why: string; at: Date },
): Promise<void> {
  await db.query(
    `update own_rule_versions set asked_by = null, asked_of = null, asked_at = null, sent_back_by = $4, sent_back_at = $5,
       sent_back_why = $6
     where workspace_id = $1 and rule_id = $2 and number = $3`,
    [workspaceId, ruleId, number, by, at, why],
  )
}

export async function publishVersion(
  db: Db,
  workspaceId: string,
  ruleId: string,
  number: number,
  { by, reason, at }: { by: string | null; reason: string; at: Date },
): Promise<void> {
  await db.query(
    `update own_rule_versions set published_by = $4, published_at = $5, reason = $6
     where workspace_id = $1 and rule_id = $2 and number = $3`,
    [workspaceId, ruleId, number, by, at, reason],
  )
}

/** Deletes a version that never ran, beside others; answers the greatest number that remains. */
export async function deleteVersion(db: Db, workspaceId: string, ruleId: string, number: number): Promise<number> {
  await db.query('delete from own_rule_versions where workspace_id = $1 and rule_id = $2 and number = $3', [workspaceId, ruleId, number])
  const { rows } = await db.query<{ latest: number }>(
    'select max(number) as latest from own_rule_versions where workspace_id = $1 and rule_id = $2',
    [workspaceId, ruleId],
  )
  return rows[0]!.latest
}
