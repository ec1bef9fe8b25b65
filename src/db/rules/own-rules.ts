import { SEVERITIES } from '../../reviews/chart/chart.ts'
import type { Rule } from '../../rules/index.ts'
import type { Db } from '../base/pool.ts'

type OwnRuleState = 'draft' | 'in_review' | 'published'

/** A workspace's own rule, without its text. */
export interface OwnRuleRow {
  id: string
  file: string
  name: string
  kind: string
  severity: number
  languages: string[]
  state: OwnRuleState
  published: number | null
  is_off: boolean
  latest: number
  revision: number
  created_at: string
  updated_at: string
}

const COLUMNS = `rule_id as id, file, name, kind, severity, languages, state, published, is_off, latest, revision, created_at, updated_at`

interface OwnRuleFilter {
  search: string
  state: OwnRuleState | 'off' | null
}

/** `$2` is a LIKE pattern, `$3` a state. */
const MATCHING = `workspace_id = $1 and (rule_id ilike $2 or name ilike $2)
  and ($3::text is null or case when $3 = 'off' then is_off else state = $3 and not is_off end)`

const pattern = (search: string) => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Where and when a rule applies, as its file says. */
export interface OwnRuleScope {
  jurisdiction: string | string[] | null
  channels: string | string[] | null
  applies: { from?: string; until?: string; sites?: string | string[]; paths?: string | string[] } | null
}

const SCOPE = ['jurisdiction', 'channels', 'applies'].map((key) => `v.parsed::json -> '${key}' as ${key}`).join(', ')

export async function listOwnRules(
  db: Db,
  workspaceId: string,
  { search, state }: OwnRuleFilter,
  offset: number,
  limit: number,
): Promise<{ total: number; rules: (OwnRuleRow & OwnRuleScope)[] }> {
  const values = [workspaceId, pattern(search), state]
  const [rules, total] = await Promise.all([
    db.query<OwnRuleRow & OwnRuleScope>(
      `with page as materialized (
         select rule_id, coalesce(published, latest) as shown, ${COLUMNS} from own_rules where ${MATCHING}
         order by lower(name), rule_id offset $4 limit $5
       )
       select page.*, ${SCOPE}
       from page join own_rule_versions v on v.workspace_id = $1 and v.rule_id = page.rule_id and v.number = page.shown
       order by lower(name), page.rule_id`,
      [...values, offset, limit],
    ),
    db.query<{ n: number }>(`select count(*)::int as n from own_rules where ${MATCHING}`, values),
  ])
  return { total: total.rows[0]!.n, rules: rules.rows }
}

export async function findOwnRule(db: Db, workspaceId: string, id: string): Promise<OwnRuleRow | null> {
  const { rows } = await db.query<OwnRuleRow>(`select ${COLUMNS} from own_rules where workspace_id = $1 and rule_id = $2`, [
    workspaceId,
    id,
  ])
  return rows[0] ?? null
}

/** The same, kept from changing until the transaction ends. */
export async function lockOwnRule(db: Db, workspaceId: string, id: string): Promise<OwnRuleRow | null> {
  const { rows } = await db.query<OwnRuleRow>(`select ${COLUMNS} from own_rules where workspace_id = $1 and rule_id = $2 for update`, [
    workspaceId,
    id,
  ])
  return rows[0] ?? null
}

export async function countOwnRules(db: Db, workspaceId: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>('select count(*)::int as n from own_rules where workspace_id = $1', [workspaceId])
  return rows[0]!.n
}

const shownOf = ({ name, kind, severity, parts }: Rule) => [
  name,
  kind,
  SEVERITIES.indexOf(severity),
  parts.map(({ language }) => language).filter((language) => language !== null),
]

interface NewVersion {
  number: number
  content: string
  /** What its YAML says. */
  values: Record<string, unknown>
  authorId: string | null
  at: Date
}

/** Begins a rule with its first draft; false where there is one with this id. */
export async function insertOwnRule(
  db: Db,
  workspaceId: string,
  rule: Rule,
  { file, ...version }: { file: string } & Omit<NewVersion, 'number'>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into own_rules (workspace_id, rule_id, file, name, kind, severity, languages, state, latest, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'draft', 1, $8, $8) on conflict (workspace_id, rule_id) do nothing`,
    [workspaceId, rule.id, file, ...shownOf(rule), version.at],
  )
  if (rowCount === 0) return false
  await insertVersion(db, workspaceId, rule.id, { ...version, number: 1 })
  return true
}

export async function insertVersion(
  db: Db,
  workspaceId: string,
  ruleId: string,
  { number, content, values, authorId, at }: NewVersion,
): Promise<void> {
  await db.query(
    `insert into own_rule_versions (workspace_id, rule_id, number, content, parsed, author_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [workspaceId, ruleId, number, content, JSON.stringify(values), authorId, at],
  )
}

/** Another text for a draft; a pending request to review it is withdrawn. */
export async function updateDraft(
  db: Db,
  workspaceId: string,
  ruleId: string,
  { number, content, values, authorId, at }: NewVersion,
): Promise<void> {
  await db.query(
    `update own_rule_versions set content = $4, parsed = $7, author_id = $5, created_at = $6, asked_by = null, asked_of = null,
       asked_at = null, reason = null
     where workspace_id = $1 and rule_id = $2 and number = $3`,
    [workspaceId, ruleId, number, content, authorId, at, JSON.stringify(values)],
  )
}

type OwnRuleChange = Partial<Pick<OwnRuleRow, 'state' | 'published' | 'is_off' | 'latest'>>

/** Changes what is said of a rule, and counts the change; `rule`: read anew from its text. */
export async function changeOwnRule(
  db: Db,
  workspaceId: string,
  id: string,
  { state, published, is_off: isOff, latest }: OwnRuleChange,
  at: Date,
  rule?: Rule,
): Promise<void> {
  const [name, kind, severity, languages] = rule ? shownOf(rule) : []
  await db.query(
    `update own_rules set state = coalesce($3, state), published = coalesce($4, published), is_off = coalesce($5, is_off),
       latest = coalesce($6, latest), name = coalesce($7, name), kind = coalesce($8, kind), severity = coalesce($9, severity),
       languages = coalesce($10, languages), updated_at = $11, revision = revision + 1
     where workspace_id = $1 and rule_id = $2`,
    [
      workspaceId,
      id,
      state ?? null,
      published ?? null,
      isOff ?? null,
      latest ?? null,
      name ?? null,
      kind ?? null,
      severity ?? null,
      languages ?? null,
      at,
    ],
  )
}

/** A rule that never ran. */
export async function deleteOwnRule(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.query('delete from own_rule_versions where workspace_id = $1 and rule_id = $2', [workspaceId, id])
  await db.query('delete from own_rules where workspace_id = $1 and rule_id = $2', [workspaceId, id])
}

/** What some of a workspace's own rules are called. */
export async function ownRuleNames(db: Db, workspaceId: string, ids: string[]): Promise<[id: string, name: string][]> {
  if (ids.length === 0) return []
  const { rows } = await db.query<{ id: string; name: string }>(
    'select rule_id as id, name from own_rules where workspace_id = $1 and rule_id = any($2::text[])',
    [workspaceId, ids],
  )
  return rows.map(({ id, name }) => [id, name])
}
