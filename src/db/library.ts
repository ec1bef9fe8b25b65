import type { LanguageKey } from '../languages.ts'
import type { Db } from './pool.ts'

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
    name: 'own-templates', text: 'select id, key, version, definition from templates where workspace_id = $1 order by created_at, id', values: [workspaceId],
  })
  return rows
}

export async function listOwnTones(db: Db, workspaceId: string): Promise<OwnTone[]> {
  const { rows } = await db.query<OwnTone>({
    name: 'own-tones', text: 'select id, key, version, definition from tones where workspace_id = $1 order by created_at, id', values: [workspaceId],
  })
  return rows
}
