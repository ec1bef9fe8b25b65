import { labelsTakenBy, type Entrance } from '../../../src/text/document-types.ts'
import { formIn, pluralIn } from './plural.ts'

const form = formIn('ru')
const counted = pluralIn('ru')

/** The word without its count. Nothing here is counted in fractions, for which Russian has a fourth form. */
export const word = (count: number, one: string, few: string, many: string): string => form(count, { one, few, many, other: many })

/** "1 страница", "2 страницы", "5 страниц". */
export const plural = (count: number, one: string, few: string, many: string): string => counted(count, { one, few, many, other: many })

export const findings = (count: number): string => plural(count, 'замечание', 'замечания', 'замечаний')
export const pages = (count: number): string => plural(count, 'страница', 'страницы', 'страниц')
export const rules = (count: number): string => plural(count, 'правило', 'правила', 'правил')
export const runs = (count: number): string => plural(count, 'прогон', 'прогона', 'прогонов')
export const packs = (count: number): string => plural(count, 'пакет', 'пакета', 'пакетов')
export const languages = (count: number): string => plural(count, 'язык', 'языка', 'языков')
export const days = (count: number): string => plural(count, 'день', 'дня', 'дней')

/** After "из", "для", "без": "1 страницы", "5 страниц". */
export const ofPages = (count: number): string => plural(count, 'страницы', 'страниц', 'страниц')
export const ofRules = (count: number): string => plural(count, 'правила', 'правил', 'правил')
export const ofFindings = (count: number): string => plural(count, 'замечания', 'замечаний', 'замечаний')
/** After "на" and "в": "на 1 странице", "на 5 страницах". */
export const onPages = (count: number): string => plural(count, 'странице', 'страницах', 'страницах')
export const inRuns = (count: number): string => plural(count, 'прогоне', 'прогонах', 'прогонах')

/** A full stop, unless the text ends in one already. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

export const small = (label: string): string => label.toLocaleLowerCase('ru')
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('ru') + text.slice(1)

const FILE_TYPES: [english: RegExp, russian: string][] = [
  [/ or /, ' или '],
  [/ and /g, ' и '],
  [/\btext\b/g, 'текст'],
  [/\bsubtitles\b/g, 'субтитры'],
  [/\btemplates\b/g, 'шаблоны'],
  [/\be-mail\b/g, 'письма'],
]

/** "HTML, Markdown, текст, DOCX или PDF". */
export const fileTypes = (entrance: Entrance): string =>
  FILE_TYPES.reduce((names, [english, russian]) => names.replace(english, russian), labelsTakenBy(entrance))
