import type { portfolio as English } from './strings-portfolio.en.ts'
import { number } from '../base/format.ts'

export const portfolio: typeof English = {
  title: 'Portfel',
  note: (n: number) => `Witryny: ${number(n)}. Otwarte znaczy ani odrzucone, ani poprawione, w ostatnim zakończonym przebiegu.`,
  site: 'Witryna',
  trend: 'Ustalenia w przebiegach',
  open: 'Otwarte',
  new: 'Nowe i stare',
  overdue: 'Po terminie',
  waiting: 'Czeka na',
  newOld: (n: number, o: number) => `nowe: ${number(n)}, stare: ${number(o)}`,
  firstRun: 'Pierwszy przebieg',
  noRun: 'Żaden przebieg jeszcze się nie zakończył',
  person: (name: string, n: number) => `${name}: ${number(n)}`,
  second: (name: string, n: number) => `Druga osoba, prośba: ${name}: ${number(n)}`,
  since: (when: string) => `najstarsze: ${when}`,
  more: (n: number) => `I inni: ${number(n)}`,
  nobody: 'Nikogo',
  empty: 'Żadna witryna nie pasuje',
  emptyHelp: 'Witryny to to, co jest audytowane wielokrotnie; pojawią się tu, gdy jakaś będzie.',
}
