import type { LanguageKey } from '../../languages.ts'
import type { FormEntry } from './form.ts'

/** The words of a brief in one language. */
interface BriefWords {
  product: string
  audience: string
  message: string
  call_to_action: string
  /** In the order of the brief's facts. */
  facts: string[]
}

/** What a campaign is about: everything that is said once for all its pieces. */
export interface Brief extends Omit<BriefWords, 'facts'> {
  /** The language its words are in. */
  language_key: LanguageKey
  facts: { text: string; source: string | null }[]
  /** The company or team that speaks. */
  sender: string
  url: string
  /** Days as 2026-05-31. */
  starts: string | null
  ends: string | null
  markets: string[]
  channels: string[]
  /** What the pieces are written in. */
  languages: LanguageKey[]
  tone_id: string | null
  infobase_id: string | null
  /** Its words in other languages; what is left out there is taken from the brief as it is. */
  translations: Partial<Record<LanguageKey, Partial<BriefWords>>>
}

export const BRIEF_PARTS = [
  'product',
  'message',
  'audience',
  'facts',
  'call_to_action',
  'sender',
  'url',
  'starts',
  'ends',
  'infobase',
] as const
export type BriefPart = (typeof BRIEF_PARTS)[number]

/** What fields of forms are called, without regard to case and punctuation, and which part of the brief they take. */
const NAMES: Record<string, BriefPart> = {
  ...namesOf('product', 'product productname name subject title headline headlines page category'),
  ...namesOf('message', 'message keymessage summary intro introduction lead offer benefit hook description descriptions'),
  ...namesOf('audience', 'audience readers target targetgroup viewers'),
  ...namesOf('facts', 'facts points keypoints features benefits reasons details topics body scenes'),
  ...namesOf('call_to_action', 'calltoaction cta linktext'),
  ...namesOf('sender', 'sender company brand'),
  ...namesOf('url', 'url link'),
  ...namesOf('starts', 'date start starts startdate launch'),
  ...namesOf('ends', 'validuntil deadline end ends enddate until'),
}

function namesOf(part: BriefPart, names: string): Record<string, BriefPart> {
  return Object.fromEntries(names.split(' ').map((name) => [name, part]))
}

const folded = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')

/** What fields are called in other languages. */
export interface FieldLabels {
  /** Folded labels of the library's fields that take a part of the brief. One that stands for two parts stands for neither. */
  parts: ReadonlyMap<string, BriefPart>
  /** Names of all fields of the library: what they mean is known. */
  names: ReadonlySet<string>
}

/** Learns from the forms of the library, in every language, what the parts of a brief are called there. */
export function fieldLabels(forms: Iterable<readonly FormEntry[]>): FieldLabels {
  const parts = new Map<string, BriefPart | null>()
  const names = new Set<string>()
  for (const { name, label } of [...forms].flat()) {
    names.add(name)
    const part = NAMES[name.toLowerCase()] ?? null
    const known = parts.get(folded(label))
    parts.set(folded(label), known === undefined || known === part ? part : null)
  }
  return { names, parts: new Map([...parts].flatMap(([label, part]) => (part === null || label === '' ? [] : [[label, part] as const]))) }
}

/** Without blank facts, and their translations still beside them. */
export function tidyBrief(brief: Brief): Brief {
  const isTold = (_: unknown, index: number) => brief.facts[index] !== undefined && brief.facts[index].text.trim() !== ''
  const translations = Object.entries(brief.translations).map(([language, words]) => [
    language,
    words.facts ? { ...words, facts: words.facts.filter(isTold) } : words,
  ])
  return { ...brief, facts: brief.facts.filter(isTold), translations: Object.fromEntries(translations) as Brief['translations'] }
}

/** What templates ask for beyond the brief; of all languages where `language_key` is null. */
export interface BriefAnswer {
  template_id: string
  language_key: LanguageKey | null
  input: Record<string, unknown>
}

export interface Mapped {
  input: Record<string, unknown>
  /** Where the value of each field comes from; absent where nothing fills it but perhaps its default. */
  from: Record<string, BriefPart | 'answer'>
  /** Parts that the brief does not have in this language, and that stand in its own instead. */
  untranslated: BriefPart[]
}

/** Form of a template with what mapping asks of it. */
interface MappedForm {
  id: string
  form: readonly FormEntry[]
  /** The field a title is made from. */
  main: string
  /** What each field is called in the languages of the template. */
  labels: ReadonlyMap<string, readonly string[]>
}

/** The brief as the input of a template's form. An answer takes the place of what the brief says. */
export function mapBrief(
  template: MappedForm,
  brief: Brief,
  language: LanguageKey,
  answers: readonly BriefAnswer[],
  known: FieldLabels,
): Mapped {
  const { id, form } = template
  const given = answersFor(id, language, answers)
  const words = wordsIn(brief, language)
  const mapped: Mapped = { input: {}, from: {}, untranslated: [] }
  const parts = partsOf(template, known)
  for (const entry of form) {
    const answer = given[entry.name]
    const part = parts.get(entry.name)
    const value = answer ?? (part ? valueOf(part, entry, brief, words) : null)
    if (value === null || value === undefined) continue
    mapped.input[entry.name] = value
    mapped.from[entry.name] = answer === undefined ? part! : 'answer'
    if (answer === undefined && isBorrowed(part!, brief, language) && !mapped.untranslated.includes(part!)) mapped.untranslated.push(part!)
  }
  return mapped
}

/** Which part each field takes. A field that may be left empty takes none that a required one takes: a text does not say things twice. */
function partsOf({ form, main, labels }: MappedForm, known: FieldLabels): Map<string, BriefPart> {
  const found = new Map<string, BriefPart>()
  const taken = new Set<BriefPart>()
  const partOf = ({ name, type }: FormEntry): BriefPart | undefined => {
    if (type === 'infobase') return 'infobase'
    if (type === 'url') return 'url'
    const named = NAMES[name.toLowerCase().replaceAll(/[^a-z]/g, '')]
    // A name of the library's that takes no part means something else, whatever it is called here.
    if (named !== undefined || known.names.has(name)) return named ?? (name === main ? 'product' : undefined)
    const called = [name, ...(labels.get(name) ?? [])].map((words) => known.parts.get(folded(words)))
    return called.find((part) => part !== undefined) ?? (name === main ? 'product' : undefined)
  }
  for (const isRequired of [true, false])
    for (const entry of form) {
      const part = entry.required === isRequired ? partOf(entry) : undefined
      if (part === undefined || (!isRequired && taken.has(part))) continue
      found.set(entry.name, part)
      taken.add(part)
    }
  return found
}

function answersFor(id: string, language: LanguageKey, answers: readonly BriefAnswer[]): Record<string, unknown> {
  const of = (key: LanguageKey | null) =>
    answers.filter((answer) => answer.template_id === id && answer.language_key === key).map(({ input }) => input)
  return Object.assign({}, ...of(null), ...of(language)) as Record<string, unknown>
}

/** The brief's words in a language, with its own where there are none. */
export function wordsIn(brief: Brief, language: LanguageKey): BriefWords {
  const other = language === brief.language_key ? {} : (brief.translations[language] ?? {})
  const said = (part: keyof Omit<BriefWords, 'facts'>) => other[part]?.trim() || brief[part].trim()
  return {
    product: said('product'),
    audience: said('audience'),
    message: said('message'),
    call_to_action: said('call_to_action'),
    facts: brief.facts.map(({ text }, index) => other.facts?.[index]?.trim() || text.trim()).filter((text) => text !== ''),
  }
}

/** What is printed in a text and has a language. The name of a product is often the same in all of them; notes are not printed. */
function isBorrowed(part: BriefPart, brief: Brief, language: LanguageKey): boolean {
  if (language === brief.language_key) return false
  const other = brief.translations[language]
  if (part === 'message' || part === 'call_to_action') return !other?.[part]?.trim()
  return part === 'facts' && brief.facts.some(({ text }, index) => text.trim() !== '' && !other?.facts?.[index]?.trim())
}

function valueOf(part: BriefPart, entry: FormEntry, brief: Brief, words: BriefWords): string | string[] | null {
  const { type, format } = entry
  if (part === 'infobase') return type === 'infobase' ? brief.infobase_id : null
  if (part === 'starts' || part === 'ends') return format === 'date' || format === 'date-or-words' ? brief[part] : null
  if (format !== undefined || !['text', 'textarea', 'list', 'url'].includes(type)) return null
  if (part === 'facts') {
    if (words.facts.length === 0) return null
    return type === 'list' ? words.facts : type === 'textarea' ? words.facts.join('\n') : null
  }
  const text = part === 'sender' || part === 'url' ? brief[part].trim() : words[part]
  if (text === '') return null
  return type === 'list' ? [text] : text
}
