import { op, plural } from '../base/dutch.ts'
import { number } from '../base/format.ts'
import type { claimProofs as English } from './strings-proofs.en.ts'

export const claimProofs: typeof English = {
  knowledge: 'Kennisbank',
  file: 'Kies het bestand dat dit bewijst of sleep het hierheen',
  fileHelp: 'Het wordt gelezen en bewaard zoals het is. PDF, Word, webpagina’s en teksten, tot 20 MB.',
  reading: 'Lezen…',
  read: 'Pagina lezen en bewaren',
  address: 'Adres',
  readFrom: (name, pages, day) => `${name}${pages === null ? '' : `, ${plural(pages, 'pagina', 'pagina’s')}`}, gelezen ${op(day)}`,
  takeAway: 'Weghalen',
  base: 'Kennisbank',
  chooseBase: 'Kies er een',
  searchEntries: 'Zoeken in de kennisitems',
  noEntry: 'Geen kennisitem gevonden.',
  foundOn: (page) => `Gevonden op pagina ${page}`,
  found: 'Gevonden',
  times: (n) => `komt er ${number(n)} keer in voor`,
  notFound: 'Deze woorden staan er niet in. Neem ze over zoals ze er staan.',
  missing: 'Niet gevonden: daar staat het anders',
  noSource: 'een beschrijving; er wordt niets van bewaard',
  changed: 'Het kennisitem zegt nu iets anders; wat het toen zei, telt.',
  gone: 'Het kennisitem is weg; wat het toen zei, telt.',
  download: 'Downloaden',
  hasEnded: (day) => `Verlopen ${op(day)}, en de claim daarmee ook`,
  endsSoon: (day, days) => `Verloopt ${op(day)}, over ${plural(days, 'dag', 'dagen')}, en de claim daarmee ook`,
}
