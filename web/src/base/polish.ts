import { labelsTakenBy, type Entrance } from '../../../src/text/document-types.ts'
import { formIn, pluralIn } from './plural.ts'

const form = formIn('pl')
const counted = pluralIn('pl')

/** The word without its count. Nothing here is counted in fractions, for which Polish has a fourth form. */
export const word = (count: number, one: string, few: string, many: string): string => form(count, { one, few, many, other: many })

/** "1 strona", "2 strony", "5 stron". */
export const plural = (count: number, one: string, few: string, many: string): string => counted(count, { one, few, many, other: many })

export const findings = (count: number): string => plural(count, 'ustalenie', 'ustalenia', 'ustaleń')
export const pages = (count: number): string => plural(count, 'strona', 'strony', 'stron')
export const rules = (count: number): string => plural(count, 'reguła', 'reguły', 'reguł')
export const runs = (count: number): string => plural(count, 'przebieg', 'przebiegi', 'przebiegów')
export const packs = (count: number): string => plural(count, 'pakiet', 'pakiety', 'pakietów')
export const languages = (count: number): string => plural(count, 'język', 'języki', 'języków')
export const days = (count: number): string => plural(count, 'dzień', 'dni', 'dni')

/** After "z", "do", "bez": "1 strony", "5 stron". */
export const ofPages = (count: number): string => plural(count, 'strony', 'stron', 'stron')
export const ofRules = (count: number): string => plural(count, 'reguły', 'reguł', 'reguł')
export const ofFindings = (count: number): string => plural(count, 'ustalenia', 'ustaleń', 'ustaleń')

/** A full stop, unless the text ends in one already. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

const FILE_TYPES: [english: RegExp, polish: string][] = [
  [/ or /, ' lub '],
  [/ and /g, ' i '],
  [/\btext\b/g, 'tekst'],
  [/\bsubtitles\b/g, 'napisy'],
  [/\btemplates\b/g, 'szablony'],
]

/** "HTML, Markdown, tekst, DOCX lub PDF". */
export const fileTypes = (entrance: Entrance): string =>
  FILE_TYPES.reduce((names, [english, polish]) => names.replace(english, polish), labelsTakenBy(entrance))
