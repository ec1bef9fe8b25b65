import { toPair } from './entries.ts'
import type { Pair } from './entries.ts'
import { escapeMarkdown, isBlankText, oneLine } from './escape.ts'
import { isMarked, kindOf } from './kinds.ts'
import type { Locale } from './locale.ts'
import { toProse } from './prose.ts'
import { asSentence, bare, upperFirst } from './sentences.ts'

/** Articles: a noun phrase that begins with one loses its capital after a colon; any other first word may be a name. */
const ARTICLES: Record<string, readonly string[]> = {
  en: ['a', 'an', 'the', 'your', 'our', 'for', 'with'],
  de: ['ein', 'eine', 'der', 'die', 'das', 'für', 'mit'],
  fr: ['un', 'une', 'le', 'la', 'les', 'des', 'pour', 'avec'],
  nl: ['een', 'de', 'het', 'voor', 'met'],
  es: ['un', 'una', 'el', 'la', 'los', 'las', 'para', 'con'],
  it: ['un', 'una', 'uno', 'il', 'lo', 'la', 'i', 'gli', 'le', 'per', 'con'],
  pt: ['um', 'uma', 'o', 'a', 'os', 'as', 'para', 'com'],
  sv: ['en', 'ett', 'för', 'med'],
  da: ['en', 'et', 'til', 'med'],
  nb: ['en', 'ei', 'et', 'til', 'med'],
  el: ['ένας', 'μια', 'μία', 'ένα', 'ο', 'η', 'το', 'οι', 'τα', 'για', 'με'],
  tr: ['bir'],
}

/** The text after a colon or a name: an article or a known verb in small letters, everything else as it was typed. */
function continued(text: string, tag: string, isPredicate = false): string {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? ''
  const isArticle = ARTICLES[tag]?.includes(first.toLocaleLowerCase(tag)) === true
  const isOrdinary = /^\p{Lu}[\p{Ll}\p{M}]*$/u.test(first)
  return isOrdinary && (isArticle || isPredicate) ? first.toLocaleLowerCase(tag) + text.slice(first.length) : text
}

const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n\u2028\u2029]+/u)
    .map(oneLine)
    .filter((line) => !isBlankText(line))

/** The first line opens the text as `open` writes it; the others are prose. */
function opened(text: string, tag: string, open: (line: string) => string): string {
  const [first, ...rest] = linesOf(text)
  if (first === undefined) return ''
  const opening = /^[-*•–·]\s/u.test(first) ? toProse(first, tag) : open(first)
  return [opening, toProse(rest.join('\n'), tag)].filter((part) => part !== '').join('\n\n')
}

/** First words of names that may be plural, with which a verb in the singular would not agree; in these languages it needs no subject. */
const PLURAL: Record<string, RegExp> = {
  ru: /^\P{L}*\p{L}*[ыие](?!\p{L})/u,
  pl: /^\P{L}*\p{L}*[yie](?!\p{L})/u,
  fi: /^\P{L}*\p{L}*t(?!\p{L})/u,
}

/** A Greek name would need its article as a subject. */
const isNoSubject = (name: string, tag: string): boolean => tag === 'el' || PLURAL[tag]?.test(name) === true

/** What a thing is, said of its name: a sentence stays, a predicate gets the name as its subject, a noun phrase follows it. */
export function lineAbout(line: string, name: string, { tag, apposition }: Locale): string {
  const kind = kindOf(line, tag)
  const isNamed = line.toLocaleLowerCase(tag).startsWith(name.toLocaleLowerCase(tag))
  if (kind === 'sentence' || isNamed || name === '') return asSentence(line, tag)
  if (kind === 'noun') {
    const phrase = continued(line, tag)
    // A capital after the colon would be a mistake, and a small letter too where the word is a name: two short sentences fit both.
    const between = tag !== 'de' && /^\p{Lu}/u.test(phrase) ? '. ' : apposition
    return asSentence(`${bare(name, tag)}${between}${phrase}`.replace('.. ', '. '), tag)
  }
  if (isNoSubject(name, tag)) return `${asSentence(name, tag)} ${asSentence(line, tag)}`
  const link = tag === 'ru' && /^это\s/iu.test(line) ? '\u00a0— ' : ' '
  return asSentence(`${bare(name, tag)}${link}${continued(line, tag, true)}`, tag)
}

/** The same for a longer text below its name: there a noun phrase stands alone, unless the name is asked for again. */
export const aboutName = (text: string, name: string, locale: Locale, isNamed: boolean): string =>
  opened(text, locale.tag, (line) =>
    escapeMarkdown(
      isNamed || (!isNoSubject(name, locale.tag) && kindOf(line, locale.tag) === 'predicate')
        ? lineAbout(line, name, locale)
        : asSentence(line, locale.tag),
    ),
  )

/** A noun phrase follows a label and a colon, which fits every case and gender; a sentence and a predicate stand alone. */
export function underLabel(text: string, label: string, { tag, colon }: Locale): string {
  return opened(text, tag, (line) =>
    kindOf(line, tag) !== 'noun' || label === ''
      ? escapeMarkdown(asSentence(line, tag))
      : escapeMarkdown(asSentence(behind(`${label}${colon}`, continued(line, tag), tag), tag)),
  )
}

/** After a colon a capital would be a mistake, unless it is a name's, and a second colon as well: such phrases stand alone. */
const behind = (label: string, phrase: string, tag: string): string =>
  (tag !== 'de' && /^\p{Lu}[\p{Ll}\p{M}]*[\s,]/u.test(phrase)) || /[:：]\s/u.test(phrase) ? phrase : `${label} ${phrase}`

/** Entries of one list in one form: all as sentences where one is, otherwise all without an end mark. */
export function asItems(entries: readonly string[], tag: string): string[] {
  const isProse = entries.some((entry) => isMarked(entry, tag))
  return entries.map((entry) => (isProse ? asSentence(entry, tag) : upperFirst(bare(entry, tag), tag)))
}

/** The same for entries such as `Material: oak`. */
export function asRows(entries: readonly string[], tag: string): Pair[] {
  const rows = entries.map(toPair)
  const isProse = rows.some(({ text }) => isMarked(text, tag))
  return rows.map(({ label, text }) => {
    const ended = isProse ? asSentence(text, tag) : bare(text, tag)
    return { label, text: label === '' ? upperFirst(ended, tag) : isProse && !/^\p{Lu}/u.test(text) ? text[0]! + ended.slice(1) : ended }
  })
}

/** A list as one paragraph: sentences follow each other; phrases stand apart by a dot and keep their capitals, or by a comma and do not. */
export function asRunning(entries: readonly string[], tag: string, between: string): string {
  if (entries.length === 1) return asSentence(entries[0]!, tag)
  if (entries.some((entry) => isMarked(entry, tag))) return asItems(entries, tag).join(' ')
  return between === ', ' ? upperFirst(entries.map((entry) => bare(entry, tag)).join(between), tag) : asItems(entries, tag).join(between)
}
