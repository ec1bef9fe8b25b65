import type { gates as English } from './strings-gate.en.ts'
import { number } from '../base/format.ts'

export const gates: typeof English = {
  title: 'Порог качества',
  short: 'Порог',
  passed: 'Пройден',
  failed: (n: number) => `Не пройден: ${number(n)}`,
  notRun: 'Ещё не запускался',
  none: 'Без порога',
  help:
    'Отклонённые и исправленные находки не учитываются. Результат есть также в API, в событиях и в коде завершения «imprimatur ' +
    'site gate».',
  explain: 'Говорит о каждом прогоне, найдено ли то, чего быть не должно.',
  must: 'Не должно быть',
  counts: 'Что учитывается',
  onlyNew: 'Только то, чего не было в предыдущем прогоне',
  onlyUndecided: 'Только то, о чём никто не решил (иначе учитываются также риски и срочные)',
  packs: 'Наборы',
  anyPack: 'Любой набор',
  set: 'Задать порог',
  edit: 'Изменить порог',
  remove: 'Убрать порог',
  saved: 'Порог сохранён',
  removed: 'Порог убран',
  unread: (n: number) => `Страниц, которые не удалось прочитать: ${number(n)}. Что на них, неизвестно.`,
  ofRun: (n: number) => `Прогон ${number(n)}`,
  needsOne: 'Выберите хотя бы одну степень серьёзности.',
  portfolio: 'Портфель',
  needsPack: 'Выберите хотя бы один набор.',
}
