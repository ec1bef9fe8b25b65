import type { gates as English } from './strings-gate.en.ts'
import { number } from '../base/format.ts'

export const gates: typeof English = {
  title: 'Kvalitetsport',
  short: 'Port',
  passed: 'Bestått',
  failed: (n: number) => `Ikke bestått: ${number(n)}`,
  notRun: 'Ikke kjørt ennå',
  none: 'Ingen port',
  help: 'Avviste og rettede funn teller ikke. Resultatet finnes også i API-et, i hendelser og i sluttkoden til «imprimatur site gate».',
  explain: 'Sier for hver kjøring om det som ikke skal være der, ble funnet.',
  must: 'Skal ikke være der',
  counts: 'Hva som teller',
  onlyNew: 'Bare det forrige kjøring ikke hadde',
  onlyUndecided: 'Bare det ingen har avgjort (ellers teller også risiko og haster)',
  packs: 'Pakker',
  anyPack: 'Alle pakker',
  set: 'Sett en port',
  edit: 'Endre porten',
  remove: 'Fjern porten',
  saved: 'Porten er lagret',
  removed: 'Porten er fjernet',
  unread: (n: number) => `Sider som ikke kunne leses: ${number(n)}. Hva som står der, er ikke kjent.`,
  ofRun: (n: number) => `Kjøring ${number(n)}`,
  needsOne: 'Velg minst én alvorlighetsgrad.',
  portfolio: 'Portefølje',
  needsPack: 'Velg minst én pakke.',
}
