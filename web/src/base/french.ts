import { labelsTakenBy, type Entrance } from '../../../src/text/document-types.ts'
import { formIn, pluralIn } from './plural.ts'

const form = formIn('fr')
const counted = pluralIn('fr')

/** "de Paul", "d’Anna". */
export const de = (what: string): string => (/^[aeiouyàâæéèêëîïôœùûü]/i.test(what) ? `d’${what}` : `de ${what}`)

/** "1 page", "2 pages", "1 000 000 de pages". */
export const plural = (count: number, one: string, other: string): string => counted(count, { one, many: de(other), other })

/** The word without its count. */
export const word = (count: number, one: string, other: string): string => form(count, { one, other })

const isDay = (when: string): boolean => /^(?:\d|(?:lun|mar|mer|jeu|ven|sam|dim)\.? )/.test(when)

/** "le 12 nov.", but "aujourd’hui, 09:02", "il y a 3 jours". */
export const on = (when: string): string => (isDay(when) ? `le ${when}` : when)

/** "du 12 nov.", but "d’aujourd’hui, 09:02". */
export const of = (when: string): string => (isDay(when) ? `du ${when}` : de(when))

/** A full stop, unless the text ends in that of an abbreviated month. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

/** "jusqu’au 12 nov.", but "jusqu’à aujourd’hui, 09:02". */
export const until = (when: string): string => (isDay(when) ? `jusqu’au ${when}` : `jusqu’à ${when}`)

const FILE_TYPES: [english: RegExp, french: string][] = [
  [/ or /, ' ou '],
  [/ and /g, ' et '],
  [/\btext\b/g, 'texte'],
  [/\bsubtitles\b/g, 'sous-titres'],
  [/\btemplates\b/g, 'gabarits'],
  [/\bApple strings\b/g, 'chaînes Apple'],
  [/\bAndroid strings\b/g, 'chaînes Android'],
]

/** "HTML, Markdown, texte, DOCX ou PDF". */
export const fileTypes = (entrance: Entrance): string =>
  FILE_TYPES.reduce((names, [english, french]) => names.replace(english, french), labelsTakenBy(entrance))
