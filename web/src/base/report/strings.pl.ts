import type { reports as English } from './strings.en.ts'

export const reports: typeof English = {
  title: (name) => `Raport: ${name}`,
  period: 'Okres',
  from: 'Od',
  until: 'Do',
  periodHelp: 'Bez dat: wszystkie przebiegi.',
  format: 'Format',
  formats: {
    pdf: 'PDF/A-2b, ze znacznikami',
    docx: 'do dopisywania',
    xlsx: 'ustalenia jako wiersze',
    html: 'jeden plik, bez sieci',
  },
  language: 'Język',
  evidence: 'Znalezione zdania pozostają w swoim języku.',
  contents: 'Zawartość',
  has: {
    audit:
      'Co sprawdzono, czego nie i dlaczego; ustalenia z prawem, decyzją, uzasadnieniem i wątkiem; czas do decyzji; ' +
      'co zmieniło się od poprzedniego przebiegu; zatwierdzone twierdzenia; reguły i przepisy w ich wersjach; jak ' +
      'sprawdzić to wszystko bez nas.',
    site:
      'Każdy przebieg okresu; co zmieniło się od pierwszego do ostatniego; czas do decyzji; czego ostatni nie ' +
      'przeczytał i dlaczego; jego ustalenia z prawem, decyzją i wątkiem; reguły i przepisy w ich wersjach; jak ' +
      'sprawdzić to wszystko bez nas.',
    document: 'Tekst, jego wersje i zatwierdzenia, ustalenia, co stwierdza ponad swój materiał, komentarze i jak sprawdzić to bez nas.',
    claim: 'Brzmienia i warunki, dowody, wersje i zatwierdzenia, ustalenia, które obejmuje, i jak sprawdzić to bez nas.',
  },
  findings: (n) => `Ustalenia: ${n}`,
  notRead: (n) => `Nieprzeczytane strony: ${n}. Są wymienione wraz z powodem.`,
  make: (format) => `Utwórz ${format}`,
  making: (size) => `Powstaje: dotąd ${size}`,
  stop: 'Zatrzymaj',
  done: 'Raport jest gotowy',
  brokeOff: 'Raport urwał się przed końcem; nie zachowano żadnego pliku. Spróbuj ponownie.',
  command: 'To samo poleceniem:',
  findingLinkHelp:
    'Kto ma link, czyta to jedno ustalenie bez konta, do dnia jego końca: zdanie, powód, prawo, co zrobić, stan. ' +
    'Bez komentarzy, bez nazwisk i niczego więcej.',
}
