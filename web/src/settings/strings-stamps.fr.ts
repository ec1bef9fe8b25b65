import { number } from '../base/format.ts'
import type { stamps as English } from './strings-stamps.en.ts'

export const stamps: typeof English = {
  title: 'Horodatages',
  note:
    'Une autorité horodate les têtes des journaux (RFC 3161). Seule une empreinte est envoyée. Un horodatage prouve qu’un ' +
    'journal existait alors, non qu’une page était authentique.',
  none: 'Aucune autorité n’est désignée. La chaîne d’empreintes s’en passe.',
  url: 'Adresse de l’autorité',
  policy: 'Politique',
  policyHelp: 'Un identifiant d’objet comme 1.2.3.4.1. Vide : celle de l’autorité.',
  user: 'Utilisateur',
  password: 'Mot de passe',
  passwordKept: 'Un mot de passe est conservé. Laissez vide pour le garder.',
  certificates: 'Certificats (PEM)',
  certificatesHelp: 'Le certificat de l’autorité doit remonter à l’un d’eux. Vide : cela n’est pas vérifié.',
  daily: 'Horodater chaque jour ce qui a changé',
  save: 'Enregistrer',
  saved: 'L’autorité est enregistrée.',
  now: 'Horodater maintenant',
  state: 'État de l’autorité',
  last: (when, serial) => `Dernier horodatage : ${when}, série ${serial}.`,
  never: 'Il n’y a pas encore d’horodatage.',
  unstamped: (n) => `Journaux ayant des entrées après leur dernier horodatage : ${number(n)}.`,
  waiting: (tries, why) => `L’autorité n’a pas horodaté (essais : ${number(tries)}) : ${why}`,
  again: (when) => `Prochaine demande : ${when}.`,
  stamped: 'Horodaté.',
  nothing: 'Rien n’a changé depuis le dernier horodatage.',
  list: 'Horodatages',
  columns: { when: 'Quand', authority: 'Autorité', heads: 'Têtes', serial: 'Série', files: 'Fichiers' },
  waits: 'en attente',
  more: 'Afficher d’autres horodatages',
}
