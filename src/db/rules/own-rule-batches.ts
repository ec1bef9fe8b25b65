import { SEVERITIES } from '../../reviews/chart/chart.ts'
import type { RuleSeverity } from '../../rules/index.ts'
import type { OwnRuleRow } from './own-rules.ts'
import type { Db } from '../base/pool.ts'

/** Many own rules at once: what is imported, applied from a folder, or exported. */

/** As many rows as one statement takes: some megabytes of rules. */
const BATCH = 500

function* batches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH)
}

export type HeldRule = Pick<OwnRuleRow, 'id' | 'file' | 'state' | 'published' | 'is_off' | 'latest'> & {
  content: string
  published_content: string | null
}

/** All rules of a workspace with the texts of their latest and published versions; `locked`: none changes until the transaction ends. */
export async function holdOwnRules(db: Db, workspaceId: string, locked = false): Promise<HeldRule[]> {
  // In a statement of its own: after waiting for a lock PostgreSQL reads the locked row again, but not the rows it is joined with.
  const ids = locked ? await lockOwnRules(db, workspaceId) : null
  const { rows } = await db.query<HeldRule>(
    `select r.rule_id as id, r.file, r.state, r.published, r.is_off, r.latest, v.content, p.content as published_content
     from own_rules r join own_rule_versions v on v.workspace_id = $1 and v.rule_id = r.rule_id and v.number = r.latest
       left join own_rule_versions p on p.workspace_id = $1 and p.rule_id = r.rule_id and p.number = r.published
     where r.workspace_id = $1 and ($2::text[] is null or r.rule_id = any($2::text[])) order by r.rule_id`,
    [workspaceId, ids],
  )
  return rows
}

async function lockOwnRules(db: Db, workspaceId: string): Promise<string[]> {
  const { rows } = await db.query<{ rule_id: string }>(
    'select rule_id from own_rules where workspace_id = $1 order by rule_id for update',
    [workspaceId],
  )
  return rows.map(({ rule_id: id }) => id)
}

export interface DraftOfFile {
  id: string
  file: string
  name: string
  kind: string
  severity: RuleSeverity
  languages: readonly string[]
  content: string
  /** What its YAML says, as JSON. */
  parsed: string
}

const shown = (drafts: readonly DraftOfFile[]) => [
  drafts.map(({ id }) => id),
  drafts.map(({ name }) => name),
  drafts.map(({ kind }) => kind),
  drafts.map(({ severity }) => SEVERITIES.indexOf(severity)),
  drafts.map(({ languages }) => languages.join(',')),
]
const SHOWN = `unnest($2::text[], $3::text[], $4::text[], $5::smallint[], $6::text[], $7::text[])
  as t (rule_id, name, kind, severity, languages, file)`

/** Begins rules with their first drafts; answers how many were begun: fewer where somebody else began one of them meanwhile. */
export async function insertDrafts(
  db: Db,
  workspaceId: string,
  drafts: readonly DraftOfFile[],
  authorId: string | null,
  at: Date,
): Promise<number> {
  let begun = 0
  for (const batch of batches(drafts)) {
    const { rowCount } = await db.query(
      `insert into own_rules (workspace_id, rule_id, file, name, kind, severity, languages, state, latest, created_at, updated_at)
       select $1::uuid, t.rule_id, t.file, t.name, t.kind, t.severity, string_to_array(t.languages, ','), 'draft', 1, $8::timestamptz,
         $8::timestamptz
       from ${SHOWN}
       on conflict (workspace_id, rule_id) do nothing`,
      [workspaceId, ...shown(batch), batch.map(({ file }) => file), at],
    )
    begun += rowCount ?? 0
  }
  await insertVersions(
    db,
    workspaceId,
    drafts.map((draft) => ({ ...draft, number: 1 })),
    authorId,
    at,
  )
  return begun
}

export type NumberedDraft = DraftOfFile & { number: number }

async function insertVersions(
  db: Db,
  workspaceId: string,
  drafts: readonly NumberedDraft[],
  authorId: string | null,
  at: Date,
): Promise<void> {
  for (const batch of batches(drafts))
    await db.query(
      `insert into own_rule_versions (workspace_id, rule_id, number, content, parsed, author_id, created_at)
       select $1::uuid, t.rule_id, t.number, t.content, t.parsed, $6::uuid, $7::timestamptz
       from unnest($2::text[], $3::integer[], $4::text[], $5::text[]) as t (rule_id, number, content, parsed)
       on conflict (workspace_id, rule_id, number) do nothing`,
      [workspaceId, ...texts(batch), authorId, at],
    )
}

const texts = (drafts: readonly NumberedDraft[]) => [
  drafts.map(({ id }) => id),
  drafts.map(({ number }) => number),
  drafts.map(({ content }) => content),
  drafts.map(({ parsed }) => parsed),
]

/**
 * Other texts for rules there are: `fresh` beside the version that runs, `open` in place of a draft; nobody is asked about it any more.
 * Of a rule that was published lists go on showing the version that runs; its file stays the one it was begun in.
 */
export async function replaceDrafts(
  db: Db,
  workspaceId: string,
  { fresh, open }: { fresh: readonly NumberedDraft[]; open: readonly NumberedDraft[] },
  authorId: string | null,
  at: Date,
): Promise<void> {
  await insertVersions(db, workspaceId, fresh, authorId, at)
  for (const batch of batches(open))
    await db.query(
      `update own_rule_versions v set content = t.content, parsed = t.parsed, author_id = $6, created_at = $7, asked_by = null,
         asked_of = null, asked_at = null, reason = null
       from unnest($2::text[], $3::integer[], $4::text[], $5::text[]) as t (rule_id, number, content, parsed)
       where v.workspace_id = $1 and v.rule_id = t.rule_id and v.number = t.number`,
      [workspaceId, ...texts(batch), authorId, at],
    )
  for (const batch of batches([...fresh, ...open])) {
    const ids = batch.map(({ id }) => id)
    await db.query(
      `update own_rules r set state = 'draft', latest = t.number, updated_at = $4, revision = r.revision + 1
       from unnest($2::text[], $3::integer[]) as t (rule_id, number)
       where r.workspace_id = $1 and r.rule_id = t.rule_id`,
      [workspaceId, ids, batch.map(({ number }) => number), at],
    )
    await db.query(`${SHOW} and r.published is null`, [workspaceId, ...shown(batch)])
  }
}

/** What lists show of rules, read from their files. */
const SHOW = `update own_rules r set name = t.name, kind = t.kind, severity = t.severity, languages = string_to_array(t.languages, ',')
  from unnest($2::text[], $3::text[], $4::text[], $5::smallint[], $6::text[]) as t (rule_id, name, kind, severity, languages)
  where r.workspace_id = $1 and r.rule_id = t.rule_id`

/** Makes the latest versions of these rules the ones that run, and the ones that lists show. */
export async function publishLatest(
  db: Db,
  workspaceId: string,
  rules: readonly NumberedDraft[],
  { by, reason, at }: { by: string | null; reason: string; at: Date },
): Promise<void> {
  for (const batch of batches(rules)) {
    const ids = batch.map(({ id }) => id)
    await db.query(
      `update own_rule_versions v set published_by = $4, published_at = $5, reason = $6
       from unnest($2::text[], $3::integer[]) as t (rule_id, number)
       where v.workspace_id = $1 and v.rule_id = t.rule_id and v.number = t.number`,
      [workspaceId, ids, batch.map(({ number }) => number), by, at, reason],
    )
    await db.query(
      `update own_rules set state = 'published', published = latest, is_off = false, updated_at = $3, revision = revision + 1
       where workspace_id = $1 and rule_id = any($2::text[])`,
      [workspaceId, ids, at],
    )
    await db.query(SHOW, [workspaceId, ...shown(batch)])
  }
}

/** Switches published rules off, or on again. */
export async function switchOwnRules(db: Db, workspaceId: string, ids: readonly string[], isOff: boolean, at: Date): Promise<void> {
  for (const batch of batches(ids))
    await db.query(
      `update own_rules set is_off = $3, updated_at = $4, revision = revision + 1 where workspace_id = $1 and rule_id = any($2::text[])`,
      [workspaceId, batch, isOff, at],
    )
}
