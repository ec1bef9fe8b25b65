import type { LanguageKey } from '../../languages.ts'
import type { TranslationRequest } from './documents.ts'
import { newId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'

/** A document as far as a translation of it goes. */
export interface TranslationSource {
  id: string
  title: string
  markdown: string
  language_key: LanguageKey | null
  template_id: string | null
  template_version: string | null
  tone_id: string | null
  tone_version: string | null
  input: object | null
  /** The version that its text is now. */
  version: number
}

export async function findSource(db: Db, workspaceId: string, id: string): Promise<TranslationSource | null> {
  const { rows } = await db.query<TranslationSource>(
    `select id, title, markdown, language_key, template_id, template_version, tone_id, tone_version, input,
       greatest(current_version, 1) as version
     from documents where workspace_id = $1 and id = $2 and status = 'ready'`,
    [workspaceId, id],
  )
  return rows[0] ?? null
}

export interface NewTranslation {
  title: string
  languageKey: LanguageKey
  templateId: string | null
  sourceId: string
  sourceVersion: number
  request: TranslationRequest
  createdBy: string | null
}

export async function storePendingTranslation(db: Db, workspaceId: string, translation: NewTranslation): Promise<string> {
  const id = newId()
  const { title, languageKey, templateId, sourceId, sourceVersion, request, createdBy } = translation
  await db.query(
    `insert into documents (workspace_id, id, status, title, language_key, template_id, request, created_by, translated_from,
       translated_version)
     values ($1, $2, 'pending', $3, $4, $5, $6, $7, $8, $9)`,
    [workspaceId, id, title, languageKey, templateId, JSON.stringify(request), createdBy, sourceId, sourceVersion],
  )
  return id
}

export async function storeLosses(db: Db, workspaceId: string, id: string, lost: readonly object[]): Promise<void> {
  await db.query('update documents set lost = $3 where workspace_id = $1 and id = $2', [workspaceId, id, JSON.stringify(lost)])
}

interface Related {
  id: string
  title: string
  language_key: LanguageKey | null
  status: 'pending' | 'ready' | 'failed'
  version: number
}

const RELATED = 'id, title, language_key, status, greatest(current_version, 1) as version'

/** What a document was translated from, what its translation lacks, and the translations of it. */
export async function findTranslations(db: Db, workspaceId: string, id: string) {
  const { rows } = await db.query<{ translated_from: string | null; translated_version: number | null; lost: object[] | null }>(
    'select translated_from, translated_version, lost from documents where workspace_id = $1 and id = $2',
    [workspaceId, id],
  )
  const [own] = rows
  if (!own) return null
  const { rows: related } = await db.query<Related & { is_source: boolean; of_version: number | null }>(
    `select ${RELATED}, id = $3::uuid as is_source, translated_version as of_version from documents
     where workspace_id = $1 and (translated_from = $2 or id = $3::uuid) order by language_key, created_at desc limit 200`,
    [workspaceId, id, own.translated_from],
  )
  return {
    source:
      related.filter(({ is_source: isSource }) => isSource).map(({ is_source: _is, of_version: _of, ...source }) => source)[0] ?? null,
    translated_version: own.translated_version,
    lost: own.lost ?? [],
    translations: related.filter(({ is_source: isSource }) => !isSource).map(({ is_source: _is, ...each }) => each),
  }
}
