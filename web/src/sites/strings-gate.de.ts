import type { gates as English } from './strings-gate.en.ts'
import { number } from '../base/format.ts'

export const gates: typeof English = {
  title: 'Qualitätsschranke',
  short: 'Schranke',
  passed: 'Bestanden',
  failed: (n: number) => `Nicht bestanden: ${number(n)}`,
  notRun: 'Noch nicht gelaufen',
  none: 'Keine Schranke',
  help:
    'Verworfene und behobene Funde zählen nicht. Das Ergebnis steht auch in der API, in Ereignissen und im Exit-Code von ' +
    '„imprimatur site gate“.',
  explain: 'Sagt zu jedem Lauf, ob gefunden wurde, was nicht da sein darf.',
  must: 'Darf nicht da sein',
  counts: 'Was zählt',
  onlyNew: 'Nur, was der Lauf davor nicht hatte',
  onlyUndecided: 'Nur, was niemand entschieden hat (sonst zählen auch Risiken und Dringendes)',
  packs: 'Pakete',
  anyPack: 'Jedes Paket',
  set: 'Schranke setzen',
  edit: 'Schranke ändern',
  remove: 'Schranke entfernen',
  saved: 'Schranke gespeichert',
  removed: 'Schranke entfernt',
  unread: (n: number) => `Seiten, die nicht gelesen werden konnten: ${number(n)}. Was dort steht, ist nicht bekannt.`,
  ofRun: (n: number) => `Lauf ${number(n)}`,
  needsOne: 'Mindestens einen Schweregrad wählen.',
  portfolio: 'Portfolio',
  needsPack: 'Mindestens ein Paket wählen.',
}
