import { pluralIn } from '../base/plural.ts'
import type { claimProofs as English } from './strings-proofs.en.ts'

const plural = pluralIn('de')

export const claimProofs: typeof English = {
  knowledge: 'Wissensbasis',
  file: 'Datei wählen oder ablegen, die es belegt',
  fileHelp: 'Sie wird gelesen und unverändert aufbewahrt. PDF, Word, Webseiten und Texte, bis 20 MB.',
  reading: 'Wird gelesen …',
  read: 'Seite lesen und aufbewahren',
  address: 'Adresse',
  readFrom: (name, pages, day) =>
    `${name}${pages === null ? '' : `, ${plural(pages, { one: 'Seite', other: 'Seiten' })}`}, gelesen am ${day}`,
  takeAway: 'Entfernen',
  base: 'Wissensbasis',
  chooseBase: 'Auswählen',
  searchEntries: 'Einträge durchsuchen',
  noEntry: 'Kein passender Eintrag.',
  foundOn: (page) => `Gefunden auf Seite ${page}`,
  found: 'Gefunden',
  times: (n) => `kommt ${n}-mal vor`,
  notFound: 'Diese Worte stehen nicht darin. Kopieren Sie sie so, wie sie dort stehen.',
  missing: 'Nicht darin gefunden: Der Wortlaut ist anders',
  noSource: 'eine Beschreibung; davon wird nichts aufbewahrt',
  changed: 'Der Eintrag lautet heute anders; es gilt, was er damals sagte.',
  gone: 'Den Eintrag gibt es nicht mehr; es gilt, was er damals sagte.',
  download: 'Herunterladen',
  hasEnded: (day) => `Am ${day} abgelaufen, und die Aussage damit`,
  endsSoon: (day, days) => `Läuft am ${day} ab, in ${plural(days, { one: 'Tag', other: 'Tagen' })}, und die Aussage damit`,
}
