import { number } from '../base/format.ts'
import { pluralIn } from '../base/plural.ts'
import type { claimTable as English } from './strings-table.en.ts'

const plural = pluralIn('da')

export const claimTable: typeof English = {
  import: 'Importér en tabel …',
  export: 'Eksportér som CSV',
  title: 'Udsagn fra en tabel',
  help:
    'CSV eller Excel; første række angiver kolonnerne, som eksporten skriver dem: wording EN, wording DE, products, markets, must stand, ' +
    'valid until, proof, proof page, proof passage, proof until. Med et nummer i ændrer en række det udsagn. Intet bliver godkendt.',
  choose: 'Tabel',
  summary: (fresh, changed, same, refused) =>
    `${plural(fresh, { one: 'nyt udsagn', other: 'nye udsagn' })}, ${number(changed)} ændret, ${number(same)} uændret, ` +
    `${number(refused)} afvist.`,
  aside: (names) => `Kolonner, der ikke bruges: ${names}.`,
  columns: { row: 'Række', claim: 'Udsagn', outcome: 'Hvad der sker' },
  outcome: { new: 'nyt', changed: 'ændret', same: 'uændret', refused: 'afvist' },
  more: (n) => `og ${plural(n, { one: 'række', other: 'rækker' })} til`,
  now: (n) => `Indlæs ${number(n)} udsagn`,
  done: (n) => `${number(n)} udsagn er indlæst. ${n === 1 ? 'Det' : 'De'} skal godkendes.`,
}
