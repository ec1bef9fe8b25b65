import type { LanguageKey } from '../../languages.ts'
import type { FormKind, Form, PartValues } from './fields.ts'
import { KIND_DEFAULTS, MESSAGES } from './defaults.ts'
import { formOf } from './read.ts'
import { writeForm } from './write.ts'

export interface RuleStart {
  kind?: FormKind
  name?: string
  language?: LanguageKey | null
  /** The words it is about, and a sentence they stand in. */
  term?: string
  sentence?: string
}

/** The file of a new rule, with what is known of it. */
export function newRule({ kind = 'existence', name = '', language = null, term = '', sentence = '' }: RuleStart = {}): string {
  const words: PartValues = {}
  const literal = escaped(term.trim().replaceAll(/\s+/g, ' '))
  if (literal !== '') {
    if (kind === 'existence') words.terms = [literal]
    if (kind === 'substitution') words.replace = [{ term: literal, write: null, suggestion: null }]
    if (kind === 'required') words.trigger = [literal]
    if (kind === 'proximity') words.first = [literal]
  }
  const text = sentence.trim().replaceAll(/\s+/g, ' ')
  if (text !== '') words.hits = [{ format: 'text', text, found: term.trim() === '' ? null : [term.trim()], suggested: null }]
  const form: Form = {
    kind,
    rule: { name, severity: 'MEDIUM', message: MESSAGES[kind], ...KIND_DEFAULTS[kind], ...(language === null && words) },
    languages: language === null ? {} : { [language]: words },
    unshown: [],
  }
  return writeForm('', form)
}

/** A text as a term that matches it and nothing else. */
export const escaped = (text: string): string => text.replaceAll(/[()|*/{}\\]/g, '\\$&')

/** The file of a rule that begins as another one. The place it came from is a comment on top. */
export function copiedRule(content: string, from: { id: string; pack: string; sector: string[]; channels: string[] }): string {
  const form = formOf(content)
  const own =
    'why' in form ? content : writeForm(content, { ...form, rule: { sector: from.sector, channels: from.channels, ...form.rule } })
  // Without its pack an id means a rule of the same folder, which is another one now.
  const named = own.replace(/^supersedes:.*$/m, (line) =>
    line.replaceAll(/(?<=[[,:] ?)([\w-]+)(?=\s*(?:[\],]|$))/g, (id) => (id === 'supersedes' ? id : `${from.pack}.${id}`)),
  )
  return `# Copied from ${from.id}\n${named}`
}

/** The id of the rule that a file was copied from, as its comment says; null where there is no such comment. */
export const copiedFrom = (content: string): string | null => /^# *Copied from (\S+)\s*$/m.exec(content)?.[1] ?? null

const FOLDED: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', ł: 'l', ı: 'i', đ: 'd' }
const LONGEST_NAME = 60

/** A name of a file made of a rule's name: small letters, digits and hyphens. */
export function fileNameOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[ßæøłıđ]/g, (letter) => FOLDED[letter]!)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')
  return slug.slice(0, LONGEST_NAME).replace(/-+$/, '') || 'rule'
}
