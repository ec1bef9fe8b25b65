import type { NoticeRow } from '../../db/people/notices.ts'
import { ENDED_ACTION } from '../chart/chart.ts'
import { ENDS_SOON, FOLLOWED, NOT_WHOLE } from '../chart/notices.ts'
import type { NoticeKind } from '../chart/notices.ts'
import { isDiscarded } from './texts.ts'
import type { NoticeTexts } from './texts.ts'

const findings = (n: number): string => (n < 2 ? (n === 1 ? 'un constat' : '0 constat') : `${n.toLocaleString('fr')} constats`)
const somebody = 'Quelqu’un'
const DELETED: Record<string, string> = { audit: 'un audit', site: 'un site', person: 'les données d’une personne' }

function sentence({ kind, by, count, outcome, audit_name: name, rule_id: rule }: NoticeRow): string {
  const where = name === null ? '' : ` dans « ${name} »`
  const who = by ?? somebody
  const key = by === null ? '' : ` de la clé « ${by} »`
  switch (kind) {
    case 'assigned':
      return outcome === 'rule'
        ? `La règle « ${by} » vous a attribué ${findings(count)}${where}.`
        : `${who} vous a attribué ${findings(count)}${where}.`
    case 'mentioned':
      return `${who} vous mentionne dans un commentaire${where}.`
    case 'due':
      if (outcome === ENDS_SOON) return `Des décisions dont vous répondez prennent bientôt fin${where} : ${findings(count)}.`
      if (outcome === ENDED_ACTION)
        return `Des décisions dont vous répondez ont pris fin${where} : ${findings(count)} à traiter de nouveau.`
      return outcome === 'overdue'
        ? `Vous avez ${findings(count)} dont l’échéance est dépassée.`
        : `Vous avez ${findings(count)} à traiter d’ici un jour.`
    case 'approval':
      return `${who} demande d’écarter ${findings(count)}${where} : la demande attend votre approbation.`
    case 'answered':
      return outcome === 'lapsed'
        ? `Votre demande d’écarter ${findings(count)}${where} est caduque : tout a été décidé autrement entre-temps.`
        : `${who} a ${outcome === 'approved' ? 'approuvé' : 'refusé'} votre demande d’écarter ${findings(count)}${where}.`
    case 'rule_review':
      return isDiscarded(outcome)
        ? `${who} a abandonné le brouillon de la règle ${rule}, qui attendait votre relecture.`
        : `${who} vous demande de publier la règle ${rule}.`
    case 'rule_answered':
      if (isDiscarded(outcome)) return `${who} a abandonné le brouillon de la règle ${rule} pendant sa relecture.`
      return outcome === 'published' ? `${who} a publié la règle ${rule}.` : `${who} a renvoyé la règle ${rule}.`
    case 'deleted':
      return `${who} a supprimé ${DELETED[outcome ?? ''] ?? 'quelque chose'} : entrée ${count} du journal des suppressions.`
    case 'budget':
      return outcome === 'hard'
        ? `Les dépenses du mois en modèles${key} ont atteint le plafond : plus aucun modèle n’est appelé${
            by === null ? '' : ' pour cette clé'
          }.`
        : `Les dépenses du mois en modèles${key} ont atteint le seuil d’avertissement.`
    case 'run_ended':
      if (outcome === FOLLOWED)
        return `Une analyse d’un site que vous suivez${where} est terminée, avec ${findings(count)} que vous n’avez pas vus.`
      return `L’audit${where} est terminé, avec ${findings(count)}${outcome === NOT_WHOLE ? ' ; tout n’a pas été vérifié en entier' : ''}.`
    case 'run_failed':
      return `L’audit${where} a échoué : rien n’a pu être lu.`
  }
}

const KINDS: Record<NoticeKind, string> = {
  assigned: 'Un constat m’est attribué',
  mentioned: 'On me mentionne',
  due: 'Échéance demain, ou dépassée',
  approval: 'Attend mon approbation',
  answered: 'Ma demande a reçu une réponse',
  rule_review: 'Une règle m’attend',
  rule_answered: 'Ma règle a reçu une réponse',
  budget: 'Un budget est atteint',
  run_ended: 'Une analyse est terminée',
  run_failed: 'Une analyse a échoué',
  deleted: 'Une suppression a eu lieu',
}

export const texts: NoticeTexts = {
  kinds: KINDS,
  sentence,
  one: (kind) => `Imprimatur : ${KINDS[kind].toLocaleLowerCase('fr')}`,
  several: (n) => `Imprimatur : ${n} notifications`,
  noMore: (kind) => `Ne plus recevoir d’e-mails du type « ${KINDS[kind]} » :`,
  test: 'Imprimatur : un essai',
  asked: 'Vous avez demandé un essai : les notifications par e-mail vous parviennent.',
  digest: 'Votre prochain récapitulatif, tel qu’il serait maintenant :',
  nothing: 'Rien n’attend votre prochain récapitulatif.',
}
