import { number } from '../base/format.ts'
import type { answered as English } from './strings-answered.en.ts'

export const answered: typeof English = {
  kind: {
    number_word: 'liczba słownie',
    name: 'nazwa',
    address: 'adres',
    contact: 'dane kontaktowe',
    quotation: 'cytat',
    award: 'nagroda',
    certificate: 'certyfikat',
    ingredient: 'składnik lub materiał',
    comparison: 'porównanie',
    effect: 'działanie',
  },
  lost: 'Brak w tekście',
  lostHelp: 'Wartości z formularza, których tekst nie zawiera.',
  unproved: (n) => `${number(n)} bez potwierdzenia`,
}
