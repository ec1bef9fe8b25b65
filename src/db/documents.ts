import type { LanguageKey } from '../languages.ts'
import { newId } from './ids.ts'
import type { Db } from './pool.ts'

export interface DocumentRow {
  id: string
  status: 'pending' | 'ready' | 'failed'
  error: string | null
  title: string
  shared: boolean
  document: object[] | null
  rawDocument: string
  generatedOutput: string
  bulkInputId: string | null
  languageKey: LanguageKey | null
  templateId: string | null
  toneOfVoiceId: string | null
}

export interface NewDocument {
  title: string
  blocks: object[]
  plain: string
  markdown: string
  languageKey: LanguageKey
  templateId: string
  templateVersion: string
  toneId: string | null
  toneVersion: string | null
  input: object
  facts: string[]
  message: string
}

export async function findDocument(db: Db, workspaceId: string, id: string): Promise<DocumentRow | null> {
  const { rows } = await db.query<DocumentRow>({
    name: 'document',
    text: `select id, status, error, title, shared, blocks as document, plain as "rawDocument", markdown as "generatedOutput",
        bulk_input_id as "bulkInputId", language_key as "languageKey", template_id as "templateId", tone_id as "toneOfVoiceId"
      from documents where workspace_id = $1 and id = $2`,
    values: [workspaceId, id],
  })
  return rows[0] ?? null
}

export async function storeDocument(db: Db, workspaceId: string, document: NewDocument): Promise<string> {
  const id = newId()
  await db.query({
    name: 'document-store',
    text: `insert into documents (workspace_id, id, title, blocks, plain, markdown, language_key, template_id, template_version,
        tone_id, tone_version, input, facts, message) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    values: [
      workspaceId, id, document.title, JSON.stringify(document.blocks), document.plain, document.markdown, document.languageKey,
      document.templateId, document.templateVersion, document.toneId, document.toneVersion, JSON.stringify(document.input),
      JSON.stringify(document.facts), document.message,
    ],
  })
  return id
}
