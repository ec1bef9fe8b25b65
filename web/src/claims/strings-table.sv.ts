import type { claimTable as English } from './strings-table.en.ts'
import { plural, rows } from '../base/swedish.ts'

export const claimTable: typeof English = {
  import: 'Importera en tabell …',
  export: 'Exportera som CSV',
  title: 'Påståenden från en tabell',
  help:
    'CSV eller Excel; första raden namnger kolumnerna så som exporten skriver dem: wording EN, wording DE, products, markets, ' +
    'must stand, valid until, proof, proof page, proof passage, proof until. Med ett nummer ändrar raden det påståendet. ' +
    'Inget godkänns.',
  choose: 'Tabell',
  summary: (fresh, changed, same, refused) =>
    `${plural(fresh, 'nytt påstående', 'nya påståenden')}, ${plural(changed, 'ändrat', 'ändrade')}, ` +
    `${plural(same, 'oförändrat', 'oförändrade')}, ${plural(refused, 'nekat', 'nekade')}.`,
  aside: (names) => `Kolumner som inte tas med: ${names}.`,
  columns: { row: 'Rad', claim: 'Påstående', outcome: 'Resultat' },
  outcome: { new: 'nytt', changed: 'ändrat', same: 'oförändrat', refused: 'nekat' },
  more: (n) => `och ${rows(n)} till`,
  now: (n) => `Importera ${plural(n, 'påstående', 'påståenden')}`,
  done: (n) => plural(n, 'påstående har importerats. Det måste godkännas.', 'påståenden har importerats. De måste godkännas.'),
}
