import type { NoticeRow } from '../../db/people/notices.ts'
import { ENDED_ACTION } from '../chart/chart.ts'
import { ENDS_SOON, FOLLOWED, NOT_WHOLE } from '../chart/notices.ts'
import type { NoticeKind } from '../chart/notices.ts'
import { isDiscarded } from './texts.ts'
import type { NoticeTexts } from './texts.ts'

const number = (n: number): string => n.toLocaleString('fi')
const findings = (n: number): string => `${number(n)} ${n === 1 ? 'havainto' : 'havaintoa'}`
const somebody = 'Joku'
const DELETED: Record<string, string> = { audit: 'auditointi', site: 'sivusto', person: 'henkilön tiedot' }

function sentence({ kind, by, count, outcome, audit_name: name, rule_id: rule }: NoticeRow): string {
  const where = name === null ? '' : `, auditointi ”${name}”`
  const who = by ?? somebody
  const key = by === null ? '' : ` avaimella ”${by}”`
  switch (kind) {
    case 'assigned':
      return `${outcome === 'rule' ? `Sääntö ”${by}”` : who} osoitti sinulle ${findings(count)}${where}.`
    case 'mentioned':
      return `${who} mainitsee sinut kommentissa${where}.`
    case 'due':
      if (outcome === ENDS_SOON) return `Päätöksiä, joista vastaat, päättyy pian${where}: ${findings(count)}.`
      if (outcome === ENDED_ACTION) return `Päätöksiä, joista vastaat, on päättynyt${where}, uudelleen päätettävänä ${findings(count)}.`
      return outcome === 'overdue'
        ? `Sinulle osoitettuja on myöhässä: ${findings(count)}.`
        : `Sinulle osoitettuja, joiden määräaika päättyy vuorokauden sisällä: ${findings(count)}.`
    case 'approval':
      return `${who} pyytää hylkäämään ${findings(count)}${where}: pyyntö odottaa hyväksyntääsi.`
    case 'answered':
      return outcome === 'lapsed'
        ? `Pyyntösi hylätä ${findings(count)}${where}, on rauennut: kaikesta on sillä välin päätetty toisin.`
        : `${who} ${outcome === 'approved' ? 'hyväksyi' : 'epäsi'} pyyntösi hylätä ${findings(count)}${where}.`
    case 'rule_review':
      return isDiscarded(outcome)
        ? `${who} hylkäsi luonnoksen, joka odotti sinua: sääntö ${rule}.`
        : `${who} pyytää sinua julkaisemaan säännön ${rule}.`
    case 'rule_answered':
      if (isDiscarded(outcome)) return `${who} hylkäsi luonnoksen, joka oli hyväksyttävänä: sääntö ${rule}.`
      return outcome === 'published' ? `${who} julkaisi säännön ${rule}.` : `${who} palautti säännön ${rule}.`
    case 'deleted':
      return `${who} poisti: ${DELETED[outcome ?? ''] ?? 'jotain'}, poistolokin merkintä ${count}.`
    case 'budget':
      return outcome === 'hard'
        ? `Tämän kuun kulut malleista${key} ovat saavuttaneet ylärajan: mallia ei enää kutsuta${by === null ? '' : ' tällä avaimella'}.`
        : `Tämän kuun kulut malleista${key} ovat saavuttaneet varoitusrajan.`
    case 'run_ended':
      if (outcome === FOLLOWED) return `Seuraamasi sivuston ajo on päättynyt${where}; sinulle uutta: ${findings(count)}.`
      return `Auditointi on päättynyt${name === null ? '' : `, ”${name}”`}: ${findings(count)}${
        outcome === NOT_WHOLE ? '; kaikkea ei tarkistettu kokonaan' : ''
      }.`
    case 'run_failed':
      return `Auditointi${name === null ? '' : ` ”${name}”`} epäonnistui: mitään ei voitu lukea.`
  }
}

const KINDS: Record<NoticeKind, string> = {
  assigned: 'Osoitettu minulle',
  mentioned: 'Minut mainitaan',
  due: 'Määräaika huomenna tai ylitetty',
  approval: 'Odottaa hyväksyntääni',
  answered: 'Vastaus pyyntööni',
  rule_review: 'Sääntö odottaa minua',
  rule_answered: 'Vastaus sääntööni',
  budget: 'Budjetti on täynnä',
  run_ended: 'Ajo on päättynyt',
  run_failed: 'Ajo epäonnistui',
  deleted: 'Jotain poistettiin',
}

export const texts: NoticeTexts = {
  kinds: KINDS,
  sentence,
  one: (kind) => `Imprimatur: ${KINDS[kind].toLocaleLowerCase('fi')}`,
  several: (n) => `Imprimatur: ${number(n)} ${n === 1 ? 'ilmoitus' : 'ilmoitusta'}`,
  noMore: (kind) => `Ei enää tällaisia sähköposteja, ”${KINDS[kind]}”:`,
  test: 'Imprimatur: koe',
  asked: 'Pyysit koetta: ilmoitukset tulevat perille sähköpostilla.',
  digest: 'Seuraava koosteesi tällä hetkellä:',
  nothing: 'Seuraavaan koosteeseesi ei odota mitään.',
}
