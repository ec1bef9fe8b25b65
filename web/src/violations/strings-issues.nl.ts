import type { issues as English } from './strings-issues.en.ts'
import { number } from '../base/format.ts'

export const issues: typeof English = {
  issue: 'Ticket',
  create: (name: string) => `Aanmaken in ${name}`,
  address: 'Link van het ticket',
  keep: 'Link bewaren',
  paste: 'Link plakken',
  kept: 'Link bewaard',
  remove: 'Link verwijderen',
  wholeGroup: (n: number) => `Voor de hele groep (${number(n)})`,
  opens: 'Opent in een nieuw tabblad. Plak daarna hier de link van het ticket.',
  linked: 'koppelde het ticket',
  unlinked: 'verwijderde de link van het ticket',
  firstFound: (when: string) => `Eerst gevonden ${when}`,
  ready: 'Redenen van de werkruimte',
  own: 'Uw laatste andere',
}
