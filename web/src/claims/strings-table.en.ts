import { plural } from '../base/strings.en.ts'

export const claimTable = {
  import: 'Import a table…',
  export: 'Export as CSV',
  title: 'Claims from a table',
  help:
    'CSV or Excel; the first row names the columns, as the export writes them: wording EN, wording DE, products, markets, must stand, ' +
    'valid until, proof, proof page, proof passage, proof until. With a number in it, a row changes that claim. Nothing is approved.',
  choose: 'Table',
  summary: (fresh: number, changed: number, same: number, refused: number) =>
    `${plural(fresh, 'new claim', 'new claims')}, ${changed} changed, ${same} the same, ${refused} refused.`,
  aside: (names: string) => `Columns left aside: ${names}.`,
  columns: { row: 'Row', claim: 'Claim', outcome: 'What becomes of it' },
  outcome: { new: 'new', changed: 'changed', same: 'the same', refused: 'refused' },
  more: (n: number) => `and ${plural(n, 'row', 'rows')} more`,
  now: (n: number) => `Take in ${plural(n, 'claim', 'claims')}`,
  done: (n: number) => `${plural(n, 'claim is', 'claims are')} taken in. They have to be approved.`,
}
