import { number } from '../base/format.ts'
import type { ends as English } from './strings-ends.en.ts'

export const ends: typeof English = {
  held: (state, day, owner) => `${state} έως ${day}${owner === null ? '' : `, ${owner}`}`,
  back: (was) => `Επανήλθε: ${was}`,
  set: 'Ορισμός λήξης',
  change: 'Αλλαγή λήξης',
  soonNotice: (n) => `Αποφάσεις μου που λήγουν σύντομα: ${number(n)}`,
  backNotice: (n) => `Αποφάσεις μου έληξαν: ${number(n)} προς νέα απόφαση`,
  soonHere: (n) => `Αποφάσεις που λήγουν σύντομα: ${number(n)}`,
  backHere: (n) => `Επανήλθαν μετά τη λήξη: ${number(n)}`,
  event: 'το άνοιξε ξανά: η απόφαση έληξε',
  action: 'Η απόφαση έληξε, χρειάζεται νέα απόφαση',
  filter: 'Λήξη',
  endsBy: (day) => `Έως ${day}`,
  hasEnded: 'Έληξε',
  title: 'Αποφάσεις που λήγουν',
  days: 'Ημέρες πριν από τη λήξη',
  daysHelp: 'Τόσες ημέρες πριν ενημερώνεται ο υπεύθυνος μιας απόφασης ότι λήγει. Κενό: κανείς δεν ενημερώνεται πριν.',
  saved: 'Αποθηκεύτηκε',
}
