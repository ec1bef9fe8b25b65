import { op, plural } from '../../base/dutch.ts'
import { number } from '../../base/format.ts'
import type { inbox as English } from './strings.en.ts'

const findings = (n: number) => plural(n, 'bevinding', 'bevindingen')
const OUTCOMES: Record<string, string> = { approved: 'goedgekeurd', denied: 'afgewezen', withdrawn: 'ingetrokken' }
const DELETED: Record<string, string> = { audit: 'een audit', site: 'een site', person: 'gegevens van een persoon' }

export const inbox: typeof English = {
  title: 'Mijn taken',
  pageTitle: (name) => `${name} · Imprimatur`,
  note: (total, sites, overdue, week) =>
    [
      sites > 0 ? `${number(total)} op ${plural(sites, 'site', 'sites')}` : 'Er wacht niets',
      `${number(overdue)} te laat, ${number(week)} met deadline deze week`,
    ].join(' · '),
  views: 'Weergaven',
  view: {
    everything: 'Alles',
    approval: 'Goed te keuren',
    assigned: 'Aan mij toegewezen',
    mentions: 'Vermeldingen',
    overdue: 'Te laat',
    week: 'Deadline deze week',
    snoozed: 'Uitgesteld',
    nobody: 'Deadline, niet toegewezen',
  },
  myViews: 'Mijn weergaven',
  sharedViews: 'Van de werkruimte',
  saveView: 'Als weergave opslaan',
  viewName: 'Naam van de weergave',
  viewShared: 'Voor iedereen in de werkruimte',
  save: 'Opslaan',
  saved: (name) => `De weergave “${name}” is opgeslagen`,
  deleteView: (name) => `Weergave ${name} verwijderen`,
  searchLabel: 'Zoeken in mijn taken',
  severity: 'Ernst',
  site: 'Site',
  rule: 'Regel',
  language: 'Taal',
  orderBy: 'Groeperen',
  order: { due: 'Op deadline', site: 'Op site', reason: 'Op reden' },
  section: {
    approval: 'Wacht op mijn goedkeuring',
    overdue: 'Te laat',
    week: 'Deadline deze week',
    later: 'Later, of zonder datum',
    mentioned: 'Vermeldingen',
    assigned: 'Aan mij toegewezen',
    nobody: 'Niet toegewezen',
  },
  openDesk: 'Openen op de werkbank',
  review: (n) => (n === 1 ? 'Deze beoordelen' : `Deze ${number(n)} beoordelen`),
  pick: (rule) => `Selecteren: ${rule}`,
  picked: (n, rows) => `${findings(n)}${rows === n ? '' : ` in ${plural(rows, 'rij', 'rijen')}`} geselecteerd`,
  requestsPicked: (n) =>
    n === 1 ? '1 aanvraag, te beantwoorden op de eigen pagina' : `${number(n)} aanvragen, te beantwoorden op hun eigen pagina`,
  pickShown: (loaded, total) => (loaded < total ? `De ${number(loaded)} getoonde selecteren` : `Alle ${number(total)} selecteren`),
  partly: (done, why) => `Gedaan in ${plural(done, 'audit', 'audits')}, daarna geweigerd: ${why}`,
  atDesk: {
    here: (rows, total) =>
      `${plural(rows, 'rij', 'rijen')} van ${number(total)} in Mijn taken ${rows === 1 ? 'hoort' : 'horen'} bij deze audit`,
    none: 'In deze audit is er niets meer van over',
    next: (name, rows) => `Volgende: ${name}, ${number(rows)}`,
    back: 'Terug naar Mijn taken',
  },
  empty: 'Er wacht niets op je',
  emptyHelp: 'Wat aan je is toegewezen, je vermeldt of op je goedkeuring wacht, staat hier, uit welke audit het ook komt.',
  noMatch: 'Niets van jou gevonden',
  onAssets: (n) => plural(n, 'item', 'items'),
  noRule: 'Zonder regel',
  asksToDismiss: (who) => `${who} vraagt om te verwerpen`,
  mentionsMe: (who) => `${who} vermeldt mij`,
  assignedToMe: 'Aan mij toegewezen',
  byWhom: (who, when) => `door ${who}, ${when}`,
  byRule: (rule) => `door regel “${rule}”`,
  dueNobody: 'Deadline, niet toegewezen',
  asked: (when) => `aangevraagd ${op(when)}`,
  somebody: 'Iemand',
  decide: 'Beslissen',
  more: (n) => `Nog ${number(n)} tonen`,
  overBy: (days) => `${plural(days, 'dag', 'dagen')} te laat`,
  overToday: 'te laat sinds vandaag',
  wasDue: (when) => `deadline was ${when}`,
  due: (when) => `deadline ${when}`,
  noDate: 'geen datum',
  today: 'vandaag',
  tomorrow: 'morgen',
  snooze: 'Uitstellen',
  snoozeUntil: 'Uitstellen tot',
  laterToday: 'Later vandaag',
  fromTomorrow: 'Morgen',
  nextWeek: 'Volgende week',
  afterNextRun: 'Na de volgende run',
  pickDate: 'Kies een datum…',
  date: 'Datum',
  snoozeNote: (due) =>
    due === null ? 'Alleen voor jou.' : `Alleen voor jou. De deadline blijft ${due}; is die voorbij, dan komt het meteen terug.`,
  snoozedUntil: (when) => `Uitgesteld tot ${when}`,
  snoozedUntilRun: 'Uitgesteld tot de volgende run klaar is',
  wake: 'Nu weer tonen',
  mentionDone: 'Klaar, vermelding weghalen',
  keys: {
    move: 'navigeren',
    open: 'openen',
    review: 'deze beoordelen',
    pick: 'selecteren',
    snooze: 'uitstellen',
    assign: 'selectie toewijzen',
    approve: 'goedkeuren of afwijzen',
    all: 'Alle toetsen',
    undo: 'ongedaan maken',
  },
  approve: {
    crumb: 'Goed te keuren',
    where: 'Waar je bent',
    heading: (n) => `${findings(n)} verwerpen?`,
    askedBy: (who, when) => `Aangevraagd door ${who} ${op(when)}`,
    why: 'de ernst vraagt een tweede paar ogen',
    requested: 'aangevraagd',
    request: 'De aanvraag',
    gives: 'geeft deze reden',
    morePages: (n) => `en nog ${plural(n, 'item', 'items')} daarbij`,
    evidence: 'Bewijsstukken',
    comments: (n) => `Discussie bij de bevinding, ${plural(n, 'opmerking', 'opmerkingen')}`,
    page: 'De pagina zoals die is gelezen',
    earlier: 'Eerdere beslissingen hierover',
    none: 'geen',
    whyFound: 'Waarom gevonden',
    law: 'Wet',
    yourReason: 'Jouw reden',
    optional: 'nodig om af te wijzen, welkom bij goedkeuren',
    reasonHelp: (who) => `Gaat naar ${who} en staat onder jouw naam in de audittrail`,
    reasonNeeded: 'Zeg waarom: afwijzen vraagt een reden.',
    canUndo: 'Kan in beide gevallen ongedaan worden gemaakt, in de audittrail',
    deny: 'Afwijzen',
    doApprove: (n) => `Goedkeuren, ${number(n)} verwerpen`,
    approved: (n, left) => `${findings(n)} verworpen${leftOver(left)}`,
    denied: (n, left) => `Afgewezen: ${findings(n)} ${n === 1 ? 'blijft' : 'blijven'} ongewijzigd${leftOver(left)}`,
    whatHappens: 'Wat er gebeurt',
    until: 'Tot je beslist',
    untilText: (n, state) =>
      n === 1
        ? `De bevinding blijft ${state}, hier en in de API. Zo telt die in het zegel, en de deadline loopt door.`
        : `Alle ${number(n)} blijven ${state}, hier en in de API. Zo tellen ze in het zegel, en deadlines lopen door.`,
    ifApprove: 'Als je goedkeurt',
    ifApproveText: (n) =>
      `${plural(n, 'bevinding wordt', 'bevindingen worden')} verworpen, met beide namen en beide redenen. ` +
      'Latere runs nemen dit over zolang de zin en de regel niet veranderen. Waarover iemand intussen anders besliste, blijft zo.',
    ifDeny: 'Als je afwijst',
    ifDenyText: (n, who) =>
      `${plural(n, 'bevinding blijft', 'bevindingen blijven')} zoals eerst, en ${who} leest jouw reden. ` +
      'Opnieuw aanvragen kan; de afwijzing blijft in de audittrail.',
    who: 'Wie dit mag',
    whoText: (who) =>
      `Elke eigenaar of redacteur, behalve ${who}, die het aanvroeg en mag intrekken. ` +
      'Verandert de zin in de volgende run, dan vervalt de aanvraag, met vermelding daarvan.',
    meanwhile: (n) =>
      `Over ${findings(n)} van de aanvraag is intussen anders beslist; ${n === 1 ? 'die blijft' : 'die blijven'} ongemoeid.`,
    withdraw: 'Aanvraag intrekken',
    withdrawHelp: (n) =>
      `${n === 1 ? 'De bevinding blijft zoals die is' : `Alle ${number(n)} blijven zoals ze zijn`}, en er wordt niemand meer gevraagd.`,
    withdrawn: (n) => `Ingetrokken: ${findings(n)} ${n === 1 ? 'blijft' : 'blijven'} zoals eerst`,
    over: {
      withdrawn: (who, when) => `${who} trok de aanvraag ${op(when)} in.`,
      approved: (who, when) => `${who} keurde de aanvraag ${op(when)} goed.`,
      denied: (who, when) => `${who} wees de aanvraag ${op(when)} af.`,
      lapsed: 'Over alles in de aanvraag is intussen anders beslist: er is niets te beantwoorden.',
    },
  },
  bell: {
    title: 'Meldingen',
    unread: (n) => (n === 0 ? 'Meldingen' : `Meldingen, ${number(n)} ongelezen`),
    none: 'Nog niets',
    readAll: 'Alles als gelezen markeren',
    settings: 'Meldingen instellen',
    said: ({ kind, by, count, outcome, audit_name: audit, rule_id: rule }) => {
      const who = by ?? 'Iemand'
      const where = audit ? `, ${audit}` : ''
      const isDiscarded = outcome === 'discarded' || outcome === 'deleted'
      const what: Record<string, string> = {
        assigned: outcome === 'rule' ? `De regel “${who}” wees mij ${findings(count)} toe` : `${who} wees mij ${findings(count)} toe`,
        mentioned: `${who} vermeldt mij`,
        due:
          outcome === 'overdue'
            ? `${plural(count, 'bevinding', 'bevindingen')} van mij ${count === 1 ? 'is' : 'zijn'} nu te laat`
            : `${plural(count, 'bevinding', 'bevindingen')} van mij ${count === 1 ? 'heeft' : 'hebben'} binnen een dag een deadline`,
        approval: `${who} vraagt om ${findings(count)} te verwerpen`,
        answered:
          outcome === 'lapsed'
            ? `Mijn aanvraag voor ${findings(count)} is vervallen`
            : `${who} heeft mijn aanvraag voor ${findings(count)} ${OUTCOMES[outcome ?? ''] ?? outcome}`,
        rule_review: isDiscarded
          ? `${who} gooide het concept van de regel ${rule} weg dat op mij wachtte`
          : `${who} vraagt mij de regel ${rule} te publiceren`,
        rule_answered: isDiscarded
          ? `${who} gooide het concept van de regel ${rule} weg terwijl het in beoordeling was`
          : outcome === 'published'
            ? `${who} publiceerde de regel ${rule}`
            : `${who} stuurde de regel ${rule} terug`,
        run_ended:
          outcome === 'followed'
            ? `Een run is klaar met ${findings(count)} die ik nog niet heb gezien`
            : `Een audit is klaar met ${findings(count)}${outcome === 'not-whole' ? ', niet alles volledig gecontroleerd' : ''}`,
        deleted: `${who} verwijderde ${DELETED[outcome ?? ''] ?? 'iets'}`,
        budget: `De kosten van modellen${by === null ? '' : ` voor de sleutel “${by}”`} hebben het ${
          outcome === 'hard' ? 'stopbedrag' : 'waarschuwingsbedrag'
        } bereikt`,
        run_failed: 'Een audit is mislukt',
      }
      return `${what[kind] ?? kind}${where}`
    },
  },
  pending: (who, when) => `${who} vraagt dit te verwerpen, ${when}; het wacht op een tweede persoon.`,
  toRequest: 'Goedkeuren of afwijzen',
  waiting: (n) => `${plural(n, 'bevinding wacht', 'bevindingen wachten')} op een tweede persoon; tot dan verandert de status niet`,
}

function leftOver(left: number): string {
  return left > 0 ? `; over ${number(left)} is intussen anders beslist, die ${left === 1 ? 'blijft' : 'blijven'} zo` : ''
}
