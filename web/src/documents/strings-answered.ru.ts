import { number } from '../base/format.ts'
import type { answered as English } from './strings-answered.en.ts'

export const answered: typeof English = {
  kind: {
    number_word: 'число словами',
    name: 'имя или название',
    address: 'адрес',
    contact: 'контакт',
    quotation: 'цитата',
    award: 'награда',
    certificate: 'сертификат',
    ingredient: 'состав или материал',
    comparison: 'сравнение',
    effect: 'действие',
  },
  lost: 'Нет в тексте',
  lostHelp: 'Значения из формы, которых в тексте нет.',
  unproved: (n) => `не подкреплено: ${number(n)}`,
}
