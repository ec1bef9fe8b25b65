import type { LanguageKey } from '../languages.ts'
import { wordsOf } from '../claims/words.ts'
import type { Found } from './found.ts'
import { plain } from './fold.ts'
import { isCalendar } from './calendar.ts'
import { isNoName } from './lexicon/capitals.ts'
import { FIRST_NAMES, LEGAL_FORM, PLACES, TITLE } from './lexicon/people-and-places.ts'
import type { Material } from './material.ts'

/** A word, also with a digit, an apostrophe, an ampersand or a hyphen inside. */
const WORD = /[\p{L}\p{N}]+(?:[-'’&+][\p{L}\p{N}]+)*/gu
const CAPITAL = /^\p{Lu}/u
/** What begins a sentence anew. */
const OPENS = /(?:^|[.!?…:;•·|–—#¿¡]|["“”„«»'‘(\n])\s*$/u
/** Between the parts of a name. */
const WITHIN = /^(?:\s|\s?&\s|\.\s|\s(?:of|the|de|del|della|delle|dei|di|du|des|la|le|van|von|der|den|da|do|dos|und|and|et|y|e|en|i)\s)$/u
/** A heading in which every longer word has a capital says nothing by a capital. */
const TITLED = 0.6

interface Word {
  text: string
  start: number
  end: number
  opens: boolean
}

/** Names of persons, firms, places and products that the material does not have, by the capitals and by what everybody knows as a name. */
export function namesIn(sentence: string, language: LanguageKey, material: Material): Found[] {
  const words: Word[] = Array.from(sentence.matchAll(WORD), ({ 0: text, index: start }) => ({
    text,
    start,
    end: start + text.length,
    opens: CAPITAL.test(text) && opensAt(sentence, start),
  }))
  // "Ayvalık’ta", "Anna’s": the ending is none of the name's.
  const isNew = (word: Word) => isNewName(word.text.replace(/['’]\p{Ll}*$/u, ''))
  const isNewName = (text: string) => !isNoName(text, language) && !isCalendar(text, language) && !material.hasName(text)
  const titled = isTitled(sentence, words)
  const parts = words.map((word, index) => isPart(word, index, words, language, titled) && CAPITAL.test(word.text))
  const found: Found[] = []
  const take = (from: number, to: number) => {
    const fresh = words.slice(from, to + 1).filter((word, index) => parts[from + index] !== false && CAPITAL.test(word.text) && isNew(word))
    if (fresh.length === 0) return
    found.push({ kind: 'name', start: words[from]!.start, end: words[to]!.end })
  }
  for (let at = 0; at < words.length; at++) {
    if (!parts[at]) continue
    let last = at
    while (last + 1 < words.length && joins(sentence, words[last]!, words[last + 1]!, parts[last + 1]!, words, last)) last++
    while (!CAPITAL.test(words[last]!.text)) last--
    // A sentence may begin with any word: what begins it belongs to the name that follows where it is none of the small words.
    if (words.slice(at, last + 1).some(isNew)) take(at, last)
    at = last
  }
  return [...found, ...byForm(sentence, LEGAL_FORM, material, found), ...behindTitle(sentence, material, found)]
}

/** Letters in front of a word that are looked at. */
const LOOKED_AT = 4

/** Whether a sentence, a quotation or a point of a list begins here. */
function opensAt(sentence: string, start: number): boolean {
  const before = sentence.slice(Math.max(0, start - LOOKED_AT), start)
  return OPENS.test(before) && (start === 0 || !/[\p{L}\p{N}]\s*$/u.test(before))
}

const isTitled = (sentence: string, words: readonly Word[]) => {
  if (/[.!?…][\s"'”’»)*_]*$/u.test(sentence)) return false
  const long = words.filter(({ text }) => text.length > 3)
  return long.length > 2 && long.filter(({ text }) => CAPITAL.test(text)).length / long.length > TITLED
}

/** Whether a word with a capital may be a part of a name here. */
function isPart(word: Word, index: number, words: readonly Word[], language: LanguageKey, titled: boolean): boolean {
  if (!CAPITAL.test(word.text) || word.text.length < 2) return false
  const folded = plain(word.text)
  const known = FIRST_NAMES.has(folded) || PLACES.has(folded)
  if (language === 'DE') return known || (index > 0 && FIRST_NAMES.has(plain(words[index - 1]!.text)))
  if (titled) return known || (index > 0 && FIRST_NAMES.has(plain(words[index - 1]!.text)))
  if (!word.opens) return true
  if (wordsOf(language).filler.has(folded)) return false
  const next = words[index + 1]
  return known || (FIRST_NAMES.has(folded) && next !== undefined && CAPITAL.test(next.text))
}

function joins(sentence: string, one: Word, other: Word, isPartToo: boolean, words: readonly Word[], at: number): boolean {
  if (isPartToo) return WITHIN.test(sentence.slice(one.end, other.start))
  // "of", "van der": the name goes on behind it.
  const next = words[at + 2]
  return next !== undefined && CAPITAL.test(next.text) && WITHIN.test(sentence.slice(one.end, next.start))
}

function byForm(sentence: string, pattern: RegExp, material: Material, found: readonly Found[]): Found[] {
  return Array.from(
    sentence.matchAll(pattern),
    ({ 0: text, index: start }): Found => ({ kind: 'name', start, end: start + text.length }),
  ).filter(({ start, end }) => !isWithin(found, start, end) && !material.hasText(sentence.slice(start, end)))
}

/** The name behind a title. */
function behindTitle(sentence: string, material: Material, found: readonly Found[]): Found[] {
  return Array.from(sentence.matchAll(TITLE)).flatMap(({ 0: title, index }): Found[] => {
    const start = index + title.length
    const name = /^\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?/u.exec(sentence.slice(start))?.[0] ?? ''
    const end = start + name.length
    const isKnown = name === '' || name.split(/\s/).every((word) => material.hasName(word))
    return isKnown || isWithin(found, start, end) ? [] : [{ kind: 'name', start, end }]
  })
}

const isWithin = (found: readonly Found[], start: number, end: number) => found.some((other) => start < other.end && other.start < end)
