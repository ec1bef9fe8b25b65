import { labelsTakenBy, type Entrance } from '../../../src/text/document-types.ts'
import { formIn, pluralIn } from './plural.ts'

// Bare `pt` counts as Brazil does, where nothing is singular.
const wordIn = formIn('pt-PT')
const counted = pluralIn('pt-PT')

/** "1 página", "2 páginas". */
export const plural = (count: number, one: string, other: string): string => counted(count, { one, other })

/** The word without its count. */
export const word = (count: number, one: string, other: string): string => wordIn(count, { one, other })

export const findings = (count: number): string => plural(count, 'constatação', 'constatações')
export const pages = (count: number): string => plural(count, 'página', 'páginas')
export const rules = (count: number): string => plural(count, 'regra', 'regras')
export const runs = (count: number): string => plural(count, 'execução', 'execuções')
export const packs = (count: number): string => plural(count, 'pacote', 'pacotes')
export const languages = (count: number): string => plural(count, 'idioma', 'idiomas')
export const days = (count: number): string => plural(count, 'dia', 'dias')
export const files = (count: number): string => plural(count, 'ficheiro', 'ficheiros')

/** "em 4/11", "na quarta, 4/11", but "hoje, 09:02", "há 3 dias". */
export function em(when: string): string {
  if (/^\d/.test(when)) return `em ${when}`
  if (/^(?:segunda|terça|quarta|quinta|sexta)/.test(when)) return `na ${when}`
  return /^(?:sábado|domingo)/.test(when) ? `no ${when}` : when
}

const FILE_TYPES: [english: RegExp, portuguese: string][] = [
  [/ or /, ' ou '],
  [/ and /g, ' e '],
  [/\btext\b/g, 'texto'],
  [/\bsubtitles\b/g, 'legendas'],
  [/\btemplates\b/g, 'modelos'],
  [/\bApple strings\b/g, 'cadeias da Apple'],
  [/\bAndroid strings\b/g, 'cadeias do Android'],
  [/\bJava properties\b/g, 'propriedades de Java'],
]

/** "HTML, Markdown, texto, DOCX ou PDF". */
export const fileTypes = (entrance: Entrance): string =>
  FILE_TYPES.reduce((names, [english, portuguese]) => names.replace(english, portuguese), labelsTakenBy(entrance))
