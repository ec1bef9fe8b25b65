import type { deskFilters as English } from './strings-filters.en.ts'
import { number } from '../../base/format.ts'

export const deskFilters: typeof English = {
  title: 'Фильтры',
  all: 'Все фильтры',
  find: 'Найти фильтр или значение',
  apply: 'Применить',
  foot: 'Стрелки перемещают, пробел отмечает.',
  enterTakes: (label) => `Enter берёт: ${label}`,
  more: (n) => `Ещё ${number(n)}: введите слово`,
  keys: {
    elevatedWithEnd: 'Повышенный риск, со сроком',
    screens: 'Другой экран (не в разборе): G, затем буква',
    findings: 'Замечания записи',
    inEditor: 'В редакторе правил',
    save: 'Сохранить черновик',
    mustHit: 'Оставить предложение как попадание',
    leaveAlone: 'Оставить как допустимое',
    changeClaim: 'Изменить утверждение',
    replace: 'Найти и заменить',
    takeSuggestion: 'Принять предложение',
    tallies: 'Счётчик как фильтр',
  },
}
