import { number } from '../base/format.ts'
import type { stamps as English } from './strings-stamps.en.ts'

export const stamps: typeof English = {
  title: 'Aikaleimat',
  note:
    'Leimaaja leimaa lokien päät ajalla (RFC 3161). Vain tiiviste lähetetään. Leima osoittaa, että loki oli silloin ' +
    'olemassa, ei sitä, että sivu oli aito.',
  none: 'Leimaajaa ei ole nimetty. Tiivisteketju toimii ilmankin.',
  url: 'Leimaajan osoite',
  policy: 'Käytäntö',
  policyHelp: 'Objektitunniste, kuten 1.2.3.4.1. Tyhjä: leimaajan oma.',
  user: 'Käyttäjä',
  password: 'Salasana',
  passwordKept: 'Salasana on tallessa. Jätä tyhjäksi, jos haluat säilyttää sen.',
  certificates: 'Varmenteet (PEM)',
  certificatesHelp: 'Leimaajan varmenteen on johdettava johonkin näistä. Tyhjä: sitä ei tarkisteta.',
  daily: 'Leimaa joka päivä se, mikä on muuttunut',
  save: 'Tallenna',
  saved: 'Leimaaja on tallennettu.',
  now: 'Leimaa nyt',
  state: 'Leimaajan tila',
  last: (when, serial) => `Viimeisin leima: ${when}, sarjanumero ${serial}.`,
  never: 'Leimoja ei vielä ole.',
  unstamped: (n) => `Lokeja, joissa on merkintöjä viimeisimmän leiman jälkeen: ${number(n)}.`,
  waiting: (tries, why) => `Leimaaja ei antanut leimaa (yrityksiä: ${number(tries)}): ${why}`,
  again: (when) => `Sitä pyydetään uudelleen: ${when}.`,
  stamped: 'Leimattu.',
  nothing: 'Mikään ei ole muuttunut viimeisimmän leiman jälkeen.',
  list: 'Leimat',
  columns: { when: 'Milloin', authority: 'Leimaaja', heads: 'Päät', serial: 'Sarjanumero', files: 'Tiedostot' },
  waits: 'odottaa',
  more: 'Näytä lisää leimoja',
}
