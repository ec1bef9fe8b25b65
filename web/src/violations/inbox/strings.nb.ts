import { number } from '../../base/format.ts'
import { pluralIn } from '../../base/plural.ts'
import type { inbox as English } from './strings.en.ts'

const plural = pluralIn('nb')
const findings = (n: number) => plural(n, { one: 'funn', other: 'funn' })
const leftOver = (left: number): string => (left > 0 ? `; ${number(left)} ble i mellomtiden avgjort annerledes og blir stående` : '')
const DELETED: Record<string, string> = { audit: 'en revisjon', site: 'et nettsted', person: 'en persons data' }

export const inbox: typeof English = {
  title: 'Oppgaver',
  pageTitle: (name) => `${name} · Imprimatur`,
  note: (total, sites, overdue, week) =>
    [
      sites > 0 ? `${number(total)} på ${plural(sites, { one: 'nettsted', other: 'nettsteder' })}` : 'Ingenting venter',
      `${number(overdue)} over fristen, ${number(week)} med frist denne uken`,
    ].join(' · '),
  views: 'Visninger',
  view: {
    everything: 'Alt',
    approval: 'Til min godkjenning',
    assigned: 'Tildelt meg',
    mentions: 'Omtaler',
    overdue: 'Over fristen',
    week: 'Frist denne uken',
    snoozed: 'Utsatt',
    nobody: 'Med frist, ikke tildelt',
  },
  myViews: 'Mine visninger',
  sharedViews: 'Arbeidsområdets',
  saveView: 'Lagre som visning',
  viewName: 'Navn på visningen',
  viewShared: 'For alle i arbeidsområdet',
  save: 'Lagre',
  saved: (name) => `Visningen «${name}» er lagret`,
  deleteView: (name) => `Slett visningen ${name}`,
  searchLabel: 'Søk i oppgaver',
  severity: 'Alvorlighet',
  site: 'Nettsted',
  rule: 'Regel',
  language: 'Språk',
  orderBy: 'Grupper etter',
  order: { due: 'Etter frist', site: 'Etter nettsted', reason: 'Etter årsak' },
  section: {
    approval: 'Venter på min godkjenning',
    overdue: 'Over fristen',
    week: 'Frist denne uken',
    later: 'Senere eller uten dato',
    mentioned: 'Omtaler',
    assigned: 'Tildelt meg',
    nobody: 'Ikke tildelt',
  },
  openDesk: 'Åpne ved arbeidsbordet',
  review: (n) => (n === 1 ? 'Gå gjennom denne' : `Gå gjennom disse ${number(n)}`),
  pick: (rule) => `Velg: ${rule}`,
  picked: (n, rows) => `${findings(n)}${rows === n ? '' : ` i ${plural(rows, { one: 'rad', other: 'rader' })}`} valgt`,
  requestsPicked: (n) => (n === 1 ? '1 forespørsel, som besvares på sin side' : `${number(n)} forespørsler, som besvares på hver sin side`),
  pickShown: (loaded, total) => (loaded < total ? `Ta de ${number(loaded)} som vises` : `Ta alle ${number(total)}`),
  partly: (done, why) => `Utført i ${plural(done, { one: 'revisjon', other: 'revisjoner' })}, deretter avvist: ${why}`,
  atDesk: {
    here: (rows, total) => `${plural(rows, { one: 'rad', other: 'rader' })} av ${number(total)} i Oppgaver hører til denne revisjonen`,
    none: 'Det er ikke flere oppgaver i denne revisjonen',
    next: (name, rows) => `Neste: ${name}, ${number(rows)}`,
    back: 'Tilbake til Oppgaver',
  },
  empty: 'Ingenting venter på deg',
  emptyHelp: 'Det som er tildelt deg, nevner deg eller venter på din godkjenning, vises her, uansett hvilken revisjon det er fra.',
  noMatch: 'Ingen av oppgavene dine passer',
  onAssets: (n) => plural(n, { one: 'element', other: 'elementer' }),
  noRule: 'Uten regel',
  asksToDismiss: (who) => `${who} ber om å avvise`,
  mentionsMe: (who) => `${who} nevner meg`,
  assignedToMe: 'Tildelt meg',
  byWhom: (who, when) => `av ${who}, ${when}`,
  byRule: (rule) => `av regelen «${rule}»`,
  dueNobody: 'Med frist, ikke tildelt',
  asked: (when) => `bedt om ${when}`,
  somebody: 'Noen',
  decide: 'Avgjør',
  more: (n) => `Vis ${number(n)} til`,
  overBy: (days) => `${plural(days, { one: 'dag', other: 'dager' })} over`,
  overToday: 'over fristen siden i dag',
  wasDue: (when) => `fristen var ${when}`,
  due: (when) => `frist ${when}`,
  noDate: 'ingen dato',
  today: 'i dag',
  tomorrow: 'i morgen',
  snooze: 'Utsett',
  snoozeUntil: 'Utsett til',
  laterToday: 'Senere i dag',
  fromTomorrow: 'I morgen',
  nextWeek: 'Neste uke',
  afterNextRun: 'Etter neste kjøring',
  pickDate: 'Velg en dato …',
  date: 'Dato',
  snoozeNote: (due) =>
    due === null ? 'Bare for deg.' : `Bare for deg. Fristen er fortsatt ${due}, og oppgaven er tilbake straks den er over fristen.`,
  snoozedUntil: (when) => `Utsatt til ${when}`,
  snoozedUntilRun: 'Utsatt til neste kjøring er ferdig',
  wake: 'Vis igjen nå',
  mentionDone: 'Ferdig, fjern omtalen',
  keys: {
    move: 'flytt',
    open: 'åpne',
    review: 'gå gjennom disse',
    pick: 'velg',
    snooze: 'utsett',
    assign: 'tildel det valgte',
    approve: 'godkjenn eller avslå',
    all: 'Alle taster',
    undo: 'angre',
  },
  approve: {
    crumb: 'Til min godkjenning',
    where: 'Du er her',
    heading: (n) => `Avvise ${findings(n)}?`,
    askedBy: (who, when) => `${who} ba om det ${when}`,
    why: 'alvorligheten krever et ekstra par øyne',
    requested: 'bedt om',
    request: 'Forespørselen',
    gives: 'gir denne begrunnelsen',
    morePages: (n) => `og ${plural(n, { one: 'element', other: 'elementer' })} til`,
    evidence: 'Grunnlag',
    comments: (n) => `Tråden om funnet, ${plural(n, { one: 'kommentar', other: 'kommentarer' })}`,
    page: 'Siden slik den ble lest',
    earlier: 'Tidligere avgjørelser om det',
    none: 'ingen',
    whyFound: 'Hvorfor funnet',
    law: 'Lov',
    yourReason: 'Din begrunnelse',
    optional: 'nødvendig for å avslå, gjerne også for å godkjenne',
    reasonHelp: (who) => `Går til ${who} og står i loggen under navnet ditt`,
    reasonNeeded: 'Si hvorfor: Et avslag krever en begrunnelse.',
    canUndo: 'Begge deler kan angres, i loggen',
    deny: 'Avslå',
    doApprove: (n) => `Godkjenn, avvis ${number(n)}`,
    approved: (n, left) => `${findings(n)} avvist${leftOver(left)}`,
    denied: (n, left) => `Avslått: ${findings(n)} forblir som ${n === 1 ? 'det' : 'de'} er${leftOver(left)}`,
    whatHappens: 'Hva som skjer',
    until: 'Til du avgjør',
    untilText: (n, state) =>
      n === 1
        ? `Det er fortsatt «${state}», her og i API-et. Det teller slik i seglet, og fristen løper videre.`
        : `Alle ${number(n)} er fortsatt «${state}», her og i API-et. De teller slik i seglet, og fristene løper videre.`,
    ifApprove: 'Hvis du godkjenner',
    ifApproveText: (n) =>
      `${number(n)} blir avvist, med begge navn og begge begrunnelser. ` +
      'Senere kjøringer viderefører dette så lenge setningen og regelen er uendret. Det noen i mellomtiden har avgjort annerledes, ' +
      'forblir som det er.',
    ifDeny: 'Hvis du avslår',
    ifDenyText: (n, who) =>
      `${number(n)} forblir som før, og ${who} leser begrunnelsen din. Det kan bes om på nytt; avslaget blir stående i loggen.`,
    who: 'Hvem som kan',
    whoText: (who) =>
      `Enhver eier eller redaktør, unntatt ${who}, som ba om det og kan trekke det tilbake. ` +
      'Endres setningen i neste kjøring, bortfaller forespørselen, og det opplyses.',
    meanwhile: (n) => `${findings(n)} i forespørselen er i mellomtiden avgjort annerledes og berøres ikke.`,
    withdraw: 'Trekk forespørselen tilbake',
    withdrawHelp: (n) => `${n === 1 ? 'Det forblir som det er' : `Alle ${number(n)} forblir som de er`}, og ingen spørres lenger.`,
    withdrawn: (n) => `Trukket tilbake: ${findings(n)} forblir som før`,
    over: {
      withdrawn: (who, when) => `${who} trakk den tilbake ${when}.`,
      approved: (who, when) => `${who} godkjente den ${when}.`,
      denied: (who, when) => `${who} avslo den ${when}.`,
      lapsed: 'Alt den ba om, er i mellomtiden avgjort annerledes: Det er ingenting å svare på.',
    },
  },
  bell: {
    title: 'Varsler',
    unread: (n) => (n === 0 ? 'Varsler' : `Varsler, ${number(n)} ulest${n === 1 ? '' : 'e'}`),
    none: 'Ingenting ennå',
    readAll: 'Merk alle som lest',
    settings: 'Innstillinger for varsler',
    said: ({ kind, by, count, outcome, audit_name: audit, rule_id: rule }) => {
      const who = by ?? 'Noen'
      const where = audit ? `, ${audit}` : ''
      const isDiscarded = outcome === 'discarded' || outcome === 'deleted'
      const what: Record<string, string> = {
        assigned: outcome === 'rule' ? `Regelen «${who}» tildelte meg ${findings(count)}` : `${who} tildelte meg ${findings(count)}`,
        mentioned: `${who} nevner meg`,
        due: outcome === 'overdue' ? `${findings(count)} av mine er over fristen` : `${findings(count)} av mine har frist innen en dag`,
        approval: `${who} ber om å avvise ${findings(count)}`,
        answered:
          outcome === 'lapsed'
            ? `Forespørselen min om ${findings(count)} er bortfalt`
            : `${who} ${outcome === 'approved' ? 'godkjente' : outcome === 'denied' ? 'avslo' : 'besvarte'} forespørselen min om ` +
              findings(count),
        rule_review: isDiscarded
          ? `${who} forkastet utkastet til regelen ${rule}, som ventet på meg`
          : `${who} ber meg publisere regelen ${rule}`,
        rule_answered: isDiscarded
          ? `${who} forkastet utkastet til regelen ${rule} mens det var til godkjenning`
          : outcome === 'published'
            ? `${who} publiserte regelen ${rule}`
            : `${who} sendte regelen ${rule} tilbake`,
        run_ended:
          outcome === 'followed'
            ? `En kjøring er ferdig med ${findings(count)} jeg ikke har sett`
            : `En revisjon er ferdig med ${findings(count)}${outcome === 'not-whole' ? ', ikke alt ble kontrollert fullt ut' : ''}`,
        deleted: `${who} slettet ${DELETED[outcome ?? ''] ?? 'noe'}`,
        budget: `Forbruket på modeller${by === null ? '' : ` med nøkkelen «${by}»`} har nådd beløpet der det skal ${
          outcome === 'hard' ? 'stoppes' : 'varsles'
        }`,
        run_failed: 'En revisjon mislyktes',
      }
      return `${what[kind] ?? kind}${where}`
    },
  },
  pending: (who, when) => `${who} ber om å avvise dette, ${when}; det venter på en annen person.`,
  toRequest: 'Godkjenn eller avslå',
  waiting: (n) => `${findings(n)} venter på en annen person; til da er statusen uendret`,
}
