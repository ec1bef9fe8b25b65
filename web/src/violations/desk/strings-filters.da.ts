import type { deskFilters as English } from './strings-filters.en.ts'
import { number } from '../../base/format.ts'

export const deskFilters: typeof English = {
  title: 'Filtre',
  all: 'Alle filtre',
  find: 'Find et filter eller en værdi',
  apply: 'Anvend',
  foot: 'Pilene flytter, mellemrum sætter hak.',
  enterTakes: (label) => `Enter tager: ${label}`,
  more: (n) => `${number(n)} flere: skriv et ord`,
  keys: {
    elevatedWithEnd: 'Forhøjet risiko, med en slutdato',
    screens: 'En anden visning (ikke ved arbejdsbordet): G, så bogstavet',
    findings: 'Fund i posten',
    inEditor: 'I regeleditoren',
    save: 'Gem kladden',
    mustHit: 'Behold sætningen som træffer',
    leaveAlone: 'Behold den som en, der lades være',
    changeClaim: 'Ændr udsagnet',
    replace: 'Find og erstat',
    takeSuggestion: 'Tag forslaget',
    tallies: 'Et antal som filter',
  },
}
