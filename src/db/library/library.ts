import type { LanguageKey } from '../../languages.ts'
import { newId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'
import { storeVersion } from './versions.ts'
import type { Made } from './versions.ts'

/** A workspace's own template: the files it was made from, so that what is exported is what was imported. */
export interface OwnTemplate {
  id: string
  key: string
  version: number
  definition: { files: Record<string, string> }
}

export interface OwnTone {
  id: string
  key: string
  version: number
  definition: { metas: { languageKey: LanguageKey; name: string; description: string | null; content: string | null }[] }
}

export async function listOwnTemplates(db: Db, workspaceId: string): Promise<OwnTemplate[]> {
  const { rows } = await db.query<OwnTemplate>({
    name: 'own-templates',
    text: 'select id, key, version, definition from templates where workspace_id = $1 order by created_at, id',
    values: [workspaceId],
  })
  return rows
}

export async function listOwnTones(db: Db, workspaceId: string): Promise<OwnTone[]> {
  const { rows } = await db.query<OwnTone>({
    name: 'own-tones',
    text: 'select id, key, version, definition from tones where workspace_id = $1 order by created_at, id',
    values: [workspaceId],
  })
  return rows
}

/** `id`: of a template that was a draft only. */
export const saveTemplate = (
  db: Db,
  workspaceId: string,
  key: string,
  definition: OwnTemplate['definition'],
  made?: Made & { id?: string },
) => save(db, 'template', workspaceId, key, definition, made)

/** One of the workspace's own templates, locked until the transaction ends. */
export async function lockOwnTemplate(db: Db, workspaceId: string, id: string): Promise<OwnTemplate | null> {
  const { rows } = await db.query<OwnTemplate>(
    'select id, key, version, definition from templates where workspace_id = $1 and id = $2 for update',
    [workspaceId, id],
  )
  return rows[0] ?? null
}

export async function deleteTemplate(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.query('delete from templates where workspace_id = $1 and id = $2', [workspaceId, id])
}

/** How many documents were written with each template. */
export async function documentsByTemplate(db: Db, workspaceId: string): Promise<Map<string, number>> {
  const { rows } = await db.query<{ id: string; n: number }>(
    'select template_id as id, count(*)::int as n from documents where workspace_id = $1 and template_id is not null group by template_id',
    [workspaceId],
  )
  return new Map(rows.map(({ id, n }) => [id, n]))
}

export const saveTone = (db: Db, workspaceId: string, key: string, definition: OwnTone['definition'], made?: Made) =>
  save(db, 'tone', workspaceId, key, definition, made)

/** One of the workspace's own tones, locked until the transaction ends. */
export async function lockOwnTone(db: Db, workspaceId: string, id: string): Promise<OwnTone | null> {
  const { rows } = await db.query<OwnTone>(
    'select id, key, version, definition from tones where workspace_id = $1 and id = $2 for update',
    [workspaceId, id],
  )
  return rows[0] ?? null
}

export async function deleteTone(db: Db, workspaceId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from tones where workspace_id = $1 and id = $2', [workspaceId, id])
  return rowCount === 1
}

const TABLES = { template: 'templates', tone: 'tones' } as const

/** Stores a template or tone under its key, as a new version where it differs from the last. Runs inside a transaction. */
async function save(
  db: Db,
  kind: 'template' | 'tone',
  workspaceId: string,
  key: string,
  definition: object,
  { id, ...made }: Made & { id?: string } = {},
): Promise<{ id: string; version: number; changed: boolean }> {
  const table = TABLES[kind]
  const {
    rows: [before],
  } = await db.query<{ id: string; version: number; same: boolean }>(
    `select id, version, definition = $3::jsonb as same from ${table} where workspace_id = $1 and key = $2 for update`,
    [workspaceId, key, JSON.stringify(definition)],
  )
  if (before?.same) return { id: before.id, version: before.version, changed: false }
  const {
    rows: [after],
  } = await db.query<{ id: string; version: number }>(
    `insert into ${table} as t (workspace_id, id, key, version, definition, updated_at) values ($1, $2, $3, 1, $4, $5)
     on conflict (workspace_id, key) do update set
       definition = excluded.definition, version = t.version + 1, updated_at = excluded.updated_at
     returning id, version`,
    [workspaceId, id ?? newId(), key, JSON.stringify(definition), new Date()],
  )
  await storeVersion(db, workspaceId, kind, after!.id, after!.version, definition, made)
  return { ...after!, changed: true }
}
