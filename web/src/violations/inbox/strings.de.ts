import { number } from '../../base/format.ts'
import { pluralIn } from '../../base/plural.ts'
import type { inbox as English } from './strings.en.ts'

const plural = pluralIn('de')
const findings = (n: number) => plural(n, { one: 'Befund', other: 'Befunde' })
const leftOver = (left: number): string =>
  left > 0
    ? `; ${number(left)} ${left === 1 ? 'wurde' : 'wurden'} inzwischen anders entschieden und ${left === 1 ? 'bleibt' : 'bleiben'}`
    : ''

export const inbox: typeof English = {
  title: 'Aufgaben',
  pageTitle: (name) => `${name} · Imprimatur`,
  note: (total, sites, overdue, week) =>
    [
      sites > 0 ? `${number(total)} auf ${plural(sites, { one: 'Website', other: 'Websites' })}` : 'Nichts wartet',
      `${number(overdue)} überfällig, ${number(week)} diese Woche fällig`,
    ].join(' · '),
  views: 'Ansichten',
  view: {
    everything: 'Alles',
    approval: 'Zu genehmigen',
    assigned: 'Mir zugewiesen',
    mentions: 'Erwähnungen',
    overdue: 'Überfällig',
    week: 'Diese Woche fällig',
    snoozed: 'Zurückgestellt',
    nobody: 'Fällig, ohne Zuweisung',
  },
  myViews: 'Meine Ansichten',
  sharedViews: 'Im Arbeitsbereich',
  saveView: 'Als Ansicht speichern',
  viewName: 'Name der Ansicht',
  viewShared: 'Für alle im Arbeitsbereich',
  save: 'Speichern',
  saved: (name) => `Die Ansicht „${name}“ ist gespeichert`,
  deleteView: (name) => `Ansicht ${name} löschen`,
  searchLabel: 'Aufgaben durchsuchen',
  severity: 'Schweregrad',
  site: 'Website',
  rule: 'Regel',
  language: 'Sprache',
  orderBy: 'Gruppieren nach',
  order: { due: 'Nach Frist', site: 'Nach Website', reason: 'Nach Grund' },
  section: {
    approval: 'Wartet auf meine Genehmigung',
    overdue: 'Überfällig',
    week: 'Diese Woche fällig',
    later: 'Später oder ohne Frist',
    mentioned: 'Erwähnungen',
    assigned: 'Mir zugewiesen',
    nobody: 'Ohne Zuweisung',
  },
  openDesk: 'Am Prüfplatz öffnen',
  review: (n) => (n === 1 ? 'Diesen bearbeiten' : `Diese ${number(n)} bearbeiten`),
  pick: (rule) => `Auswählen: ${rule}`,
  picked: (n, rows) => `${findings(n)}${rows === n ? '' : ` in ${plural(rows, { one: 'Zeile', other: 'Zeilen' })}`} ausgewählt`,
  requestsPicked: (n) => (n === 1 ? '1 Antrag, auf seiner Seite zu beantworten' : `${number(n)} Anträge, auf ihren Seiten zu beantworten`),
  pickShown: (loaded, total) => (loaded < total ? `Die ${number(loaded)} gezeigten wählen` : `Alle ${number(total)} wählen`),
  partly: (done, why) => `In ${plural(done, { one: 'Audit', other: 'Audits' })} erledigt, dann abgelehnt: ${why}`,
  atDesk: {
    here: (rows, total) => `${number(rows)} von ${number(total)} Aufgaben ${rows === 1 ? 'gehört' : 'gehören'} zu diesem Audit`,
    none: 'In diesem Audit ist davon nichts mehr übrig',
    next: (name, rows) => `Weiter: ${name}, ${number(rows)}`,
    back: 'Zurück zu den Aufgaben',
  },
  empty: 'Nichts wartet auf Sie',
  emptyHelp: 'Was Ihnen zugewiesen ist, Sie erwähnt oder auf Ihre Genehmigung wartet, steht hier, gleich aus welchem Audit.',
  noMatch: 'Keine Aufgabe passt dazu',
  onAssets: (n) => plural(n, { one: 'Inhalt', other: 'Inhalte' }),
  noRule: 'Ohne Regel',
  asksToDismiss: (who) => `${who} beantragt, zu verwerfen`,
  mentionsMe: (who) => `${who} erwähnt mich`,
  assignedToMe: 'Mir zugewiesen',
  byWhom: (who, when) => `von ${who}, ${when}`,
  byRule: (rule) => `durch Regel „${rule}“`,
  dueNobody: 'Fällig, ohne Zuweisung',
  asked: (when) => `beantragt ${when}`,
  somebody: 'Jemand',
  decide: 'Entscheiden',
  more: (n) => `${number(n)} weitere anzeigen`,
  overBy: (days) => `${plural(days, { one: 'Tag', other: 'Tage' })} überfällig`,
  overToday: 'seit heute überfällig',
  wasDue: (when) => `war fällig ${when}`,
  due: (when) => `fällig ${when}`,
  noDate: 'keine Frist',
  today: 'heute',
  tomorrow: 'morgen',
  snooze: 'Zurückstellen',
  snoozeUntil: 'Zurückstellen bis',
  laterToday: 'Heute später',
  fromTomorrow: 'Morgen',
  nextWeek: 'Nächste Woche',
  afterNextRun: 'Nach dem nächsten Lauf',
  pickDate: 'Datum wählen …',
  date: 'Datum',
  snoozeNote: (due) =>
    due === null ? 'Nur für Sie.' : `Nur für Sie. Die Frist bleibt (${due}), und überfällig ist die Aufgabe sofort wieder da.`,
  snoozedUntil: (when) => `Zurückgestellt bis ${when}`,
  snoozedUntilRun: 'Zurückgestellt bis zum Ende des nächsten Laufs',
  wake: 'Jetzt wieder zeigen',
  mentionDone: 'Erledigt, Erwähnung entfernen',
  keys: {
    move: 'bewegen',
    open: 'öffnen',
    review: 'bearbeiten',
    pick: 'auswählen',
    snooze: 'zurückstellen',
    assign: 'Auswahl zuweisen',
    approve: 'genehmigen oder ablehnen',
    all: 'Alle Tasten',
    undo: 'rückgängig',
  },
  approve: {
    crumb: 'Zu genehmigen',
    where: 'Sie sind hier',
    heading: (n) => `${findings(n)} verwerfen?`,
    askedBy: (who, when) => `Beantragt von ${who}, ${when}`,
    why: 'der Schweregrad verlangt eine zweite Person',
    requested: 'beantragt',
    request: 'Der Antrag',
    gives: 'mit dieser Begründung,',
    morePages: (n) => `und ${plural(n, { one: 'weiterer Inhalt', other: 'weitere Inhalte' })} dazu`,
    evidence: 'Nachweise',
    comments: (n) => `Diskussion zum Befund, ${plural(n, { one: 'Kommentar', other: 'Kommentare' })}`,
    page: 'Die Seite, wie sie gelesen wurde',
    earlier: 'Frühere Entscheidungen dazu',
    none: 'keine',
    whyFound: 'Warum gefunden',
    law: 'Recht',
    yourReason: 'Ihre Begründung',
    optional: 'zum Ablehnen nötig, beim Genehmigen willkommen',
    reasonHelp: (who) => `Geht an ${who} und steht unter Ihrem Namen im Protokoll`,
    reasonNeeded: 'Sagen Sie, warum: Ablehnen braucht eine Begründung.',
    canUndo: 'Für beide im Protokoll rückgängig zu machen',
    deny: 'Ablehnen',
    doApprove: (n) => `Genehmigen, ${number(n)} verwerfen`,
    approved: (n, left) => `${findings(n)} verworfen${leftOver(left)}`,
    denied: (n, left) => `Abgelehnt: ${plural(n, { one: 'Befund bleibt', other: 'Befunde bleiben' })} unverändert${leftOver(left)}`,
    whatHappens: 'Was geschieht',
    until: 'Bis Sie entscheiden',
    untilText: (n, state) =>
      n === 1
        ? `Der Status bleibt „${state}“, hier und in der API. So zählt der Befund im Siegel, und Fristen laufen weiter.`
        : `Der Status aller ${number(n)} bleibt „${state}“, hier und in der API. So zählen sie im Siegel, und Fristen laufen weiter.`,
    ifApprove: 'Wenn Sie genehmigen',
    ifApproveText: (n) =>
      `${number(n)} ${n === 1 ? 'wird' : 'werden'} verworfen, mit beiden Namen und beiden Begründungen. ` +
      'Spätere Läufe übernehmen das, solange Satz und Regel unverändert sind. Was inzwischen anders entschieden wurde, bleibt.',
    ifDeny: 'Wenn Sie ablehnen',
    ifDenyText: (n, who) =>
      `${number(n)} ${n === 1 ? 'bleibt' : 'bleiben'} wie zuvor, und ${who} liest Ihre Begründung. ` +
      'Ein neuer Antrag ist möglich; die Ablehnung bleibt im Protokoll.',
    who: 'Wer darf',
    whoText: (who) =>
      `Jeder Inhaber oder Redakteur außer ${who}; von dort stammt der Antrag, und dort kann er zurückgezogen werden. ` +
      'Ändert sich der Satz im nächsten Lauf, verfällt der Antrag mit einem Hinweis.',
    meanwhile: (n) =>
      n === 1
        ? '1 Befund des Antrags wurde inzwischen anders entschieden und bleibt unberührt.'
        : `${number(n)} Befunde des Antrags wurden inzwischen anders entschieden und bleiben unberührt.`,
    withdraw: 'Antrag zurückziehen',
    withdrawHelp: (n) =>
      `${n === 1 ? 'Der Befund bleibt, wie er ist' : `Alle ${number(n)} bleiben, wie sie sind`}, und niemand wird mehr gefragt.`,
    withdrawn: (n) => `Zurückgezogen: ${plural(n, { one: 'Befund bleibt', other: 'Befunde bleiben' })} wie zuvor`,
    over: {
      withdrawn: (who, when) => `${who} hat den Antrag zurückgezogen, ${when}`,
      approved: (who, when) => `${who} hat den Antrag genehmigt, ${when}`,
      denied: (who, when) => `${who} hat den Antrag abgelehnt, ${when}`,
      lapsed: 'Alles, worum es ging, wurde inzwischen anders entschieden: Es gibt nichts zu beantworten.',
    },
  },
  bell: {
    title: 'Mitteilungen',
    unread: (n) => (n === 0 ? 'Mitteilungen' : `Mitteilungen, ${number(n)} ungelesen`),
    none: 'Noch nichts',
    readAll: 'Alle als gelesen markieren',
    settings: 'Mitteilungen einstellen',
    said: ({ kind, by, count, outcome, audit_name: audit, rule_id: rule }) => {
      const who = by ?? 'Jemand'
      const where = audit ? `, ${audit}` : ''
      const isDiscarded = outcome === 'discarded' || outcome === 'deleted'
      const what: Record<string, string> = {
        assigned:
          outcome === 'rule' ? `Die Regel „${who}“ hat mir ${findings(count)} zugewiesen` : `${who} hat mir ${findings(count)} zugewiesen`,
        mentioned: `${who} erwähnt mich`,
        due:
          outcome === 'overdue'
            ? `${findings(count)} von mir ${count === 1 ? 'ist' : 'sind'} überfällig`
            : `${findings(count)} von mir ${count === 1 ? 'wird' : 'werden'} binnen eines Tages fällig`,
        approval: `${who} beantragt, ${findings(count)} zu verwerfen`,
        answered:
          outcome === 'lapsed'
            ? `Mein Antrag zu ${plural(count, { one: 'Befund', other: 'Befunden' })} ist verfallen`
            : `${who} hat meinen Antrag zu ${plural(count, { one: 'Befund', other: 'Befunden' })} ` +
              `${outcome === 'approved' ? 'genehmigt' : outcome === 'denied' ? 'abgelehnt' : 'beantwortet'}`,
        rule_review: isDiscarded
          ? `${who} hat den Entwurf der Regel ${rule} verworfen, der auf mich wartete`
          : `${who} bittet mich, die Regel ${rule} zu veröffentlichen`,
        rule_answered: isDiscarded
          ? `${who} hat den Entwurf der Regel ${rule} während der Freigabe verworfen`
          : outcome === 'published'
            ? `${who} hat die Regel ${rule} veröffentlicht`
            : `${who} hat die Regel ${rule} zurückgegeben`,
        run_ended:
          outcome === 'followed'
            ? `Ein Lauf ist beendet, ${findings(count)} habe ich noch nicht gesehen`
            : `Ein Audit ist beendet: ${findings(count)}${outcome === 'not-whole' ? ', nicht alles vollständig geprüft' : ''}`,
        deleted:
          `${who} hat ` +
          `${{ audit: 'ein Audit', site: 'eine Website', person: 'die Daten einer Person' }[outcome ?? ''] ?? 'etwas'} gelöscht`,
        budget: `Die Kosten für Modelle${by === null ? '' : ` des Schlüssels „${by}“`} haben die ${
          outcome === 'hard' ? 'Obergrenze' : 'Warngrenze'
        } erreicht`,
        run_failed: 'Ein Audit ist fehlgeschlagen',
      }
      return `${what[kind] ?? kind}${where}`
    },
  },
  pending: (who, when) => `${who} hat beantragt, dies zu verwerfen, ${when}; der Antrag wartet auf eine zweite Person.`,
  toRequest: 'Genehmigen oder ablehnen',
  waiting: (n) =>
    `${plural(n, { one: 'Befund wartet', other: 'Befunde warten' })} auf eine zweite Person; bis dahin bleibt der Status unverändert`,
}
