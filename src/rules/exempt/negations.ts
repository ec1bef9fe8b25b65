import type { LanguageKey } from '../../languages.ts'
import { lowered } from '../words/fold.ts'
import { isNegator, wordSets } from '../words/negators.ts'

/** Words that negate from behind what stands before them. */
const AFTER: Record<LanguageKey, string> = {
  EN: "not n't isn't aren't cannot never",
  DE: 'nicht nie niemals keinesfalls',
  FR: "pas jamais n'est n'existe",
  NL: 'niet nooit',
  ES: '',
  IT: '',
  PT: 'não',
  SE: 'inte aldrig ej',
  DK: 'ikke aldrig',
  NO: 'ikke aldri',
  FI: 'ei eivät',
  PL: 'nie',
  RU: 'не нет',
  TR: 'değil değildir değiliz yok yoktur olmadan olmayan',
  GR: 'δεν δε',
}

/** "Not only" says more, not less. */
const ONLY = new Set(
  (
    'only just merely nur bloß seulement alleen solo solamente sólo soltanto apenas só bara endast bare kun vain tylko только ' +
    'sadece yalnızca μόνο'
  ).split(' '),
)

const REACH_BEFORE = 5
const REACH_AFTER = 3
const CLAUSE_END = /[.,;:!?()\u2013\u2014\n]/u
const OR: Record<LanguageKey, string> = {
  EN: 'or|nor',
  DE: 'oder|noch',
  FR: 'ou|ni',
  NL: 'of|noch',
  ES: 'o|u|ni',
  IT: 'o|né|oppure',
  PT: 'ou|nem',
  SE: 'eller',
  DK: 'eller',
  NO: 'eller',
  FI: 'tai|eikä',
  PL: 'lub|ani',
  RU: 'или|ни',
  TR: 'veya',
  GR: 'ή|ούτε',
}
/** A comma within a list of single words does not end the clause: "we do not offer, promise or guarantee a return". */
const listComma = new Map(
  Object.entries(OR).map(([language, or]) => [language, new RegExp(String.raw`^,\s(?:\p{L}+,\s){0,3}\p{L}+,?\s(?:${or})\s`, 'iu')]),
)
const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu

const after = wordSets(AFTER)

/** Whether what stands at these offsets is negated within its clause. A text in an unknown language is read as English. */
export function isNegated(text: string, start: number, end: number, language: LanguageKey | null): boolean {
  const key = language ?? 'EN'
  const from = Math.max(0, start - 120)
  const clause = text.slice(lastClauseEnd(text, from, start, key) + 1, start)
  const words = wordsOf(clause, key)
  for (let index = Math.max(0, words.length - REACH_BEFORE); index < words.length; index++) {
    const word = words[index]!
    if (isNegator(word, key) && !ONLY.has(words[index + 1] ?? '')) return true
  }
  // What ends with its clause is not negated by what the next one says.
  const rest = CLAUSE_END.test(text[end - 1] ?? '') ? '' : text.slice(end, end + 80)
  const ending = CLAUSE_END.exec(rest)
  const following = wordsOf(ending ? rest.slice(0, ending.index) : rest, key).slice(0, REACH_AFTER)
  return following.some((word, index) => after.get(key)!.has(word) && !ONLY.has(following[index + 1] ?? ''))
}

function wordsOf(text: string, language: LanguageKey): string[] {
  return (lowered(text, language).match(WORDS) ?? []).map((word) => word.replaceAll('’', "'"))
}

function lastClauseEnd(text: string, from: number, start: number, language: LanguageKey): number {
  for (let index = start - 1; index >= from; index--)
    if (CLAUSE_END.test(text[index]!) && !(text[index] === ',' && listComma.get(language)!.test(text.slice(index, index + 80))))
      return index
  return from - 1
}
