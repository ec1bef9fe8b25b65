import { number } from '../base/format.ts'
import type { answered as English } from './strings-answered.en.ts'

export const answered: typeof English = {
  kind: {
    number_word: 'tall med bokstaver',
    name: 'navn',
    address: 'adresse',
    contact: 'kontakt',
    quotation: 'sitat',
    award: 'utmerkelse',
    certificate: 'sertifikat',
    ingredient: 'ingrediens eller materiale',
    comparison: 'sammenligning',
    effect: 'virkning',
  },
  lost: 'Ikke i teksten',
  lostHelp: 'Opplysninger i skjemaet som teksten ikke har.',
  unproved: (n) => `${number(n)} uten belegg`,
}
