/**
 * What became of a violation that an earlier run of its site had as well. The codes are stored (carried_violations.how): they are never
 * given to another meaning.
 */
export const CARRIED = [
  { code: 1, how: 'met', meaning: 'Nobody had decided about it; assignees, due date and comments came along' },
  { code: 2, how: 'carried', meaning: 'It has the state and the reason it had before' },
  { code: 3, how: 'sentence_changed', meaning: 'It was dismissed; its sentence has changed since, so it is undecided again' },
  { code: 4, how: 'rule_changed', meaning: 'It was dismissed; what the rule looks for has changed since, so it is undecided again' },
  { code: 5, how: 'still_there', meaning: 'It was marked fixed, and is still there: undecided again' },
  { code: 6, how: 'came_back', meaning: 'It was gone in the run before, and is there again' },
] as const

export type Carried = (typeof CARRIED)[number]['how']

export const carriedCode = (how: Carried): number => CARRIED.find((row) => row.how === how)!.code
export const carriedName = (code: number): Carried => CARRIED.find((row) => row.code === code)!.how
