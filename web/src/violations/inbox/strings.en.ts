import { plural } from '../../base/strings.en.ts'

const number = (value: number) => new Intl.NumberFormat('en').format(value)
const findings = (n: number) => plural(n, 'finding', 'findings')

export const inbox = {
  title: 'Mine',
  pageTitle: (name: string) => `${name} · Imprimatur`,
  note: (total: number, sites: number, overdue: number, week: number) =>
    [
      sites > 0 ? `${number(total)} across ${plural(sites, 'site', 'sites')}` : 'Nothing waits',
      `${number(overdue)} overdue, ${number(week)} due this week`,
    ].join(' · '),
  views: 'Views',
  view: {
    everything: 'Everything',
    approval: 'For my approval',
    assigned: 'Assigned to me',
    mentions: 'Mentions',
    overdue: 'Overdue',
    week: 'Due this week',
    snoozed: 'Snoozed',
    nobody: 'Due, unassigned',
  },
  myViews: 'My views',
  sharedViews: 'The workspace’s',
  saveView: 'Save as a view',
  viewName: 'Name of the view',
  viewShared: 'For everybody in the workspace',
  save: 'Save',
  saved: (name: string) => `The view “${name}” is saved`,
  deleteView: (name: string) => `Delete the view ${name}`,
  searchLabel: 'Search in mine',
  severity: 'Severity',
  site: 'Site',
  rule: 'Rule',
  language: 'Language',
  orderBy: 'Group by',
  order: { due: 'By due date', site: 'By site', reason: 'By reason' },
  section: {
    approval: 'Waiting for my approval',
    overdue: 'Overdue',
    week: 'Due this week',
    later: 'Later, or without a date',
    mentioned: 'Mentions',
    assigned: 'Assigned to me',
    nobody: 'Unassigned',
  } as Record<string, string>,
  openDesk: 'Open at the desk',
  review: (n: number) => (n === 1 ? 'Review this one' : `Review these ${number(n)}`),
  pick: (rule: string) => `Select: ${rule}`,
  picked: (n: number, rows: number) => `${findings(n)}${rows === n ? '' : ` in ${plural(rows, 'row', 'rows')}`} selected`,
  requestsPicked: (n: number) => `${plural(n, 'request', 'requests')}, answered on ${n === 1 ? 'its page' : 'their pages'}`,
  pickShown: (loaded: number, total: number) => (loaded < total ? `Take the ${number(loaded)} shown` : `Take all ${number(total)}`),
  partly: (done: number, why: string) => `Done in ${plural(done, 'audit', 'audits')}, then refused: ${why}`,
  atDesk: {
    here: (rows: number, total: number) =>
      `${plural(rows, 'row', 'rows')} of ${number(total)} in Mine ${rows === 1 ? 'is' : 'are'} of this audit`,
    none: 'Nothing of it is left in this audit',
    next: (name: string, rows: number) => `Next: ${name}, ${number(rows)}`,
    back: 'Back to Mine',
  },
  empty: 'Nothing waits for you',
  emptyHelp: 'What is assigned to you, mentions you or waits for your approval is shown here, whichever audit it is from.',
  noMatch: 'Nothing of yours matches',
  onAssets: (n: number) => plural(n, 'asset', 'assets'),
  noRule: 'Without a rule',
  asksToDismiss: (who: string) => `${who} asks to dismiss`,
  mentionsMe: (who: string) => `${who} mentions me`,
  assignedToMe: 'Assigned to me',
  byWhom: (who: string, when: string) => `by ${who}, ${when}`,
  byRule: (rule: string) => `by rule “${rule}”`,
  dueNobody: 'Due, unassigned',
  asked: (when: string) => `asked ${when}`,
  somebody: 'Somebody',
  decide: 'Decide',
  more: (n: number) => `Show ${number(n)} more`,
  overBy: (days: number) => `${plural(days, 'day', 'days')} over`,
  overToday: 'overdue since today',
  wasDue: (when: string) => `was due ${when}`,
  due: (when: string) => `due ${when}`,
  noDate: 'no date',
  today: 'today',
  tomorrow: 'tomorrow',
  snooze: 'Snooze',
  snoozeUntil: 'Snooze until',
  laterToday: 'Later today',
  fromTomorrow: 'Tomorrow',
  nextWeek: 'Next week',
  afterNextRun: 'After the next run',
  pickDate: 'Pick a date…',
  date: 'Date',
  snoozeNote: (due: string | null) =>
    due === null ? 'For you alone.' : `For you alone. It stays due on ${due}, and is back at once when overdue.`,
  snoozedUntil: (when: string) => `Snoozed until ${when}`,
  snoozedUntilRun: 'Snoozed until the next run has ended',
  wake: 'Show again now',
  mentionDone: 'Done, take the mention off',
  keys: {
    move: 'move',
    open: 'open',
    review: 'review these',
    pick: 'select',
    snooze: 'snooze',
    assign: 'assign what is selected',
    approve: 'approve or deny',
    all: 'All keys',
    undo: 'undo',
  },
  approve: {
    crumb: 'For my approval',
    where: 'Where you are',
    heading: (n: number) => `Dismiss ${findings(n)}?`,
    askedBy: (who: string, when: string) => `Asked by ${who} ${when}`,
    why: 'its severity needs a second pair of eyes',
    requested: 'requested',
    request: 'The request',
    gives: 'gives this reason',
    morePages: (n: number) => `and ${plural(n, 'more asset', 'more assets')} with it`,
    evidence: 'Evidence',
    comments: (n: number) => `Thread of the finding, ${plural(n, 'comment', 'comments')}`,
    page: 'The page as it was read',
    earlier: 'Earlier decisions on it',
    none: 'none',
    whyFound: 'Why found',
    law: 'Law',
    yourReason: 'Your reason',
    optional: 'needed to deny, welcome to approve',
    reasonHelp: (who: string) => `Goes to ${who}, and stands in the trail under your name`,
    reasonNeeded: 'Say why: denying needs a reason.',
    canUndo: 'Can be undone for both, in the trail',
    deny: 'Deny',
    doApprove: (n: number) => `Approve, dismiss ${number(n)}`,
    approved: (n: number, left: number) => `${findings(n)} dismissed${leftOver(left)}`,
    denied: (n: number, left: number) => `Denied: ${findings(n)} stay as they are${leftOver(left)}`,
    whatHappens: 'What happens',
    until: 'Until you decide',
    untilText: (n: number, state: string) =>
      `${n === 1 ? 'It stays' : `All ${number(n)} stay`} ${state}, here and in the API. ` +
      `${n === 1 ? 'It counts' : 'They count'} so in the seal, and due dates run on.`,
    ifApprove: 'If you approve',
    ifApproveText: (n: number) =>
      `${number(n)} become${n === 1 ? 's' : ''} dismissed, with both names and both reasons. ` +
      'Later runs carry this over while the sentence and the rule are unchanged. What somebody decided otherwise meanwhile stays as it is.',
    ifDeny: 'If you deny',
    ifDenyText: (n: number, who: string) =>
      `${number(n)} stay${n === 1 ? 's' : ''} as before, and ${who} reads your reason. ` +
      'Asking again is possible; the denial stays in the trail.',
    who: 'Who may',
    whoText: (who: string) =>
      `Any owner or editor, except ${who}, who asked and may withdraw it. ` +
      'If the sentence changes in the next run, the request lapses and says so.',
    meanwhile: (n: number) =>
      `${findings(n)} of the request ${n === 1 ? 'was' : 'were'} decided otherwise meanwhile, and will not be touched.`,
    withdraw: 'Withdraw the request',
    withdrawHelp: (n: number) => `${n === 1 ? 'It stays as it is' : `All ${number(n)} stay as they are`}, and nobody is asked any more.`,
    withdrawn: (n: number) => `Withdrawn: ${findings(n)} stay${n === 1 ? 's' : ''} as before`,
    over: {
      withdrawn: (who: string, when: string) => `${who} withdrew it ${when}.`,
      approved: (who: string, when: string) => `${who} approved it ${when}.`,
      denied: (who: string, when: string) => `${who} denied it ${when}.`,
      lapsed: 'Everything it asked for was decided otherwise meanwhile: there is nothing to answer.',
    },
  },
  bell: {
    title: 'Notifications',
    unread: (n: number) => (n === 0 ? 'Notifications' : `Notifications, ${number(n)} unread`),
    none: 'Nothing yet',
    readAll: 'Mark all as read',
    settings: 'Notification settings',
    said: (notice: {
      kind: string
      by: string | null
      count: number
      outcome: string | null
      audit_name: string | null
      rule_id: string | null
    }): string => {
      const { kind, by, count, outcome, audit_name: audit, rule_id: rule } = notice
      const who = by ?? 'Somebody'
      const where = audit ? `, ${audit}` : ''
      const isDiscarded = outcome === 'discarded' || outcome === 'deleted'
      const what: Record<string, string> = {
        assigned: outcome === 'rule' ? `The rule “${who}” assigned ${findings(count)} to me` : `${who} assigned ${findings(count)} to me`,
        mentioned: `${who} mentions me`,
        due: outcome === 'overdue' ? `${findings(count)} of mine became overdue` : `${findings(count)} of mine are due within a day`,
        approval: `${who} asks to dismiss ${findings(count)}`,
        answered:
          outcome === 'lapsed' ? `My request on ${findings(count)} has lapsed` : `${who} ${outcome} my request on ${findings(count)}`,
        rule_review: isDiscarded
          ? `${who} discarded the draft of the rule ${rule} that waited for me`
          : `${who} asks me to publish the rule ${rule}`,
        rule_answered: isDiscarded
          ? `${who} discarded the draft of the rule ${rule} while it was in review`
          : outcome === 'published'
            ? `${who} published the rule ${rule}`
            : `${who} sent the rule ${rule} back`,
        run_ended:
          outcome === 'followed'
            ? `A run has ended with ${findings(count)} I have not seen`
            : `An audit has ended with ${findings(count)}${outcome === 'not-whole' ? ', not everything checked whole' : ''}`,
        deleted: `${who} deleted ${{ audit: 'an audit', site: 'a site', person: 'a person’s data' }[outcome ?? ''] ?? 'something'}`,
        budget: `Spending on models${by === null ? '' : ` of the key “${by}”`} has reached the amount to ${
          outcome === 'hard' ? 'stop at' : 'warn at'
        }`,
        run_failed: 'An audit failed',
      }
      return `${what[kind] ?? kind}${where}`
    },
  },
  pending: (who: string, when: string) => `${who} asks to dismiss this, ${when}; it waits for a second person.`,
  toRequest: 'Approve or deny',
  waiting: (n: number) => `${findings(n)} wait${n === 1 ? 's' : ''} for a second person; until then the state is unchanged`,
}

function leftOver(left: number): string {
  return left > 0 ? `; ${number(left)} were decided otherwise meanwhile and stay` : ''
}
