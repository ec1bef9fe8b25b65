import type pg from 'pg'
import type { KnowledgeBaseHead } from '../../db/library/knowledge-bases.ts'
import type { WorkspaceSettings } from '../../db/settings/settings.ts'
import { readWritingHeads } from '../../db/documents/writing-heads.ts'
import { AppError } from '../../errors.ts'
import type { Fault } from '../../errors.ts'
import type { Fact } from '../../generation/draft/filters.ts'
import { checkInput, halfFaults } from '../../generation/form/form.ts'
import type { Half, Values } from '../../generation/form/form.ts'
import type { Template } from '../../generation/library/library.ts'
import { readGuidelines } from '../../generation/voice/guidelines.ts'
import type { Tone } from '../../generation/voice/tone.ts'
import { builtInVoice, ownVoice } from '../../generation/voice/voice.ts'
import type { Voice } from '../../generation/voice/voice.ts'
import type { LanguageKey } from '../../languages.ts'
import { builtInLibrary, shelfOfHeads } from '../../library/library.ts'
import type { Choice, RuleSeverity } from '../../rules/index.ts'
import type { Shelf, TemplateEntry, ToneEntry, ToneMeta } from '../../library/library.ts'

export interface GenerateRequest {
  templateId: string
  language: LanguageKey
  input: string
  toneMetaId: string | null
  /** Findings of this severity or above refuse the document: nothing is stored. */
  refuseAt?: RuleSeverity | null
  /** `draft`: where no model can write it, the template's own draft does. */
  fallback?: 'draft' | null
  /** The API key it came with, whose budget it counts for. */
  keyId?: string | null
  /** Which of the texts this order can have, from 0. */
  variant?: number
  /** The texts of the same order before this one: a model writes another. */
  earlier?: string[]
  /** Markets and channels whose rules check it, where they are not the workspace's. */
  choice?: Pick<Partial<Choice>, 'markets' | 'channels'>
  /** Fields that the form does not have are refused; otherwise the message names them. */
  strict?: boolean
  /** Somebody sits before the form: a price without its currency is asked for; otherwise the message says it. */
  asksHalves?: boolean
  /** Statements it may draw on, each with its source: given to a model, and cited where the text uses them. */
  sources?: Fact[]
}

/** A request that has been checked: everything it names was found. */
export interface Order {
  request: GenerateRequest
  template: Template
  templateEntry: TemplateEntry
  tone: Tone
  /** The tone that was asked for; null: none was, and the plain one writes. */
  toneEntry: ToneEntry | null
  /** The same as a model is told it. */
  voice: Voice
  /** Names of the workspace and its people, which no rule changes. */
  names: string[]
  values: Values
  /** Fields of the input that the form does not have, so they are ignored. */
  unknown: string[]
  /** Fields that say only half. */
  halves: Half[]
  infobase: KnowledgeBaseHead | null
  /** The workspace's, as they were when the request was checked. */
  settings: WorkspaceSettings
}

/** An order without its input: what it names was looked up once, for one input or for thousands of rows. */
export interface OpenOrder {
  /** Null where there is no such template in this language. */
  template: Template | null
  /** What is wrong with the order itself, whatever the input. */
  faults: Fault[]
  names: string[]
  settings: WorkspaceSettings
  /** The order with an input; refused with every fault of both. */
  check(input: string): Order
}

/** Looks up what an order names. `given`: a template that is not on the shelf yet. */
export async function openOrder(
  db: pg.Pool,
  workspaceId: string,
  request: Omit<GenerateRequest, 'input'>,
  given: TemplateEntry | null = null,
): Promise<OpenOrder> {
  const heads = await readWritingHeads(db, workspaceId)
  const shelf = await shelfOfHeads(db, workspaceId, heads)
  const faults: Fault[] = []
  const fault = (field: string, msg: string) => faults.push({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })
  const entry = given ?? shelf.templates.find((template) => template.id === request.templateId)
  if (!entry) fault('templateId', 'there is no such template')
  const template = entry?.languages.get(request.language) ?? null
  if (entry && !template) fault('language_key', 'the template does not write in this language')
  const tone = request.toneMetaId === null ? null : findTone(shelf, request.toneMetaId, request.language)
  if (tone === undefined) fault('toneOfVoiceMetaId', 'there is no such tone of voice')
  const voices = voicesOf(tone, await plainTone(request.language))
  return {
    template,
    faults,
    names: heads.names,
    settings: heads.settings,
    check(input) {
      const checked = template ? checkInput(input, template.form, (id) => heads.infobases.some((infobase) => infobase.id === id)) : null
      const unknown = (checked?.unknown ?? []).map(namedField)
      const all = [
        ...faults,
        ...(checked?.faults ?? []),
        ...(request.strict ? unknown.map(notInForm) : []),
        ...(request.strict || request.asksHalves ? halfFaults(checked?.halves ?? []) : []),
      ]
      if (all.length > 0 || !entry || !template || !checked?.values) throw new AppError(422, all)
      const chosen = template.infobase ? checked.values[template.infobase] : undefined
      return {
        request: { ...request, input },
        template,
        templateEntry: entry,
        values: checked.values,
        unknown,
        halves: checked.halves,
        ...voices,
        toneEntry: tone?.entry ?? null,
        names: heads.names,
        infobase: heads.infobases.find((infobase) => infobase.id === chosen) ?? null,
        settings: heads.settings,
      }
    },
  }
}

/** A name as it can be shown and stored. */
const namedField = (name: string): string => name.toWellFormed().replaceAll('\0', '').slice(0, 100)

const notInForm = (name: string): Fault => ({
  loc: ['body', 'input', name],
  msg: 'Extra inputs are not permitted',
  type: 'extra_forbidden',
})

/** Checks a request; every fault of it is named at its own place. `given`: a template that is not on the shelf yet. */
export async function checkRequest(
  db: pg.Pool,
  workspaceId: string,
  request: GenerateRequest,
  given: TemplateEntry | null = null,
): Promise<Order> {
  return (await openOrder(db, workspaceId, request, given)).check(request.input)
}

/**
 * The tone as drafts use it and as a model is told it. A tone that does not speak the document's language gives what speaks none: how
 * readers are addressed, and to a model what it asks for; its phrases and words stay out of the text.
 */
function voicesOf(chosen: { meta: ToneMeta } | null | undefined, plain: Tone): Voices {
  const of = chosen?.meta ?? plain
  const known = made.get(of) ?? new Map<Tone, Voices>()
  made.set(of, known)
  let voices = known.get(plain)
  if (!voices) known.set(plain, (voices = chosen ? chosenVoices(chosen.meta, plain) : { tone: plain, voice: builtInVoice(plain) }))
  return voices
}

function chosenVoices({ name, content, language, tone }: ToneMeta, plain: Tone): Voices {
  const address = content === null ? tone.address : (readGuidelines(content).address ?? plain.address)
  const spoken = language === plain.language ? tone : { ...plain, key: tone.key, name, address }
  return { tone: spoken, voice: content === null ? builtInVoice(spoken) : ownVoice({ name, content, language }, address, plain.language) }
}

interface Voices {
  tone: Tone
  voice: Voice
}

/** Drafts are compiled once for each tone: it must be the same object each time. */
const made = new WeakMap<object, Map<Tone, Voices>>()

export async function plainTone(language: LanguageKey): Promise<Tone> {
  const { library } = await builtInLibrary()
  return library.tone('neutral', language)!
}

/** A tone of voice as a model is told it, for texts in a language; without one, the plain one. */
export async function voiceFor(
  shelf: Shelf,
  tone: { metaId: string } | { toneId: string | null },
  language: LanguageKey,
): Promise<Voice | null> {
  const plain = await plainTone(language)
  if ('metaId' in tone) {
    const found = findTone(shelf, tone.metaId, language)
    return found ? voicesOf(found, plain).voice : null
  }
  const metas = shelf.tones.find(({ id }) => id === tone.toneId)?.metas ?? []
  const meta = metas.find((each) => each.language === language) ?? metas[0]
  return voicesOf(meta ? { meta } : null, plain).voice
}

/** The tone a meta belongs to, in the document's language where it speaks it; undefined when there is no such meta. */
function findTone(shelf: Shelf, metaId: string, language: LanguageKey): { entry: ToneEntry; meta: ToneMeta } | undefined {
  for (const entry of shelf.tones) {
    const named = entry.metas.find((meta) => meta.id === metaId)
    if (named) return { entry, meta: entry.metas.find((meta) => meta.language === language) ?? named }
  }
  return undefined
}
