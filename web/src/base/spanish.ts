import { labelsTakenBy, type Entrance } from '../../../src/text/document-types.ts'
import { formIn, pluralIn } from './plural.ts'

const wordIn = formIn('es')
const counted = pluralIn('es')

/** "1 página", "2 páginas". */
export const plural = (count: number, one: string, other: string): string => counted(count, { one, other })

/** The word without its count. */
export const word = (count: number, one: string, other: string): string => wordIn(count, { one, other })

const isDay = (when: string): boolean => /^(?:\d|(?:lun|mar|mié|jue|vie|sáb|dom)[.,]? )/.test(when)

/** "el 12 nov", but "hoy, 09:02", "hace 3 días". */
export const el = (when: string): string => (isDay(when) ? `el ${when}` : when)

/** "del 12 nov", but "de hoy, 09:02". */
export const del = (when: string): string => (isDay(when) ? `del ${when}` : `de ${when}`)

const FILE_TYPES: [english: RegExp, spanish: string][] = [
  [/ or /, ' o '],
  [/ and /g, ' y '],
  [/\btext\b/g, 'texto'],
  [/\bsubtitles\b/g, 'subtítulos'],
  [/\btemplates\b/g, 'plantillas'],
  [/\bApple strings\b/g, 'cadenas de Apple'],
  [/\bAndroid strings\b/g, 'cadenas de Android'],
  [/\bJava properties\b/g, 'propiedades de Java'],
  [/\be-mail\b/g, 'correo electrónico'],
]

/** "HTML, Markdown, texto, DOCX o PDF". */
export const fileTypes = (entrance: Entrance): string =>
  FILE_TYPES.reduce((names, [english, spanish]) => names.replace(english, spanish), labelsTakenBy(entrance))
