import type { portfolio as English } from './strings-portfolio.en.ts'
import { number } from '../base/format.ts'

export const portfolio: typeof English = {
  title: 'Portafoglio',
  note: (n: number) => `Siti: ${number(n)}. Aperto vuol dire né respinto né corretto, nell’ultima esecuzione terminata.`,
  site: 'Sito',
  trend: 'Rilievi per esecuzione',
  open: 'Aperti',
  new: 'Nuovi e vecchi',
  overdue: 'Scaduti',
  waiting: 'In attesa di',
  newOld: (n: number, o: number) => `${number(n)} nuovi, ${number(o)} vecchi`,
  firstRun: 'Prima esecuzione',
  noRun: 'Nessuna esecuzione terminata',
  person: (name: string, n: number) => `${name}: ${number(n)}`,
  second: (name: string, n: number) => `Una seconda persona, su richiesta di ${name}: ${number(n)}`,
  since: (when: string) => `il più vecchio: ${when}`,
  more: (n: number) => `E altri: ${number(n)}`,
  nobody: 'Nessuno',
  empty: 'Nessun sito corrisponde',
  emptyHelp: 'I siti sono ciò che viene verificato più volte; compaiono qui appena ce n’è uno.',
}
