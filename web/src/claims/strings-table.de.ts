import { pluralIn } from '../base/plural.ts'
import type { claimTable as English } from './strings-table.en.ts'

const plural = pluralIn('de')

export const claimTable: typeof English = {
  import: 'Tabelle importieren …',
  export: 'Als CSV exportieren',
  title: 'Aussagen aus einer Tabelle',
  help:
    'CSV oder Excel; die erste Zeile nennt die Spalten, wie der Export sie schreibt: wording EN, wording DE, ' +
    'products, markets, must stand, valid until, proof, proof page, proof passage, proof until. Mit einer Nummer ' +
    'ändert eine Zeile diese Aussage. Freigegeben wird nichts.',
  choose: 'Tabelle',
  summary: (fresh, changed, same, refused) => {
    const claims = plural(fresh, { one: 'neue Aussage', other: 'neue Aussagen' })
    return `${claims}, ${changed} geändert, ${same} unverändert, ${refused} abgelehnt.`
  },
  aside: (names) => `Nicht übernommene Spalten: ${names}.`,
  columns: { row: 'Zeile', claim: 'Aussage', outcome: 'Ergebnis' },
  outcome: { new: 'neu', changed: 'geändert', same: 'unverändert', refused: 'abgelehnt' },
  more: (n) => `und ${plural(n, { one: 'weitere Zeile', other: 'weitere Zeilen' })}`,
  now: (n) => `${plural(n, { one: 'Aussage', other: 'Aussagen' })} übernehmen`,
  done: (n) => `${plural(n, { one: 'Aussage ist', other: 'Aussagen sind' })} übernommen und müssen noch freigegeben werden.`,
}
