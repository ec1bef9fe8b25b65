import { number } from '../base/format.ts'
import type { ends as English } from './strings-ends.en.ts'

export const ends: typeof English = {
  held: (state, day, owner) => `${state} bis ${day}${owner === null ? '' : `, ${owner}`}`,
  back: (was) => `Wieder da: ${was}`,
  set: 'Ende festlegen',
  change: 'Ende ändern',
  soonNotice: (n) => `Meine Entscheidungen, die bald enden: ${number(n)}`,
  backNotice: (n) => `Meine Entscheidungen sind abgelaufen: ${number(n)} neu zu entscheiden`,
  soonHere: (n) => `Entscheidungen, die bald enden: ${number(n)}`,
  backHere: (n) => `Nach ihrem Ende wieder da: ${number(n)}`,
  event: 'hat ihn zurückgebracht: Die Entscheidung ist abgelaufen',
  action: 'Entscheidung abgelaufen, neu zu entscheiden',
  filter: 'Ende',
  endsBy: (day) => `Bis ${day}`,
  hasEnded: 'Abgelaufen',
  title: 'Entscheidungen, die enden',
  days: 'Tage vor dem Ende',
  daysHelp: 'So viele Tage vorher erfährt die zuständige Person, dass eine Entscheidung endet. Leer: Niemand erfährt es vorher.',
  saved: 'Gespeichert',
}
