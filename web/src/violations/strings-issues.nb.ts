import type { issues as English } from './strings-issues.en.ts'
import { number } from '../base/format.ts'

export const issues: typeof English = {
  issue: 'Sak',
  create: (name: string) => `Opprett i ${name}`,
  address: 'Lenke til saken',
  keep: 'Behold lenken',
  paste: 'Lim inn lenke',
  kept: 'Lenken er lagret',
  remove: 'Fjern lenken',
  wholeGroup: (n: number) => `For hele gruppen (${number(n)})`,
  opens: 'Åpnes i en ny fane. Lim deretter inn lenken til saken her.',
  linked: 'lenket til saken',
  unlinked: 'fjernet lenken til saken',
  firstFound: (when: string) => `Først funnet ${when}`,
  ready: 'Arbeidsområdets begrunnelser',
  own: 'Dine siste andre',
}
