import { number } from '../base/format.ts'
import { plural, word } from '../base/greek.ts'
import type { claimTable as English } from './strings-table.en.ts'

export const claimTable: typeof English = {
  import: 'Εισαγωγή πίνακα…',
  export: 'Εξαγωγή σε CSV',
  title: 'Ισχυρισμοί από πίνακα',
  help:
    'CSV ή Excel· η πρώτη γραμμή ονομάζει τις στήλες, όπως τις γράφει η εξαγωγή: wording EN, wording DE, products, markets, must stand, ' +
    'valid until, proof, proof page, proof passage, proof until. Με αριθμό, μια γραμμή αλλάζει εκείνον τον ισχυρισμό. ' +
    'Τίποτα δεν εγκρίνεται.',
  choose: 'Πίνακας',
  summary: (fresh, changed, same, refused) =>
    `${plural(fresh, 'νέος ισχυρισμός', 'νέοι ισχυρισμοί')}, ${number(changed)} αλλάζουν, ${number(same)} ίδιοι, ` +
    `${number(refused)} μη δεκτοί.`,
  aside: (names) => `Στήλες που αγνοήθηκαν: ${names}.`,
  columns: { row: 'Γραμμή', claim: 'Ισχυρισμός', outcome: 'Τι γίνεται' },
  outcome: { new: 'νέος', changed: 'αλλάζει', same: 'ίδιος', refused: 'μη δεκτός' },
  more: (n) => `και ${plural(n, 'γραμμή', 'γραμμές')} ακόμη`,
  now: (n) => `Εισαγωγή: ${plural(n, 'ισχυρισμός', 'ισχυρισμοί')}`,
  done: (n) => `${word(n, 'Εισήχθη', 'Εισήχθησαν')} ${plural(n, 'ισχυρισμός', 'ισχυρισμοί')}. Χρειάζεται έγκριση.`,
}
