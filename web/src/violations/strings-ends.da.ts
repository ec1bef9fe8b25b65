import { number } from '../base/format.ts'
import type { ends as English } from './strings-ends.en.ts'

export const ends: typeof English = {
  held: (state, day, owner) => `${state} til og med ${day}${owner === null ? '' : `, ${owner}`}`,
  back: (was) => `Kommet igen: ${was}`,
  set: 'Sæt en udløbsdato',
  change: 'Ret udløbsdatoen',
  soonNotice: (n) => `Afgørelser, jeg har ansvar for, udløber snart: ${number(n)}`,
  backNotice: (n) => `Afgørelser, jeg har ansvar for, er udløbet: ${number(n)} skal afgøres igen`,
  soonHere: (n) => `Afgørelser, der snart udløber: ${number(n)}`,
  backHere: (n) => `Kommet igen efter udløb: ${number(n)}`,
  event: 'bragte det tilbage: afgørelsen er udløbet',
  action: 'Afgørelsen er udløbet, skal afgøres igen',
  filter: 'Udløb',
  endsBy: (day) => `Til og med ${day}`,
  hasEnded: 'Udløbet',
  title: 'Afgørelser, der udløber',
  days: 'Dage før udløb',
  daysHelp: 'Så mange dage før får den ansvarlige besked om, at en afgørelse udløber. Tom: Ingen får besked på forhånd.',
  saved: 'Gemt',
}
