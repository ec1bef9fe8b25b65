import type { inbox as English } from './strings.en.ts'
import { days, den, findings, plural, rows, sentence } from '../../base/swedish.ts'

const number = (value: number) => new Intl.NumberFormat('sv').format(value)
const assets = (n: number) => plural(n, 'objekt', 'objekt')

export const inbox: typeof English = {
  title: 'Mina ärenden',
  pageTitle: (name) => `${name} · Imprimatur`,
  note: (total, sites, overdue, week) =>
    [
      sites > 0 ? `${number(total)} på ${plural(sites, 'webbplats', 'webbplatser')}` : 'Inget väntar',
      `${number(overdue)} försenade, ${number(week)} förfaller den här veckan`,
    ].join(' · '),
  views: 'Vyer',
  view: {
    everything: 'Allt',
    approval: 'För mitt godkännande',
    assigned: 'Tilldelade mig',
    mentions: 'Omnämnanden',
    overdue: 'Försenade',
    week: 'Förfaller i veckan',
    snoozed: 'Uppskjutna',
    nobody: 'Med frist, ej tilldelade',
  },
  myViews: 'Mina vyer',
  sharedViews: 'Arbetsytans',
  saveView: 'Spara som vy',
  viewName: 'Vyns namn',
  viewShared: 'För alla i arbetsytan',
  save: 'Spara',
  saved: (name) => `Vyn ”${name}” är sparad`,
  deleteView: (name) => `Radera vyn ${name}`,
  searchLabel: 'Sök bland mina ärenden',
  severity: 'Allvarlighetsgrad',
  site: 'Webbplats',
  rule: 'Regel',
  language: 'Språk',
  orderBy: 'Gruppera efter',
  order: { due: 'Efter frist', site: 'Efter webbplats', reason: 'Efter orsak' },
  section: {
    approval: 'Väntar på mitt godkännande',
    overdue: 'Försenade',
    week: 'Förfaller i veckan',
    later: 'Senare, eller utan datum',
    mentioned: 'Omnämnanden',
    assigned: 'Tilldelade mig',
    nobody: 'Ej tilldelade',
  } as Record<string, string>,
  openDesk: 'Öppna i bedömningsvyn',
  review: (n) => (n === 1 ? 'Bedöm denna' : `Bedöm dessa ${number(n)}`),
  pick: (rule) => `Markera: ${rule}`,
  picked: (n, count) => `${findings(n)}${count === n ? '' : ` på ${rows(count)}`} ${n === 1 ? 'markerad' : 'markerade'}`,
  requestsPicked: (n) => plural(n, 'begäran, besvaras på sin sida', 'begäranden, besvaras på sina sidor'),
  pickShown: (loaded, total) => (loaded < total ? `Markera de ${number(loaded)} som visas` : `Markera alla ${number(total)}`),
  partly: (done, why) => `Gjort i ${plural(done, 'granskning', 'granskningar')}, nekades sedan: ${why}`,
  atDesk: {
    here: (count, total) => `${rows(count)} av ${number(total)} i Mina ärenden hör till den här granskningen`,
    none: 'Inget av det är kvar i den här granskningen',
    next: (name, count) => `Nästa: ${name}, ${number(count)}`,
    back: 'Tillbaka till Mina ärenden',
  },
  empty: 'Inget väntar på dig',
  emptyHelp: 'Det som är tilldelat dig, nämner dig eller väntar på ditt godkännande visas här, vilken granskning det än kommer från.',
  noMatch: 'Inget av dina ärenden matchar',
  onAssets: assets,
  noRule: 'Utan regel',
  asksToDismiss: (who) => `${who} vill avfärda`,
  mentionsMe: (who) => `${who} nämner mig`,
  assignedToMe: 'Tilldelad mig',
  byWhom: (who, when) => `av ${who}, ${when}`,
  byRule: (rule) => `av regeln ”${rule}”`,
  dueNobody: 'Med frist, ej tilldelad',
  asked: (when) => `begärt ${den(when)}`,
  somebody: 'Någon',
  decide: 'Besluta',
  more: (n) => `Visa ${number(n)} till`,
  overBy: (n) => `${days(n)} försenad`,
  overToday: 'försenad sedan i dag',
  wasDue: (when) => `förföll ${den(when)}`,
  due: (when) => `förfaller ${den(when)}`,
  noDate: 'inget datum',
  today: 'i dag',
  tomorrow: 'i morgon',
  snooze: 'Skjut upp',
  snoozeUntil: 'Skjut upp till',
  laterToday: 'Senare i dag',
  fromTomorrow: 'I morgon',
  nextWeek: 'Nästa vecka',
  afterNextRun: 'Efter nästa körning',
  pickDate: 'Välj ett datum …',
  date: 'Datum',
  snoozeNote: (due) =>
    due === null ? 'Bara för dig.' : `Bara för dig. Fristen är fortfarande ${den(due)}, och den är tillbaka genast när den är försenad.`,
  snoozedUntil: (when) => `Uppskjuten till ${den(when)}`,
  snoozedUntilRun: 'Uppskjuten tills nästa körning är klar',
  wake: 'Visa igen nu',
  mentionDone: 'Klart, ta bort omnämnandet',
  keys: {
    move: 'bläddra',
    open: 'öppna',
    review: 'bedöm dessa',
    pick: 'markera',
    snooze: 'skjut upp',
    assign: 'tilldela de markerade',
    approve: 'godkänn eller avslå',
    all: 'Alla tangenter',
    undo: 'ångra',
  },
  approve: {
    crumb: 'För mitt godkännande',
    where: 'Var du är',
    heading: (n) => `Avfärda ${findings(n)}?`,
    askedBy: (who, when) => `Begärt av ${who} ${den(when)}`,
    why: 'allvarlighetsgraden kräver ett andra par ögon',
    requested: 'begärt',
    request: 'Begäran',
    gives: 'anger detta skäl',
    morePages: (n) => `och ${plural(n, 'objekt', 'objekt')} till`,
    evidence: 'Underlag',
    comments: (n) => `Anmärkningens tråd, ${plural(n, 'kommentar', 'kommentarer')}`,
    page: 'Sidan så som den lästes',
    earlier: 'Tidigare beslut om den',
    none: 'inga',
    whyFound: 'Varför den hittades',
    law: 'Lag',
    yourReason: 'Ditt skäl',
    optional: 'krävs för avslag, välkommet vid godkännande',
    reasonHelp: (who) => `Går till ${who} och står i loggen under ditt namn`,
    reasonNeeded: 'Säg varför: ett avslag kräver ett skäl.',
    canUndo: 'Båda kan ångras, i loggen',
    deny: 'Avslå',
    doApprove: (n) => `Godkänn, avfärda ${number(n)}`,
    approved: (n, left) => `${plural(n, 'anmärkning avfärdad', 'anmärkningar avfärdade')}${leftOver(left)}`,
    denied: (n, left) => `Avslaget: ${plural(n, 'anmärkning förblir som den är', 'anmärkningar förblir som de är')}${leftOver(left)}`,
    whatHappens: 'Vad som händer',
    until: 'Tills du beslutar',
    untilText: (n, state) =>
      n === 1
        ? `Den förblir ”${state}”, här och i API:et. Den räknas så i sigillet, och fristen löper vidare.`
        : `Alla ${number(n)} förblir ”${state}”, här och i API:et. De räknas så i sigillet, och fristerna löper vidare.`,
    ifApprove: 'Om du godkänner',
    ifApproveText: (n) =>
      `${plural(n, 'anmärkning avfärdas', 'anmärkningar avfärdas')}, med båda namnen och båda skälen. ` +
      'Senare körningar överför beslutet så länge meningen och regeln är oförändrade. Det som någon beslutat annorlunda under tiden ' +
      'förblir som det är.',
    ifDeny: 'Om du avslår',
    ifDenyText: (n, who) =>
      `${plural(n, 'anmärkning förblir som förut', 'anmärkningar förblir som förut')}, och ${who} läser ditt skäl. ` +
      'Det går att begära igen; avslaget står kvar i loggen.',
    who: 'Vem som får',
    whoText: (who) =>
      `Vilken ägare eller redaktör som helst, utom ${who}, som bad om det och kan återta det. ` +
      'Om meningen ändras i nästa körning förfaller begäran, och det framgår.',
    meanwhile: (n) => `${findings(n)} i begäran har beslutats annorlunda under tiden och berörs inte.`,
    withdraw: 'Återta begäran',
    withdrawHelp: (n) => `${n === 1 ? 'Den förblir som den är' : `Alla ${number(n)} förblir som de är`}, och ingen tillfrågas längre.`,
    withdrawn: (n) => `Återtaget: ${plural(n, 'anmärkning förblir som förut', 'anmärkningar förblir som förut')}`,
    over: {
      withdrawn: (who, when) => sentence(`${who} återtog det ${den(when)}`),
      approved: (who, when) => sentence(`${who} godkände det ${den(when)}`),
      denied: (who, when) => sentence(`${who} avslog det ${den(when)}`),
      lapsed: 'Allt som begärdes har beslutats annorlunda under tiden: det finns inget att besvara.',
    },
  },
  bell: {
    title: 'Notiser',
    unread: (n) => (n === 0 ? 'Notiser' : `Notiser, ${number(n)} olästa`),
    none: 'Inget än',
    readAll: 'Markera alla som lästa',
    settings: 'Notisinställningar',
    said: ({ kind, by, count, outcome, audit_name: audit, rule_id: rule }) => {
      const who = by ?? 'Någon'
      const where = audit ? `, ${audit}` : ''
      const isDiscarded = outcome === 'discarded' || outcome === 'deleted'
      const what: Record<string, string> = {
        assigned: outcome === 'rule' ? `Regeln ”${who}” tilldelade mig ${findings(count)}` : `${who} tilldelade mig ${findings(count)}`,
        mentioned: `${who} nämner mig`,
        due:
          outcome === 'overdue'
            ? plural(count, 'av mina anmärkningar är försenad', 'av mina anmärkningar är försenade')
            : `${number(count)} av mina anmärkningar förfaller inom ett dygn`,
        approval: `${who} vill avfärda ${findings(count)}`,
        answered:
          outcome === 'lapsed'
            ? `Min begäran om ${findings(count)} har förfallit`
            : `${who} ${outcome === 'approved' ? 'godkände' : 'avslog'} min begäran om ${findings(count)}`,
        rule_review: isDiscarded
          ? `${who} kastade utkastet till regeln ${rule} som väntade på mig`
          : `${who} ber mig publicera regeln ${rule}`,
        rule_answered: isDiscarded
          ? `${who} kastade utkastet till regeln ${rule} under bedömningen`
          : outcome === 'published'
            ? `${who} publicerade regeln ${rule}`
            : `${who} skickade tillbaka regeln ${rule}`,
        run_ended:
          outcome === 'followed'
            ? `En körning är klar med ${findings(count)} som jag inte har sett`
            : `En granskning är klar med ${findings(count)}${outcome === 'not-whole' ? '; allt kontrollerades inte fullt ut' : ''}`,
        deleted: `${who} raderade ${
          { audit: 'en granskning', site: 'en webbplats', person: 'en persons uppgifter' }[outcome ?? ''] ?? 'något'
        }`,
        budget: `Kostnaderna för modeller${by === null ? '' : ` med nyckeln ”${by}”`} har nått ${
          outcome === 'hard' ? 'stoppgränsen' : 'varningsgränsen'
        }`,
        run_failed: 'En granskning misslyckades',
      }
      return `${what[kind] ?? kind}${where}`
    },
  },
  pending: (who, when) => `${who} vill avfärda detta, ${when}; det väntar på en andra person.`,
  toRequest: 'Godkänn eller avslå',
  waiting: (n) => `${plural(n, 'anmärkning väntar', 'anmärkningar väntar')} på en andra person; till dess är statusen oförändrad`,
}

function leftOver(left: number): string {
  return left > 0 ? `; ${number(left)} beslutades annorlunda under tiden och lämnas` : ''
}
