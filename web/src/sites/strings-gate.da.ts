import type { gates as English } from './strings-gate.en.ts'
import { number } from '../base/format.ts'

export const gates: typeof English = {
  title: 'Kvalitetskontrol',
  short: 'Kontrol',
  passed: 'Bestået',
  failed: (n: number) => `Ikke bestået: ${number(n)}`,
  notRun: 'Ikke kørt endnu',
  none: 'Ingen kontrol',
  help: 'Afviste og rettede fund tæller ikke. Resultatet findes også i API’et, i hændelser og i exitkoden for “imprimatur site gate”.',
  explain: 'Siger for hver kørsel, om det, der ikke må være der, blev fundet.',
  must: 'Må ikke være der',
  counts: 'Hvad der tæller',
  onlyNew: 'Kun det, som kørslen før ikke havde',
  onlyUndecided: 'Kun det, ingen har afgjort (ellers tæller risici og hastende også)',
  packs: 'Pakker',
  anyPack: 'Alle pakker',
  set: 'Sæt en kontrol',
  edit: 'Ret kontrollen',
  remove: 'Fjern kontrollen',
  saved: 'Kontrollen er gemt',
  removed: 'Kontrollen er fjernet',
  unread: (n: number) => `Sider, der ikke kunne læses: ${number(n)}. Hvad der står på dem, vides ikke.`,
  ofRun: (n: number) => `Kørsel ${number(n)}`,
  needsOne: 'Vælg mindst én alvorlighed.',
  portfolio: 'Portefølje',
  needsPack: 'Vælg mindst én pakke.',
}
