import { labelsTakenBy, type Entrance } from '../../../src/text/document-types.ts'
import { formIn, pluralIn } from './plural.ts'

const form = formIn('fi')
const counted = pluralIn('fi')

/** The word without its count. */
export const word = (count: number, one: string, other: string): string => form(count, { one, other })

/** "1 sivu", "2 sivua". In every other case ("1 sivulla", "2 sivulla") the word after a number is singular and needs no forms. */
export const plural = (count: number, one: string, other: string): string => counted(count, { one, other })

export const findings = (count: number): string => plural(count, 'havainto', 'havaintoa')
export const pages = (count: number): string => plural(count, 'sivu', 'sivua')
export const rules = (count: number): string => plural(count, 'sääntö', 'sääntöä')
export const runs = (count: number): string => plural(count, 'ajo', 'ajoa')
export const packs = (count: number): string => plural(count, 'paketti', 'pakettia')
export const languages = (count: number): string => plural(count, 'kieli', 'kieltä')
export const days = (count: number): string => plural(count, 'päivä', 'päivää')

/** A full stop, unless the text ends in one already, as dates do: "12.11." */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

const FILE_TYPES: [english: RegExp, finnish: string][] = [
  [/ or /, ' tai '],
  [/ and /g, ' ja '],
  [/\btext\b/g, 'teksti'],
  [/\bsubtitles\b/g, 'tekstitykset'],
  [/\btemplates\b/g, 'sivupohjat'],
  [/\be-mail\b/g, 'sähköposti'],
]

/** "HTML, Markdown, teksti, DOCX tai PDF". */
export const fileTypes = (entrance: Entrance): string =>
  FILE_TYPES.reduce((names, [english, finnish]) => names.replace(english, finnish), labelsTakenBy(entrance))
