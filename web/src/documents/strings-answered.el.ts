import { number } from '../base/format.ts'
import type { answered as English } from './strings-answered.en.ts'

export const answered: typeof English = {
  kind: {
    number_word: 'αριθμός ολογράφως',
    name: 'όνομα',
    address: 'διεύθυνση',
    contact: 'στοιχείο επικοινωνίας',
    quotation: 'παράθεμα',
    award: 'βραβείο',
    certificate: 'πιστοποίηση',
    ingredient: 'συστατικό ή υλικό',
    comparison: 'σύγκριση',
    effect: 'επίδραση',
  },
  lost: 'Δεν υπάρχει στο κείμενο',
  lostHelp: 'Τιμές της φόρμας που δεν περιέχει το κείμενο.',
  unproved: (n) => `${number(n)} χωρίς τεκμηρίωση`,
}
