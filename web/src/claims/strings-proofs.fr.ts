import { on, plural } from '../base/french.ts'
import type { claimProofs as English } from './strings-proofs.en.ts'

export const claimProofs: typeof English = {
  knowledge: 'Base de connaissances',
  file: 'Choisissez ou déposez le fichier qui le prouve',
  fileHelp: 'Il est lu et gardé tel quel. PDF, Word, pages web et textes, jusqu’à 20 Mo.',
  reading: 'Lecture…',
  read: 'Lire et garder la page',
  address: 'Adresse',
  /** Of what was read: its name, how many pages (null: it has none), and when. */
  readFrom: (name: string, pages: number | null, day: string) =>
    `${name}${pages === null ? '' : `, ${plural(pages, 'page', 'pages')}`}, lecture : ${day}`,
  takeAway: 'Retirer',
  base: 'Base de connaissances',
  chooseBase: 'En choisir une',
  searchEntries: 'Rechercher dans ses entrées',
  noEntry: 'Aucune entrée ne correspond.',
  foundOn: (page: number) => `Trouvé page ${page}`,
  found: 'Trouvé',
  times: (n: number) => `${n} fois`,
  notFound: 'Ces mots n’y figurent pas. Copiez-les tels qu’ils y sont écrits.',
  missing: 'Introuvable : le texte y est différent',
  noSource: 'une description ; rien n’en est conservé',
  changed: 'L’entrée dit aujourd’hui autre chose ; ce qu’elle disait alors fait foi.',
  gone: 'L’entrée n’existe plus ; ce qu’elle disait alors fait foi.',
  download: 'Télécharger',
  hasEnded: (day: string) => `A pris fin ${on(day)}, et l’allégation avec`,
  endsSoon: (day: string, days: number) => `Prend fin ${on(day)}, dans ${plural(days, 'jour', 'jours')}, et l’allégation avec`,
}
