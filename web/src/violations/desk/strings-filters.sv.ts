import type { deskFilters as English } from './strings-filters.en.ts'
import { number } from '../../base/format.ts'

export const deskFilters: typeof English = {
  title: 'Filter',
  all: 'Alla filter',
  find: 'Sök ett filter eller ett värde',
  apply: 'Använd',
  foot: 'Pilarna flyttar, blanksteg bockar för.',
  enterTakes: (label) => `Enter tar: ${label}`,
  more: (n) => `${number(n)} till: skriv ett ord`,
  keys: {
    elevatedWithEnd: 'Förhöjd risk, med ett slut',
    screens: 'En annan vy (inte i bedömningsvyn): G, sedan bokstaven',
    findings: 'Anmärkningar i posten',
    inEditor: 'I regelredigeraren',
    save: 'Spara utkastet',
    mustHit: 'Behåll meningen som träff',
    leaveAlone: 'Behåll den som godkänd',
    changeClaim: 'Ändra påståendet',
    replace: 'Sök och ersätt',
    takeSuggestion: 'Ta förslaget',
    tallies: 'Ett antal som filter',
  },
}
