import type { gates as English } from './strings-gate.en.ts'
import { number } from '../base/format.ts'

export const gates: typeof English = {
  title: 'Kwaliteitspoort',
  short: 'Poort',
  passed: 'Gehaald',
  failed: (n: number) => `Niet gehaald: ${number(n)}`,
  notRun: 'Nog niet uitgevoerd',
  none: 'Geen poort',
  help:
    'Afgewezen en opgeloste bevindingen tellen niet mee. Het resultaat staat ook in de API, in gebeurtenissen en in de ' +
    'exitcode van ‘imprimatur site gate’.',
  explain: 'Zegt bij elke run of er is gevonden wat er niet mag staan.',
  must: 'Mag er niet staan',
  counts: 'Wat meetelt',
  onlyNew: 'Alleen wat de vorige run niet had',
  onlyUndecided: 'Alleen wat niemand heeft beslist (anders tellen risico’s en urgente ook mee)',
  packs: 'Pakketten',
  anyPack: 'Elk pakket',
  set: 'Poort instellen',
  edit: 'Poort wijzigen',
  remove: 'Poort verwijderen',
  saved: 'Poort opgeslagen',
  removed: 'Poort verwijderd',
  unread: (n: number) => `Pagina’s die niet gelezen konden worden: ${number(n)}. Wat daarop staat, is niet bekend.`,
  ofRun: (n: number) => `Run ${number(n)}`,
  needsOne: 'Kies ten minste één ernst.',
  portfolio: 'Portfolio',
  needsPack: 'Kies ten minste één pakket.',
}
