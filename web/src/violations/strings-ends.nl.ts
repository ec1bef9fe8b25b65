import { number } from '../base/format.ts'
import type { ends as English } from './strings-ends.en.ts'

export const ends: typeof English = {
  held: (state, day, owner) => `${state} tot en met ${day}${owner === null ? '' : `, ${owner}`}`,
  back: (was) => `Weer terug: ${was}`,
  set: 'Einde instellen',
  change: 'Einde wijzigen',
  soonNotice: (n) => `Beslissingen van mij die binnenkort aflopen: ${number(n)}`,
  backNotice: (n) => `Beslissingen van mij zijn afgelopen: ${number(n)} om opnieuw over te beslissen`,
  soonHere: (n) => `Beslissingen die binnenkort aflopen: ${number(n)}`,
  backHere: (n) => `Terug na afloop: ${number(n)}`,
  event: 'bracht hem terug: de beslissing is afgelopen',
  action: 'Beslissing afgelopen, opnieuw te beslissen',
  filter: 'Einde',
  endsBy: (day) => `Tot en met ${day}`,
  hasEnded: 'Afgelopen',
  title: 'Beslissingen die aflopen',
  days: 'Dagen voor het einde',
  daysHelp:
    'Zoveel dagen van tevoren krijgt wie verantwoordelijk is bericht dat een beslissing afloopt. Leeg: niemand krijgt vooraf bericht.',
  saved: 'Opgeslagen',
}
