import { number } from '../base/format.ts'
import { days, pages as pagesOf, plural } from '../base/greek.ts'
import type { claimProofs as English } from './strings-proofs.en.ts'

export const claimProofs: typeof English = {
  knowledge: 'Βάση γνώσεων',
  file: 'Επιλέξτε ή αφήστε εδώ το αρχείο που το τεκμηριώνει',
  fileHelp: 'Διαβάζεται και διατηρείται όπως είναι. PDF, Word, ιστοσελίδες και κείμενα, έως 20 MB.',
  reading: 'Ανάγνωση…',
  read: 'Ανάγνωση και διατήρηση της σελίδας',
  address: 'Διεύθυνση',
  readFrom: (name, pages, day) => `${name}${pages === null ? '' : `, ${pagesOf(pages)}`}, ανάγνωση ${day}`,
  takeAway: 'Αφαίρεση',
  base: 'Βάση γνώσεων',
  chooseBase: 'Επιλέξτε μία',
  searchEntries: 'Αναζήτηση στις καταχωρίσεις της',
  noEntry: 'Δεν υπάρχει τέτοια καταχώριση.',
  foundOn: (page) => `Βρέθηκε στη σελίδα ${number(page)}`,
  found: 'Βρέθηκε',
  times: (n) => `${plural(n, 'φορά', 'φορές')} μέσα του`,
  notFound: 'Αυτές οι λέξεις δεν υπάρχουν εκεί. Αντιγράψτε τις όπως είναι.',
  missing: 'Δεν βρέθηκε εκεί: γράφει κάτι διαφορετικό',
  noSource: 'μια περιγραφή· δεν διατηρείται τίποτα από αυτό',
  changed: 'Η καταχώριση λέει σήμερα κάτι άλλο· μετρά ό,τι έλεγε τότε.',
  gone: 'Η καταχώριση διαγράφηκε· μετρά ό,τι έλεγε τότε.',
  download: 'Λήψη',
  hasEnded: (day) => `Έληξε ${day}, και ο ισχυρισμός μαζί του`,
  endsSoon: (day, left) => `Λήγει ${day}, σε ${days(left)}, και ο ισχυρισμός μαζί του`,
}
