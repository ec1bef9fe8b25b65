import { number } from '../base/format.ts'
import { ofPages, plural } from '../base/polish.ts'
import type { assertions as English } from './strings-assertions.en.ts'

export const assertions: typeof English = {
  title: 'Stwierdzenia bez dowodu',
  pageTitle: (name) => `Stwierdzenia bez dowodu · ${name} · Imprimatur`,
  note:
    'Zdania, które stwierdzają coś sprawdzalnego, a nie są zatwierdzonym twierdzeniem. To nie naruszenia: nikt nie uznał ich za błędne, ' +
    'brakuje tu tylko czegoś, co by je potwierdzało.',
  kind: 'Rodzaj',
  all: 'Wszystkie rodzaje',
  kinds: {
    figure: 'liczba',
    comparison: 'porównanie',
    superlative: 'stopień najwyższy',
    certificate: 'certyfikat',
    award: 'nagroda',
    test: 'test',
    health: 'wpływ na zdrowie',
    environment: 'środowisko',
  },
  columns: { sentence: 'Zdanie', kind: 'Rodzaj', stands: 'Występuje', nearest: 'Najbliższe twierdzenie' },
  times: (n) => plural(n, 'raz', 'razy', 'razy'),
  pages: (n) => `na ${plural(n, 'stronie', 'stronach', 'stronach')}`,
  nearestNone: 'nic zbliżonego',
  make: 'Utwórz z tego twierdzenie',
  looked(sentences, looked, pages) {
    const read = looked === pages ? ofPages(pages) : `${number(looked)} z ${ofPages(pages)}`
    return `Sprawdzono ${plural(sentences, 'zdanie', 'zdania', 'zdań')} z ${read}.`
  },
  emptyTitle: 'Nic bez dowodu.',
  emptyHelp: 'Każde zdanie rozpoznane jako sprawdzalne jest zatwierdzonym twierdzeniem. Nie każde stwierdzenie jest rozpoznawane.',
  more: 'Pokaż więcej zdań',
  busy: 'Czytanie stron…',
}
