import type { claimProofs as English } from './strings-proofs.en.ts'
import { days, den, pages, plural } from '../base/swedish.ts'

export const claimProofs: typeof English = {
  knowledge: 'Kunskapsbas',
  file: 'Välj eller släpp filen som bevisar det',
  fileHelp: 'Den läses och sparas som den är. PDF, Word, webbsidor och texter, upp till 20 MB.',
  reading: 'Läser …',
  read: 'Läs och spara sidan',
  address: 'Adress',
  /** Of what was read: its name, how many pages (null: it has none), and when. */
  readFrom: (name, count, day) => `${name}${count === null ? '' : `, ${pages(count)}`}, läst ${den(day)}`,
  takeAway: 'Ta bort den',
  base: 'Kunskapsbas',
  chooseBase: 'Välj en',
  searchEntries: 'Sök bland posterna',
  noEntry: 'Ingen post matchar.',
  foundOn: (page) => `Finns på sidan ${page}`,
  found: 'Hittad',
  times: (n) => `förekommer ${plural(n, 'gång', 'gånger')}`,
  notFound: 'Orden finns inte där. Kopiera dem exakt som de står.',
  missing: 'Finns inte där: det är formulerat på annat sätt',
  noSource: 'en beskrivning; inget av den sparas',
  changed: 'Posten säger något annat i dag; det den sade då gäller.',
  gone: 'Posten finns inte längre; det den sade då gäller.',
  download: 'Ladda ned',
  hasEnded: (day) => `Upphörde ${den(day)}, och påståendet med det`,
  endsSoon: (day, left) => `Upphör ${den(day)}, om ${days(left)}, och påståendet med det`,
}
