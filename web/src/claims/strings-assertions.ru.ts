import { number } from '../base/format.ts'
import { ofPages, onPages, plural } from '../base/russian.ts'
import type { assertions as English } from './strings-assertions.en.ts'

export const assertions: typeof English = {
  title: 'Заявления без доказательств',
  pageTitle: (name) => `Заявления без доказательств · ${name} · Imprimatur`,
  note:
    'Предложения, которые заявляют нечто проверяемое и не совпадают с одобренным утверждением. Это не нарушения: никто не сказал, что ' +
    'они неверны, просто здесь их ничто не подтверждает.',
  kind: 'Вид',
  all: 'Все виды',
  kinds: {
    figure: 'число',
    comparison: 'сравнение',
    superlative: 'превосходная степень',
    certificate: 'сертификат',
    award: 'награда',
    test: 'тест',
    health: 'влияние на здоровье',
    environment: 'экология',
  },
  columns: { sentence: 'Предложение', kind: 'Вид', stands: 'Встречается', nearest: 'Ближайшее утверждение' },
  times: (n) => plural(n, 'раз', 'раза', 'раз'),
  pages: (n) => `на ${onPages(n)}`,
  nearestNone: 'близких нет',
  make: 'Создать утверждение',
  looked(sentences, looked, pages) {
    const read = looked === pages ? ofPages(pages) : `${number(looked)} из ${ofPages(pages)}`
    return `Проверено: ${plural(sentences, 'предложение', 'предложения', 'предложений')} из ${read}.`
  },
  emptyTitle: 'Всё доказано.',
  emptyHelp: 'Каждое предложение, распознанное как проверяемое, совпадает с одобренным утверждением. Распознаётся не всякое заявление.',
  more: 'Показать ещё предложения',
  busy: 'Чтение страниц…',
}
