import { number } from '../base/format.ts'
import type { ends as English } from './strings-ends.en.ts'

export const ends: typeof English = {
  held: (state, day, owner) => `${state} до ${day}${owner === null ? '' : `, ${owner}`}`,
  back: (was) => `Вернулось: ${was}`,
  set: 'Задать срок действия',
  change: 'Изменить срок действия',
  soonNotice: (n) => `Скоро истекают решения, за которые я отвечаю: ${number(n)}`,
  backNotice: (n) => `Истекли решения, за которые я отвечаю; решить снова: ${number(n)}`,
  soonHere: (n) => `Скоро истекают решения: ${number(n)}`,
  backHere: (n) => `Вернулось по истечении: ${number(n)}`,
  event: 'возвращает: срок решения истёк',
  action: 'Срок решения истёк, нужно новое решение',
  filter: 'Истекает',
  endsBy: (day) => `До ${day}`,
  hasEnded: 'Истекло',
  title: 'Решения со сроком действия',
  days: 'За сколько дней предупреждать',
  daysHelp: 'За столько дней ответственный узнаёт, что решение истекает. Пусто: заранее никому не сообщается.',
  saved: 'Сохранено',
}
