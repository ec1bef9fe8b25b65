import { number } from '../base/format.ts'

/** Decisions that end: at the desk, in the inbox, on a site's page and in the settings. */
export const ends = {
  held: (state: string, day: string, owner: string | null) => `${state} until ${day}${owner === null ? '' : `, ${owner}`}`,
  back: (was: string) => `Came back: ${was}`,
  set: 'Set an end',
  change: 'Change the end',
  soonNotice: (n: number) => `Decisions I answer for end soon: ${number(n)}`,
  backNotice: (n: number) => `Decisions I answer for have ended: ${number(n)} to decide again`,
  soonHere: (n: number) => `Decisions that end soon: ${number(n)}`,
  backHere: (n: number) => `Came back after their end: ${number(n)}`,
  event: 'brought it back: the decision has ended',
  action: 'The decision has ended, to be decided again',
  filter: 'End',
  endsBy: (day: string) => `By ${day}`,
  hasEnded: 'Has ended',
  title: 'Decisions that end',
  days: 'Days before the end',
  daysHelp: 'So many days before, whoever answers for a decision is told that it ends. Empty: nobody is told before.',
  saved: 'Saved',
}
