import type { presets as English } from './strings-presets.en.ts'

export const presets: typeof English = {
  title: 'Причины и задачи',
  note: 'Что у проверяющих готово на рабочем столе.',
  reasons: 'Причины отклонения',
  reasonsHelp: 'По одной в строке, в порядке показа; цифры от 1 до 9 выбирают. Любую другую причину можно написать.',
  trackers: 'Создать задачу',
  trackersHelp: 'Адрес откроется в новой вкладке; {title}, {body} и {url} заменяются данными находки.',
  name: 'Название',
  address: 'Адрес новой задачи',
  add: (name: string) => `Добавить ${name}`,
  other: 'другое',
  remove: (name: string) => `Убрать ${name}`,
  fault: 'Этот адрес не откроет задачу: он начинается с https:// и узла и содержит {title}, {body} или {url}.',
  saved: 'Сохранено',
}
