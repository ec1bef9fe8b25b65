import { number } from '../../base/format.ts'
import { il, plural, word } from '../../base/italian.ts'
import type { inbox as English } from './strings.en.ts'

const findings = (n: number) => plural(n, 'rilievo', 'rilievi')

/** "resta", "restano" and what a finding that is not touched is like. */
const stay = (n: number) => word(n, 'resta com’è', 'restano come sono')

export const inbox: typeof English = {
  title: 'Per me',
  pageTitle: (name: string) => `${name} · Imprimatur`,
  note: (total: number, sites: number, overdue: number, week: number) =>
    [
      sites > 0 ? `${number(total)} in ${plural(sites, 'sito', 'siti')}` : 'Nulla in attesa',
      `${number(overdue)} ${word(overdue, 'scaduto', 'scaduti')}, ${number(week)} in scadenza questa settimana`,
    ].join(' · '),
  views: 'Viste',
  view: {
    everything: 'Tutto',
    approval: 'Da approvare',
    assigned: 'Assegnati a me',
    mentions: 'Menzioni',
    overdue: 'Scaduti',
    week: 'In scadenza questa settimana',
    snoozed: 'Posticipati',
    nobody: 'Con scadenza, non assegnati',
  },
  myViews: 'Le mie viste',
  sharedViews: 'Dello spazio di lavoro',
  saveView: 'Salva come vista',
  viewName: 'Nome della vista',
  viewShared: 'Per tutti nello spazio di lavoro',
  save: 'Salva',
  saved: (name: string) => `La vista «${name}» è salvata`,
  deleteView: (name: string) => `Elimina la vista ${name}`,
  searchLabel: 'Cerca in Per me',
  severity: 'Gravità',
  site: 'Sito',
  rule: 'Regola',
  language: 'Lingua',
  orderBy: 'Raggruppa per',
  order: { due: 'Per scadenza', site: 'Per sito', reason: 'Per motivo' },
  section: {
    approval: 'In attesa della mia approvazione',
    overdue: 'Scaduti',
    week: 'In scadenza questa settimana',
    later: 'Più avanti, o senza scadenza',
    mentioned: 'Menzioni',
    assigned: 'Assegnati a me',
    nobody: 'Non assegnati',
  } as Record<string, string>,
  openDesk: 'Apri in Revisione',
  review: (n: number) => (n === 1 ? 'Rivedi questo' : `Rivedi questi ${number(n)}`),
  pick: (rule: string) => `Seleziona: ${rule}`,
  picked: (n: number, rows: number) =>
    `${plural(n, 'rilievo selezionato', 'rilievi selezionati')}${rows === n ? '' : ` in ${plural(rows, 'riga', 'righe')}`}`,
  requestsPicked: (n: number) => plural(n, 'richiesta: si risponde nella sua pagina', 'richieste: si risponde nelle rispettive pagine'),
  pickShown: (loaded: number, total: number) =>
    loaded < total ? `Prendi quelli in elenco (${number(loaded)})` : `Prendi tutti (${number(total)})`,
  partly: (done: number, why: string) => `Eseguito in ${plural(done, 'audit', 'audit')}, poi rifiutato: ${why}`,
  atDesk: {
    here: (rows: number, total: number) =>
      `${plural(rows, 'riga', 'righe')} su ${number(total)} in Per me ${word(rows, 'è', 'sono')} di questo audit`,
    none: 'In questo audit non ne resta più nulla',
    next: (name: string, rows: number) => `Successivo: ${name}, ${number(rows)}`,
    back: 'Torna a Per me',
  },
  empty: 'Nulla in attesa',
  emptyHelp: 'Assegnazioni, menzioni e approvazioni in attesa sono mostrate qui, da qualunque audit provengano.',
  noMatch: 'Nessun risultato in Per me',
  onAssets: (n: number) => plural(n, 'contenuto', 'contenuti'),
  noRule: 'Senza regola',
  asksToDismiss: (who: string) => `${who} chiede di archiviare`,
  mentionsMe: (who: string) => `${who} mi menziona`,
  assignedToMe: 'Assegnato a me',
  byWhom: (who: string, when: string) => `da ${who}, ${when}`,
  byRule: (rule: string) => `dalla regola «${rule}»`,
  dueNobody: 'Con scadenza, non assegnato',
  asked: (when: string) => `richiesto ${il(when)}`,
  somebody: 'Qualcuno',
  decide: 'Decidi',
  more: (n: number) => `Mostra ancora ${number(n)}`,
  overBy: (days: number) => `scaduto da ${plural(days, 'giorno', 'giorni')}`,
  overToday: 'scaduto da oggi',
  wasDue: (when: string) => `scaduto ${il(when)}`,
  due: (when: string) => `scade ${il(when)}`,
  noDate: 'senza scadenza',
  today: 'oggi',
  tomorrow: 'domani',
  snooze: 'Posticipa',
  snoozeUntil: 'Posticipa a',
  laterToday: 'Più tardi oggi',
  fromTomorrow: 'Domani',
  nextWeek: 'Settimana prossima',
  afterNextRun: 'Dopo la prossima esecuzione',
  pickDate: 'Scegli una data…',
  date: 'Data',
  snoozeNote: (due: string | null) =>
    due === null
      ? 'Vale solo per chi lo posticipa.'
      : `Vale solo per chi lo posticipa. La scadenza resta la stessa (${due}); una volta scaduto, ricompare subito.`,
  snoozedUntil: (when: string) => `Posticipato: ${when}`,
  snoozedUntilRun: 'Posticipato alla fine della prossima esecuzione',
  wake: 'Mostra di nuovo ora',
  mentionDone: 'Fatto, rimuovi la menzione',
  keys: {
    move: 'scorrere',
    open: 'aprire',
    review: 'rivedere questi',
    pick: 'selezionare',
    snooze: 'posticipare',
    assign: 'assegnare la selezione',
    approve: 'approvare o rifiutare',
    all: 'Tutti i tasti',
    undo: 'annullare',
  },
  approve: {
    crumb: 'Da approvare',
    where: 'Posizione',
    heading: (n: number) => `Archiviare ${findings(n)}?`,
    askedBy: (who: string, when: string) => `Richiesto da ${who} ${il(when)}`,
    why: 'la sua gravità richiede una seconda persona',
    requested: 'richiesto',
    request: 'La richiesta',
    gives: 'indica questa motivazione',
    morePages: (n: number) => `e con esso ${plural(n, 'altro contenuto', 'altri contenuti')}`,
    evidence: 'Elementi',
    comments: (n: number) => `Discussione del rilievo, ${plural(n, 'commento', 'commenti')}`,
    page: 'La pagina com’è stata letta',
    earlier: 'Decisioni precedenti',
    none: 'nessuna',
    whyFound: 'Perché è stato trovato',
    law: 'Norma',
    yourReason: 'Motivazione',
    optional: 'necessaria per rifiutare, gradita per approvare',
    reasonHelp: (who: string) => `Arriva a ${who} e resta nel registro con il nome di chi decide`,
    reasonNeeded: 'Indicare il perché: un rifiuto richiede una motivazione.',
    canUndo: 'Si può revocare in entrambi i casi, nel registro',
    deny: 'Rifiuta',
    doApprove: (n: number) => `Approva, archivia ${number(n)}`,
    approved: (n: number, left: number) => `${plural(n, 'rilievo archiviato', 'rilievi archiviati')}${leftOver(left)}`,
    denied: (n: number, left: number) => `Rifiutato: ${findings(n)} ${stay(n)}${leftOver(left)}`,
    whatHappens: 'Che cosa succede',
    until: 'Fino alla decisione',
    untilText: (n: number, state: string) =>
      `${n === 1 ? 'Mantiene' : `Tutti e ${number(n)} mantengono`} lo stato «${state}», qui e nell’API. ` +
      `${n === 1 ? 'Conta' : 'Contano'} così nel sigillo, e le scadenze continuano a decorrere.`,
    ifApprove: 'In caso di approvazione',
    ifApproveText: (n: number) =>
      `${findings(n)} ${word(n, 'viene archiviato', 'vengono archiviati')}, con entrambi i nomi e le motivazioni. ` +
      'Le esecuzioni successive riportano la decisione finché la frase e la regola non cambiano. Ciò che nel frattempo è stato deciso ' +
      'diversamente resta com’è.',
    ifDeny: 'In caso di rifiuto',
    ifDenyText: (n: number, who: string) =>
      `${findings(n)} ${stay(n)}, e ${who} legge la motivazione. ` + 'È possibile ripetere la richiesta; il rifiuto resta nel registro.',
    who: 'Chi può farlo',
    whoText: (who: string) =>
      `Qualsiasi proprietario o redattore, tranne ${who}, che lo ha richiesto e può ritirare la richiesta. ` +
      'Se nella prossima esecuzione la frase cambia, la richiesta decade e lo indica.',
    meanwhile: (n: number) =>
      `${findings(n)} della richiesta nel frattempo ${word(n, 'è stato deciso', 'sono stati decisi')} diversamente e non ` +
      `${word(n, 'verrà toccato', 'verranno toccati')}.`,
    withdraw: 'Ritira la richiesta',
    withdrawHelp: (n: number) =>
      `${n === 1 ? 'Resta com’è' : `Tutti e ${number(n)} restano come sono`}, e non viene più chiesto nulla a nessuno.`,
    withdrawn: (n: number) => `Richiesta ritirata: ${findings(n)} ${stay(n)}`,
    over: {
      withdrawn: (who: string, when: string) => `${who} l’ha ritirata ${il(when)}.`,
      approved: (who: string, when: string) => `${who} l’ha approvata ${il(when)}.`,
      denied: (who: string, when: string) => `${who} l’ha rifiutata ${il(when)}.`,
      lapsed: 'Nel frattempo tutto ciò che chiedeva è stato deciso diversamente: non c’è nulla a cui rispondere.',
    },
  },
  bell: {
    title: 'Notifiche',
    unread: (n: number) => (n === 0 ? 'Notifiche' : `Notifiche, ${number(n)} non ${word(n, 'letta', 'lette')}`),
    none: 'Ancora nulla',
    readAll: 'Segna tutte come lette',
    settings: 'Impostazioni delle notifiche',
    said: (notice: {
      kind: string
      by: string | null
      count: number
      outcome: string | null
      audit_name: string | null
      rule_id: string | null
    }): string => {
      const { kind, by, count, outcome, audit_name: audit, rule_id: rule } = notice
      const who = by ?? 'Qualcuno'
      const where = audit ? `, ${audit}` : ''
      const isDiscarded = outcome === 'discarded' || outcome === 'deleted'
      const answers: Record<string, string> = { approved: 'ha approvato la', denied: 'ha rifiutato la' }
      const what: Record<string, string> = {
        assigned:
          outcome === 'rule' ? `La regola «${who}» mi ha assegnato ${findings(count)}` : `${who} mi ha assegnato ${findings(count)}`,
        mentioned: `${who} mi menziona`,
        due:
          outcome === 'overdue'
            ? `${findings(count)} tra i miei ${word(count, 'è scaduto', 'sono scaduti')}`
            : `${findings(count)} tra i miei ${word(count, 'scade', 'scadono')} entro un giorno`,
        approval: `${who} chiede di archiviare ${findings(count)}`,
        answered:
          outcome === 'lapsed'
            ? `La mia richiesta su ${findings(count)} è decaduta`
            : `${who} ${answers[outcome ?? ''] ?? 'ha risposto alla'} mia richiesta su ${findings(count)}`,
        rule_review: isDiscarded
          ? `${who} ha scartato la bozza della regola ${rule} che mi attendeva`
          : `${who} mi chiede di pubblicare la regola ${rule}`,
        rule_answered: isDiscarded
          ? `${who} ha scartato la bozza della regola ${rule} mentre era in approvazione`
          : outcome === 'published'
            ? `${who} ha pubblicato la regola ${rule}`
            : `${who} ha restituito la regola ${rule}`,
        run_ended:
          outcome === 'followed'
            ? `Un’esecuzione è terminata con ${findings(count)} che non ho ancora visto`
            : `Un audit è terminato con ${findings(count)}${outcome === 'not-whole' ? '; non tutto è stato controllato per intero' : ''}`,
        deleted:
          `${who} ha eliminato ` + ({ audit: 'un audit', site: 'un sito', person: 'i dati di una persona' }[outcome ?? ''] ?? 'qualcosa'),
        budget: `La spesa per l’IA${by === null ? '' : ` della chiave «${by}»`} ha raggiunto la soglia ${
          outcome === 'hard' ? 'massima' : 'di avviso'
        }`,
        run_failed: 'Un audit non è riuscito',
      }
      return `${what[kind] ?? kind}${where}`
    },
  },
  pending: (who: string, when: string) => `${who} chiede di archiviarlo, ${when}; serve una seconda persona.`,
  toRequest: 'Approva o rifiuta',
  waiting: (n: number) => `${plural(n, 'rilievo attende', 'rilievi attendono')} una seconda persona; fino ad allora lo stato non cambia`,
}

function leftOver(left: number): string {
  return left > 0 ? `; ${number(left)} nel frattempo ${word(left, 'è stato deciso', 'sono stati decisi')} diversamente e ${stay(left)}` : ''
}
