import type { issues as English } from './strings-issues.en.ts'
import { number } from '../base/format.ts'

export const issues: typeof English = {
  issue: 'Αίτημα',
  create: (name: string) => `Δημιουργία στο ${name}`,
  address: 'Σύνδεσμος του αιτήματος',
  keep: 'Διατήρηση συνδέσμου',
  paste: 'Επικόλληση συνδέσμου',
  kept: 'Ο σύνδεσμος αποθηκεύτηκε',
  remove: 'Αφαίρεση συνδέσμου',
  wholeGroup: (n: number) => `Για όλη την ομάδα (${number(n)})`,
  opens: 'Ανοίγει σε νέα καρτέλα. Μετά επικολλήστε εδώ τον σύνδεσμο του αιτήματος.',
  linked: 'σύνδεσε το αίτημα',
  unlinked: 'αφαίρεσε τον σύνδεσμο του αιτήματος',
  firstFound: (when: string) => `Βρέθηκε πρώτη φορά ${when}`,
  ready: 'Αιτιολογίες του χώρου εργασίας',
  own: 'Οι τελευταίες άλλες δικές σας',
}
