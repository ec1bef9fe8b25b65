import type { issues as English } from './strings-issues.en.ts'
import { number } from '../base/format.ts'

export const issues: typeof English = {
  issue: 'Задача',
  create: (name: string) => `Создать в ${name}`,
  address: 'Ссылка на задачу',
  keep: 'Сохранить ссылку',
  paste: 'Вставить ссылку',
  kept: 'Ссылка сохранена',
  remove: 'Убрать ссылку',
  wholeGroup: (n: number) => `Для всей группы (${number(n)})`,
  opens: 'Откроется в новой вкладке. Потом вставьте сюда ссылку на задачу.',
  linked: 'связал(а) с задачей',
  unlinked: 'убрал(а) ссылку на задачу',
  firstFound: (when: string) => `Впервые найдено ${when}`,
  ready: 'Причины рабочего пространства',
  own: 'Ваши последние другие',
}
