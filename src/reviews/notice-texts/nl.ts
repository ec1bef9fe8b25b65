import type { NoticeRow } from '../../db/people/notices.ts'
import { ENDED_ACTION } from '../chart/chart.ts'
import { ENDS_SOON, FOLLOWED, NOT_WHOLE } from '../chart/notices.ts'
import type { NoticeKind } from '../chart/notices.ts'
import { isDiscarded } from './texts.ts'
import type { NoticeTexts } from './texts.ts'

const number = (n: number): string => n.toLocaleString('nl')
const findings = (n: number): string => (n === 1 ? 'een bevinding' : `${number(n)} bevindingen`)
const openFindings = (n: number): string => (n === 1 ? 'Een bevinding' : `${number(n)} bevindingen`)
const somebody = 'Iemand'
const DELETED: Record<string, string> = { audit: 'een audit', site: 'een site', person: 'de gegevens van een persoon' }

function sentence({ kind, by, count, outcome, audit_name: name, rule_id: rule }: NoticeRow): string {
  const where = name === null ? '' : ` in ‘${name}’`
  const who = by ?? somebody
  const key = by === null ? '' : ` met de sleutel ‘${by}’`
  switch (kind) {
    case 'assigned':
      return `${outcome === 'rule' ? `De regel ‘${by}’` : who} heeft je ${findings(count)}${where} toegewezen.`
    case 'mentioned':
      return `${who} noemt je in een opmerking${where}.`
    case 'due':
      if (outcome === ENDS_SOON) return `Beslissingen waarvoor je verantwoordelijk bent, lopen binnenkort af${where}: ${findings(count)}.`
      if (outcome === ENDED_ACTION)
        return `Beslissingen waarvoor je verantwoordelijk bent, zijn afgelopen${where}: ${findings(count)} om opnieuw over te beslissen.`
      return outcome === 'overdue'
        ? `${openFindings(count)} die aan je ${count === 1 ? 'is' : 'zijn'} toegewezen: de termijn is verstreken.`
        : `${openFindings(count)} die aan je ${count === 1 ? 'is' : 'zijn'} toegewezen: de termijn verstrijkt binnen een dag.`
    case 'approval':
      return `${who} vraagt om ${findings(count)}${where} te verwerpen: de aanvraag wacht op je goedkeuring.`
    case 'answered':
      return outcome === 'lapsed'
        ? `Je aanvraag om ${findings(count)}${where} te verwerpen is vervallen: over alles is intussen anders beslist.`
        : `${who} heeft je aanvraag om ${findings(count)}${where} te verwerpen ${outcome === 'approved' ? 'goedgekeurd' : 'afgewezen'}.`
    case 'rule_review':
      return isDiscarded(outcome)
        ? `${who} heeft het concept van de regel ${rule} verwijderd dat op je beoordeling wachtte.`
        : `${who} vraagt je de regel ${rule} te publiceren.`
    case 'rule_answered':
      if (isDiscarded(outcome)) return `${who} heeft het concept van de regel ${rule} tijdens de beoordeling verwijderd.`
      return outcome === 'published' ? `${who} heeft de regel ${rule} gepubliceerd.` : `${who} heeft de regel ${rule} teruggestuurd.`
    case 'deleted':
      return `${who} heeft ${DELETED[outcome ?? ''] ?? 'iets'} verwijderd: vermelding ${count} in het verwijderlogboek.`
    case 'budget':
      return outcome === 'hard'
        ? `De uitgaven voor modellen${key} hebben deze maand de limiet bereikt: er wordt geen model meer aangeroepen.`
        : `De uitgaven voor modellen${key} hebben deze maand het bedrag bereikt waarbij wordt gewaarschuwd.`
    case 'run_ended':
      if (outcome === FOLLOWED)
        return `Een run van een site die je volgt${where} is klaar, met ${findings(count)} die je nog niet hebt gezien.`
      return `De audit${where} is klaar, met ${findings(count)}${outcome === NOT_WHOLE ? '; niet alles is volledig gecontroleerd' : ''}.`
    case 'run_failed':
      return `De audit${where} is mislukt: er kon niets worden gelezen.`
  }
}

const KINDS: Record<NoticeKind, string> = {
  assigned: 'Aan mij toegewezen',
  mentioned: 'Ik word genoemd',
  due: 'Termijn morgen, of verstreken',
  approval: 'Wacht op mijn goedkeuring',
  answered: 'Mijn aanvraag is beantwoord',
  rule_review: 'Een regel wacht op mij',
  rule_answered: 'Mijn regel is beantwoord',
  budget: 'Een budget is bereikt',
  run_ended: 'Een run is klaar',
  run_failed: 'Een run is mislukt',
  deleted: 'Er is iets verwijderd',
}

export const texts: NoticeTexts = {
  kinds: KINDS,
  sentence,
  one: (kind) => `Imprimatur: ${KINDS[kind]}`,
  several: (n) => `Imprimatur: ${n} meldingen`,
  noMore: (kind) => `Geen mails meer van de soort ‘${KINDS[kind]}’:`,
  test: 'Imprimatur: een test',
  asked: 'Je vroeg om een test: meldingen per mail bereiken je.',
  digest: 'Je volgende overzicht, zoals het nu is:',
  nothing: 'Er wacht niets op je volgende overzicht.',
}
