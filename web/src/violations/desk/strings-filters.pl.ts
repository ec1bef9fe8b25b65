import type { deskFilters as English } from './strings-filters.en.ts'
import { number } from '../../base/format.ts'

export const deskFilters: typeof English = {
  title: 'Filtry',
  all: 'Wszystkie filtry',
  find: 'Znajdź filtr lub wartość',
  apply: 'Zastosuj',
  foot: 'Strzałki przesuwają, spacja zaznacza.',
  enterTakes: (label) => `Enter wybiera: ${label}`,
  more: (n) => `Jeszcze ${number(n)}: wpisz słowo`,
  keys: {
    elevatedWithEnd: 'Podwyższone ryzyko, z końcem',
    screens: 'Inny ekran (poza przeglądem): G, potem litera',
    findings: 'Ustalenia wpisu',
    inEditor: 'W edytorze reguł',
    save: 'Zapisz szkic',
    mustHit: 'Zachowaj zdanie jako trafienie',
    leaveAlone: 'Zachowaj jako pomijane',
    changeClaim: 'Zmień twierdzenie',
    replace: 'Znajdź i zamień',
    takeSuggestion: 'Przyjmij propozycję',
    tallies: 'Liczba jako filtr',
  },
}
