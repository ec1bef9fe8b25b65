import type { keyLimits as English } from './strings.en.ts'

export const keyLimits: typeof English = {
  scopes: 'Do czego uprawnia?',
  scope: {
    read: ['Odczyt', 'audyty, ustalenia, dokumenty, szablony; śledzenie zdarzeń'],
    review: ['Przegląd', 'decyzje i komentarze'],
    write: ['Zapis', 'uruchamianie audytów, przesyłanie plików, pisanie dokumentów, zmiana reguł'],
    check: ['Sprawdzanie', 'sprawdzanie tekstów; nic nie jest zapisywane'],
    administer: ['Administracja', 'adresy webhooków obszaru roboczego; usuwanie audytów i witryn'],
    keys: ['Klucze', 'tworzenie, wymiana i unieważnianie kluczy, z których żaden nie może więcej niż ten'],
  },
  expires: 'Ostatni dzień',
  expiresHelp: 'Klucz działa do końca tego dnia. Puste: do unieważnienia.',
  rate: 'Żądania na sekundę',
  rateHelp: 'Puste: limit serwera.',
  endedAt: (day) => `wygasł ${day}`,
  endsAt: (day) => `wygasa ${day}`,
  perSecond: (n) => `${n}/s`,
  replaced: 'wymieniony',
  from: (address) => `z adresu ${address}`,
  rotate: 'Wymień',
  rotateAsk: (name) => `Wymienić klucz „${name}”?`,
  rotateHelp:
    'Powstanie nowy klucz z tymi samymi uprawnieniami, widoczny tylko raz. Stary działa jeszcze przez wybrany czas, potem jest odrzucany.',
  overlap: 'Stary klucz działa jeszcze',
  overlaps: { 0: 'wcale', 1: 'godzinę', 24: 'dobę', 168: 'tydzień', 720: 'trzydzieści dni' },
  pickOne: 'Wybierz co najmniej jedno.',
}
