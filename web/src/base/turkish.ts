import { labelsTakenBy, type Entrance } from '../../../src/text/document-types.ts'

const numbers = new Intl.NumberFormat('tr')

/** "1 sayfa", "5 sayfa": after a number the noun stays singular. */
export const counted = (count: number, noun: string): string => `${numbers.format(count)} ${noun}`

export const findings = (count: number): string => counted(count, 'bulgu')
export const pages = (count: number): string => counted(count, 'sayfa')
export const rules = (count: number): string => counted(count, 'kural')
export const runs = (count: number): string => counted(count, 'tur')
export const packs = (count: number): string => counted(count, 'paket')
export const days = (count: number): string => counted(count, 'gün')

/** "3 / 24": a part of a whole without the endings that its numbers would need. */
export const partOf = (part: number, whole: number): string => `${numbers.format(part)} / ${numbers.format(whole)}`

/** A full stop, unless the text ends in one already. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

/** Within a sentence: "İzleyici" becomes "izleyici", "Ilımlı" becomes "ılımlı". */
export const small = (label: string): string => label.toLocaleLowerCase('tr')
/** At the start of one: "indirim" becomes "İndirim". */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)

const FILE_TYPES: [english: RegExp, turkish: string][] = [
  [/ or /, ' veya '],
  [/ and /g, ' ve '],
  [/\btext\b/g, 'metin'],
  [/\bsubtitles\b/g, 'altyazı'],
  [/\btemplates\b/g, 'şablon'],
  [/\be-mail\b/g, 'e-posta'],
]

/** "HTML, Markdown, metin, DOCX veya PDF". */
export const fileTypes = (entrance: Entrance): string =>
  FILE_TYPES.reduce((names, [english, turkish]) => names.replace(english, turkish), labelsTakenBy(entrance))
