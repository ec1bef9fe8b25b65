import { number } from '../base/format.ts'
import { plural } from '../base/russian.ts'
import type { claimTable as English } from './strings-table.en.ts'

const claimsOf = (n: number) => plural(n, 'утверждение', 'утверждения', 'утверждений')

export const claimTable: typeof English = {
  import: 'Загрузить таблицу…',
  export: 'Выгрузить в CSV',
  title: 'Утверждения из таблицы',
  help:
    'CSV или Excel; первая строка называет столбцы так же, как выгрузка: wording EN, wording DE, products, markets, must stand, ' +
    'valid until, proof, proof page, proof passage, proof until. Строка с номером меняет утверждение под этим номером. Ничего не ' +
    'одобряется.',
  choose: 'Таблица',
  summary: (fresh, changed, same, refused) =>
    `${plural(fresh, 'новое утверждение', 'новых утверждения', 'новых утверждений')}, изменено: ${number(changed)}, ` +
    `без изменений: ${number(same)}, не принято: ${number(refused)}.`,
  aside: (names) => `Пропущенные столбцы: ${names}.`,
  columns: { row: 'Строка', claim: 'Утверждение', outcome: 'Что с ним станет' },
  outcome: { new: 'новое', changed: 'изменено', same: 'без изменений', refused: 'не принято' },
  more: (n) => `и ещё ${plural(n, 'строка', 'строки', 'строк')}`,
  now: (n) => `Принять ${claimsOf(n)}`,
  done: (n) => `Принято ${claimsOf(n)}. Нужно одобрение.`,
}
