import type { claimTable as English } from './strings-table.en.ts'
import { plural } from '../base/spanish.ts'

export const claimTable: typeof English = {
  import: 'Importar una tabla…',
  export: 'Exportar CSV',
  title: 'Declaraciones de una tabla',
  help:
    'CSV o Excel; la primera fila nombra las columnas tal como las escribe la exportación: wording EN, wording DE, products, markets, ' +
    'must stand, valid until, proof, proof page, proof passage, proof until. Si lleva un número, la fila modifica esa declaración. ' +
    'No se aprueba nada.',
  choose: 'Tabla',
  summary: (fresh: number, changed: number, same: number, refused: number) =>
    `${plural(fresh, 'declaración nueva', 'declaraciones nuevas')}, ${plural(changed, 'modificada', 'modificadas')}, ` +
    `${same} sin cambios, ${plural(refused, 'rechazada', 'rechazadas')}.`,
  aside: (names: string) => `Columnas no incluidas: ${names}.`,
  columns: { row: 'Fila', claim: 'Declaración', outcome: 'Resultado' },
  outcome: { new: 'nueva', changed: 'modificada', same: 'sin cambios', refused: 'rechazada' },
  more: (n: number) => `y ${plural(n, 'fila', 'filas')} más`,
  now: (n: number) => `Importar ${plural(n, 'declaración', 'declaraciones')}`,
  done: (n: number) => plural(n, 'declaración importada. Hay que aprobarla.', 'declaraciones importadas. Hay que aprobarlas.'),
}
