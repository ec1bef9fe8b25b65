import { plural } from '../../base/strings.en.ts'

export const health = {
  place: 'Where you are',
  packLead: (n: number) => `A pack of ${plural(n, 'rule', 'rules')}. What people always dismiss of any of them is learned together.`,
  noPack: 'There is no such pack',
  pageTitle: (name: string) => `How ${name} does · Imprimatur`,
  rules: 'Rules',
  pages: 'Pages of this rule',
  tab: 'Performance',
  span: 'Time',
  spans: { five: '5 runs', quarter: '90 days', all: 'All' },
  pointedOut: (dismissed: number, decided: number) => `${dismissed} of the ${decided}`,
  people: 'People dismissed ',
  findingsDecided: ' findings they decided. Above one half of at least 20, a rule is pointed out.',
  hits: 'Hits',
  inRuns: (runs: number) => `in ${plural(runs, 'run', 'runs')}`,
  lastRuns: (hits: number[]) => `${hits.join(', ')} hits in the last ${plural(hits.length, 'run', 'runs')}`,
  noRuns: 'It ran in no audit yet.',
  dismissed: 'Dismissed',
  ofDecided: (dismissed: number, decided: number) => `${dismissed} of ${decided} decided`,
  nobody: 'Nobody has decided about its findings yet.',
  time: 'Time to a decision',
  sooner: 'half are decided sooner',
  allRules: (time: string) => `all rules here: ${time}`,
  notKnown: 'not known yet',
  confidence: 'Confidence',
  labelled: (faults: number, labelled: number) =>
    labelled === 0
      ? 'drawn from its pack: none of its own sentences are labelled'
      : `${faults} of ${labelled} labelled sentences were faults${labelled < 10 ? '; so few, that most of the figure is its pack’s' : ''}`,
  notMeasured: 'Not measured yet',
  notMeasuredOwn: 'Only rules that ship with the product are measured on labelled pages. Yours is measured by your decisions.',
  why: 'Why people dismissed it',
  reasons: 'Reasons',
  noReason: 'Nobody has dismissed anything of it.',
  where: 'Where',
  shareBy: 'Share dismissed by site and language',
  of: (part: number, whole: number) => `${part} of ${whole}`,
  falses: 'Commonest false sentences',
  times: (n: number) => `${n} ×`,
  sample: 'Counted on the newest decisions: 2,000 at most, looked for among 20,000 findings.',
  openFinding: 'Open finding',
  tighten: {
    title: 'Tighten',
    sub: (decided: number) =>
      `proposed from the dismissed sentences, counted on ${decided === 1 ? 'the one' : `all ${decided}`} decided findings`,
    subNewest: (decided: number) => `proposed from the dismissed sentences, counted on the newest ${decided} decided findings`,
    unjudged: (n: number) =>
      `${n} of them ${n === 1 ? 'is' : 'are'} not counted: the rule finds ${n === 1 ? 'it' : 'them'} only with the page around it, ` +
      'or no longer.',
    none: 'No words set the dismissed sentences apart from the others, so there is nothing to propose.',
    leave: 'Leave alone',
    gone: 'False, gone',
    lost: 'Right, lost',
    ticked: (n: number) => (n === 1 ? 'The one ticked' : `The ${n} ticked`),
    kept: (kept: number, right: number) => `${kept} of ${right}`,
    keptWords: 'right ones kept',
    remain: (left: number, all: number) => `${left} of ${all}`,
    remainWords: 'false ones remain',
    share: (after: number, before: number) => `Share dismissed would have been ${after} % instead of ${before} %.`,
    wouldBeLost: 'Would be lost:',
    by: (state: string, name: string, day: string) => `${state} by ${name}, ${day}`,
    make: 'Make a draft of this',
    draftNote: 'The next draft of the rule; nothing runs yet.',
    copyNote: 'A copy of the pack’s rule; nothing runs yet. The pack’s own goes on beside it until you switch it off.',
    made: 'The draft is there. Try it, then publish it.',
  },
  learned: {
    title: 'Learned from your decisions',
    sub: 'what this workspace always dismisses; no other workspace’s decisions are used',
    tooFew: (decided: number, needed: number) => `${decided} of the ${needed} decisions that are needed.`,
    train: (decided: number) => `Learn from ${decided} decisions`,
    again: (decided: number) => `Learn again from ${decided} decisions`,
    training: 'Learning; this may take a few minutes.',
    measured: (filtered: string, right: string) => `Of ${filtered} findings it would have filtered, people had dismissed ${right}:`,
    precision: (share: number) => `precision ${Math.floor(share * 100)} %`,
    recall: (share: number) => `recall ${Math.floor(share * 100)} %`,
    how: (decided: number, pages: number) =>
      `Measured on decisions it was not trained on: ${decided} on ${plural(pages, 'page', 'pages')}, no page on both sides.`,
    trained: (day: string) => `Trained ${day}.`,
    notUsable: 'It was right too seldom, or measured on too few findings, to be switched on. Decide about more findings, then learn again.',
    what: 'What is done with findings that are always dismissed',
    action: { off: 'Nothing', lower: 'Show as low', hide: 'Leave out' },
    does: {
      off: 'Findings are shown as the rule grades them.',
      lower: 'From the next audit on they are low, and say why. One in ten stays as it is, for control.',
      hide: 'From the next audit on they are left out, and the page says how many. One in ten stays, for control.',
    },
    reason: 'Reason',
    save: 'Switch',
    switched: 'It holds from the next audit on.',
  },
}

/** A length of time in two units: 1 d 4 h, 9 h, 12 min. */
export function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return 'under 1 min'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  return hours % 24 === 0 ? `${Math.floor(hours / 24)} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`
}
