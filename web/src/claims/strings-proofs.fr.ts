import { pluralIn } from '../base/plural.ts'
import type { claimProofs as English } from './strings-proofs.en.ts'

const plural = pluralIn('fr')

export const claimProofs: typeof English = {
  knowledge: 'Base de connaissances',
  file: 'Choisissez ou déposez le fichier qui le prouve',
  fileHelp: 'Il est lu et conservé tel quel. PDF, Word, pages web et textes, jusqu’à 20 Mo.',
  reading: 'Lecture…',
  read: 'Lire et conserver la page',
  address: 'Adresse',
  readFrom: (name, pages, day) => `${name}${pages === null ? '' : `, ${plural(pages, { one: 'page', other: 'pages' })}`}, lu le ${day}`,
  takeAway: 'Retirer',
  base: 'Base de connaissances',
  chooseBase: 'Choisir',
  searchEntries: 'Chercher dans ses entrées',
  noEntry: 'Aucune entrée correspondante.',
  foundOn: (page) => `Trouvé page ${page}`,
  found: 'Trouvé',
  times: (n) => `y figure ${n} fois`,
  notFound: 'Ces mots n’y figurent pas. Copiez-les tels qu’ils y sont écrits.',
  missing: 'Introuvable dans ce document : le texte y est différent',
  noSource: 'une description ; rien n’en est conservé',
  changed: 'L’entrée dit autre chose aujourd’hui ; c’est ce qu’elle disait alors qui compte.',
  gone: 'L’entrée n’existe plus ; c’est ce qu’elle disait alors qui compte.',
  download: 'Télécharger',
  hasEnded: (day) => `A pris fin le ${day}, et l’allégation avec`,
  endsSoon: (day, days) => `Prend fin le ${day}, dans ${plural(days, { one: 'jour', other: 'jours' })}, et l’allégation avec`,
}
