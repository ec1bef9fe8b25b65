import { number } from '../base/format.ts'
import type { answered as English } from './strings-answered.en.ts'

export const answered: typeof English = {
  kind: {
    number_word: 'tal i ord',
    name: 'namn',
    address: 'adress',
    contact: 'kontakt',
    quotation: 'citat',
    award: 'utmärkelse',
    certificate: 'certifikat',
    ingredient: 'ingrediens eller material',
    comparison: 'jämförelse',
    effect: 'effekt',
  },
  lost: 'Finns inte i texten',
  lostHelp: 'Uppgifter i formuläret som texten inte har.',
  unproved: (n) => `${number(n)} utan belägg`,
}
