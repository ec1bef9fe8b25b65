import { date, number } from '../base/format.ts'
import { de, of, plural, word } from '../base/french.ts'
import type { deleting as English } from './strings.en.ts'

const size = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${number(Math.ceil(bytes / 1024))} ko` : `${number(Math.round(bytes / 1024 ** 2))} Mo`

const findings = (n: number) => plural(n, 'constat', 'constats')

export const deleting: typeof English = {
  delete: 'Supprimer',
  deleteWhat: { audit: (name: string) => `Supprimer l’audit ${name}`, site: (name: string) => `Supprimer le site ${name}` },
  deletePerson: (name: string) => `Supprimer les données ${de(name)}`,
  deleteData: 'Supprimer les données',
  deleteDocument: (name: string) => `Supprimer le document ${name}`,
  counting: 'Décompte de ce qui disparaît …',
  goes: 'Ce qui disparaît définitivement',
  stays: 'Ce qui reste',
  pages: 'Pages telles que lues',
  pagesNumber: (texts: number, bytes: number) => `${number(texts)}, ${size(bytes)}`,
  texts: 'Textes extraits',
  runs: 'Analyses',
  assets: 'Contenus',
  findings: 'Constats et leurs états',
  comments: 'Commentaires',
  entries: 'Entrées du journal',
  carried: (n: number, when: string) => `Décisions reprises dans l’analyse ${of(date(when))} : ${number(n)}, avec motif et nom`,
  otherRuns: 'Les autres analyses, et les chiffres de leur historique',
  noRuns: 'Tous les autres audits et sites de l’espace de travail',
  tombstoneStays: 'Une trace de suppression au journal, pour que la chaîne reste vérifiable',
  tombstone: 'La trace dira',
  sha: (hash: string) => `sha-256 des constats ${hash.slice(0, 8)} … ${hash.slice(-8)}`,
  shaLater: 'sha-256 des constats, une fois supprimés',
  running: 'Il est encore en cours et sera d’abord arrêté.',
  compared: (n: number) =>
    `${n === 1 ? 'Une analyse a été comparée' : `${number(n)} analyses ont été comparées`} à celle-ci. ${n === 1 ? 'Ses' : 'Leurs'} ` +
    `décisions restent ; ce qui était nouveau ou disparu depuis n’est plus affiché.`,
  schedule: 'Sa planification prend fin.',
  type: 'Saisissez le nom pour supprimer :',
  nameRight: 'Le nom est exact',
  background: 'S’exécute en arrière-plan ; la revue reste ouverte',
  never: 'Irréversible',
  verb: {
    audit: (found: number, assets: number) => `Supprimer ${findings(found)}, ${plural(assets, 'page', 'pages')}`,
    site: (runs: number, found: number) => `Supprimer ${plural(runs, 'analyse', 'analyses')}, ${findings(found)}`,
    person: (n: number) => `Supprimer le nom à ${plural(n, 'endroit', 'endroits')}`,
    document: 'Supprimer 1 document',
  },
  done: { audit: 'L’audit est supprimé', site: 'Le site est supprimé', person: 'Les données sont supprimées' },
  person: {
    account: 'Statut de membre, clés, sessions et connexion ; le compte, si c’était son dernier espace de travail',
    name: 'Nom sous les commentaires',
    decided: 'Nom dans les journaux et les décisions',
    assigned: 'Attributions',
    blockedGoes: 'Statut de membre, clés et sessions, immédiatement',
    blockedStays: 'Nom, adresse et tout le reste, jusqu’à la levée du dernier gel',
    keepsText: 'Ce qui a été décidé et écrit, sous un pseudonyme',
    keepsTrail: 'Le nom dans les entrées de journal scellées, que personne ne voit : sans lui, la chaîne ne serait plus vérifiable',
  },
  document: 'Le texte et ses constats. Ce que des audits en ont lu reste avec eux.',
  // Settings
  kept: 'Durée de conservation',
  keepNote:
    'Ce qui est plus ancien est supprimé automatiquement dans l’heure, avec une trace. ' +
    'Ce que vous supprimez vous-même disparaît aussitôt, et ses lignes peu après.',
  keep: {
    pages: 'Pages telles que lues, en jours',
    texts: 'Textes extraits, en jours',
    audits: 'Audits entiers, en jours',
    versions: 'Versions de documents jamais nommées, restaurées, approuvées ni diffusées, en jours',
  },
  ever: 'sans limite',
  serverKeeps: (days: number) => `Ce serveur conserve pages et textes ${plural(days, 'jour', 'jours')} au plus.`,
  tombstones: 'Supprimés',
  none: 'Rien n’a encore été supprimé',
  noneHelp: 'Un audit se supprime sur sa page, par un propriétaire qui en saisit le nom.',
  progress: (removed: number, total: number) =>
    `${number(removed)} ${word(removed, 'ligne supprimée', 'lignes supprimées')} sur ${number(total)}`,
  more: 'Afficher plus',
  placeHold: 'Poser un gel juridique',
  holdHelp:
    'Tant qu’il est posé, rien ne le supprime : ni propriétaire, ni clé, ni commande, ni durée de conservation. Un propriétaire le lève ' +
    'dans Paramètres, Conservation.',
  matter: 'Affaire',
  matterHelp: 'Le dossier, la demande ou l’enquête qui le justifie.',
  held: 'Le gel juridique est posé',
  blocks: (text: string) =>
    `${text}. L’accès prend fin maintenant, mais les données sont bloquées, pas supprimées : elles le seront à la levée du dernier ` +
    `gel qui concerne la personne.`,
  verbBlock: 'Bloquer les données',
  doneBlocked: 'Les données sont bloquées jusqu’à la levée du gel',
}
