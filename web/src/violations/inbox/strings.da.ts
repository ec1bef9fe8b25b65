import { number } from '../../base/format.ts'
import { pluralIn } from '../../base/plural.ts'
import type { inbox as English } from './strings.en.ts'

const plural = pluralIn('da')
const findings = (n: number) => plural(n, { one: 'fund', other: 'fund' })
const leftOver = (left: number): string => (left > 0 ? `; ${number(left)} blev i mellemtiden afgjort anderledes og bliver stående` : '')
const DELETED: Record<string, string> = { audit: 'en audit', site: 'et website', person: 'en persons data' }

export const inbox: typeof English = {
  title: 'Opgaver',
  pageTitle: (name) => `${name} · Imprimatur`,
  note: (total, sites, overdue, week) =>
    [
      sites > 0 ? `${number(total)} på ${plural(sites, { one: 'website', other: 'websites' })}` : 'Intet venter',
      `${number(overdue)} over fristen, ${number(week)} med frist i denne uge`,
    ].join(' · '),
  views: 'Visninger',
  view: {
    everything: 'Alt',
    approval: 'Til min godkendelse',
    assigned: 'Tildelt mig',
    mentions: 'Omtaler',
    overdue: 'Over fristen',
    week: 'Frist i denne uge',
    snoozed: 'Udsat',
    nobody: 'Med frist, ikke tildelt',
  },
  myViews: 'Mine visninger',
  sharedViews: 'Arbejdsområdets',
  saveView: 'Gem som visning',
  viewName: 'Visningens navn',
  viewShared: 'For alle i arbejdsområdet',
  save: 'Gem',
  saved: (name) => `Visningen »${name}« er gemt`,
  deleteView: (name) => `Slet visningen ${name}`,
  searchLabel: 'Søg i opgaver',
  severity: 'Alvorlighed',
  site: 'Website',
  rule: 'Regel',
  language: 'Sprog',
  orderBy: 'Gruppér efter',
  order: { due: 'Efter frist', site: 'Efter website', reason: 'Efter årsag' },
  section: {
    approval: 'Venter på min godkendelse',
    overdue: 'Over fristen',
    week: 'Frist i denne uge',
    later: 'Senere eller uden dato',
    mentioned: 'Omtaler',
    assigned: 'Tildelt mig',
    nobody: 'Ikke tildelt',
  },
  openDesk: 'Åbn ved arbejdsbordet',
  review: (n) => (n === 1 ? 'Gennemgå denne' : `Gennemgå disse ${number(n)}`),
  pick: (rule) => `Vælg: ${rule}`,
  picked: (n, rows) => `${findings(n)}${rows === n ? '' : ` i ${plural(rows, { one: 'række', other: 'rækker' })}`} valgt`,
  requestsPicked: (n) => (n === 1 ? '1 anmodning, som besvares på sin side' : `${number(n)} anmodninger, som besvares på hver deres side`),
  pickShown: (loaded, total) => (loaded < total ? `Tag de ${number(loaded)} viste` : `Tag alle ${number(total)}`),
  partly: (done, why) => `Udført i ${plural(done, { one: 'audit', other: 'audits' })}, derefter afvist: ${why}`,
  atDesk: {
    here: (rows, total) => `${plural(rows, { one: 'række', other: 'rækker' })} af ${number(total)} i Opgaver hører til denne audit`,
    none: 'Der er ikke flere opgaver i denne audit',
    next: (name, rows) => `Næste: ${name}, ${number(rows)}`,
    back: 'Tilbage til Opgaver',
  },
  empty: 'Intet venter på dig',
  emptyHelp: 'Det, der er tildelt dig, nævner dig eller venter på din godkendelse, vises her, uanset hvilken audit det er fra.',
  noMatch: 'Ingen af dine opgaver passer',
  onAssets: (n) => plural(n, { one: 'element', other: 'elementer' }),
  noRule: 'Uden regel',
  asksToDismiss: (who) => `${who} beder om at afvise`,
  mentionsMe: (who) => `${who} nævner mig`,
  assignedToMe: 'Tildelt mig',
  byWhom: (who, when) => `af ${who}, ${when}`,
  byRule: (rule) => `af reglen »${rule}«`,
  dueNobody: 'Med frist, ikke tildelt',
  asked: (when) => `anmodet ${when}`,
  somebody: 'Nogen',
  decide: 'Afgør',
  more: (n) => `Vis ${number(n)} flere`,
  overBy: (days) => `${plural(days, { one: 'dag', other: 'dage' })} over`,
  overToday: 'over fristen siden i dag',
  wasDue: (when) => `fristen var ${when}`,
  due: (when) => `frist ${when}`,
  noDate: 'ingen dato',
  today: 'i dag',
  tomorrow: 'i morgen',
  snooze: 'Udsæt',
  snoozeUntil: 'Udsæt til',
  laterToday: 'Senere i dag',
  fromTomorrow: 'I morgen',
  nextWeek: 'Næste uge',
  afterNextRun: 'Efter næste kørsel',
  pickDate: 'Vælg en dato …',
  date: 'Dato',
  snoozeNote: (due) =>
    due === null ? 'Kun for dig.' : `Kun for dig. Fristen er stadig ${due}, og opgaven er tilbage straks, når den er over fristen.`,
  snoozedUntil: (when) => `Udsat til ${when}`,
  snoozedUntilRun: 'Udsat, til næste kørsel er afsluttet',
  wake: 'Vis igen nu',
  mentionDone: 'Færdig, fjern omtalen',
  keys: {
    move: 'flyt',
    open: 'åbn',
    review: 'gennemgå disse',
    pick: 'vælg',
    snooze: 'udsæt',
    assign: 'tildel det valgte',
    approve: 'godkend eller afslå',
    all: 'Alle taster',
    undo: 'fortryd',
  },
  approve: {
    crumb: 'Til min godkendelse',
    where: 'Du er her',
    heading: (n) => `Afvis ${findings(n)}?`,
    askedBy: (who, when) => `${who} har bedt om det ${when}`,
    why: 'alvorligheden kræver et ekstra par øjne',
    requested: 'anmodet',
    request: 'Anmodningen',
    gives: 'giver denne begrundelse',
    morePages: (n) => `og ${plural(n, { one: 'element', other: 'elementer' })} til`,
    evidence: 'Grundlag',
    comments: (n) => `Tråden om fundet, ${plural(n, { one: 'kommentar', other: 'kommentarer' })}`,
    page: 'Siden, som den blev læst',
    earlier: 'Tidligere afgørelser om det',
    none: 'ingen',
    whyFound: 'Hvorfor fundet',
    law: 'Lov',
    yourReason: 'Din begrundelse',
    optional: 'nødvendig for at afslå, gerne også ved godkendelse',
    reasonHelp: (who) => `Går til ${who} og står i loggen under dit navn`,
    reasonNeeded: 'Sig hvorfor: Et afslag kræver en begrundelse.',
    canUndo: 'Begge dele kan fortrydes, i loggen',
    deny: 'Afslå',
    doApprove: (n) => `Godkend, afvis ${number(n)}`,
    approved: (n, left) => `${findings(n)} afvist${leftOver(left)}`,
    denied: (n, left) => `Afslået: ${findings(n)} forbliver, som ${n === 1 ? 'det' : 'de'} er${leftOver(left)}`,
    whatHappens: 'Hvad der sker',
    until: 'Indtil du afgør det',
    untilText: (n, state) =>
      n === 1
        ? `Det er fortsat »${state}«, her og i API’et. Det tæller sådan i seglet, og fristen løber videre.`
        : `Alle ${number(n)} er fortsat »${state}«, her og i API’et. De tæller sådan i seglet, og fristerne løber videre.`,
    ifApprove: 'Hvis du godkender',
    ifApproveText: (n) =>
      `${number(n)} bliver afvist, med begge navne og begge begrundelser. ` +
      'Senere kørsler viderefører det, så længe sætningen og reglen er uændret. Det, nogen i mellemtiden har afgjort anderledes, ' +
      'forbliver, som det er.',
    ifDeny: 'Hvis du afslår',
    ifDenyText: (n, who) =>
      `${number(n)} forbliver som før, og ${who} læser din begrundelse. Der kan anmodes igen; afslaget bliver stående i loggen.`,
    who: 'Hvem der må',
    whoText: (who) =>
      `Enhver ejer eller redaktør undtagen ${who}, som har bedt om det og kan trække det tilbage. ` +
      'Ændres sætningen i næste kørsel, bortfalder anmodningen, og det oplyses.',
    meanwhile: (n) => `${findings(n)} i anmodningen er i mellemtiden afgjort anderledes og berøres ikke.`,
    withdraw: 'Træk anmodningen tilbage',
    withdrawHelp: (n) => `${n === 1 ? 'Det forbliver, som det er' : `Alle ${number(n)} forbliver, som de er`}, og ingen spørges mere.`,
    withdrawn: (n) => `Trukket tilbage: ${findings(n)} forbliver som før`,
    over: {
      withdrawn: (who, when) => `${who} trak den tilbage ${when}.`,
      approved: (who, when) => `${who} godkendte den ${when}.`,
      denied: (who, when) => `${who} afslog den ${when}.`,
      lapsed: 'Alt, hvad den bad om, er i mellemtiden afgjort anderledes: Der er ikke noget at svare på.',
    },
  },
  bell: {
    title: 'Notifikationer',
    unread: (n) => (n === 0 ? 'Notifikationer' : `Notifikationer, ${number(n)} ulæst${n === 1 ? '' : 'e'}`),
    none: 'Intet endnu',
    readAll: 'Markér alle som læst',
    settings: 'Indstil notifikationer',
    said: ({ kind, by, count, outcome, audit_name: audit, rule_id: rule }) => {
      const who = by ?? 'Nogen'
      const where = audit ? `, ${audit}` : ''
      const isDiscarded = outcome === 'discarded' || outcome === 'deleted'
      const what: Record<string, string> = {
        assigned: outcome === 'rule' ? `Reglen »${who}« tildelte mig ${findings(count)}` : `${who} tildelte mig ${findings(count)}`,
        mentioned: `${who} nævner mig`,
        due: outcome === 'overdue' ? `${findings(count)} af mine er over fristen` : `${findings(count)} af mine har frist inden for en dag`,
        approval: `${who} beder om at afvise ${findings(count)}`,
        answered:
          outcome === 'lapsed'
            ? `Min anmodning om ${findings(count)} er bortfaldet`
            : `${who} ${outcome === 'approved' ? 'godkendte' : outcome === 'denied' ? 'afslog' : 'besvarede'} min anmodning om ` +
              findings(count),
        rule_review: isDiscarded
          ? `${who} kasserede udkastet til reglen ${rule}, som ventede på mig`
          : `${who} beder mig udgive reglen ${rule}`,
        rule_answered: isDiscarded
          ? `${who} kasserede udkastet til reglen ${rule}, mens det var til godkendelse`
          : outcome === 'published'
            ? `${who} udgav reglen ${rule}`
            : `${who} sendte reglen ${rule} tilbage`,
        run_ended:
          outcome === 'followed'
            ? `En kørsel er afsluttet med ${findings(count)}, jeg ikke har set`
            : `En audit er afsluttet med ${findings(count)}${outcome === 'not-whole' ? ', ikke alt blev kontrolleret helt' : ''}`,
        deleted: `${who} slettede ${DELETED[outcome ?? ''] ?? 'noget'}`,
        budget: `Forbruget på modeller${by === null ? '' : ` med nøglen »${by}«`} har nået beløbet, hvor der skal ${
          outcome === 'hard' ? 'stoppes' : 'advares'
        }`,
        run_failed: 'En audit mislykkedes',
      }
      return `${what[kind] ?? kind}${where}`
    },
  },
  pending: (who, when) => `${who} beder om at afvise dette, ${when}; det venter på en anden person.`,
  toRequest: 'Godkend eller afslå',
  waiting: (n) => `${findings(n)} venter på en anden person; indtil da er status uændret`,
}
