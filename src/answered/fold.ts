import { stem } from '../claims/stem.ts'
import { wordsOf } from '../claims/words.ts'
import type { LanguageKey } from '../languages.ts'
import { withoutAccents } from '../rules/words/fold.ts'

const ACCENTED = /[\u0080-\uffff]/
const PLAIN_APOSTROPHE = /’/g

/** Without case and accents: the form in which words of a text and of its material are compared. */
export const plain = (text: string): string =>
  ACCENTED.test(text)
    ? withoutAccents(text.replaceAll('İ', 'i').toLowerCase()).replaceAll('ß', 'ss').replaceAll(PLAIN_APOSTROPHE, "'")
    : text.toLowerCase()

/** The words of a text in that form, with one blank between. */
export const squeezed = (text: string): string => (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

const stems = new Map<string, string>()
const MOST_STEMS = 20_000

/** Languages without a list of endings: what most cases and plurals leave alone. */
const LEAST_LEFT = 5

export function stemOf(word: string, language: LanguageKey): string {
  const key = `${language} ${word}`
  let known = stems.get(key)
  if (known === undefined) {
    const bare = plain(word)
    const short = stem(bare, language)
    // Where nothing is known of the endings, the last two letters of a long word are one.
    known = short === bare && bare.length > LEAST_LEFT + 1 ? bare.slice(0, -2) : short
    if (stems.size > MOST_STEMS) stems.clear()
    stems.set(key, known)
  }
  return known
}

/** Stems of the words that say something: not articles, pronouns and the like. */
export function contentStems(text: string, language: LanguageKey): string[] {
  const { filler, negation } = wordsOf(language)
  return (plain(text).match(/\p{L}[\p{L}\p{N}]*/gu) ?? [])
    .filter((word) => word.length > 3 && !filler.has(word) && !negation.has(word))
    .map((word) => stemOf(word, language))
}
