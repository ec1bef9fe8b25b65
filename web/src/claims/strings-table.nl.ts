import { plural } from '../base/dutch.ts'
import { number } from '../base/format.ts'
import type { claimTable as English } from './strings-table.en.ts'

export const claimTable: typeof English = {
  import: 'Tabel importeren…',
  export: 'Exporteren als CSV',
  title: 'Claims uit een tabel',
  help:
    'CSV of Excel; de eerste rij noemt de kolommen, zoals de export ze schrijft: wording EN, wording DE, products, markets, must stand, ' +
    'valid until, proof, proof page, proof passage, proof until. Met een nummer erin wijzigt een rij die claim. Er wordt niets ' +
    'goedgekeurd.',
  choose: 'Tabel',
  summary: (fresh, changed, same, refused) =>
    `${plural(fresh, 'nieuwe claim', 'nieuwe claims')}, ${number(changed)} gewijzigd, ${number(same)} gelijk, ${number(refused)} ` +
    'geweigerd.',
  aside: (names) => `Overgeslagen kolommen: ${names}.`,
  columns: { row: 'Rij', claim: 'Claim', outcome: 'Wat ermee gebeurt' },
  outcome: { new: 'nieuw', changed: 'gewijzigd', same: 'gelijk', refused: 'geweigerd' },
  more: (n) => `en nog ${plural(n, 'rij', 'rijen')}`,
  now: (n) => `${plural(n, 'claim', 'claims')} overnemen`,
  done: (n) => `${plural(n, 'claim is', 'claims zijn')} overgenomen. Ze moeten nog worden goedgekeurd.`,
}
