import { number } from '../base/format.ts'
import { den } from '../base/swedish.ts'
import type { ends as English } from './strings-ends.en.ts'

export const ends: typeof English = {
  held: (state, day, owner) => `${state} till och med ${den(day)}${owner === null ? '' : `, ${owner}`}`,
  back: (was) => `Tillbaka: ${was}`,
  set: 'Sätt ett slut',
  change: 'Ändra slutet',
  soonNotice: (n) => `Mina beslut som snart upphör: ${number(n)}`,
  backNotice: (n) => `Mina beslut har upphört: ${number(n)} att bedöma på nytt`,
  soonHere: (n) => `Beslut som snart upphör: ${number(n)}`,
  backHere: (n) => `Tillbaka efter slutet: ${number(n)}`,
  event: 'förde tillbaka den: beslutet har upphört',
  action: 'Beslutet har upphört, ska bedömas på nytt',
  filter: 'Slut',
  endsBy: (day) => `Till och med ${den(day)}`,
  hasEnded: 'Har upphört',
  title: 'Beslut som upphör',
  days: 'Dagar före slutet',
  daysHelp: 'Så många dagar före får den som ansvarar för ett beslut veta att det upphör. Tomt: ingen får veta det i förväg.',
  saved: 'Sparat',
}
