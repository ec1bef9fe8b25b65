import { number } from '../../base/format.ts'

/** All filters of the desk in one list, and the keys that the help says of it. */
export const deskFilters = {
  title: 'Filters',
  all: 'All filters',
  find: 'Find a filter or a value',
  apply: 'Apply',
  foot: 'Arrows move, Space ticks.',
  enterTakes: (label: string) => `Enter takes: ${label}`,
  more: (n: number) => `${number(n)} more: type a word`,
  keys: {
    elevatedWithEnd: 'Elevated risk, with an end',
    screens: 'Another screen (not at the desk): G, then its letter',
    findings: 'Findings of the entry',
    inEditor: 'In the rule editor',
    save: 'Save the draft',
    mustHit: 'Keep the sentence as one it must hit',
    leaveAlone: 'Keep it as one to leave alone',
    changeClaim: 'Change the claim',
    replace: 'Find and replace',
    takeSuggestion: 'Take what is suggested',
    tallies: 'Count them as a filter',
  },
}
