import { number } from '../base/format.ts'
import type { answered as English } from './strings-answered.en.ts'

export const answered: typeof English = {
  kind: {
    number_word: 'nombre en lettres',
    name: 'nom',
    address: 'adresse',
    contact: 'coordonnées',
    quotation: 'citation',
    award: 'distinction',
    certificate: 'certificat',
    ingredient: 'ingrédient ou matière',
    comparison: 'comparaison',
    effect: 'effet',
  },
  lost: 'Absent du texte',
  lostHelp: 'Des valeurs du formulaire que le texte ne reprend pas.',
  unproved: (n) => `${number(n)} non étayé${n > 1 ? 's' : ''}`,
}
