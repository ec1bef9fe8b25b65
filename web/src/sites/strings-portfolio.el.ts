import type { portfolio as English } from './strings-portfolio.en.ts'
import { number } from '../base/format.ts'

export const portfolio: typeof English = {
  title: 'Χαρτοφυλάκιο',
  note: (n: number) =>
    `Ιστότοποι: ${number(n)}. Ανοιχτό σημαίνει ότι ούτε απορρίφθηκε ούτε διορθώθηκε, στην τελευταία ολοκληρωμένη εκτέλεση.`,
  site: 'Ιστότοπος',
  trend: 'Ευρήματα ανά εκτέλεση',
  open: 'Ανοιχτά',
  new: 'Νέα και παλιά',
  overdue: 'Εκπρόθεσμα',
  waiting: 'Περιμένει',
  newOld: (n: number, o: number) => `${number(n)} νέα, ${number(o)} παλιά`,
  firstRun: 'Πρώτη εκτέλεση',
  noRun: 'Δεν έχει ολοκληρωθεί καμία εκτέλεση',
  person: (name: string, n: number) => `${name}: ${number(n)}`,
  second: (name: string, n: number) => `Δεύτερο άτομο, αίτημα από ${name}: ${number(n)}`,
  since: (when: string) => `το παλαιότερο: ${when}`,
  more: (n: number) => `Και άλλοι: ${number(n)}`,
  nobody: 'Κανέναν',
  empty: 'Δεν ταιριάζει κανένας ιστότοπος',
  emptyHelp: 'Οι ιστότοποι ελέγχονται ξανά και ξανά· εμφανίζονται εδώ μόλις υπάρξει ένας.',
}
