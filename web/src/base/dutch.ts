import { labelsTakenBy, type Entrance } from '../../../src/text/document-types.ts'
import { formIn, pluralIn } from './plural.ts'

const form = formIn('nl')
const counted = pluralIn('nl')

/** "1 pagina", "2 pagina’s". */
export const plural = (count: number, one: string, other: string): string => counted(count, { one, other })

/** The word without its count. */
export const word = (count: number, one: string, other: string): string => form(count, { one, other })

/** A label within a sentence. */
export const small = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)

const isDay = (when: string): boolean => /^(?:(?:ma|di|wo|do|vr|za|zo) )?\d+ (?:jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec)/.test(when)

/** "op 12 nov", but "vandaag, 09:02" and "3 dagen geleden". */
export const op = (when: string): string => (isDay(when) ? `op ${when}` : when)

const FILE_TYPES: [english: RegExp, dutch: string][] = [
  [/ or /, ' of '],
  [/ and /g, ' en '],
  [/\bApple strings\b/g, 'Apple-strings'],
  [/\bAndroid strings\b/g, 'Android-strings'],
  [/\bJava properties\b/g, 'Java-properties'],
  [/\btext\b/g, 'tekst'],
  [/\bsubtitles\b/g, 'ondertitels'],
  [/\btemplates\b/g, 'sjablonen'],
]

/** "HTML, Markdown, tekst, DOCX of PDF". */
export const fileTypes = (entrance: Entrance): string =>
  FILE_TYPES.reduce((names, [english, dutch]) => names.replace(english, dutch), labelsTakenBy(entrance))
