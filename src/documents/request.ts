import type pg from 'pg'
import type { InfobaseHead } from '../db/infobases.ts'
import type { WorkspaceSettings } from '../db/workspace-settings.ts'
import { readWritingHeads } from '../db/writing-heads.ts'
import { AppError } from '../errors.ts'
import type { Fault } from '../errors.ts'
import { checkInput } from '../generation/form.ts'
import type { Values } from '../generation/form.ts'
import type { Template } from '../generation/library.ts'
import type { Tone } from '../generation/tone.ts'
import type { LanguageKey } from '../languages.ts'
import { builtInLibrary, shelfOfHeads } from '../library/library.ts'
import type { Shelf, TemplateEntry, ToneEntry, ToneMeta } from '../library/library.ts'

export interface GenerateRequest {
  templateId: string
  language: LanguageKey
  input: string
  toneMetaId: string | null
  /** Which of the texts this order can have, from 0; a model takes no notice of it. */
  variant?: number
}

/** A request that has been checked: everything it names was found. */
export interface Order {
  request: GenerateRequest
  template: Template
  templateEntry: TemplateEntry
  tone: Tone
  /** The tone that was asked for; null: none was, and the plain one writes. */
  toneEntry: ToneEntry | null
  /** A workspace's own words about its tone. */
  toneGuidelines: string | null
  values: Values
  infobase: InfobaseHead | null
  /** The workspace's, as they were when the request was checked. */
  settings: WorkspaceSettings
}

/** Checks a request; every fault of it is named at its own place. */
export async function checkRequest(db: pg.Pool, workspaceId: string, request: GenerateRequest): Promise<Order> {
  const heads = await readWritingHeads(db, workspaceId)
  const shelf = await shelfOfHeads(db, workspaceId, heads)
  const faults: Fault[] = []
  const fault = (field: string, msg: string) => faults.push({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })
  const entry = shelf.templates.find((template) => template.id === request.templateId)
  if (!entry) fault('templateId', 'there is no such template')
  const template = entry?.languages.get(request.language)
  if (entry && !template) fault('language_key', 'the template does not write in this language')
  const tone = request.toneMetaId === null ? null : findTone(shelf, request.toneMetaId, request.language)
  if (tone === undefined) fault('toneOfVoiceMetaId', 'there is no such tone of voice')
  const checked = template ? checkInput(request.input, template.form, (id) => heads.infobases.some((infobase) => infobase.id === id)) : null
  if (checked?.faults) faults.push(...checked.faults)
  if (faults.length > 0 || !entry || !template || !checked?.values) throw new AppError(422, faults)
  const chosen = template.infobase ? checked.values[template.infobase] : undefined
  return {
    request,
    template,
    templateEntry: entry,
    values: checked.values,
    tone: tone?.meta.tone ?? (await plainTone(request.language)),
    toneEntry: tone?.entry ?? null,
    toneGuidelines: tone?.meta.content ?? null,
    infobase: heads.infobases.find((infobase) => infobase.id === chosen) ?? null,
    settings: heads.settings,
  }
}

async function plainTone(language: LanguageKey): Promise<Tone> {
  const { library } = await builtInLibrary()
  return library.tone('neutral', language)!
}

/** The tone a meta belongs to, in the document's language where it speaks it; undefined when there is no such meta. */
function findTone(shelf: Shelf, metaId: string, language: LanguageKey): { entry: ToneEntry; meta: ToneMeta } | undefined {
  for (const entry of shelf.tones) {
    const named = entry.metas.find((meta) => meta.id === metaId)
    if (named) return { entry, meta: entry.metas.find((meta) => meta.language === language) ?? named }
  }
  return undefined
}
