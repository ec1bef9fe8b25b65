import { number } from '../base/format.ts'
import { plural, word } from '../base/polish.ts'
import type { claimTable as English } from './strings-table.en.ts'

export const claimTable: typeof English = {
  import: 'Importuj tabelę…',
  export: 'Eksportuj do CSV',
  title: 'Twierdzenia z tabeli',
  help:
    'CSV lub Excel; pierwszy wiersz nazywa kolumny tak jak eksport: wording EN, wording DE, products, markets, must stand, ' +
    'valid until, proof, proof page, proof passage, proof until. Wiersz z numerem zmienia twierdzenie o tym numerze. Import ' +
    'niczego nie zatwierdza.',
  choose: 'Tabela',
  summary: (fresh, changed, same, refused) =>
    `${plural(fresh, 'nowe twierdzenie', 'nowe twierdzenia', 'nowych twierdzeń')}, zmienione: ${number(changed)}, ` +
    `bez zmian: ${number(same)}, nieprzyjęte: ${number(refused)}.`,
  aside: (names) => `Pominięte kolumny: ${names}.`,
  columns: { row: 'Wiersz', claim: 'Twierdzenie', outcome: 'Wynik' },
  outcome: { new: 'nowe', changed: 'zmienione', same: 'bez zmian', refused: 'nieprzyjęte' },
  more: (n) => `i jeszcze ${plural(n, 'wiersz', 'wiersze', 'wierszy')}`,
  now: (n) => `Przyjmij ${plural(n, 'twierdzenie', 'twierdzenia', 'twierdzeń')}`,
  done: (n) =>
    `Przyjęto ${plural(n, 'twierdzenie', 'twierdzenia', 'twierdzeń')}. ` + `${word(n, 'Wymaga', 'Wymagają', 'Wymagają')} zatwierdzenia.`,
}
