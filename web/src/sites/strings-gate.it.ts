import type { gates as English } from './strings-gate.en.ts'
import { number } from '../base/format.ts'

export const gates: typeof English = {
  title: 'Soglia di qualità',
  short: 'Soglia',
  passed: 'Superata',
  failed: (n: number) => `Non superata: ${number(n)}`,
  notRun: 'Non ancora eseguita',
  none: 'Nessuna soglia',
  help:
    'I rilievi respinti e corretti non contano. Il risultato è anche nell’API, negli eventi e nel codice di uscita di ' +
    '«imprimatur site gate».',
  explain: 'Dice di ogni esecuzione se è stato trovato ciò che non deve esserci.',
  must: 'Non deve esserci',
  counts: 'Che cosa conta',
  onlyNew: 'Solo ciò che l’esecuzione precedente non aveva',
  onlyUndecided: 'Solo ciò che nessuno ha deciso (altrimenti contano anche rischi e urgenze)',
  packs: 'Pacchetti',
  anyPack: 'Qualsiasi pacchetto',
  set: 'Imposta una soglia',
  edit: 'Modifica la soglia',
  remove: 'Rimuovi la soglia',
  saved: 'Soglia salvata',
  removed: 'Soglia rimossa',
  unread: (n: number) => `Pagine che non si sono potute leggere: ${number(n)}. Che cosa contengano non si sa.`,
  ofRun: (n: number) => `Esecuzione ${number(n)}`,
  needsOne: 'Scegliere almeno una gravità.',
  portfolio: 'Portafoglio',
  needsPack: 'Scegliere almeno un pacchetto.',
}
