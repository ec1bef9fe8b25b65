import { number } from '../base/format.ts'
import { pluralIn } from '../base/plural.ts'
import type { claimProofs as English } from './strings-proofs.en.ts'

const plural = pluralIn('da')

export const claimProofs: typeof English = {
  knowledge: 'Vidensbase',
  file: 'Vælg eller slip den fil, der beviser det',
  fileHelp: 'Den læses og gemmes, som den er. PDF, Word, websider og tekster, højst 20 MB.',
  reading: 'Læser …',
  read: 'Læs og gem siden',
  address: 'Adresse',
  readFrom: (name, pages, day) => `${name}${pages === null ? '' : `, ${plural(pages, { one: 'side', other: 'sider' })}`}, læst ${day}`,
  takeAway: 'Fjern det',
  base: 'Vidensbase',
  chooseBase: 'Vælg en',
  searchEntries: 'Søg i opslagene',
  noEntry: 'Intet opslag passer.',
  foundOn: (page) => `Fundet på side ${number(page)}`,
  found: 'Fundet',
  times: (n) => `${plural(n, { one: 'gang', other: 'gange' })} i teksten`,
  notFound: 'Ordene står ikke i teksten. Kopiér dem, som de står der.',
  missing: 'Ikke fundet: Der står noget andet',
  noSource: 'en beskrivelse; intet af den gemmes',
  changed: 'Opslaget siger noget andet i dag; det, der stod dengang, gælder.',
  gone: 'Opslaget findes ikke mere; det, der stod dengang, gælder.',
  download: 'Download',
  hasEnded: (day) => `Udløb ${day}, og udsagnet med det`,
  endsSoon: (day, days) => `Udløber ${day}, om ${plural(days, { one: 'dag', other: 'dage' })}, og udsagnet med det`,
}
