import { isId, newId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'

/* Imports of rules, kept for a while so that each can be undone as a whole. */

/** How many days an import can be undone. */
export const UNDO_DAYS = 30
const sinceWhen = () => new Date(Date.now() - UNDO_DAYS * 86_400_000)

interface NewImport {
  name: string
  by: string | null
  at: Date
}

/** What an import does to rules, by their ids: it begins them, writes a draft beside the version that runs, or another text of a draft. */
interface ImportEffects {
  new: readonly string[]
  draft: readonly string[]
  text: readonly string[]
}

/** Keeps what the rules were; called before the import changes them. Answers its id. It has its entry of the trail with setImportEntry. */
export async function keepImport(db: Db, workspaceId: string, { name, by, at }: NewImport, effects: ImportEffects): Promise<string> {
  const id = newId()
  await db.query('insert into rule_imports (workspace_id, id, name, at, by_id, entry) values ($1, $2, $3, $4, $5, 0)', [
    workspaceId,
    id,
    name,
    at,
    by,
  ])
  await db.query(
    `insert into rule_import_rules (workspace_id, import_id, rule_id, effect, number, revision)
     select $1::uuid, $2::uuid, t.rule_id, 'new', 1, 1 from unnest($3::text[]) as t (rule_id)`,
    [workspaceId, id, effects.new],
  )
  await db.query(
    `insert into rule_import_rules (workspace_id, import_id, rule_id, effect, number, revision)
     select $1::uuid, $2::uuid, r.rule_id, 'draft', r.latest + 1, r.revision + 1
     from own_rules r where r.workspace_id = $1 and r.rule_id = any($3::text[])`,
    [workspaceId, id, effects.draft],
  )
  await db.query(
    `insert into rule_import_rules (workspace_id, import_id, rule_id, effect, number, revision, content, parsed, author_id, name, kind,
       severity, languages)
     select $1::uuid, $2::uuid, r.rule_id, 'text', r.latest, r.revision + 1, v.content, v.parsed, v.author_id, r.name, r.kind,
       r.severity, r.languages
     from own_rules r join own_rule_versions v on v.workspace_id = $1 and v.rule_id = r.rule_id and v.number = r.latest
     where r.workspace_id = $1 and r.rule_id = any($3::text[])`,
    [workspaceId, id, effects.text],
  )
  return id
}

/** The entry of the admin log that stands for the import. */
export async function setImportEntry(db: Db, workspaceId: string, id: string, entry: number): Promise<void> {
  await db.query('update rule_imports set entry = $3 where workspace_id = $1 and id = $2', [workspaceId, id, entry])
}

interface KeptImport {
  id: string
  name: string
  at: string
  by_id: string | null
  entry: number
  undone_at: string | null
  begun: number
  changed: number
}

const COLUMNS = `i.id, i.name, i.at, i.by_id, i.entry, i.undone_at,
  (select count(*) from rule_import_rules r where r.workspace_id = $1 and r.import_id = i.id and r.effect = 'new')::int as begun,
  (select count(*) from rule_import_rules r where r.workspace_id = $1 and r.import_id = i.id and r.effect <> 'new')::int as changed`

/** Imports that are still kept, newest first. */
export async function listImports(db: Db, workspaceId: string): Promise<KeptImport[]> {
  const { rows } = await db.query<KeptImport>(
    `select ${COLUMNS} from rule_imports i where i.workspace_id = $1 and i.at > $2 order by i.at desc, i.id limit 50`,
    [workspaceId, sinceWhen()],
  )
  return rows
}

/** One that is still kept; `locked`: nobody else undoes it meanwhile. */
export async function findImport(db: Db, workspaceId: string, id: string, locked = false): Promise<KeptImport | null> {
  const { rows } = await db.query<KeptImport>(
    `select ${COLUMNS} from rule_imports i where i.workspace_id = $1 and i.id = $2 and i.at > $3 ${locked ? 'for update' : ''}`,
    [workspaceId, id, sinceWhen()],
  )
  return rows[0] ?? null
}

export interface ImportedRule {
  rule_id: string
  effect: keyof ImportEffects
  number: number
  /** The text that the import replaced. */
  before: string | null
  /** The text it has now; null where the rule is gone. */
  content: string | null
  /** Whether nobody has changed the rule since. */
  as_imported: boolean
}

/** The rules of an import as they are now, kept from changing until the transaction ends. */
export async function lockImportedRules(db: Db, workspaceId: string, importId: string): Promise<ImportedRule[]> {
  await db.query(
    `select 1 from own_rules where workspace_id = $1
       and rule_id in (select rule_id from rule_import_rules where workspace_id = $1 and import_id = $2) order by rule_id for update`,
    [workspaceId, importId],
  )
  const { rows } = await db.query<ImportedRule>(
    // A rule that was deleted and begun again counts its revisions from 1 again: when it was begun tells it apart.
    `select i.rule_id, i.effect, i.number, i.content as before, v.content,
       coalesce(r.revision = i.revision and case i.effect when 'new' then r.created_at = m.at else r.created_at <= m.at end, false)
         as as_imported
     from rule_import_rules i
       join rule_imports m on m.workspace_id = $1 and m.id = i.import_id
       left join own_rules r on r.workspace_id = $1 and r.rule_id = i.rule_id
       left join own_rule_versions v on v.workspace_id = $1 and v.rule_id = i.rule_id and v.number = r.latest
     where i.workspace_id = $1 and i.import_id = $2 order by i.rule_id`,
    [workspaceId, importId],
  )
  return rows
}

const OF_IMPORT = 'select rule_id from rule_import_rules where workspace_id = $1 and import_id = $2 and effect ='

/** Takes rules of an import back to what they were; `ids` are those that nobody has changed since. */
export async function restoreImported(db: Db, workspaceId: string, importId: string, ids: readonly string[], at: Date): Promise<void> {
  const values = [workspaceId, importId, ids]
  for (const table of ['own_rule_versions', 'own_rules'])
    await db.query(`delete from ${table} where workspace_id = $1 and rule_id = any($3::text[]) and rule_id in (${OF_IMPORT} 'new')`, values)
  await db.query(
    `delete from own_rule_versions v using rule_import_rules i
     where v.workspace_id = $1 and i.workspace_id = $1 and i.import_id = $2 and i.effect = 'draft' and i.rule_id = any($3::text[])
       and v.rule_id = i.rule_id and v.number = i.number`,
    values,
  )
  await db.query(
    `update own_rules r set state = 'published', latest = i.number - 1, updated_at = $4, revision = r.revision + 1
     from rule_import_rules i where r.workspace_id = $1 and i.workspace_id = $1 and i.import_id = $2 and i.effect = 'draft'
       and i.rule_id = any($3::text[]) and r.rule_id = i.rule_id`,
    [...values, at],
  )
  await db.query(
    `update own_rule_versions v set content = i.content, parsed = i.parsed, author_id = i.author_id, created_at = $4
     from rule_import_rules i where v.workspace_id = $1 and i.workspace_id = $1 and i.import_id = $2 and i.effect = 'text'
       and i.rule_id = any($3::text[]) and v.rule_id = i.rule_id and v.number = i.number`,
    [...values, at],
  )
  await db.query(
    `update own_rules r set name = i.name, kind = i.kind, severity = i.severity, languages = i.languages, updated_at = $4,
       revision = r.revision + 1
     from rule_import_rules i where r.workspace_id = $1 and i.workspace_id = $1 and i.import_id = $2 and i.effect = 'text'
       and i.rule_id = any($3::text[]) and r.rule_id = i.rule_id`,
    [...values, at],
  )
  await db.query('update rule_imports set undone_at = $3 where workspace_id = $1 and id = $2', [workspaceId, importId, at])
}

/** What became of the rules of an import. */
export async function importedRules(
  db: Db,
  workspaceId: string,
  importId: string,
): Promise<{ drafts: number; published: number; gone: number }> {
  if (!isId(importId)) return { drafts: 0, published: 0, gone: 0 }
  const { rows } = await db.query<{ drafts: number; published: number; gone: number }>(
    `select count(*) filter (where r.state <> 'published')::int as drafts,
       count(*) filter (where r.published >= i.number)::int as published, count(*) filter (where r.rule_id is null)::int as gone
     from rule_import_rules i left join own_rules r on r.workspace_id = $1 and r.rule_id = i.rule_id
     where i.workspace_id = $1 and i.import_id = $2`,
    [workspaceId, importId],
  )
  return rows[0]!
}

/** Forgets imports that can no longer be undone. */
export async function forgetImports(db: Db, workspaceId: string): Promise<void> {
  const before = sinceWhen()
  await db.query(
    `delete from rule_import_rules where workspace_id = $1
       and import_id in (select id from rule_imports where workspace_id = $1 and at <= $2)`,
    [workspaceId, before],
  )
  await db.query('delete from rule_imports where workspace_id = $1 and at <= $2', [workspaceId, before])
}
