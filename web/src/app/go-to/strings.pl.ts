import type { goTo as English } from './strings.en.ts'

export const goTo: typeof English = {
  title: 'Przejdź do',
  label: 'Ekrany, witryny, audyty, dokumenty, twierdzenia, reguły, osoby, ustalenia',
  kinds: {
    screen: 'Ekran',
    action: 'Działanie',
    setting: 'Ustawienie',
    site: 'Witryna',
    audit: 'Audyt',
    document: 'Dokument',
    claim: 'Twierdzenie',
    rule: 'Reguła',
    person: 'Osoba',
    finding: 'Ustalenia',
  },
  newAudit: 'Nowy audyt',
  newSite: 'Nowa witryna',
  newDocument: 'Nowy dokument',
  newRule: 'Nowa reguła',
  newClaim: 'Nowe twierdzenie',
  theme: 'Jasny lub ciemny',
  keys: 'Pomoc klawiatury',
  findings: (text) => `Moje ustalenia z „${text}”`,
  none: 'Nic się tak nie nazywa.',
  searching: 'Szukanie…',
  foot: 'Poza przeglądem: G, potem M, A, S, D, T, L, C, R lub E.',
}
