import { number } from '../base/format.ts'
import type { ends as English } from './strings-ends.en.ts'

export const ends: typeof English = {
  held: (state, day, owner) => `${state}, voimassa ${day} asti${owner === null ? '' : `, ${owner}`}`,
  back: (was) => `Palasi: ${was}`,
  set: 'Aseta päättymispäivä',
  change: 'Muuta päättymispäivää',
  soonNotice: (n) => `Pian päättyviä päätöksiäni: ${number(n)}`,
  backNotice: (n) => `Päättyneitä päätöksiäni, uudelleen päätettäviä: ${number(n)}`,
  soonHere: (n) => `Pian päättyviä päätöksiä: ${number(n)}`,
  backHere: (n) => `Päätöksen päätyttyä palanneita: ${number(n)}`,
  event: 'avasi tämän uudelleen: päätös on päättynyt',
  action: 'Päätös on päättynyt, päätettävä uudelleen',
  filter: 'Päättyminen',
  endsBy: (day) => `Viimeistään ${day}`,
  hasEnded: 'Päättynyt',
  title: 'Päättyvät päätökset',
  days: 'Päivää ennen päättymistä',
  daysHelp: 'Näin monta päivää ennen päätöksestä vastaava saa tiedon sen päättymisestä. Tyhjä: kukaan ei saa tietoa etukäteen.',
  saved: 'Tallennettu',
}
