import type { deskFilters as English } from './strings-filters.en.ts'
import { number } from '../../base/format.ts'

export const deskFilters: typeof English = {
  title: 'Suodattimet',
  all: 'Kaikki suodattimet',
  find: 'Etsi suodatin tai arvo',
  apply: 'Käytä',
  foot: 'Nuolet siirtävät, välilyönti valitsee.',
  enterTakes: (label) => `Enter valitsee: ${label}`,
  more: (n) => `Vielä ${number(n)}: kirjoita sana`,
  keys: {
    elevatedWithEnd: 'Kohonnut riski, määräajaksi',
    screens: 'Toinen näkymä (ei käsittelyssä): G ja kirjain',
    findings: 'Merkinnän havainnot',
    inEditor: 'Sääntöeditorissa',
    save: 'Tallenna luonnos',
    mustHit: 'Pidä lause osumana',
    leaveAlone: 'Pidä se sivuutettavana',
    changeClaim: 'Muuta väitettä',
    replace: 'Etsi ja korvaa',
    takeSuggestion: 'Ota ehdotus',
    tallies: 'Luku suodattimena',
  },
}
