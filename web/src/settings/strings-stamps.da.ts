import { number } from '../base/format.ts'
import type { stamps as English } from './strings-stamps.en.ts'

export const stamps: typeof English = {
  title: 'Tidsstempler',
  note:
    'En udsteder stempler loggenes hoveder med tiden (RFC 3161). Det, der sendes, er en hash. Et stempel viser, at en log ' +
    'fandtes da, ikke at en side var ægte.',
  none: 'Ingen udsteder er angivet. Kæden af hashes virker uden.',
  url: 'Udstederens adresse',
  policy: 'Politik',
  policyHelp: 'En objektidentifikator som 1.2.3.4.1. Tom: udstederens egen.',
  user: 'Bruger',
  password: 'Adgangskode',
  passwordKept: 'En adgangskode er gemt. Lad feltet være tomt for at beholde den.',
  certificates: 'Certifikater (PEM)',
  certificatesHelp: 'Udstederens certifikat skal føre tilbage til et af dem. Tom: det kontrolleres ikke.',
  daily: 'Stempl hver dag det, der har ændret sig',
  save: 'Gem',
  saved: 'Udstederen er gemt.',
  now: 'Stempl nu',
  state: 'Udstederens tilstand',
  last: (when, serial) => `Seneste stempel: ${when}, serienummer ${serial}.`,
  never: 'Der er endnu intet stempel.',
  unstamped: (n) => `Logge med poster efter deres seneste stempel: ${number(n)}.`,
  waiting: (tries, why) => `Udstederen gav intet stempel (forsøg: ${number(tries)}): ${why}`,
  again: (when) => `Den spørges igen: ${when}.`,
  stamped: 'Stemplet.',
  nothing: 'Intet har ændret sig siden det seneste stempel.',
  list: 'Stempler',
  columns: { when: 'Hvornår', authority: 'Udsteder', heads: 'Hoveder', serial: 'Serienummer', files: 'Filer' },
  waits: 'venter',
  more: 'Vis flere stempler',
}
