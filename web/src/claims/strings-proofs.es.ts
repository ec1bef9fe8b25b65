import { pluralIn } from '../base/plural.ts'
import type { claimProofs as English } from './strings-proofs.en.ts'

const plural = pluralIn('es')

export const claimProofs: typeof English = {
  knowledge: 'Base de conocimiento',
  file: 'Elija o suelte el archivo que lo acredita',
  fileHelp: 'Se lee y se conserva tal cual. PDF, Word, páginas web y textos, hasta 20 MB.',
  reading: 'Leyendo…',
  read: 'Leer y conservar la página',
  address: 'Dirección',
<<<<<<< HEAD
  readFrom: (name, pages, day) =>
    `${name}${pages === null ? '' : `, ${plural(pages, { one: 'página', other: 'páginas' })}`}, leído el ${day}`,
  takeAway: 'Quitar',
=======
  /** Of what was read: its name, how many pages (null: it has none), and when. */
  readFrom: (name: string, count: number | null, day: string) => `${name}${count === null ? '' : `, ${pages(count)}`}, leído ${el(day)}`,
  takeAway: 'Quitarlo',
>>>>>>> text-es
  base: 'Base de conocimiento',
  chooseBase: 'Elegir',
  searchEntries: 'Buscar en sus entradas',
  noEntry: 'Ninguna entrada coincide.',
  foundOn: (page) => `Encontrado en la página ${page}`,
  found: 'Encontrado',
  times: (n) => `aparece ${n} veces`,
  notFound: 'Estas palabras no aparecen en el documento. Cópielas tal como están escritas.',
  missing: 'No se encuentra en el documento: el texto es distinto',
  noSource: 'una descripción; no se conserva nada de ella',
  changed: 'La entrada dice hoy otra cosa; cuenta lo que decía entonces.',
  gone: 'La entrada ya no existe; cuenta lo que decía entonces.',
  download: 'Descargar',
  hasEnded: (day) => `Terminó el ${day}, y la declaración con ella`,
  endsSoon: (day, days) => `Termina el ${day}, en ${plural(days, { one: 'día', other: 'días' })}, y la declaración con ella`,
}
