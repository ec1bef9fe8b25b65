import { number } from '../base/format.ts'
import type { ends as English } from './strings-ends.en.ts'

export const ends: typeof English = {
  held: (state, day, owner) => `${state} til og med ${day}${owner === null ? '' : `, ${owner}`}`,
  back: (was) => `Tilbage: ${was}`,
  set: 'Sæt en slutdato',
  change: 'Ret slutdatoen',
  soonNotice: (n) => `Mine afgørelser, der snart slutter: ${number(n)}`,
  backNotice: (n) => `Mine afgørelser er udløbet: ${number(n)} skal afgøres igen`,
  soonHere: (n) => `Afgørelser, der snart slutter: ${number(n)}`,
  backHere: (n) => `Tilbage efter slutdatoen: ${number(n)}`,
  event: 'bragte det tilbage: afgørelsen er udløbet',
  action: 'Afgørelsen er udløbet, skal afgøres igen',
  filter: 'Slut',
  endsBy: (day) => `Til og med ${day}`,
  hasEnded: 'Udløbet',
  title: 'Afgørelser, der slutter',
  days: 'Dage før slutdatoen',
  daysHelp: 'Så mange dage før får den ansvarlige besked om, at en afgørelse slutter. Tomt: Ingen får besked på forhånd.',
  saved: 'Gemt',
}
