import type pg from 'pg'
import { storeDocument } from './db/documents.ts'
import { listInfobases } from './db/infobases.ts'
import { AppError } from './errors.ts'
import type { Fault } from './errors.ts'
import { writeDraft } from './generation/draft.ts'
import { checkInput } from './generation/form.ts'
import type { LanguageKey } from './languages.ts'
import { builtInLibrary, workspaceShelf } from './library.ts'
import type { Shelf, ToneEntry, ToneMeta } from './library.ts'

export interface GenerateRequest {
  templateId: string
  language: LanguageKey
  input: string
  toneMetaId: string | null
}

/** Writes a document and stores it: the one way, whether the API, the web application or the command line asks. */
export async function generateDocument(db: pg.Pool, workspaceId: string, request: GenerateRequest): Promise<{ id: string; message: string }> {
  const shelf = await workspaceShelf(db, workspaceId)
  const { template, tone, values } = await checkRequest(db, workspaceId, shelf, request)
  const draft = writeDraft({ template: template.text, values, tone: tone?.meta.tone ?? (await plainTone(request.language)) })
  const id = await storeDocument(db, workspaceId, {
    title: draft.title, blocks: draft.blocks, plain: draft.plain, markdown: draft.markdown, languageKey: request.language,
    templateId: template.entry.id, templateVersion: template.entry.version, toneId: tone?.entry.id ?? null, toneVersion: tone?.entry.version ?? null,
    input: values, facts: draft.usedFacts, message: draft.message,
  })
  return { id, message: draft.message }
}

async function plainTone(language: LanguageKey) {
  const { library } = await builtInLibrary()
  return library.tone('neutral', language)!
}

async function checkRequest(db: pg.Pool, workspaceId: string, shelf: Shelf, request: GenerateRequest) {
  const faults: Fault[] = []
  const fault = (field: string, msg: string) => faults.push({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })
  const entry = shelf.templates.find((template) => template.id === request.templateId)
  if (!entry) fault('templateId', 'there is no such template')
  const text = entry?.languages.get(request.language)
  if (entry && !text) fault('language_key', 'the template does not write in this language')
  const tone = request.toneMetaId === null ? null : findTone(shelf, request.toneMetaId, request.language)
  if (tone === undefined) fault('toneOfVoiceMetaId', 'there is no such tone of voice')
  const known = new Set((await listInfobases(db, workspaceId)).map((infobase) => infobase.id))
  const checked = text ? checkInput(request.input, text.form, (id) => known.has(id)) : null
  if (checked?.faults) faults.push(...checked.faults)
  if (faults.length > 0 || !entry || !text || !checked?.values) throw new AppError(422, faults)
  return { template: { entry, text }, tone: tone ?? null, values: checked.values }
}

/** The tone a meta belongs to, in the document's language where it speaks it; undefined when there is no such meta. */
function findTone(shelf: Shelf, metaId: string, language: LanguageKey): { entry: ToneEntry; meta: ToneMeta } | undefined {
  for (const entry of shelf.tones) {
    const named = entry.metas.find((meta) => meta.id === metaId)
    if (named) return { entry, meta: entry.metas.find((meta) => meta.language === language) ?? named }
  }
  return undefined
}
