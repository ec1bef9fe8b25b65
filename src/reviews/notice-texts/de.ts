import type { NoticeRow } from '../../db/people/notices.ts'
import { ENDED_ACTION } from '../chart/chart.ts'
import { ENDS_SOON, FOLLOWED, NOT_WHOLE } from '../chart/notices.ts'
import type { NoticeKind } from '../chart/notices.ts'
import { isDiscarded } from './texts.ts'
import type { NoticeTexts } from './texts.ts'

const findings = (n: number): string => (n === 1 ? 'einen Befund' : `${n.toLocaleString('de')} Befunde`)
const openFindings = (n: number): string => (n === 1 ? 'Ein Befund' : `${n.toLocaleString('de')} Befunde`)
/** „mit einem Befund“, „mit 3 Befunden“. */
const withFindings = (n: number): string => (n === 1 ? 'einem Befund' : `${n.toLocaleString('de')} Befunden`)
const somebody = 'Jemand'
const DELETED: Record<string, string> = { audit: 'ein Audit', site: 'eine Website', person: 'die Daten einer Person' }

function sentence({ kind, by, count, outcome, audit_name: name, rule_id: rule }: NoticeRow): string {
  const where = name === null ? '' : ` in „${name}“`
  const who = by ?? somebody
  const key = by === null ? '' : ` mit dem Schlüssel „${by}“`
  switch (kind) {
    case 'assigned':
      return outcome === 'rule'
        ? `Die Regel „${by}“ hat Ihnen ${findings(count)}${where} zugewiesen.`
        : `${who} hat Ihnen ${findings(count)}${where} zugewiesen.`
    case 'mentioned':
      return `${who} erwähnt Sie in einem Kommentar${where}.`
    case 'due':
      if (outcome === ENDS_SOON) return `Entscheidungen, für die Sie zuständig sind, enden bald${where}: ${openFindings(count)}.`
      if (outcome === ENDED_ACTION)
        return `Entscheidungen, für die Sie zuständig sind, sind abgelaufen${where}: ${openFindings(count)}, neu zu entscheiden.`
      return outcome === 'overdue'
        ? `${openFindings(count)}, Ihnen zugewiesen, ${count === 1 ? 'ist' : 'sind'} überfällig.`
        : `${openFindings(count)}, Ihnen zugewiesen, ${count === 1 ? 'wird' : 'werden'} innerhalb eines Tages fällig.`
    case 'approval':
      return `${who} beantragt, ${findings(count)}${where} zu verwerfen: Der Antrag wartet auf Ihre Genehmigung.`
    case 'answered':
      return outcome === 'lapsed'
        ? `Ihr Antrag, ${findings(count)}${where} zu verwerfen, ist verfallen: Inzwischen wurde über alles anders entschieden.`
        : `${who} hat Ihren Antrag, ${findings(count)}${where} zu verwerfen, ${outcome === 'approved' ? 'genehmigt' : 'abgelehnt'}.`
    case 'rule_review':
      return isDiscarded(outcome)
        ? `${who} hat den Entwurf der Regel ${rule} verworfen, der auf Ihre Freigabe wartete.`
        : `${who} bittet Sie, die Regel ${rule} zu veröffentlichen.`
    case 'rule_answered':
      if (isDiscarded(outcome)) return `${who} hat den Entwurf der Regel ${rule} während der Freigabe verworfen.`
      return outcome === 'published' ? `${who} hat die Regel ${rule} veröffentlicht.` : `${who} hat die Regel ${rule} zurückgegeben.`
    case 'deleted':
      return `${who} hat ${DELETED[outcome ?? ''] ?? 'etwas'} gelöscht: Eintrag ${count} im Löschprotokoll.`
    case 'budget':
      return outcome === 'hard'
        ? `Die Ausgaben dieses Monats für Modelle${key} haben die Obergrenze erreicht: ${
            by === null ? 'Es' : 'Mit diesem Schlüssel'
          } wird kein Modell mehr aufgerufen.`
        : `Die Ausgaben dieses Monats für Modelle${key} haben den Betrag erreicht, ab dem gewarnt wird.`
    case 'run_ended':
      if (outcome === FOLLOWED)
        return `Ein Lauf einer Website, der Sie folgen,${where} ist beendet, mit ${withFindings(count)}, die Sie noch nicht gesehen haben.`
      return `Das Audit${where} ist beendet, mit ${withFindings(count)}${outcome === NOT_WHOLE ? '; nicht alles wurde ganz geprüft' : ''}.`
    case 'run_failed':
      return `Das Audit${where} ist fehlgeschlagen: Nichts konnte gelesen werden.`
  }
}

const KINDS: Record<NoticeKind, string> = {
  assigned: 'Mir zugewiesen',
  mentioned: 'Ich werde erwähnt',
  due: 'Morgen fällig oder überfällig',
  approval: 'Wartet auf meine Genehmigung',
  answered: 'Mein Antrag wurde beantwortet',
  rule_review: 'Eine Regel wartet auf mich',
  rule_answered: 'Meine Regel wurde beantwortet',
  budget: 'Ein Budget ist erreicht',
  run_ended: 'Ein Lauf ist beendet',
  run_failed: 'Ein Lauf ist fehlgeschlagen',
  deleted: 'Etwas wurde gelöscht',
}

export const texts: NoticeTexts = {
  kinds: KINDS,
  sentence,
  one: (kind) => `Imprimatur: ${KINDS[kind]}`,
  several: (n) => `Imprimatur: ${n} Mitteilungen`,
  noMore: (kind) => `Keine Mails der Art „${KINDS[kind]}“ mehr:`,
  test: 'Imprimatur: ein Test',
  asked: 'Sie haben um einen Test gebeten: Mitteilungen per Mail erreichen Sie.',
  digest: 'Ihre nächste Sammelmail, wie sie jetzt aussähe:',
  nothing: 'Für Ihre nächste Sammelmail liegt nichts vor.',
}
