import type { NoticeRow } from '../../db/people/notices.ts'
import { ENDED_ACTION } from '../chart/chart.ts'
import { ENDS_SOON, FOLLOWED, NOT_WHOLE } from '../chart/notices.ts'
import type { NoticeKind } from '../chart/notices.ts'
import { isDiscarded } from './texts.ts'
import type { NoticeTexts } from './texts.ts'

const findings = (n: number): string => (n === 1 ? 'un rilievo' : `${n.toLocaleString('it')} rilievi`)
const somebody = 'Qualcuno'
const DELETED: Record<string, string> = { audit: 'un audit', site: 'un sito', person: 'i dati di una persona' }

function sentence({ kind, by, count, outcome, audit_name: name, rule_id: rule }: NoticeRow): string {
  const where = name === null ? '' : ` in «${name}»`
  const who = by ?? somebody
  const key = by === null ? '' : ` con la chiave «${by}»`
  switch (kind) {
    case 'assigned':
      return `${outcome === 'rule' ? `La regola «${by}»` : who} le ha assegnato ${findings(count)}${where}.`
    case 'mentioned':
      return `${who} la menziona in un commento${where}.`
    case 'due':
      if (outcome === ENDS_SOON) return `Stanno per scadere decisioni di cui risponde${where}: ${findings(count)}.`
      if (outcome === ENDED_ACTION) return `Sono scadute decisioni di cui risponde${where}: ${findings(count)} da decidere di nuovo.`
      return outcome === 'overdue'
        ? `Scaduto il termine per ${findings(count)} a lei ${count === 1 ? 'assegnato' : 'assegnati'}.`
        : `Entro un giorno scade il termine per ${findings(count)} a lei ${count === 1 ? 'assegnato' : 'assegnati'}.`
    case 'approval':
      return `${who} chiede di archiviare ${findings(count)}${where}: la richiesta attende la sua approvazione.`
    case 'answered':
      return outcome === 'lapsed'
        ? `La sua richiesta di archiviare ${findings(count)}${where} è decaduta: tutto è già stato deciso altrimenti.`
        : `${who} ha ${outcome === 'approved' ? 'approvato' : 'respinto'} la sua richiesta di archiviare ${findings(count)}${where}.`
    case 'rule_review':
      return isDiscarded(outcome)
        ? `${who} ha eliminato la bozza della regola ${rule} che attendeva la sua approvazione.`
        : `${who} le chiede di pubblicare la regola ${rule}.`
    case 'rule_answered':
      if (isDiscarded(outcome)) return `${who} ha eliminato la bozza della regola ${rule} mentre era in approvazione.`
      return outcome === 'published' ? `${who} ha pubblicato la regola ${rule}.` : `${who} ha rimandato la regola ${rule}.`
    case 'deleted':
      return `${who} ha eliminato ${DELETED[outcome ?? ''] ?? 'qualcosa'}: voce ${count} del registro delle eliminazioni.`
    case 'budget':
      return outcome === 'hard'
        ? `La spesa del mese per i modelli${key} ha raggiunto il limite: nessun modello viene più chiamato.`
        : `La spesa del mese per i modelli${key} ha raggiunto l’importo di avviso.`
    case 'run_ended':
      if (outcome === FOLLOWED) return `Terminata l’esecuzione di un sito che segue${where}: ${findings(count)} non ancora visti.`
      return `L’audit${where} è terminato con ${findings(count)}${outcome === NOT_WHOLE ? '; non tutto è stato controllato' : ''}.`
    case 'run_failed':
      return `L’audit${where} non è riuscito: non è stato possibile leggere nulla.`
  }
}

const KINDS: Record<NoticeKind, string> = {
  assigned: 'Assegnato a me',
  mentioned: 'Sono menzionato',
  due: 'In scadenza domani, o scaduto',
  approval: 'Attende la mia approvazione',
  answered: 'La mia richiesta ha una risposta',
  rule_review: 'Una regola mi attende',
  rule_answered: 'La mia regola ha una risposta',
  budget: 'Raggiunto un budget',
  run_ended: 'Esecuzione terminata',
  run_failed: 'Esecuzione non riuscita',
  deleted: 'Qualcosa è stato eliminato',
}

export const texts: NoticeTexts = {
  kinds: KINDS,
  sentence,
  one: (kind) => `Imprimatur: ${KINDS[kind]}`,
  several: (n) => `Imprimatur: ${n} notifiche`,
  noMore: (kind) => `Niente più e-mail del tipo «${KINDS[kind]}»:`,
  test: 'Imprimatur: una prova',
  asked: 'Ha chiesto una prova: le notifiche via e-mail le arrivano.',
  digest: 'Il suo prossimo riepilogo, com’è ora:',
  nothing: 'Niente attende il suo prossimo riepilogo.',
}
