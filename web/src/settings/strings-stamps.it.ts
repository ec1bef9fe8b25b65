import { number } from '../base/format.ts'
import type { stamps as English } from './strings-stamps.en.ts'

export const stamps: typeof English = {
  title: 'Marche temporali',
  note:
    'Un’autorità appone l’ora alle teste dei registri (RFC 3161). Viene inviato solo un hash. Una marca prova che un ' +
    'registro esisteva allora, non che una pagina fosse autentica.',
  none: 'Nessuna autorità è indicata. La catena di hash funziona anche senza.',
  url: 'Indirizzo dell’autorità',
  policy: 'Politica',
  policyHelp: 'Un identificatore di oggetto come 1.2.3.4.1. Vuoto: quella dell’autorità.',
  user: 'Utente',
  password: 'Password',
  passwordKept: 'È conservata una password. Lascia vuoto per mantenerla.',
  certificates: 'Certificati (PEM)',
  certificatesHelp: 'Il certificato dell’autorità deve risalire a uno di questi. Vuoto: non viene verificato.',
  daily: 'Marcare ogni giorno ciò che è cambiato',
  save: 'Salva',
  saved: 'L’autorità è salvata.',
  now: 'Marca ora',
  state: 'Stato dell’autorità',
  last: (when, serial) => `Ultima marca: ${when}, serie ${serial}.`,
  never: 'Non c’è ancora nessuna marca.',
  unstamped: (n) => `Registri con voci successive all’ultima marca: ${number(n)}.`,
  waiting: (tries, why) => `L’autorità non ha dato una marca (tentativi: ${number(tries)}): ${why}`,
  again: (when) => `Sarà richiesta di nuovo: ${when}.`,
  stamped: 'Marcato.',
  nothing: 'Nulla è cambiato dall’ultima marca.',
  list: 'Marche',
  columns: { when: 'Quando', authority: 'Autorità', heads: 'Teste', serial: 'Serie', files: 'File' },
  waits: 'in attesa',
  more: 'Mostra altre marche',
}
