import { fileTypes, plural } from '../../../base/french.ts'
import type { voice as English } from './strings.en.ts'

/** A voice from examples, tried, and its versions. */
export const voice: typeof English = {
  open: 'À partir d’exemples',
  paste: (language: string) => `Des textes qui sonnent juste (${language})`,
  pasteHelp: 'Collez des textes à vous, séparés par une ligne vide. Rien n’en est conservé.',
  pasted: 'Texte collé',
  files: 'Fichiers',
  filesHelp: `${fileTypes('knowledge')}, jusqu’à dix fichiers de 20 Mo.`,
  drop: 'Choisissez des fichiers ou déposez-les ici',
  addresses: 'Adresses, une par ligne',
  addressesHelp: 'Des pages à vous, dix au plus. Elles sont lues comme par un audit ; les pages privées, là où l’espace y est autorisé.',
  readThem: 'Lire les pages',
  reading: 'Lecture …',
  sources: 'Déjà lus',
  words: (n: number) => plural(n, 'mot', 'mots'),
  otherLanguage: (language: string) => `semble être en : ${language}`,
  without: 'Exclure',
  unread: (name: string, reason: string) => `${name} : ${reason}`,
  tooLittle: 'Trop court pour mesurer ; il faut quelques phrases de plus.',
  measured: (sentences: number, count: number) => `${plural(sentences, 'phrase', 'phrases')}, ${plural(count, 'mot', 'mots')}`,
  measuredTitle: 'Mesuré',
  modelTitle: 'Proposé par l’IA',
  ask: 'Demander des consignes à l’IA',
  asking: 'L’IA lit …',
  askHelp:
    'Elle voit le début de chaque texte. Ses propositions sont montrées avec leurs preuves, et seulement si ses citations figurent dans ' +
    'les textes.',
  noModel:
    'Avec un modèle d’IA, les propositions vont au-delà de ce qui se mesure. Un propriétaire en choisit un dans Paramètres, Modèle d’IA.',
  leftOut: (n: number) => `${plural(n, 'proposition omise', 'propositions omises')} : les textes ne les confirment pas`,
  address: (how: string) => (how === 'formal' ? 'Vouvoyer le lecteur' : 'Tutoyer le lecteur'),
  list: { address: 'adresse', do: 'à faire', dont: 'à éviter', use: 'mots à employer', avoid: 'mots à éviter' },
  take: 'Retenir',
  takeAll: 'Tout retenir',
  taken: 'retenu',
  evidence: 'Où',
  tryOpen: 'Essayer un texte',
  like: 'Est-ce que cela nous ressemble ?',
  likePaste: 'Un texte à essayer',
  likeHelp: 'Comparé à ce qui est écrit plus haut : adresse au lecteur, longueur des phrases, ponctuation et mots à éviter.',
  score: (score: number, n: number) => `${score} sur 100 · ${n === 0 ? 'rien à redire' : plural(n, 'endroit', 'endroits')}`,
  against: (guideline: string) => `non respecté : ${guideline}`,
  beside: 'À côté d’un autre ton',
  paragraph: 'Un paragraphe',
  other: 'L’autre ton',
  tryBoth: 'Essayer les deux',
  trying: 'Rédaction …',
  besideHelp: (hasModel: boolean) =>
    hasModel
      ? 'L’IA écrit le paragraphe dans ce ton, tel qu’il est plus haut, et dans l’autre. Rien n’est conservé.'
      : 'Sans IA, les paires de mots de chaque ton sont appliquées. Rien n’est conservé.',
  thisVoice: (name: string) => name || 'Ce ton',
  asStored: (name: string) => `${name}, tel qu’enregistré`,
  scored: (before: number | null, after: number | null) =>
    before === null
      ? ''
      : after === null
        ? `Le paragraphe : ${before} sur 100`
        : `Le paragraphe : ${before} sur 100 · ainsi réécrit : ${after} sur 100`,
  found: (n: number) => (n === 0 ? 'Les règles n’y trouvent rien' : `Les règles y trouvent ${plural(n, 'point', 'points')}`),
  // Versions
  history: 'Versions',
  historyHelp: 'Chaque enregistrement est gardé. Une version restaurée en devient une nouvelle.',
  inUse: 'en vigueur',
  byOn: (name: string | null, when: string) => `${name ?? 'Ligne de commande'}, ${when}`,
  compareWith: (version: number) => `Comparer avec la version ${version}`,
  compareUsed: 'Comparer avec celle en vigueur',
  changes: (from: number, to: number) => `De la version ${from} à la version ${to}`,
  noChange: 'Elles disent la même chose.',
  part: {
    name: 'Nom',
    description: 'Description',
    address: 'S’adresse au lecteur',
    do: 'À faire',
    dont: 'À éviter',
    use: 'Mots à employer',
    avoid: 'Mots à éviter',
    examples: 'Exemples',
    other: 'Autre chose',
  },
  restore: (version: number) => `Restaurer la version ${version}`,
  restoreTitle: (version: number) => `Restaurer la version ${version} ?`,
  restoreHelp: 'Elle devient une nouvelle version. Ce qui est dans le formulaire sans être enregistré est perdu.',
  restoreWhat: 'Quoi',
  everything: 'Tout',
  restoreVerb: 'Restaurer',
  restored: (version: number) => `La version ${version} est de nouveau en vigueur`,
}
