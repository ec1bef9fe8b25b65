import { number } from '../base/format.ts'
import type { answered as English } from './strings-answered.en.ts'

export const answered: typeof English = {
  kind: {
    number_word: 'Zahlwort',
    name: 'Name',
    address: 'Anschrift',
    contact: 'Kontakt',
    quotation: 'Zitat',
    award: 'Auszeichnung',
    certificate: 'Zertifikat',
    ingredient: 'Zutat oder Material',
    comparison: 'Vergleich',
    effect: 'Wirkung',
  },
  lost: 'Nicht im Text',
  lostHelp: 'Angaben des Formulars, die der Text nicht enthält.',
  unproved: (n) => `${number(n)} unbelegt`,
}
