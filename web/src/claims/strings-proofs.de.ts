import { number } from '../base/format.ts'
import { pluralIn } from '../base/plural.ts'
import type { claimProofs as English } from './strings-proofs.en.ts'

const plural = pluralIn('de')

export const claimProofs: typeof English = {
  knowledge: 'Wissensbasis',
  file: 'Datei mit dem Nachweis wählen oder ablegen',
  fileHelp: 'Sie wird gelesen und aufbewahrt, wie sie ist. PDF, Word, Webseiten und Texte, bis zu 20 MB.',
  reading: 'Wird gelesen …',
  read: 'Seite lesen und aufbewahren',
  address: 'Adresse',
  /** Of what was read: its name, how many pages (null: it has none), and when. */
  readFrom: (name, pages, day) =>
    `${name}${pages === null ? '' : `, ${plural(pages, { one: 'Seite', other: 'Seiten' })}`}, gelesen am ${day}`,
  takeAway: 'Entfernen',
  base: 'Wissensbasis',
  chooseBase: 'Wissensbasis wählen',
  searchEntries: 'Einträge durchsuchen',
  noEntry: 'Kein Eintrag passt dazu.',
  foundOn: (page) => `Gefunden auf Seite ${page}`,
  found: 'Gefunden',
  times: (n) => `kommt ${number(n)}-mal vor`,
  notFound: 'Diese Wörter stehen nicht darin. Kopieren Sie sie so, wie sie dort stehen.',
  missing: 'Nicht darin gefunden: Der Wortlaut ist ein anderer',
  noSource: 'eine Beschreibung; davon wird nichts aufbewahrt',
  changed: 'Der Eintrag sagt heute etwas anderes; es zählt, was er damals sagte.',
  gone: 'Den Eintrag gibt es nicht mehr; es zählt, was er damals sagte.',
  download: 'Herunterladen',
  hasEnded: (day) => `Am ${day} abgelaufen und mit ihm die Aussage`,
  endsSoon: (day, days) => `Läuft am ${day} ab, in ${plural(days, { one: 'Tag', other: 'Tagen' })}, und mit ihm die Aussage`,
}
