import { number } from '../base/format.ts'
import { pluralIn } from '../base/plural.ts'
import type { claimProofs as English } from './strings-proofs.en.ts'

const plural = pluralIn('nb')

export const claimProofs: typeof English = {
  knowledge: 'Kunnskapsbase',
  file: 'Velg eller slipp filen som beviser det',
  fileHelp: 'Den leses og lagres som den er. PDF, Word, nettsider og tekster, høyst 20 MB.',
  reading: 'Leser …',
  read: 'Les og lagre siden',
  address: 'Adresse',
  readFrom: (name, pages, day) => `${name}${pages === null ? '' : `, ${plural(pages, { one: 'side', other: 'sider' })}`}, lest ${day}`,
  takeAway: 'Fjern det',
  base: 'Kunnskapsbase',
  chooseBase: 'Velg en',
  searchEntries: 'Søk i oppslagene',
  noEntry: 'Ingen oppslag passer.',
  foundOn: (page) => `Funnet på side ${number(page)}`,
  found: 'Funnet',
  times: (n) => `${plural(n, { one: 'gang', other: 'ganger' })} i teksten`,
  notFound: 'Ordene står ikke i teksten. Kopier dem slik de står der.',
  missing: 'Ikke funnet: Det står noe annet der',
  noSource: 'en beskrivelse; ingenting av den lagres',
  changed: 'Oppslaget sier noe annet i dag; det som sto der da, gjelder.',
  gone: 'Oppslaget finnes ikke lenger; det som sto der da, gjelder.',
  download: 'Last ned',
  hasEnded: (day) => `Utløp ${day}, og utsagnet med det`,
  endsSoon: (day, days) => `Utløper ${day}, om ${plural(days, { one: 'dag', other: 'dager' })}, og utsagnet med det`,
}
