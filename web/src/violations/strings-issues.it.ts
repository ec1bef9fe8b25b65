import type { issues as English } from './strings-issues.en.ts'
import { number } from '../base/format.ts'

export const issues: typeof English = {
  issue: 'Ticket',
  create: (name: string) => `Crea in ${name}`,
  address: 'Link del ticket',
  keep: 'Conserva il link',
  paste: 'Incolla un link',
  kept: 'Link conservato',
  remove: 'Rimuovi il link',
  wholeGroup: (n: number) => `Per tutto il gruppo (${number(n)})`,
  opens: 'Si apre in una nuova scheda. Poi incollare qui il link del ticket.',
  linked: 'ha collegato il ticket',
  unlinked: 'ha rimosso il link del ticket',
  firstFound: (when: string) => `Trovato la prima volta ${when}`,
  ready: 'Motivi dell’area di lavoro',
  own: 'I tuoi ultimi altri',
}
