import type { NoticeRow } from '../../db/people/notices.ts'
import { ENDED_ACTION } from '../chart/chart.ts'
import { ENDS_SOON, FOLLOWED, NOT_WHOLE } from '../chart/notices.ts'
import type { NoticeKind } from '../chart/notices.ts'
import { isDiscarded } from './texts.ts'
import type { NoticeTexts } from './texts.ts'

const findings = (n: number): string => (n === 1 ? 'et funn' : `${n.toLocaleString('nb')} funn`)
const openFindings = (n: number): string => (n === 1 ? 'Et funn' : `${n.toLocaleString('nb')} funn`)
const somebody = 'Noen'
const DELETED: Record<string, string> = { audit: 'en revisjon', site: 'et nettsted', person: 'en persons data' }

function sentence({ kind, by, count, outcome, audit_name: name, rule_id: rule }: NoticeRow): string {
  const where = name === null ? '' : ` i «${name}»`
  const who = by ?? somebody
  const key = by === null ? '' : ` med nøkkelen «${by}»`
  switch (kind) {
    case 'assigned':
      return `${outcome === 'rule' ? `Regelen «${by}»` : who} har tildelt deg ${findings(count)}${where}.`
    case 'mentioned':
      return `${who} nevner deg i en kommentar${where}.`
    case 'due':
      if (outcome === ENDS_SOON) return `Avgjørelser du har ansvar for, utløper snart${where}: ${findings(count)}.`
      if (outcome === ENDED_ACTION) return `Avgjørelser du har ansvar for, er utløpt${where}: ${findings(count)} må avgjøres på nytt.`
      return outcome === 'overdue'
        ? `${openFindings(count)} du er tildelt, er over fristen.`
        : `${openFindings(count)} du er tildelt, har frist innen en dag.`
    case 'approval':
      return `${who} ber om å avvise ${findings(count)}${where}: Forespørselen venter på din godkjenning.`
    case 'answered':
      return outcome === 'lapsed'
        ? `Forespørselen din om å avvise ${findings(count)}${where} er bortfalt: Alt er i mellomtiden avgjort annerledes.`
        : `${who} har ${outcome === 'approved' ? 'godkjent' : 'avslått'} forespørselen din om å avvise ${findings(count)}${where}.`
    case 'rule_review':
      return isDiscarded(outcome)
        ? `${who} har forkastet utkastet til regelen ${rule}, som ventet på din godkjenning.`
        : `${who} ber deg publisere regelen ${rule}.`
    case 'rule_answered':
      if (isDiscarded(outcome)) return `${who} har forkastet utkastet til regelen ${rule} mens det var til godkjenning.`
      return outcome === 'published' ? `${who} har publisert regelen ${rule}.` : `${who} har sendt regelen ${rule} tilbake.`
    case 'deleted':
      return `${who} har slettet ${DELETED[outcome ?? ''] ?? 'noe'}: oppføring ${count} i loggen over slettinger.`
    case 'budget':
      return outcome === 'hard'
        ? `Månedens forbruk på modeller${key} har nådd grensen: Ingen modell kalles lenger${by === null ? '' : ' for denne nøkkelen'}.`
        : `Månedens forbruk på modeller${key} har nådd beløpet det varsles ved.`
    case 'run_ended':
      if (outcome === FOLLOWED) return `En kjøring${where} av et nettsted du følger, er ferdig, med ${findings(count)} du ikke har sett.`
      return `Revisjonen${where} er ferdig, med ${findings(count)}${outcome === NOT_WHOLE ? '; ikke alt ble kontrollert fullt ut' : ''}.`
    case 'run_failed':
      return `Revisjonen${where} mislyktes: Ingenting kunne leses.`
  }
}

const KINDS: Record<NoticeKind, string> = {
  assigned: 'Tildelt meg',
  mentioned: 'Jeg blir nevnt',
  due: 'Frist i morgen, eller over fristen',
  approval: 'Venter på min godkjenning',
  answered: 'Forespørselen min er besvart',
  rule_review: 'En regel venter på meg',
  rule_answered: 'Regelen min er besvart',
  budget: 'Et budsjett er nådd',
  run_ended: 'En kjøring er ferdig',
  run_failed: 'En kjøring mislyktes',
  deleted: 'Noe er slettet',
}

export const texts: NoticeTexts = {
  kinds: KINDS,
  sentence,
  one: (kind) => `Imprimatur: ${KINDS[kind].toLocaleLowerCase('nb')}`,
  several: (n) => `Imprimatur: ${n} varsler`,
  noMore: (kind) => `Ingen flere e-poster av typen «${KINDS[kind]}»:`,
  test: 'Imprimatur: en prøve',
  asked: 'Du ba om en prøve: Varsler på e-post når frem til deg.',
  digest: 'Din neste oppsummering, slik den ser ut nå:',
  nothing: 'Ingenting venter på din neste oppsummering.',
}
