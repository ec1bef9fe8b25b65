import type { Channel } from '../../rules/definition/rule.ts'
import type { LanguageKey } from '../../languages.ts'
import { LANGUAGE_KEYS } from '../../languages.ts'
import { faultsOf, FaultList } from './file-faults.ts'
import type { FileFault } from './file-faults.ts'
import type { FieldType, FormEntry } from '../form/form.ts'
import { readPhrases, readTemplateRules, readTemplateWords, readTone } from './library-files.ts'
import type { TemplateModel } from '../base/model.ts'
import type { Tone } from '../voice/tone.ts'

/** A text file of the library; the caller reads it from disk. */
export interface LibraryFile {
  path: string
  content: string
}

/** Phrases by name; one that depends on a number is a map by plural form, one that addresses the reader has `formal` and `informal`. */
export type Words = Record<string, string | Record<string, string>>

export interface FieldRule extends Pick<FormEntry, 'min' | 'format' | 'limits' | 'note' | 'askedWith'> {
  name: string
  type: FieldType
  required: boolean
  maxLength: number | null
  options: string[] | null
  default: FormEntry['default']
}

/** What a template is in every language: its fields and the drafts of its steps. */
export interface TemplateRules {
  key: string
  /** Where its texts appear; null: anywhere. */
  channel: Channel | null
  /** The field a title is made from where the text has no heading. */
  main: string
  /** The field that names a knowledge base, if any. */
  infobase: string | null
  fields: FieldRule[]
  /** `model`: provider:model that writes this step, where it is not the template's. */
  steps: { key: string; draft: string; model?: string }[]
  model: TemplateModel
  /** It has no drafts: without a language model it cannot be written. */
  needsModel: boolean
  /** The order of the drafts' parts in each variant; none: as they stand. */
  orders: string[][]
}

export interface FieldWords {
  label: string
  help: string | null
  placeholder: string | null
  options: Record<string, string>
  default?: FormEntry['default']
}

/** What a template is in one language. */
export interface TemplateWords {
  name: string
  description: string
  fields: Record<string, FieldWords>
  words: Words
  /** A prompt for each step and, where the language needs another order of the content, a draft of its own. */
  steps: Record<string, { prompt: string; draft?: string }>
}

/** A template in one language, ready to write: plain data, so that it can be stored and compared. */
export interface Template {
  key: string
  channel: Channel | null
  language: LanguageKey
  name: string
  description: string
  form: FormEntry[]
  main: string
  infobase: string | null
  steps: { key: string; prompt: string; draft: string; model?: string }[]
  needsModel: boolean
  orders: string[][]
  words: Words
  phrases: Words
  model: TemplateModel
}

export interface Library {
  templates: Template[]
  tones: Tone[]
  phrases: Map<LanguageKey, Words>
  template: (key: string, language: LanguageKey) => Template | undefined
  tone: (key: string, language: LanguageKey) => Tone | undefined
}

/** A mistake with the file it is in. */
export interface LibraryFault extends FileFault {
  path: string
}

/** Every fault of a library's files, each with its file. */
export class LibraryError extends Error {
  readonly faults: LibraryFault[]
  constructor(faults: LibraryFault[]) {
    super(faults.map(({ path, message }) => `${path}: ${message}`).join('\n'))
    this.faults = faults
  }
}

const TEMPLATE_RULES = /(?:^|\/)templates\/([a-z0-9-]+)\/template\.yml$/
const LANGUAGE_FILE = /(?:^|\/)(templates|tones)\/([a-z0-9-]+)\/([A-Z]{2})\.yml$/
const PHRASES = /(?:^|\/)phrases\/([A-Z]{2})\.yml$/

const asLanguage = (key: string): LanguageKey | null => LANGUAGE_KEYS.find((known) => known === key) ?? null

/** Parses a library. Phrases of the built-in library are available to a workspace's own templates, which need none of their own. */
export function loadLibrary(files: readonly LibraryFile[], sharedPhrases?: Map<LanguageKey, Words>): Library {
  const { library, faults } = readLibraryFiles(files, sharedPhrases)
  if (faults.length > 0) throw new LibraryError(faults)
  return library
}

/** The same where faults are an answer: what could be read, and what could not. */
export function readLibraryFiles(
  files: readonly LibraryFile[],
  sharedPhrases?: Map<LanguageKey, Words>,
): { library: Library; faults: LibraryFault[] } {
  const faults: LibraryFault[] = []
  const rules = new Map<string, TemplateRules>()
  const words: { key: string; language: LanguageKey; path: string; words: TemplateWords }[] = []
  const tones: Tone[] = []
  const phrases = new Map(sharedPhrases ?? [])
  const attempt = (path: string, read: () => void) => {
    try {
      read()
    } catch (error) {
      faults.push(...faultsOf(error).map((fault) => ({ path, ...fault })))
    }
  }
  for (const { path, content } of files) {
    const [, rulesKey] = TEMPLATE_RULES.exec(path) ?? []
    const [, kind, key = '', languageName = ''] = LANGUAGE_FILE.exec(path) ?? []
    const [, phraseLanguage] = PHRASES.exec(path) ?? []
    const language = asLanguage(phraseLanguage ?? languageName)
    if (rulesKey !== undefined) attempt(path, () => rules.set(rulesKey, readTemplateRules(content, rulesKey)))
    else if (kind === undefined && phraseLanguage === undefined) continue
    else if (language === null) faults.push({ path, at: [], message: 'there is no such language' })
    else if (phraseLanguage !== undefined) attempt(path, () => phrases.set(language, readPhrases(content)))
    else if (kind === 'templates') attempt(path, () => words.push({ key, language, path, words: readTemplateWords(content) }))
    else attempt(path, () => tones.push(readTone(content, key, language)))
  }
  const templates: Template[] = []
  for (const entry of words) {
    const template = rules.get(entry.key)
    if (!template) faults.push({ path: entry.path, at: [], message: `${entry.key}/template.yml is missing or cannot be read` })
    else attempt(entry.path, () => templates.push(joinTemplate(template, entry.words, entry.language, phrases.get(entry.language) ?? {})))
  }
  return { library: libraryOf(templates, tones, phrases), faults }
}

/** A library from templates, tones and phrases that are already parsed. */
export const libraryOf = (templates: Template[], tones: Tone[], phrases: Map<LanguageKey, Words>): Library => ({
  templates,
  tones,
  phrases,
  template: (key, language) => templates.find((template) => template.key === key && template.language === language),
  tone: (key, language) => tones.find((tone) => tone.key === key && tone.language === language),
})

/** Combines a template's rules with its words in one language; reports words that are missing. */
function joinTemplate(rules: TemplateRules, words: TemplateWords, language: LanguageKey, phrases: Words): Template {
  const list = new FaultList()
  for (const name of Object.keys(words.fields))
    if (!rules.fields.some((field) => field.name === name)) list.add(['fields', name], `template.yml has no field ${name}`)
  for (const key of Object.keys(words.steps))
    if (!rules.steps.some((step) => step.key === key)) list.add(['steps', key], `template.yml has no step ${key}`)
  const form = rules.fields.map((field) => list.attempt([], () => entryOf(field, words.fields[field.name], list))) as FormEntry[]
  const steps = rules.steps.map((step) => {
    const local = words.steps[step.key]
    if (!local) list.add(['steps', step.key, 'prompt'], `the step ${step.key} has no prompt`)
    return { ...step, prompt: local?.prompt ?? '', draft: local?.draft ?? step.draft }
  })
  checkWordsUsed(steps.map((step) => step.draft).join('\n'), words.words, phrases, list)
  list.throwIfAny()
  return {
    key: rules.key,
    channel: rules.channel,
    language,
    name: words.name,
    description: words.description,
    form,
    main: rules.main,
    infobase: rules.infobase,
    steps,
    needsModel: rules.needsModel,
    orders: rules.orders,
    words: words.words,
    phrases,
    model: rules.model,
  }
}

function entryOf(field: FieldRule, local: FieldWords | undefined, list: FaultList): FormEntry | undefined {
  if (!local) {
    list.add(['fields', field.name, 'label'], `the field ${field.name} has no label`)
    return undefined
  }
  for (const option of field.options ?? [])
    if (!Object.hasOwn(local.options, option))
      list.add(['fields', field.name, 'options', option], `the option ${option} of ${field.name} has no label`)
  const { min, format, limits, note, askedWith } = field
  return {
    name: field.name,
    type: field.type,
    label: local.label,
    help: local.help,
    required: field.required,
    placeholder: local.placeholder,
    options: field.options?.map((value) => ({ value, label: local.options[value]! })) ?? null,
    maxLength: field.maxLength,
    default: local.default ?? field.default,
    ...(min === undefined ? {} : { min }),
    ...(format ? { format } : {}),
    ...(limits ? { limits } : {}),
    ...(askedWith ? { askedWith } : {}),
    ...(note ? { note } : {}),
  }
}

/** Reports phrases that a draft uses and nobody wrote, and phrases that no draft uses. */
function checkWordsUsed(drafts: string, words: Words, phrases: Words, list: FaultList): void {
  const asked = (name: string) => [...new Set([...drafts.matchAll(new RegExp(`\\b${name}\\.([a-zA-Z]+)`, 'g'))].map((match) => match[1]!))]
  const said = asked('words')
  for (const name of said)
    if (!Object.hasOwn(words, name)) list.add(['words', name], `the draft asks for the words "${name}", which nobody wrote`)
  for (const name of asked('say'))
    if (!Object.hasOwn(phrases, name)) list.add(['steps'], `the draft asks for the phrase "say.${name}", which there is not`)
  const used = new Set(said)
  for (const name of Object.keys(words)) if (!used.has(name)) list.add(['words', name], `no draft asks for the words "${name}"`)
}
