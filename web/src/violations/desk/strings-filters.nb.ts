import type { deskFilters as English } from './strings-filters.en.ts'
import { number } from '../../base/format.ts'

export const deskFilters: typeof English = {
  title: 'Filtre',
  all: 'Alle filtre',
  find: 'Finn et filter eller en verdi',
  apply: 'Bruk',
  foot: 'Pilene flytter, mellomrom krysser av.',
  enterTakes: (label) => `Enter tar: ${label}`,
  more: (n) => `${number(n)} til: skriv et ord`,
  keys: {
    elevatedWithEnd: 'Forhøyet risiko, med en sluttdato',
    screens: 'En annen visning (ikke ved arbeidsbordet): G, så bokstaven',
    findings: 'Funn i oppføringen',
    inEditor: 'I regelredigereren',
    save: 'Lagre utkastet',
    mustHit: 'Behold setningen som treff',
    leaveAlone: 'Behold den som en som lates være',
    changeClaim: 'Endre utsagnet',
    replace: 'Søk og erstatt',
    takeSuggestion: 'Ta forslaget',
    tallies: 'Et antall som filter',
  },
}
