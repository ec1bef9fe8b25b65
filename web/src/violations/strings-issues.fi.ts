import type { issues as English } from './strings-issues.en.ts'
import { number } from '../base/format.ts'

export const issues: typeof English = {
  issue: 'Tiketti',
  create: (name: string) => `Luo: ${name}`,
  address: 'Tiketin linkki',
  keep: 'Säilytä linkki',
  paste: 'Liitä linkki',
  kept: 'Linkki tallennettu',
  remove: 'Poista linkki',
  wholeGroup: (n: number) => `Koko ryhmälle (${number(n)})`,
  opens: 'Avautuu uuteen välilehteen. Liitä sitten tiketin linkki tähän.',
  linked: 'linkitti tiketin',
  unlinked: 'poisti tiketin linkin',
  firstFound: (when: string) => `Löytyi ensi kerran ${when}`,
  ready: 'Työtilan perustelut',
  own: 'Viimeisimmät muut perustelusi',
}
