import type { portfolio as English } from './strings-portfolio.en.ts'
import { number } from '../base/format.ts'

export const portfolio: typeof English = {
  title: 'Salkku',
  note: (n: number) => `Sivustoja: ${number(n)}. Avoin tarkoittaa, ettei sitä ole hylätty eikä korjattu viimeisessä päättyneessä ajossa.`,
  site: 'Sivusto',
  trend: 'Löydökset ajoittain',
  open: 'Avoimet',
  new: 'Uudet ja vanhat',
  overdue: 'Myöhässä',
  waiting: 'Odottaa',
  newOld: (n: number, o: number) => `${number(n)} uutta, ${number(o)} vanhaa`,
  firstRun: 'Ensimmäinen ajo',
  noRun: 'Yksikään ajo ei ole vielä päättynyt',
  person: (name: string, n: number) => `${name}: ${number(n)}`,
  second: (name: string, n: number) => `Toinen henkilö, pyytäjä ${name}: ${number(n)}`,
  since: (when: string) => `vanhin ${when}`,
  more: (n: number) => `Ja muut: ${number(n)}`,
  nobody: 'Ei ketään',
  empty: 'Mikään sivusto ei täsmää',
  emptyHelp: 'Sivustot tarkastetaan yhä uudelleen; ne näkyvät täällä, kun niitä on.',
}
