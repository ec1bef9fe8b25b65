import type { claimProofs as English } from './strings-proofs.en.ts'
import { el, plural } from '../base/spanish.ts'

const pages = (n: number) => plural(n, 'página', 'páginas')

export const claimProofs: typeof English = {
  knowledge: 'Base de conocimiento',
  file: 'Elija o suelte aquí el archivo que lo prueba',
  fileHelp: 'Se lee y se conserva tal como está. PDF, Word, páginas web y textos, hasta 20 MB.',
  reading: 'Leyendo…',
  read: 'Leer y conservar la página',
  address: 'Dirección',
  /** Of what was read: its name, how many pages (null: it has none), and when. */
  readFrom: (name: string, count: number | null, day: string) => `${name}${count === null ? '' : `, ${pages(count)}`}, leído ${el(day)}`,
  takeAway: 'Quitarlo',
  base: 'Base de conocimiento',
  chooseBase: 'Elegir una',
  searchEntries: 'Buscar en sus entradas',
  noEntry: 'Ninguna entrada es así.',
  foundOn: (page: number) => `Encontrado en la página ${page}`,
  found: 'Encontrado',
  times: (n: number) => `aparece ${plural(n, 'vez', 'veces')}`,
  notFound: 'Estas palabras no figuran en él. Cópielas tal como están allí.',
  missing: 'No se encuentra en él: dice otra cosa',
  noSource: 'una descripción; no se conserva nada de ella',
  changed: 'La entrada dice hoy otra cosa; vale lo que decía entonces.',
  gone: 'La entrada ya no existe; vale lo que decía entonces.',
  download: 'Descargar',
  hasEnded: (day: string) => `Terminó ${el(day)}, y con ella la declaración`,
  endsSoon: (day: string, days: number) => `Termina ${el(day)}, en ${plural(days, 'día', 'días')}, y con ella la declaración`,
}
