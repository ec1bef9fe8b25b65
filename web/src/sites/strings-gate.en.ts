import { number } from '../base/format.ts'

/** What must not be found on a site: its page, the list of sites. */
export const gates = {
  title: 'Quality gate',
  short: 'Gate',
  passed: 'Passed',
  failed: (n: number) => `Failed: ${number(n)}`,
  notRun: 'Not run yet',
  none: 'No gate',
  help:
    'Dismissed and fixed findings do not count. The result is also in the API, in events and in the exit code of “imprimatur ' +
    'site gate”.',
  explain: 'Says of each run whether what must not be there was found.',
  must: 'Must not be there',
  counts: 'What counts',
  onlyNew: 'Only what the run before did not have',
  onlyUndecided: 'Only what nobody has decided (otherwise risks and urgent ones count too)',
  packs: 'Packs',
  anyPack: 'Any pack',
  set: 'Set a gate',
  edit: 'Change the gate',
  remove: 'Remove the gate',
  saved: 'Gate saved',
  removed: 'Gate removed',
  unread: (n: number) => `Pages that could not be read: ${number(n)}. What is on them is not known.`,
  ofRun: (n: number) => `Run ${number(n)}`,
  needsOne: 'Choose at least one severity.',
  portfolio: 'Portfolio',
  needsPack: 'Choose at least one pack.',
}
