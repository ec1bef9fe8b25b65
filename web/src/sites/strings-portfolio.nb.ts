import type { portfolio as English } from './strings-portfolio.en.ts'
import { number } from '../base/format.ts'

export const portfolio: typeof English = {
  title: 'Portefølje',
  note: (n: number) => `Nettsteder: ${number(n)}. Åpen betyr verken avvist eller rettet, i siste avsluttede kjøring.`,
  site: 'Nettsted',
  trend: 'Funn per kjøring',
  open: 'Åpne',
  new: 'Nye og gamle',
  overdue: 'Forfalte',
  waiting: 'Venter på',
  newOld: (n: number, o: number) => `${number(n)} nye, ${number(o)} gamle`,
  firstRun: 'Første kjøring',
  noRun: 'Ingen kjøring er avsluttet ennå',
  person: (name: string, n: number) => `${name}: ${number(n)}`,
  second: (name: string, n: number) => `En annen person, spurt av ${name}: ${number(n)}`,
  since: (when: string) => `eldste ${when}`,
  more: (n: number) => `Og andre: ${number(n)}`,
  nobody: 'Ingen',
  empty: 'Ingen nettsteder passer',
  emptyHelp: 'Nettsteder kontrolleres om og om igjen; de vises her så snart det finnes ett.',
}
