import { number } from '../base/format.ts'
import type { answered as English } from './strings-answered.en.ts'

export const answered: typeof English = {
  kind: {
    number_word: 'yazıyla sayı',
    name: 'ad',
    address: 'adres',
    contact: 'iletişim bilgisi',
    quotation: 'alıntı',
    award: 'ödül',
    certificate: 'sertifika',
    ingredient: 'içerik veya malzeme',
    comparison: 'karşılaştırma',
    effect: 'etki',
  },
  lost: 'Metinde yok',
  lostHelp: 'Formda olup metinde yer almayan değerler.',
  unproved: (n) => `${number(n)} dayanaksız`,
}
