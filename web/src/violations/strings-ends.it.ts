import { number } from '../base/format.ts'
import type { ends as English } from './strings-ends.en.ts'

export const ends: typeof English = {
  held: (state, day, owner) => `${state} fino al ${day}${owner === null ? '' : `, ${owner}`}`,
  back: (was) => `Di nuovo qui: ${was}`,
  set: 'Fissa una scadenza',
  change: 'Cambia la scadenza',
  soonNotice: (n) => `Decisioni di cui rispondo in scadenza: ${number(n)}`,
  backNotice: (n) => `Decisioni di cui rispondo scadute: ${number(n)} da decidere di nuovo`,
  soonHere: (n) => `Decisioni in scadenza: ${number(n)}`,
  backHere: (n) => `Tornati dopo la scadenza: ${number(n)}`,
  event: 'l’ha riportato: la decisione è scaduta',
  action: 'Decisione scaduta, da decidere di nuovo',
  filter: 'Fine',
  endsBy: (day) => `Entro il ${day}`,
  hasEnded: 'Scaduta',
  title: 'Decisioni che scadono',
  days: 'Giorni prima della scadenza',
  daysHelp: 'Quanti giorni prima viene avvisato chi risponde di una decisione che scade. Vuoto: nessuno viene avvisato prima.',
  saved: 'Salvato',
}
