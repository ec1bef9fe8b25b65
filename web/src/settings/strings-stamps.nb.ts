import { number } from '../base/format.ts'
import type { stamps as English } from './strings-stamps.en.ts'

export const stamps: typeof English = {
  title: 'Tidsstempler',
  note:
    'En utsteder stempler hodene i loggene med tiden (RFC 3161). Det som sendes, er en hash. Et stempel viser at en logg ' +
    'fantes da, ikke at en side var ekte.',
  none: 'Ingen utsteder er oppgitt. Kjeden av hasher virker uten.',
  url: 'Utstederens adresse',
  policy: 'Retningslinje',
  policyHelp: 'En objektidentifikator som 1.2.3.4.1. Tom: utstederens egen.',
  user: 'Bruker',
  password: 'Passord',
  passwordKept: 'Et passord er lagret. La feltet stå tomt for å beholde det.',
  certificates: 'Sertifikater (PEM)',
  certificatesHelp: 'Utstederens sertifikat må føre tilbake til et av dem. Tom: det kontrolleres ikke.',
  daily: 'Stemple hver dag det som er endret',
  save: 'Lagre',
  saved: 'Utstederen er lagret.',
  now: 'Stemple nå',
  state: 'Utstederens tilstand',
  last: (when, serial) => `Siste stempel: ${when}, serienummer ${serial}.`,
  never: 'Det finnes ikke noe stempel ennå.',
  unstamped: (n) => `Logger med oppføringer etter siste stempel: ${number(n)}.`,
  waiting: (tries, why) => `Utstederen ga ikke noe stempel (forsøk: ${number(tries)}): ${why}`,
  again: (when) => `Den spørres igjen: ${when}.`,
  stamped: 'Stemplet.',
  nothing: 'Ingenting er endret siden siste stempel.',
  list: 'Stempler',
  columns: { when: 'Når', authority: 'Utsteder', heads: 'Hoder', serial: 'Serienummer', files: 'Filer' },
  waits: 'venter',
  more: 'Vis flere stempler',
}
