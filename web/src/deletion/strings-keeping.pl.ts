import { date } from '../base/format.ts'
import { plural } from '../base/polish.ts'
import type { keeping as English } from './strings-keeping.en.ts'

const years = (n: number) => plural(n, 'rok', 'lata', 'lat')

export const keeping: typeof English = {
  holds: {
    title: 'Blokady prawne',
    note:
      'Danych objętych blokadą nie usunie nikt, nawet z upływem czasu. Blokadę nakłada się na stronie audytu lub witryny ' +
      'albo z wiersza poleceń.',
    none: 'Brak blokad.',
    kind: { audit: 'audyt', site: 'witryna', document: 'dokument', person: 'osoba' },
    since: (when, name, matter) => `Od ${date(when)}, ${name}, sprawa: ${matter}`,
    waits: (when) => `Do usunięcia od ${date(when)}: dane są zablokowane i czekają na zdjęcie tej blokady.`,
    liftedBy: (when, name) => `Zdjęta ${date(when)}, ${name}`,
    lift: 'Zdejmij',
    liftWhat: (name) => `Zdejmij blokadę: ${name}`,
    liftHelp:
      'Potem można to znów usunąć, chyba że chroni je inna blokada lub minimalna retencja. Kto i dlaczego ją zdjął, zapisuje ' +
      'dziennik administracyjny.',
    done: 'Zdjęto blokadę',
    doneErased: 'Zdjęto blokadę i usunięto dane, które na to czekały',
  },
  minimum: {
    title: 'Minimalna retencja',
    note:
      'Jak długo co najmniej przechowuje się audyty i zatwierdzone dokumenty, ktokolwiek chciałby je usunąć. Z kilku reguł liczy ' +
      'się najdłuższa; ' +
      'zakończona reguła nadal chroni to, co powstało przed jej końcem.',
    none: 'Brak reguł: wszystko można usunąć.',
    covers: 'Obejmuje',
    coversWhat: { audits: 'Audyty', documents: 'Zatwierdzone dokumenty' },
    market: 'Rynek',
    anyMarket: 'wszystkie rynki',
    yearsLabel: 'Okres w latach',
    keep: 'Okres',
    kept: (n) => (n === null ? 'bezterminowo' : years(n)),
    from: { audits: 'od zakończenia audytu', documents: 'od ostatniej zmiany' },
    because: 'Podstawa',
    becauseHelp: 'Ustawa, umowa lub zasada wewnętrzna, która tego wymaga.',
    ended: (when) => `Zakończona ${date(when)}`,
    endedKeeps: (until) => (until ? `starsze chroni do ${date(until)}` : 'starsze chroni bezterminowo'),
    add: 'Dodaj regułę',
    added: 'Dodano regułę',
    end: 'Zakończ',
    endWhat: (because) => `Zakończ regułę: ${because}`,
    endHelp: 'Chroni nadal to, co zakończono lub ostatnio zmieniono przed tą chwilą, bo tak przyrzeczono. Nowszego już nie.',
    endedNow: 'Zakończono regułę',
  },
}
