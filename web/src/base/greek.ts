import { labelsTakenBy, type Entrance } from '../../../src/text/document-types.ts'
import { formIn, pluralIn } from './plural.ts'

const form = formIn('el')
const counted = pluralIn('el')

/** The word without its count. */
export const word = (count: number, one: string, other: string): string => form(count, { one, other })

/** "1 σελίδα", "2 σελίδες". */
export const plural = (count: number, one: string, other: string): string => counted(count, { one, other })

export const findings = (count: number): string => plural(count, 'εύρημα', 'ευρήματα')
export const pages = (count: number): string => plural(count, 'σελίδα', 'σελίδες')
export const rules = (count: number): string => plural(count, 'κανόνας', 'κανόνες')
export const runs = (count: number): string => plural(count, 'εκτέλεση', 'εκτελέσεις')
export const packs = (count: number): string => plural(count, 'πακέτο', 'πακέτα')
export const languages = (count: number): string => plural(count, 'γλώσσα', 'γλώσσες')
export const days = (count: number): string => plural(count, 'ημέρα', 'ημέρες')

/** As an object or after "από", "σε": "1 κανόνα". The other words above are the same there. */
export const rulesGiven = (count: number): string => plural(count, 'κανόνα', 'κανόνες')
/** In the genitive: "διαγραφή 1 ευρήματος". */
export const ofFindings = (count: number): string => plural(count, 'ευρήματος', 'ευρημάτων')
export const ofPages = (count: number): string => plural(count, 'σελίδας', 'σελίδων')
export const ofRules = (count: number): string => plural(count, 'κανόνα', 'κανόνων')

/** A full stop, unless the text ends in one already, as times do: "04:18 π.μ." */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

const FILE_TYPES: [english: RegExp, greek: string][] = [
  [/ or /, ' ή '],
  [/ and /g, ' και '],
  [/\btext\b/g, 'κείμενο'],
  [/\bsubtitles\b/g, 'υπότιτλοι'],
  [/\btemplates\b/g, 'πρότυπα σελίδων'],
]

/** "HTML, Markdown, κείμενο, DOCX ή PDF". */
export const fileTypes = (entrance: Entrance): string =>
  FILE_TYPES.reduce((names, [english, greek]) => names.replace(english, greek), labelsTakenBy(entrance))
