import type { presets as English } from './strings-presets.en.ts'

export const presets: typeof English = {
  title: 'Motivi e ticket',
  note: 'Ciò che i revisori trovano pronto alla scrivania.',
  reasons: 'Motivi per respingere',
  reasonsHelp: 'Uno per riga, nell’ordine in cui sono offerti; le cifre da 1 a 9 li scelgono. Ogni altro motivo si può ancora scrivere.',
  trackers: 'Creare un ticket',
  trackersHelp: 'L’indirizzo si apre in una nuova scheda; {title}, {body} e {url} sono quelli del rilievo.',
  name: 'Nome',
  address: 'Indirizzo di un nuovo ticket',
  add: (name: string) => `Aggiungi ${name}`,
  other: 'un altro',
  remove: (name: string) => `Rimuovi ${name}`,
  fault: 'Questo indirizzo non può aprire un ticket: comincia con https:// e un host e contiene {title}, {body} o {url}.',
  saved: 'Salvato',
}
