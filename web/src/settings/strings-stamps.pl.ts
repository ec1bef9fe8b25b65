import { number } from '../base/format.ts'
import type { stamps as English } from './strings-stamps.en.ts'

export const stamps: typeof English = {
  title: 'Znaczniki czasu',
  note:
    'Urząd znakuje czasem czoła dzienników (RFC 3161). Wysyłany jest tylko skrót. Znacznik dowodzi, że dziennik wtedy ' +
    'istniał, a nie że strona była prawdziwa.',
  none: 'Nie wskazano żadnego urzędu. Łańcuch skrótów działa i bez niego.',
  url: 'Adres urzędu',
  policy: 'Polityka',
  policyHelp: 'Identyfikator obiektu, np. 1.2.3.4.1. Puste: polityka urzędu.',
  user: 'Użytkownik',
  password: 'Hasło',
  passwordKept: 'Hasło jest zapisane. Pozostaw puste, aby je zachować.',
  certificates: 'Certyfikaty (PEM)',
  certificatesHelp: 'Certyfikat urzędu musi prowadzić do jednego z nich. Puste: nie jest to sprawdzane.',
  daily: 'Co dzień znakować to, co się zmieniło',
  save: 'Zapisz',
  saved: 'Urząd zapisano.',
  now: 'Oznakuj teraz',
  state: 'Stan urzędu',
  last: (when, serial) => `Ostatni znacznik: ${when}, numer ${serial}.`,
  never: 'Nie ma jeszcze żadnego znacznika.',
  unstamped: (n) => `Dzienniki z wpisami po ostatnim znaczniku: ${number(n)}.`,
  waiting: (tries, why) => `Urząd nie wydał znacznika (próby: ${number(tries)}): ${why}`,
  again: (when) => `Kolejne zapytanie: ${when}.`,
  stamped: 'Oznakowano.',
  nothing: 'Od ostatniego znacznika nic się nie zmieniło.',
  list: 'Znaczniki',
  columns: { when: 'Kiedy', authority: 'Urząd', heads: 'Czoła', serial: 'Numer', files: 'Pliki' },
  waits: 'czeka',
  more: 'Pokaż więcej znaczników',
}
