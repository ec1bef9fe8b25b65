import type { portfolio as English } from './strings-portfolio.en.ts'
import { number } from '../base/format.ts'

export const portfolio: typeof English = {
  title: 'Portfölj',
  note: (n: number) => `Webbplatser: ${number(n)}. Öppet betyder varken avfärdat eller åtgärdat, i den senaste avslutade körningen.`,
  site: 'Webbplats',
  trend: 'Fynd per körning',
  open: 'Öppna',
  new: 'Nya och gamla',
  overdue: 'Försenade',
  waiting: 'Väntar på',
  newOld: (n: number, o: number) => `${number(n)} nya, ${number(o)} gamla`,
  firstRun: 'Första körningen',
  noRun: 'Ingen körning har avslutats än',
  person: (name: string, n: number) => `${name}: ${number(n)}`,
  second: (name: string, n: number) => `En andra person, efterfrågat av ${name}: ${number(n)}`,
  since: (when: string) => `äldsta ${when}`,
  more: (n: number) => `Och andra: ${number(n)}`,
  nobody: 'Ingen',
  empty: 'Ingen webbplats matchar',
  emptyHelp: 'Webbplatser granskas gång på gång; de visas här så snart det finns en.',
}
