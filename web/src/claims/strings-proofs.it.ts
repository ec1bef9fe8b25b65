import { il, plural } from '../base/italian.ts'
import type { claimProofs as English } from './strings-proofs.en.ts'

export const claimProofs: typeof English = {
  knowledge: 'Base di conoscenza',
  file: 'Scegliere o trascinare qui il file che lo prova',
  fileHelp: 'Viene letto e conservato così com’è. PDF, Word, pagine web e testi, fino a 20 MB.',
  reading: 'Lettura in corso…',
  read: 'Leggi e conserva la pagina',
  address: 'Indirizzo',
  /** Of what was read: its name, how many pages (null: it has none), and when. */
  readFrom: (name: string, pages: number | null, day: string) =>
    `${name}${pages === null ? '' : `, ${plural(pages, 'pagina', 'pagine')}`}, lettura: ${day}`,
  takeAway: 'Rimuovi',
  base: 'Base di conoscenza',
  chooseBase: 'Scegli',
  searchEntries: 'Cerca tra le voci',
  noEntry: 'Nessuna voce corrisponde.',
  foundOn: (page: number) => `Trovato a pagina ${page}`,
  found: 'Trovato',
  times: (n: number) => `presente ${n} volte`,
  notFound: 'Queste parole non vi compaiono. Copiarle così come sono scritte.',
  missing: 'Non trovato: il testo è diverso',
  noSource: 'una descrizione; non ne viene conservato nulla',
  changed: 'Oggi la voce dice altro; vale ciò che diceva allora.',
  gone: 'La voce non esiste più; vale ciò che diceva allora.',
  download: 'Scarica',
  hasEnded: (day: string) => `Scaduta ${il(day)}, e con essa il claim`,
  endsSoon: (day: string, days: number) => `Scade ${il(day)}, tra ${plural(days, 'giorno', 'giorni')}, e con essa il claim`,
}
