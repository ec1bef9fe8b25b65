import { plural, word } from '../base/italian.ts'
import type { claimTable as English } from './strings-table.en.ts'

export const claimTable: typeof English = {
  import: 'Importa una tabella…',
  export: 'Esporta in CSV',
  title: 'Claim da una tabella',
  help:
    'CSV o Excel; la prima riga contiene i nomi delle colonne, come li scrive l’esportazione: wording EN, wording DE, products, markets, ' +
    'must stand, valid until, proof, proof page, proof passage, proof until. Se contiene un numero, una riga modifica quel claim. Nulla ' +
    'viene approvato.',
  choose: 'Tabella',
  summary: (fresh, changed, same, refused) =>
    `${plural(fresh, 'nuovo claim', 'nuovi claim')}, ${changed} ${word(changed, 'modificato', 'modificati')}, ` +
    `${same} ${word(same, 'invariato', 'invariati')}, ${refused} ${word(refused, 'rifiutato', 'rifiutati')}.`,
  aside: (names) => `Colonne non considerate: ${names}.`,
  columns: { row: 'Riga', claim: 'Claim', outcome: 'Risultato' },
  outcome: { new: 'nuovo', changed: 'modificato', same: 'invariato', refused: 'rifiutato' },
  more: (n) => `e ${plural(n, 'altra riga', 'altre righe')}`,
  now: (n) => `Importa ${plural(n, 'claim', 'claim')}`,
  done: (n) => plural(n, 'claim è stato importato ed è da approvare.', 'claim sono stati importati e sono da approvare.'),
}
