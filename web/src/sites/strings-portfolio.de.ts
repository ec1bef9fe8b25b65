import type { portfolio as English } from './strings-portfolio.en.ts'
import { number } from '../base/format.ts'

export const portfolio: typeof English = {
  title: 'Portfolio',
  note: (n: number) => `Sites: ${number(n)}. Offen heißt weder verworfen noch behoben, im letzten beendeten Lauf.`,
  site: 'Site',
  trend: 'Funde je Lauf',
  open: 'Offen',
  new: 'Neu und alt',
  overdue: 'Überfällig',
  waiting: 'Wartet auf',
  newOld: (n: number, o: number) => `${number(n)} neu, ${number(o)} alt`,
  firstRun: 'Erster Lauf',
  noRun: 'Noch kein Lauf beendet',
  person: (name: string, n: number) => `${name}: ${number(n)}`,
  second: (name: string, n: number) => `Eine zweite Person, gefragt von ${name}: ${number(n)}`,
  since: (when: string) => `ältester ${when}`,
  more: (n: number) => `Und weitere: ${number(n)}`,
  nobody: 'Niemanden',
  empty: 'Keine Site passt',
  emptyHelp: 'Sites sind, was immer wieder geprüft wird; sie erscheinen hier, sobald es eine gibt.',
}
