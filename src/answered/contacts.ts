import type { LanguageKey } from '../languages.ts'
import { STREETS } from './lexicon/streets.ts'
import { plain } from './fold.ts'

/** Addresses of a text: of the web, of mail, of telephones and of streets, each in the form in which it is compared. */
export interface Contact {
  kind: 'web' | 'mail' | 'telephone' | 'street'
  key: string
  start: number
  end: number
}

const MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu
const ENDINGS = [
  'com|org|net|eu|info|biz|io|app|dev|shop|store|online|example|test|co\\.uk|uk|ie|de|at|ch|fr|be|lu|es|it|nl|pl|pt|se|dk|no|fi',
  'gr|tr|ru|com\\.tr',
].join('|')
const REST = String.raw`[^\s)>\]”“"»]`
const HOST = String.raw`[\p{L}\p{N}][\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*`
const WEB = new RegExp(
  String.raw`\bhttps?:\/\/${REST}+|\bwww\.${REST}+|(?<![@\p{L}\p{N}.-])${HOST}\.(?:${ENDINGS})(?:\/${REST}*)?(?![\p{L}\p{N}])`,
  'giu',
)
const ALONE = String.raw`(?<![\p{L}\p{N}.,/-])`
const TELEPHONE = new RegExp(
  [
    String.raw`${ALONE}(?:\+|00|\(?0)[\d(][\d\s\u00a0\u202f()/.-]{5,}\d`,
    String.raw`${ALONE}\d{3}[-. ]\d{3}[-. ]\d{4}(?!\d)`,
    String.raw`${ALONE}\d{2,4}[-. ]\d{2}(?:[-. ]\d{2,3}){2,3}(?![\d,])`,
  ].join('|'),
  'gu',
)
/** What follows an address in a sentence. */
const BEHIND = /[.,;:!?'"’”“»*_]+$/u

const webKey = (text: string): string =>
  plain(text)
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '')

/** The last digits of a number are the same with and without the code of the country. */
const TOLD_BY = 8
const telephoneKey = (text: string): string => text.replaceAll(/\D/g, '').replace(/^0+/, '').slice(-TOLD_BY)

const streetKey = (text: string): string => (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

/** A date is no telephone number. */
const DATED = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}-\d{2}-\d{2}$/

export function contactsIn(text: string, language: LanguageKey): Contact[] {
  const found: Contact[] = []
  const take = (kind: Contact['kind'], pattern: RegExp, key: (text: string) => string, least = 1) => {
    pattern.lastIndex = 0
    for (const match of text.matchAll(pattern)) {
      const shown = match[0].replace(BEHIND, '')
      const [start, end] = [match.index, match.index + shown.length]
      if (DATED.test(shown) || key(shown).length < least || found.some((other) => start < other.end && other.start < end)) continue
      found.push({ kind, key: key(shown), start, end })
    }
  }
  if (text.includes('@')) take('mail', MAIL, plain)
  if (text.includes('.')) take('web', WEB, webKey)
  if (!/\d/.test(text)) return found
  take('telephone', TELEPHONE, telephoneKey, 6)
  for (const pattern of [STREETS[language], STREETS.EN]) if (pattern) take('street', pattern, streetKey)
  return found
}

/** The same street in another case: its number, and its words with other endings. */
function isSameStreet(key: string, known: readonly Contact[], hasName: (word: string) => boolean): boolean {
  const words = key.split(' ')
  const number = words.find((word) => /^\d/.test(word))
  const isNumbered = known.some((other) => other.kind === 'street' && other.key.split(' ').includes(number ?? ''))
  return isNumbered && words.every((word) => /^\d/.test(word) || word.length < SHORT_WORD || hasName(word))
}
/** ul., al., No. */
const SHORT_WORD = 4

/** The host of an address of the web or of mail. */
const hostOf = (key: string): string => key.slice(key.indexOf('@') + 1).replace(/[/?#].*$/, '')

/** Whether the material has this address; of the web also the host alone. */
export function isKnownContact(
  { kind, key }: Contact,
  known: readonly Contact[],
  folded: string,
  hasName: (word: string) => boolean,
): boolean {
  if (kind === 'street') return ` ${folded} `.includes(` ${key} `) || isSameStreet(key, known, hasName)
  if (known.some((other) => other.key === key && (other.kind === kind || kind === 'web'))) return true
  return kind === 'web' && known.some((other) => (other.kind === 'web' || other.kind === 'mail') && hostOf(other.key) === key)
}
