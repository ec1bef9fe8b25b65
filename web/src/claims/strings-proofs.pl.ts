import { number } from '../base/format.ts'
import { days, pages as pagesOf, word } from '../base/polish.ts'
import type { claimProofs as English } from './strings-proofs.en.ts'

export const claimProofs: typeof English = {
  knowledge: 'Baza wiedzy',
  file: 'Wybierz lub upuść plik, który jest dowodem',
  fileHelp: 'Plik zostanie odczytany i zachowany bez zmian. PDF, Word, strony internetowe i teksty, do 20 MB.',
  reading: 'Odczytywanie…',
  read: 'Odczytaj i zachowaj stronę',
  address: 'Adres',
  readFrom: (name, pages, day) => `${name}${pages === null ? '' : `, ${pagesOf(pages)}`}, odczyt: ${day}`,
  takeAway: 'Usuń',
  base: 'Baza wiedzy',
  chooseBase: 'Wybierz bazę',
  searchEntries: 'Szukaj we wpisach',
  noEntry: 'Brak pasujących wpisów.',
  foundOn: (page) => `Znaleziono na stronie ${page}`,
  found: 'Znaleziono',
  times: (n) => `występuje ${number(n)} ${word(n, 'raz', 'razy', 'razy')}`,
  notFound: 'W źródle nie ma tych słów. Skopiuj je dokładnie tak, jak tam są.',
  missing: 'Nie znaleziono: w źródle jest inne brzmienie',
  noSource: 'sam opis; źródło nie jest zachowane',
  changed: 'Treść wpisu jest dziś inna; liczy się treść z chwili dodania.',
  gone: 'Wpisu już nie ma; liczy się treść z chwili dodania.',
  download: 'Pobierz',
  hasEnded: (day) => `Wygasł ${day}, a z nim twierdzenie`,
  endsSoon: (day, n) => `Wygasa ${day}, za ${days(n)}, a z nim twierdzenie`,
}
