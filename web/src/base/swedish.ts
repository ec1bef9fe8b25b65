import { labelsTakenBy, type Entrance } from '../../../src/text/document-types.ts'
import { formIn, pluralIn } from './plural.ts'

const wordIn = formIn('sv')
const counted = pluralIn('sv')

/** "1 sida", "2 sidor". */
export const plural = (count: number, one: string, other: string): string => counted(count, { one, other })

/** The word without its count. */
export const word = (count: number, one: string, other: string): string => wordIn(count, { one, other })

export const findings = (count: number): string => plural(count, 'anmärkning', 'anmärkningar')
export const pages = (count: number): string => plural(count, 'sida', 'sidor')
export const rules = (count: number): string => plural(count, 'regel', 'regler')
export const runs = (count: number): string => plural(count, 'körning', 'körningar')
export const days = (count: number): string => plural(count, 'dag', 'dagar')
export const files = (count: number): string => plural(count, 'fil', 'filer')
export const rows = (count: number): string => plural(count, 'rad', 'rader')

/** "den 4 nov.", but "i dag, 09:02", "för 3 dagar sedan", "ons 4 nov.". */
export const den = (when: string): string => (/^\d/.test(when) ? `den ${when}` : when)

/** A full stop, unless the text ends in one already: short months do. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

const FILE_TYPES: [english: RegExp, swedish: string][] = [
  [/ or /, ' eller '],
  [/ and /g, ' och '],
  [/\bsubtitles\b/g, 'undertexter'],
  [/\btemplates\b/g, 'mallar'],
  [/\bApple strings\b/g, 'Apple-strängar'],
  [/\bAndroid strings\b/g, 'Android-strängar'],
  [/\bJava properties\b/g, 'Java-egenskaper'],
  [/\be-mail\b/g, 'e-post'],
]

/** "HTML, Markdown, text, DOCX eller PDF". */
export const fileTypes = (entrance: Entrance): string =>
  FILE_TYPES.reduce((names, [english, swedish]) => names.replace(english, swedish), labelsTakenBy(entrance))
