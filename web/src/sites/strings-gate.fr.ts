import type { gates as English } from './strings-gate.en.ts'
import { number } from '../base/format.ts'

export const gates: typeof English = {
  title: 'Seuil de qualité',
  short: 'Seuil',
  passed: 'Respecté',
  failed: (n: number) => `Non respecté : ${number(n)}`,
  notRun: 'Pas encore exécuté',
  none: 'Aucun seuil',
  help:
    'Les constats rejetés et corrigés ne comptent pas. Le résultat figure aussi dans l’API, dans les événements et dans le ' +
    'code de sortie de « imprimatur site gate ».',
  explain: 'Dit pour chaque exécution si ce qui ne doit pas y être a été trouvé.',
  must: 'Ne doit pas y être',
  counts: 'Ce qui compte',
  onlyNew: 'Seulement ce que l’exécution précédente n’avait pas',
  onlyUndecided: 'Seulement ce que personne n’a décidé (sinon les risques et les urgences comptent aussi)',
  packs: 'Packs',
  anyPack: 'Tous les packs',
  set: 'Définir un seuil',
  edit: 'Modifier le seuil',
  remove: 'Supprimer le seuil',
  saved: 'Seuil enregistré',
  removed: 'Seuil supprimé',
  unread: (n: number) => `Pages qui n’ont pas pu être lues : ${number(n)}. On ne sait pas ce qu’elles contiennent.`,
  ofRun: (n: number) => `Exécution ${number(n)}`,
  needsOne: 'Choisissez au moins une gravité.',
  portfolio: 'Portefeuille',
  needsPack: 'Choisissez au moins un pack.',
}
