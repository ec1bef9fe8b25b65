import { plural } from '../../base/strings.en.ts'

export const health = {
  pageTitle: (name: string) => `How ${name} does · Imprimatur`,
  rules: 'Rules',
  pages: 'Pages of this rule',
  tab: 'How it does',
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
      : `${faults} of ${labelled} labelled sentences were faults`,
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
    tooFew: 'Too few decisions to propose anything from.',
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
