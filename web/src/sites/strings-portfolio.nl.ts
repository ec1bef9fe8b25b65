import type { portfolio as English } from './strings-portfolio.en.ts'
import { number } from '../base/format.ts'

export const portfolio: typeof English = {
  title: 'Portfolio',
  note: (n: number) => `Sites: ${number(n)}. Open betekent niet afgewezen en niet opgelost, in de laatste voltooide run.`,
  site: 'Site',
  trend: 'Bevindingen per run',
  open: 'Open',
  new: 'Nieuw en oud',
  overdue: 'Te laat',
  waiting: 'Wacht op',
  newOld: (n: number, o: number) => `${number(n)} nieuw, ${number(o)} oud`,
  firstRun: 'Eerste run',
  noRun: 'Nog geen run voltooid',
  person: (name: string, n: number) => `${name}: ${number(n)}`,
  second: (name: string, n: number) => `Een tweede persoon, gevraagd door ${name}: ${number(n)}`,
  since: (when: string) => `oudste ${when}`,
  more: (n: number) => `En anderen: ${number(n)}`,
  nobody: 'Niemand',
  empty: 'Geen enkele site past',
  emptyHelp: 'Sites worden steeds opnieuw gecontroleerd; ze staan hier zodra er een is.',
}
