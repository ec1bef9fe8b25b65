import type { gates as English } from './strings-gate.en.ts'
import { number } from '../base/format.ts'

export const gates: typeof English = {
  title: 'Bramka jakości',
  short: 'Bramka',
  passed: 'Zaliczona',
  failed: (n: number) => `Niezaliczona: ${number(n)}`,
  notRun: 'Jeszcze nie uruchomiono',
  none: 'Brak bramki',
  help:
    'Odrzucone i poprawione ustalenia się nie liczą. Wynik jest także w API, w zdarzeniach i w kodzie wyjścia polecenia ' +
    '„imprimatur site gate”.',
  explain: 'Mówi przy każdym przebiegu, czy znaleziono to, czego ma nie być.',
  must: 'Nie może tam być',
  counts: 'Co się liczy',
  onlyNew: 'Tylko to, czego nie miał poprzedni przebieg',
  onlyUndecided: 'Tylko to, o czym nikt nie zdecydował (inaczej liczą się też ryzyka i pilne)',
  packs: 'Pakiety',
  anyPack: 'Dowolny pakiet',
  set: 'Ustaw bramkę',
  edit: 'Zmień bramkę',
  remove: 'Usuń bramkę',
  saved: 'Bramkę zapisano',
  removed: 'Bramkę usunięto',
  unread: (n: number) => `Strony, których nie dało się odczytać: ${number(n)}. Nie wiadomo, co na nich jest.`,
  ofRun: (n: number) => `Przebieg ${number(n)}`,
  needsOne: 'Wybierz co najmniej jedną wagę.',
  portfolio: 'Portfel',
  needsPack: 'Wybierz co najmniej jeden pakiet.',
}
