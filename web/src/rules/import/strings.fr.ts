import { de, plural, sentence, word } from '../../base/french.ts'
import type { ruleImport as English } from './strings.en.ts'

export const ruleImport: typeof English = {
  pageTitle: 'Importer des règles · Imprimatur',
  place: 'Où vous êtes',
  undo: 'Annuler cet import',
  undoOffered: 'L’annulation est possible pendant 30 jours.',
  undoTitle: (name: string) => `Annuler l’import ${de(name)} ?`,
  undoHelp:
    'Les règles qu’il a créées sont retirées, et les brouillons qu’il a écrits cèdent la place à ce qui existait avant. Ce qui a été ' +
    'modifié depuis reste.',
  undone: (removed: number, restored: number) =>
    `Annulé : ${plural(removed, 'règle retirée', 'règles retirées')}, ${plural(restored, 'règle rétablie', 'règles rétablies')}.`,
  left: (n: number) =>
    `${plural(n, 'règle modifiée, publiée ou supprimée', 'règles modifiées, publiées ou supprimées')} depuis : ` +
    word(n, 'laissée telle quelle', 'laissées telles quelles'),
  late: 'Imports récents',
  lateSub: (days: number) => (days === 1 ? 'du dernier jour' : `des ${days} derniers jours`),
  lateFacts: (when: string, who: string, begun: number, changed: number) =>
    `${when}, par ${who} : ${begun} ${word(begun, 'nouvelle', 'nouvelles')}, ${changed} ${word(changed, 'modifiée', 'modifiées')}`,
  somebody: 'une personne partie',
  undoneAt: (day: string) => sentence(`Annulé le ${day}`),
  title: 'Importer des règles',
  named: (name: string) => `Import : ${name}`,
  lead:
    'Rien n’est importé avant que vous n’ayez vu le rapport. Les règles arrivent en brouillon : aucune ne s’applique avant sa ' +
    'publication.',
  drop: 'Déposez ici un dossier, un ZIP ou un CSV,',
  dropNow: 'Relâchez pour lancer la lecture',
  reading: 'Lecture…',
  choose: 'choisissez des fichiers',
  or: 'ou',
  chooseFolder: 'choisissez un dossier',
  dropLabel: 'Que lire',
  kinds: [
    {
      name: 'Des règles en YAML',
      what: 'un dossier ou un ZIP, chaque règle étant un fichier dossier/nom.yml, comme elles sont exportées ici ou gardées dans git.',
    },
    { name: 'Un paquet Vale', what: 'styles/Style/Rule.yml, avec ses vocabulaires.' },
    { name: 'Des termes en CSV', what: 'un tableau qui commence par term, instead, reason, severity ; une règle par ligne.' },
  ],
  most: 'Au plus 100 Mo et 5 000 règles.',
  partKinds: { terms: 'liste de termes', vale: 'paquet Vale', yaml: 'YAML' },
  facts: (kinds: string[], size: string, files: number) => {
    const named = new Intl.ListFormat('fr').format(kinds)
    return `${named.charAt(0).toUpperCase()}${named.slice(1)}${named && ', '}${size}, ${plural(files, 'fichier', 'fichiers')}.`
  },
  nothingYet: 'Rien n’a encore été importé.',
  asCsv: 'Rapport en CSV',
  again: 'Lire un fichier corrigé',
  summary: 'Résumé',
  loaded: 'Chargées',
  remark: 'Chargées avec une remarque',
  refused: 'Refusées',
  found: (n: number) => word(n, 'règle trouvée', 'règles trouvées'),
  inLine: { loaded: 'chargées', remark: 'chargées avec une remarque', refused: 'refusées' },
  nothingToTake: 'Rien n’y est importable.',
  ofThose: (n: number) => `Sur ${plural(n, 'règle importable', 'règles importables')}, `,
  replace: (n: number) => `${n} ${word(n, 'remplace une de vos règles', 'remplacent des règles à vous')}`,
  areNew: (n: number) => `${n} ${word(n, 'est nouvelle', 'sont nouvelles')}`,
  areSame: (n: number) => `${n} ${word(n, 'existe déjà à l’identique', 'existent déjà à l’identique')}`,
  asDrafts: 'Elles arrivent en brouillon.',
  withoutProofs: (n: number) =>
    `${n} ${word(n, 'n’a pas encore d’exemples et ne peut', 'n’ont pas encore d’exemples et ne peuvent')} pas être ` +
    `${word(n, 'publiée', 'publiées')} avant d’en avoir.`,
  showReplaced: (n: number) => (n === 1 ? 'L’afficher' : `Afficher les ${n}`),
  showEvery: 'Tout afficher de nouveau',
  take: (n: number) => `Importer ${n} en brouillon`,
  onlyNew: (n: number) => (n === 1 ? 'Seulement la nouvelle' : `Seulement les ${n} nouvelles`),
  none: 'N’en prendre aucune',
  taking: 'Import en cours…',
  taken: (begun: number, replaced: number) =>
    `${plural(begun, 'règle créée', 'règles créées')} et ${plural(replaced, 'brouillon', 'brouillons')} de règles existantes ; rien ne ` +
    's’applique encore.',
  toRules: 'Voir vos règles',
  search: 'Rechercher un fichier, une ligne, une raison',
  show: 'Afficher',
  showing: { refused: 'Refusées', remark: 'Remarques', loaded: 'Chargées', all: 'Toutes' },
  file: 'Fichier',
  reason: 'Motif',
  column: { where: 'Où', what: 'Ce qu’elle dit', why: 'Pourquoi, et que faire' },
  line: (n: number) => `ligne ${n}`,
  notOpened: 'non ouvert',
  becomes: (id: string) => `devient ${id}`,
  replaces: (id: string) => `remplace ${id}`,
  same: (id: string) => `${id} est déjà identique`,
  ready: 'Ses exemples réussissent.',
  noLines: 'Rien ici',
  noLinesHelp: 'Retirez un filtre ou affichez une autre partie du rapport.',
  aside: (n: number) => `${plural(n, 'fichier ne contient', 'fichiers ne contiennent')} aucune règle`,
  mayNot: 'Vous ne pouvez pas importer de règles',
  mayNotHelp: 'Une personne qui gère les règles de cet espace le peut.',
}
