import type { issues as English } from './strings-issues.en.ts'
import { number } from '../base/format.ts'

export const issues: typeof English = {
  issue: 'Sag',
  create: (name: string) => `Opret i ${name}`,
  address: 'Link til sagen',
  keep: 'Behold linket',
  paste: 'Indsæt link',
  kept: 'Linket er gemt',
  remove: 'Fjern linket',
  wholeGroup: (n: number) => `For hele gruppen (${number(n)})`,
  opens: 'Åbner i en ny fane. Indsæt derefter linket til sagen her.',
  linked: 'linkede til sagen',
  unlinked: 'fjernede linket til sagen',
  firstFound: (when: string) => `Først fundet ${when}`,
  ready: 'Arbejdsområdets begrundelser',
  own: 'Dine seneste andre',
}
