import { labelsTakenBy, type Entrance } from '../../../src/text/document-types.ts'
import { formIn, pluralIn } from './plural.ts'

const form = formIn('it')
const counted = pluralIn('it')

/** "1 pagina", "2 pagine", "1.000.000 di pagine". */
export const plural = (count: number, one: string, other: string): string => counted(count, { one, many: `di ${other}`, other })

/** The word without its count. */
export const word = (count: number, one: string, other: string): string => form(count, { one, other })

const isDay = (when: string): boolean =>
  /^(?:\d{1,2} (?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)\b|(?:lun|mar|mer|gio|ven|sab|dom) )/.test(when)

/** The article before a day of the month; "8" and "11" begin with a vowel. */
const before = (when: string, whole: string, elided: string): string => (/^(?:8|11) /.test(when) ? `${elided}’${when}` : `${whole} ${when}`)

/** "il 12 nov", "l’8 nov", but "oggi, 09:02", "3 giorni fa". */
export const il = (when: string): string => (isDay(when) ? before(when, 'il', 'l') : when)

/** "del 12 nov", but "di oggi, 09:02". */
export const del = (when: string): string => (isDay(when) ? before(when, 'del', 'dell') : `di ${when}`)

/** "dal 12 nov", but "da oggi, 09:02". */
export const dal = (when: string): string => (isDay(when) ? before(when, 'dal', 'dall') : `da ${when}`)

/** "al 12 nov", but "a oggi, 09:02". */
export const al = (when: string): string => (isDay(when) ? before(when, 'al', 'all') : `a ${when}`)

const FILE_TYPES: [english: RegExp, italian: string][] = [
  [/ or /, ' o '],
  [/ and /g, ' e '],
  [/\btext\b/g, 'testo'],
  [/\bsubtitles\b/g, 'sottotitoli'],
  [/\btemplates\b/g, 'modelli'],
  [/\bApple strings\b/g, 'stringhe Apple'],
  [/\bAndroid strings\b/g, 'stringhe Android'],
]

/** "HTML, Markdown, testo, DOCX o PDF". */
export const fileTypes = (entrance: Entrance): string =>
  FILE_TYPES.reduce((names, [english, italian]) => names.replace(english, italian), labelsTakenBy(entrance))
