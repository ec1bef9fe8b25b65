import { number } from '../base/format.ts'
import type { ends as English } from './strings-ends.en.ts'

export const ends: typeof English = {
  held: (state, day, owner) => `${state} til og med ${day}${owner === null ? '' : `, ${owner}`}`,
  back: (was) => `Kommet tilbake: ${was}`,
  set: 'Sett en utløpsdato',
  change: 'Endre utløpsdatoen',
  soonNotice: (n) => `Avgjørelser jeg har ansvar for, som snart utløper: ${number(n)}`,
  backNotice: (n) => `Avgjørelser jeg har ansvar for, er utløpt: ${number(n)} må avgjøres på nytt`,
  soonHere: (n) => `Avgjørelser som snart utløper: ${number(n)}`,
  backHere: (n) => `Kommet tilbake etter utløp: ${number(n)}`,
  event: 'brakte det tilbake: avgjørelsen er utløpt',
  action: 'Avgjørelsen er utløpt, må avgjøres på nytt',
  filter: 'Utløp',
  endsBy: (day) => `Til og med ${day}`,
  hasEnded: 'Utløpt',
  title: 'Avgjørelser som utløper',
  days: 'Dager før utløp',
  daysHelp: 'Så mange dager før får den ansvarlige beskjed om at en avgjørelse utløper. Tomt: Ingen får beskjed på forhånd.',
  saved: 'Lagret',
}
