import type { NoticeRow } from '../../db/people/notices.ts'
import { ENDED_ACTION } from '../chart/chart.ts'
import { ENDS_SOON, FOLLOWED, NOT_WHOLE } from '../chart/notices.ts'
import type { NoticeKind } from '../chart/notices.ts'
import { isDiscarded } from './texts.ts'
import type { NoticeTexts } from './texts.ts'

const findings = (n: number): string => (n === 1 ? 'et fund' : `${n.toLocaleString('da')} fund`)
const openFindings = (n: number): string => (n === 1 ? 'Et fund' : `${n.toLocaleString('da')} fund`)
const somebody = 'Nogen'
const DELETED: Record<string, string> = { audit: 'en audit', site: 'et website', person: 'en persons data' }

function sentence({ kind, by, count, outcome, audit_name: name, rule_id: rule }: NoticeRow): string {
  const where = name === null ? '' : ` i »${name}«`
  const who = by ?? somebody
  const key = by === null ? '' : ` med nøglen »${by}«`
  switch (kind) {
    case 'assigned':
      return `${outcome === 'rule' ? `Reglen »${by}«` : who} har tildelt dig ${findings(count)}${where}.`
    case 'mentioned':
      return `${who} nævner dig i en kommentar${where}.`
    case 'due':
      if (outcome === ENDS_SOON) return `Afgørelser, du har ansvar for, udløber snart${where}: ${findings(count)}.`
      if (outcome === ENDED_ACTION) return `Afgørelser, du har ansvar for, er udløbet${where}: ${findings(count)}, der skal afgøres igen.`
      return outcome === 'overdue'
        ? `${openFindings(count)}, du er tildelt, er over fristen.`
        : `${openFindings(count)}, du er tildelt, har frist inden for en dag.`
    case 'approval':
      return `${who} beder om at afvise ${findings(count)}${where}: Anmodningen venter på din godkendelse.`
    case 'answered':
      return outcome === 'lapsed'
        ? `Din anmodning om at afvise ${findings(count)}${where} er bortfaldet: Alt er i mellemtiden afgjort anderledes.`
        : `${who} har ${outcome === 'approved' ? 'godkendt' : 'afslået'} din anmodning om at afvise ${findings(count)}${where}.`
    case 'rule_review':
      return isDiscarded(outcome)
        ? `${who} har kasseret udkastet til reglen ${rule}, som ventede på din godkendelse.`
        : `${who} beder dig udgive reglen ${rule}.`
    case 'rule_answered':
      if (isDiscarded(outcome)) return `${who} har kasseret udkastet til reglen ${rule}, mens det var til godkendelse.`
      return outcome === 'published' ? `${who} har udgivet reglen ${rule}.` : `${who} har sendt reglen ${rule} tilbage.`
    case 'deleted':
      return `${who} har slettet ${DELETED[outcome ?? ''] ?? 'noget'}: post ${count} i loggen over sletninger.`
    case 'budget':
      return outcome === 'hard'
        ? `Månedens forbrug på modeller${key} har nået grænsen: Der kaldes ikke flere modeller${by === null ? '' : ' for denne nøgle'}.`
        : `Månedens forbrug på modeller${key} har nået det beløb, der advares ved.`
    case 'run_ended':
      if (outcome === FOLLOWED) return `En kørsel${where} af et website, du følger, er afsluttet med ${findings(count)}, du ikke har set.`
      return `Auditen${where} er afsluttet med ${findings(count)}${outcome === NOT_WHOLE ? '; ikke alt blev kontrolleret helt' : ''}.`
    case 'run_failed':
      return `Auditen${where} mislykkedes: Intet kunne læses.`
  }
}

const KINDS: Record<NoticeKind, string> = {
  assigned: 'Tildelt mig',
  mentioned: 'Jeg bliver nævnt',
  due: 'Frist i morgen, eller over fristen',
  approval: 'Venter på min godkendelse',
  answered: 'Min anmodning er besvaret',
  rule_review: 'En regel venter på mig',
  rule_answered: 'Min regel er besvaret',
  budget: 'Et budget er nået',
  run_ended: 'En kørsel er afsluttet',
  run_failed: 'En kørsel er mislykket',
  deleted: 'Noget er slettet',
}

export const texts: NoticeTexts = {
  kinds: KINDS,
  sentence,
  one: (kind) => `Imprimatur: ${KINDS[kind].toLocaleLowerCase('da')}`,
  several: (n) => `Imprimatur: ${n} notifikationer`,
  noMore: (kind) => `Ikke flere mails af slagsen »${KINDS[kind]}«:`,
  test: 'Imprimatur: en prøve',
  asked: 'Du bad om en prøve: Notifikationer pr. mail når frem til dig.',
  digest: 'Din næste opsummering, som den ser ud nu:',
  nothing: 'Intet venter på din næste opsummering.',
}
