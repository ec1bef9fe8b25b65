import { number } from '../../base/format.ts'
import { plural, word } from '../../base/polish.ts'
import type { duration as Duration, health as English } from './strings.en.ts'

export const health: typeof English = {
  place: 'Ścieżka nawigacji',
  packLead: (n) =>
    `Pakiet z ${plural(n, 'regułą', 'regułami', 'regułami')}. To, co ludzie stale odrzucają w którejkolwiek z nich, jest uczone wspólnie.`,
  noPack: 'Nie ma takiego pakietu',
  pageTitle: (name) => `Skuteczność: ${name} · Imprimatur`,
  rules: 'Reguły',
  pages: 'Strony tej reguły',
  tab: 'Skuteczność',
  span: 'Okres',
  spans: { five: '5 przebiegów', quarter: '90 dni', all: 'Wszystko' },
  pointedOut: (dismissed, decided) => `${number(dismissed)} z ${number(decided)}`,
  people: 'Odrzucono ',
  findingsDecided: ' rozstrzygniętych ustaleń. Reguła jest wskazywana, gdy odrzucono ponad połowę z co najmniej 20.',
  hits: 'Trafienia',
  inRuns: (n) => `w ${plural(n, 'przebiegu', 'przebiegach', 'przebiegach')}`,
  lastRuns: (hits) =>
    `Trafienia w ${word(hits.length, 'ostatnim przebiegu', 'ostatnich przebiegach', 'ostatnich przebiegach')}: ${hits.join(', ')}`,
  noRuns: 'Reguła nie działała jeszcze w żadnym audycie.',
  dismissed: 'Odrzucone',
  ofDecided: (dismissed, decided) =>
    `${number(dismissed)} z ${plural(decided, 'rozstrzygniętego', 'rozstrzygniętych', 'rozstrzygniętych')}`,
  nobody: 'Nikt jeszcze nie rozstrzygał jej ustaleń.',
  time: 'Czas do decyzji',
  sooner: 'połowa zapada szybciej',
  allRules: (time) => `wszystkie reguły tutaj: ${time}`,
  notKnown: 'jeszcze nieznany',
  confidence: 'Pewność',
  labelled: (faults, labelled) =>
    labelled === 0
      ? 'przejęta z pakietu: żadne z jej zdań nie jest oznaczone'
      : `błędy wśród oznaczonych zdań: ${number(faults)} z ` +
        `${number(labelled)}${labelled < 10 ? '; to tak mało, że o wartości decyduje głównie pakiet' : ''}`,
  notMeasured: 'Jeszcze niezmierzona',
  notMeasuredOwn: 'Na oznaczonych stronach mierzone są tylko reguły z produktu. Własne mierzą wasze decyzje.',
  why: 'Dlaczego odrzucano',
  reasons: 'Uzasadnienia',
  noReason: 'Nikt nie odrzucił żadnego z jej ustaleń.',
  where: 'Gdzie',
  shareBy: 'Udział odrzuconych według witryn i języków',
  of: (part, whole) => `${number(part)} z ${number(whole)}`,
  falses: 'Najczęstsze nietrafne zdania',
  times: (n) => `${n} ×`,
  sample: 'Na podstawie najnowszych decyzji: najwyżej 2000, szukanych wśród 20 000 ustaleń.',
  openFinding: 'Otwórz ustalenie',
  tighten: {
    title: 'Doprecyzuj',
    sub: (decided) =>
      `propozycje z odrzuconych zdań, policzone na ` +
      `${decided === 1 ? 'jedynym rozstrzygniętym ustaleniu' : `wszystkich rozstrzygniętych ustaleniach (${number(decided)})`}`,
    subNewest: (decided) => `propozycje z odrzuconych zdań, policzone na najnowszych rozstrzygniętych ustaleniach (${number(decided)})`,
    unjudged: (n) => `Nie policzono ${number(n)} z nich: reguła wykrywa je tylko w kontekście całej strony albo już wcale.`,
    none: 'Żadne słowa nie odróżniają odrzuconych zdań od pozostałych, więc nie ma czego zaproponować.',
    leave: 'Pomiń',
    gone: 'Nietrafne, znikną',
    lost: 'Trafne, utracone',
    ticked: (n) => (n === 1 ? 'Zaznaczony wiersz' : `Zaznaczone (${number(n)})`),
    kept: (kept, right) => `${number(kept)} z ${number(right)}`,
    keptWords: 'trafnych pozostaje',
    remain: (left, all) => `${number(left)} z ${number(all)}`,
    remainWords: 'nietrafnych pozostaje',
    share: (after, before) => `Udział odrzuconych wyniósłby ${after}% zamiast ${before}%.`,
    wouldBeLost: 'Utracone zostałyby:',
    by: (state, name, day) => `${state}, ${name}, ${day}`,
    make: 'Utwórz z tego szkic',
    draftNote: 'Kolejny szkic reguły; nic jeszcze nie działa.',
    copyNote: 'Kopia reguły z pakietu; nic jeszcze nie działa. Reguła z pakietu działa obok, dopóki jej nie wyłączysz.',
    made: 'Szkic jest gotowy. Wypróbuj go, potem opublikuj.',
  },
  learned: {
    title: 'Wyuczone z decyzji',
    sub: 'co ten obszar roboczy stale odrzuca; decyzje innych obszarów nie są używane',
    tooFew: (decided, needed) => `${number(decided)} z ${number(needed)} potrzebnych decyzji.`,
    train: (decided) => `Ucz się z ${number(decided)} decyzji`,
    again: (decided) => `Ucz się ponownie z ${number(decided)} decyzji`,
    training: 'Uczenie; może potrwać kilka minut.',
    measured: (filtered, right) => `Z ustaleń, które zostałyby odfiltrowane (${filtered}), ludzie odrzucili ${right}:`,
    precision: (share) => `precyzja ${Math.floor(share * 100)}%`,
    recall: (share) => `czułość ${Math.floor(share * 100)}%`,
    how: (decided, pages) =>
      `Zmierzone na decyzjach spoza uczenia: ${number(decided)} na ${plural(pages, 'stronie', 'stronach', 'stronach')}, żadna ` +
      `strona po obu stronach podziału.`,
    trained: (day) => `Wyuczono ${day}.`,
    notUsable:
      'Zbyt rzadko trafne albo zmierzone na zbyt małej liczbie ustaleń, by to włączyć. Rozstrzygnij więcej ustaleń i ucz ponownie.',
    what: 'Co robić z ustaleniami, które zawsze są odrzucane',
    action: { off: 'Nic', lower: 'Pokaż jako niskie', hide: 'Pomiń' },
    does: {
      off: 'Ustalenia mają wagę nadaną przez regułę.',
      lower: 'Od następnego audytu mają wagę niską i podany powód. Co dziesiąte pozostaje bez zmian, dla kontroli.',
      hide: 'Od następnego audytu są pomijane, a strona podaje ich liczbę. Co dziesiąte pozostaje, dla kontroli.',
    },
    reason: 'Uzasadnienie',
    save: 'Przełącz',
    switched: 'Obowiązuje od następnego audytu.',
  },
}

/** A length of time in two units: 1 d 4 godz., 9 godz., 12 min. */
export const duration: typeof Duration = (seconds) => {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return 'poniżej 1 min'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours} godz.` : `${hours} godz. ${minutes % 60} min`
  return hours % 24 === 0 ? `${Math.floor(hours / 24)} d` : `${Math.floor(hours / 24)} d ${hours % 24} godz.`
}
