import type { issues as English } from './strings-issues.en.ts'
import { number } from '../base/format.ts'

export const issues: typeof English = {
  issue: 'Ärende',
  create: (name: string) => `Skapa i ${name}`,
  address: 'Länk till ärendet',
  keep: 'Behåll länken',
  paste: 'Klistra in länk',
  kept: 'Länken sparad',
  remove: 'Ta bort länken',
  wholeGroup: (n: number) => `För hela gruppen (${number(n)})`,
  opens: 'Öppnas i en ny flik. Klistra sedan in ärendets länk här.',
  linked: 'länkade ärendet',
  unlinked: 'tog bort ärendets länk',
  firstFound: (when: string) => `Hittades först ${when}`,
  ready: 'Arbetsytans skäl',
  own: 'Dina senaste andra',
}
