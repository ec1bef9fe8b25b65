import { days as daysOf, pages as pagesOf, plural } from '../base/russian.ts'
import type { claimProofs as English } from './strings-proofs.en.ts'

export const claimProofs: typeof English = {
  knowledge: 'База знаний',
  file: 'Выберите или перетащите файл с доказательством',
  fileHelp: 'Файл читается и хранится как есть. PDF, Word, веб-страницы и тексты, до 20 МБ.',
  reading: 'Чтение…',
  read: 'Прочитать и сохранить страницу',
  address: 'Адрес',
  readFrom: (name, pages, day) => `${name}${pages === null ? '' : `, ${pagesOf(pages)}`}, прочитано ${day}`,
  takeAway: 'Убрать',
  base: 'База знаний',
  chooseBase: 'Выберите',
  searchEntries: 'Поиск по записям',
  noEntry: 'Таких записей нет.',
  foundOn: (page) => `Найдено на странице ${page}`,
  found: 'Найдено',
  times: (n) => `встречается ${plural(n, 'раз', 'раза', 'раз')}`,
  notFound: 'Этих слов там нет. Скопируйте их так, как они стоят в источнике.',
  missing: 'Не найдено: в источнике написано иначе',
  noSource: 'описание; сам источник не хранится',
  changed: 'Запись сегодня говорит другое; в счёт идёт прежний текст.',
  gone: 'Записи больше нет; в счёт идёт прежний текст.',
  download: 'Скачать',
  hasEnded: (day) => `Истекло ${day}, а с ним и утверждение`,
  endsSoon: (day, days) => `Истекает ${day}, через ${daysOf(days)}, а с ним и утверждение`,
}
