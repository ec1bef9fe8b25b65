import { number } from '../base/format.ts'
import type { answered as English } from './strings-answered.en.ts'

export const answered: typeof English = {
  kind: {
    number_word: 'getal in woorden',
    name: 'naam',
    address: 'adres',
    contact: 'contact',
    quotation: 'citaat',
    award: 'prijs of onderscheiding',
    certificate: 'certificaat',
    ingredient: 'ingrediënt of materiaal',
    comparison: 'vergelijking',
    effect: 'werking',
  },
  lost: 'Niet in de tekst',
  lostHelp: 'Waarden uit het formulier die niet in de tekst staan.',
  unproved: (n) => `${number(n)} niet gestaafd`,
}
