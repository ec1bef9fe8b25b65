import { number } from '../base/format.ts'
import { pluralIn } from '../base/plural.ts'
import type { claimTable as English } from './strings-table.en.ts'

const plural = pluralIn('nb')

export const claimTable: typeof English = {
  import: 'Importer en tabell …',
  export: 'Eksporter som CSV',
  title: 'Utsagn fra en tabell',
  help:
    'CSV eller Excel. Den første raden navngir kolonnene slik eksporten skriver dem: wording EN, wording DE, products, markets, must ' +
    'stand, valid until, proof, proof page, proof passage, proof until. Står det et nummer i raden, endrer den det utsagnet. Ingenting ' +
    'blir godkjent.',
  choose: 'Tabell',
  summary: (fresh, changed, same, refused) =>
    `${plural(fresh, { one: 'nytt utsagn', other: 'nye utsagn' })}, ${number(changed)} endret, ${number(same)} uendret, ` +
    `${number(refused)} avvist.`,
  aside: (names) => `Kolonner som ikke brukes: ${names}.`,
  columns: { row: 'Rad', claim: 'Utsagn', outcome: 'Hva som skjer' },
  outcome: { new: 'nytt', changed: 'endret', same: 'uendret', refused: 'avvist' },
  more: (n) => `og ${plural(n, { one: 'rad', other: 'rader' })} til`,
  now: (n) => `Les inn ${number(n)} utsagn`,
  done: (n) => `${number(n)} utsagn er lest inn. ${n === 1 ? 'Det' : 'De'} må godkjennes.`,
}
