import type { portfolio as English } from './strings-portfolio.en.ts'
import { number } from '../base/format.ts'

export const portfolio: typeof English = {
  title: 'Portefølje',
  note: (n: number) => `Websteder: ${number(n)}. Åben betyder hverken afvist eller rettet, i den seneste afsluttede kørsel.`,
  site: 'Websted',
  trend: 'Fund pr. kørsel',
  open: 'Åbne',
  new: 'Nye og gamle',
  overdue: 'Forsinkede',
  waiting: 'Venter på',
  newOld: (n: number, o: number) => `${number(n)} nye, ${number(o)} gamle`,
  firstRun: 'Første kørsel',
  noRun: 'Ingen kørsel er afsluttet endnu',
  person: (name: string, n: number) => `${name}: ${number(n)}`,
  second: (name: string, n: number) => `En anden person, spurgt af ${name}: ${number(n)}`,
  since: (when: string) => `ældste ${when}`,
  more: (n: number) => `Og andre: ${number(n)}`,
  nobody: 'Ingen',
  empty: 'Intet websted passer',
  emptyHelp: 'Websteder gennemgås igen og igen; de vises her, så snart der er et.',
}
