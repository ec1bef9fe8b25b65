import type { NoticeRow } from '../../db/people/notices.ts'
import { ENDED_ACTION } from '../chart/chart.ts'
import { ENDS_SOON, FOLLOWED, NOT_WHOLE } from '../chart/notices.ts'
import type { NoticeKind } from '../chart/notices.ts'
import { isDiscarded } from './texts.ts'
import type { NoticeTexts } from './texts.ts'

const findings = (n: number): string => (n === 1 ? 'en anmärkning' : `${n.toLocaleString('sv')} anmärkningar`)
const somebody = 'Någon'
const DELETED: Record<string, string> = { audit: 'en granskning', site: 'en webbplats', person: 'en persons uppgifter' }

function sentence({ kind, by, count, outcome, audit_name: name, rule_id: rule }: NoticeRow): string {
  const where = name === null ? '' : ` i ”${name}”`
  const who = by ?? somebody
  const key = by === null ? '' : ` med nyckeln ”${by}”`
  switch (kind) {
    case 'assigned':
      return `${outcome === 'rule' ? `Regeln ”${by}”` : who} har tilldelat dig ${findings(count)}${where}.`
    case 'mentioned':
      return `${who} nämner dig i en kommentar${where}.`
    case 'due':
      if (outcome === ENDS_SOON) return `Beslut som du ansvarar för upphör snart${where}: ${findings(count)}.`
      if (outcome === ENDED_ACTION) return `Beslut som du ansvarar för har upphört${where}: ${findings(count)} att bedöma på nytt.`
      return outcome === 'overdue'
        ? `Du har ${findings(count)} som är ${count === 1 ? 'försenad' : 'försenade'}.`
        : `Du har ${findings(count)} som förfaller inom ett dygn.`
    case 'approval':
      return `${who} vill avfärda ${findings(count)}${where}: begäran väntar på ditt godkännande.`
    case 'answered':
      return outcome === 'lapsed'
        ? `Din begäran att avfärda ${findings(count)}${where} har förfallit: allt har beslutats annorlunda under tiden.`
        : `${who} har ${outcome === 'approved' ? 'godkänt' : 'avslagit'} din begäran att avfärda ${findings(count)}${where}.`
    case 'rule_review':
      return isDiscarded(outcome)
        ? `${who} har kastat utkastet till regeln ${rule} som väntade på din bedömning.`
        : `${who} ber dig publicera regeln ${rule}.`
    case 'rule_answered':
      if (isDiscarded(outcome)) return `${who} har kastat utkastet till regeln ${rule} under bedömningen.`
      return outcome === 'published' ? `${who} har publicerat regeln ${rule}.` : `${who} har skickat tillbaka regeln ${rule}.`
    case 'deleted':
      return `${who} har raderat ${DELETED[outcome ?? ''] ?? 'något'}: post ${count} i raderingsloggen.`
    case 'budget':
      return outcome === 'hard'
        ? `Månadens kostnader för modeller${key} har nått gränsen: ingen modell anropas längre${by === null ? '' : ' för nyckeln'}.`
        : `Månadens kostnader för modeller${key} har nått varningsgränsen.`
    case 'run_ended':
      if (outcome === FOLLOWED) return `En körning av en webbplats du följer${where} är klar, med ${findings(count)} du inte har sett.`
      return `Granskningen${where} är klar, med ${findings(count)}${outcome === NOT_WHOLE ? '; allt kontrollerades inte fullt ut' : ''}.`
    case 'run_failed':
      return `Granskningen${where} misslyckades: inget kunde läsas.`
  }
}

const KINDS: Record<NoticeKind, string> = {
  assigned: 'Tilldelad mig',
  mentioned: 'Jag nämns',
  due: 'Förfaller i morgon, eller försenad',
  approval: 'Väntar på mitt godkännande',
  answered: 'Min begäran är besvarad',
  rule_review: 'En regel väntar på mig',
  rule_answered: 'Min regel är besvarad',
  budget: 'En budget är nådd',
  run_ended: 'En körning är klar',
  run_failed: 'En körning misslyckades',
  deleted: 'Något har raderats',
}

export const texts: NoticeTexts = {
  kinds: KINDS,
  sentence,
  one: (kind) => `Imprimatur: ${KINDS[kind].toLocaleLowerCase('sv')}`,
  several: (n) => `Imprimatur: ${n} notiser`,
  noMore: (kind) => `Inga fler mejl av slaget ”${KINDS[kind]}”:`,
  test: 'Imprimatur: ett test',
  asked: 'Du bad om ett test: notiser via mejl når dig.',
  digest: 'Din nästa sammanfattning, så som den är nu:',
  nothing: 'Inget väntar på din nästa sammanfattning.',
}
