import { number } from '../base/format.ts'

/** All sites beside each other. */
export const portfolio = {
  title: 'Portfolio',
  note: (n: number) => `Sites: ${number(n)}. Open means neither dismissed nor fixed, in the last run that ended.`,
  site: 'Site',
  trend: 'Findings over runs',
  open: 'Open',
  new: 'New and old',
  overdue: 'Overdue',
  waiting: 'Waits for',
  newOld: (n: number, o: number) => `${number(n)} new, ${number(o)} old`,
  firstRun: 'First run',
  noRun: 'No run has ended yet',
  person: (name: string, n: number) => `${name}: ${number(n)}`,
  second: (name: string, n: number) => `A second person, asked by ${name}: ${number(n)}`,
  since: (when: string) => `oldest ${when}`,
  more: (n: number) => `And others: ${number(n)}`,
  nobody: 'Nobody',
  empty: 'No site matches',
  emptyHelp: 'Sites are what is audited again and again; they appear here once there is one.',
}
