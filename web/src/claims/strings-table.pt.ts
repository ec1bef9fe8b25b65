import type { claimTable as English } from './strings-table.en.ts'
import { plural } from '../base/portuguese.ts'

export const claimTable: typeof English = {
  import: 'Importar uma tabela…',
  export: 'Exportar CSV',
  title: 'Alegações de uma tabela',
  help:
    'CSV ou Excel; a primeira linha dá nome às colunas, tal como a exportação as escreve: wording EN, wording DE, products, markets, ' +
    'must stand, valid until, proof, proof page, proof passage, proof until. Com um número, a linha altera essa alegação. ' +
    'Nada é aprovado.',
  choose: 'Tabela',
  summary: (fresh, changed, same, refused) =>
    `${plural(fresh, 'alegação nova', 'alegações novas')}, ${plural(changed, 'alterada', 'alteradas')}, ` +
    `${same} sem alterações, ${plural(refused, 'recusada', 'recusadas')}.`,
  aside: (names) => `Colunas não incluídas: ${names}.`,
  columns: { row: 'Linha', claim: 'Alegação', outcome: 'Resultado' },
  outcome: { new: 'nova', changed: 'alterada', same: 'sem alterações', refused: 'recusada' },
  more: (n) => `e mais ${plural(n, 'linha', 'linhas')}`,
  now: (n) => `Importar ${plural(n, 'alegação', 'alegações')}`,
  done: (n) => plural(n, 'alegação importada. Falta aprová-la.', 'alegações importadas. Falta aprová-las.'),
}
