import type { gates as English } from './strings-gate.en.ts'
import { number } from '../base/format.ts'

export const gates: typeof English = {
  title: 'Laatuportti',
  short: 'Portti',
  passed: 'Läpäisty',
  failed: (n: number) => `Ei läpäisty: ${number(n)}`,
  notRun: 'Ei vielä ajettu',
  none: 'Ei porttia',
  help:
    'Hylätyt ja korjatut löydökset eivät laske. Tulos on myös rajapinnassa, tapahtumissa ja komennon ”imprimatur site gate” ' +
    'paluukoodissa.',
  explain: 'Kertoo jokaisesta ajosta, löytyikö sitä, mitä ei saa olla.',
  must: 'Ei saa olla',
  counts: 'Mikä lasketaan',
  onlyNew: 'Vain se, mitä edellisessä ajossa ei ollut',
  onlyUndecided: 'Vain se, mistä kukaan ei ole päättänyt (muuten myös riskit ja kiireelliset lasketaan)',
  packs: 'Paketit',
  anyPack: 'Mikä tahansa paketti',
  set: 'Aseta portti',
  edit: 'Muuta porttia',
  remove: 'Poista portti',
  saved: 'Portti tallennettu',
  removed: 'Portti poistettu',
  unread: (n: number) => `Sivuja, joita ei voitu lukea: ${number(n)}. Niiden sisältöä ei tiedetä.`,
  ofRun: (n: number) => `Ajo ${number(n)}`,
  needsOne: 'Valitse vähintään yksi vakavuus.',
  portfolio: 'Salkku',
  needsPack: 'Valitse vähintään yksi paketti.',
}
