import { number } from '../base/format.ts'
import type { answered as English } from './strings-answered.en.ts'

export const answered: typeof English = {
  kind: {
    number_word: 'tal med bogstaver',
    name: 'navn',
    address: 'adresse',
    contact: 'kontakt',
    quotation: 'citat',
    award: 'pris eller udmærkelse',
    certificate: 'certifikat',
    ingredient: 'ingrediens eller materiale',
    comparison: 'sammenligning',
    effect: 'virkning',
  },
  lost: 'Ikke i teksten',
  lostHelp: 'Oplysninger i formularen, som teksten ikke har.',
  unproved: (n) => `${number(n)} uden belæg`,
}
