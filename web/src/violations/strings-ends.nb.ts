import { number } from '../base/format.ts'
import type { ends as English } from './strings-ends.en.ts'

export const ends: typeof English = {
  held: (state, day, owner) => `${state} til og med ${day}${owner === null ? '' : `, ${owner}`}`,
  back: (was) => `Tilbake: ${was}`,
  set: 'Sett en slutt',
  change: 'Endre slutten',
  soonNotice: (n) => `Avgjørelser jeg har ansvar for, som snart utløper: ${number(n)}`,
  backNotice: (n) => `Avgjørelser jeg har ansvar for, er utløpt: ${number(n)} må avgjøres på nytt`,
  soonHere: (n) => `Avgjørelser som snart utløper: ${number(n)}`,
  backHere: (n) => `Tilbake etter slutten: ${number(n)}`,
  event: 'brakte det tilbake: avgjørelsen er utløpt',
  action: 'Avgjørelsen er utløpt, må avgjøres på nytt',
  filter: 'Slutt',
  endsBy: (day) => `Til og med ${day}`,
  hasEnded: 'Utløpt',
  title: 'Avgjørelser som utløper',
  days: 'Dager før slutten',
  daysHelp: 'Så mange dager før får den ansvarlige vite at en avgjørelse utløper. Tomt: ingen får vite det på forhånd.',
  saved: 'Lagret',
}
