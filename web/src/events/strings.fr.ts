import { de, plural, sentence, until } from '../base/french.ts'
import type { webhooks as English } from './strings.en.ts'

/** Addresses that events are sent to. */
export const webhooks: typeof English = {
  note:
    'Ce qui se passe ici est envoyé à ces adresses au fur et à mesure, signé selon la convention Standard Webhooks. ' +
    'Adresses privées : seulement là où les audits peuvent lire. Une nouvelle adresse reçoit ce qui se passe à partir de son ajout.',
  add: 'Ajouter une adresse',
  addTitle: 'Envoyer les événements à une adresse',
  url: 'Adresse',
  types: 'Quels événements',
  typesHelp: 'Aucun choisi : tous.',
  type: {
    'audit.completed': 'Un audit est terminé',
    'violation.found': 'Des constats ont été faits',
    'violation.reviewed': 'Une décision, prise ou annulée',
    'violation.commented': 'Un commentaire',
    'violation.assigned': 'Une attribution',
    'document.generated': 'Un document a été rédigé',
    'rule.published': 'Une règle a été publiée',
    'gate.failed': 'Un seuil n’est plus respecté',
    'gate.passed': 'Un seuil est respecté',
  },
  all: 'tous les événements',
  none: 'Pas encore d’adresse',
  noneHelp: 'Les programmes peuvent aussi lire ces événements en flux : GET /public/v2/events.',
  keyReady: (host: string) => `La clé de signature ${de(host)}`,
  keyOnce: 'Elle n’est affichée que cette fois : donnez-la au destinataire maintenant. Une clé perdue se remplace par une nouvelle.',
  copy: 'Copier la clé',
  twoKeys: (when: string) => sentence(`La clé précédente signe aussi ${until(when)}`),
  waiting: (n: number) => plural(n, 'événement en attente', 'événements en attente'),
  givenUp: (n: number) => `${plural(n, 'événement abandonné', 'événements abandonnés')} après trois jours`,
  again: (when: string) => sentence(`Le destinataire est injoignable ; prochaine tentative : ${when}`),
  off: 'désactivée',
  test: 'Envoyer un test',
  tested: 'Un événement de test est parti',
  rotate: 'Nouvelle clé',
  rotateHelp:
    'Les événements sont signés avec la nouvelle clé et, pendant un jour encore, avec l’ancienne : donnez entre-temps la nouvelle au ' +
    'destinataire.',
  rotated: 'La clé est renouvelée',
  switchOff: 'Désactiver',
  switchOn: 'Activer',
  remove: 'Retirer',
  removeAsk: (host: string) => `Ne plus envoyer d’événements à ${host} ?`,
  removeHelp: 'Ce qui attendait d’y être envoyé est abandonné.',
  removed: 'Retirée',
  saved: 'Enregistré',
  deliveries: 'Envois',
  noDeliveries: 'Rien n’a encore été envoyé.',
  event: 'Événement',
  happened: 'Survenu',
  answer: 'Réponse',
  tries: 'Essais',
  state: { waiting: 'en attente', delivered: 'remis', given_up: 'abandonné' },
  resend: 'Renvoyer',
  resent: 'Renvoi en cours',
}
