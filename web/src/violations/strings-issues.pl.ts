import type { issues as English } from './strings-issues.en.ts'
import { number } from '../base/format.ts'

export const issues: typeof English = {
  issue: 'Zgłoszenie',
  create: (name: string) => `Utwórz w ${name}`,
  address: 'Link do zgłoszenia',
  keep: 'Zachowaj link',
  paste: 'Wklej link',
  kept: 'Link zachowano',
  remove: 'Usuń link',
  wholeGroup: (n: number) => `Dla całej grupy (${number(n)})`,
  opens: 'Otwiera się w nowej karcie. Potem wklej tu link do zgłoszenia.',
  linked: 'powiązał(a) zgłoszenie',
  unlinked: 'usunął (usunęła) link do zgłoszenia',
  firstFound: (when: string) => `Pierwszy raz znaleziono ${when}`,
  ready: 'Powody obszaru roboczego',
  own: 'Twoje ostatnie inne',
}
