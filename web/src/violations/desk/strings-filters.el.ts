import type { deskFilters as English } from './strings-filters.en.ts'
import { number } from '../../base/format.ts'

export const deskFilters: typeof English = {
  title: 'Φίλτρα',
  all: 'Όλα τα φίλτρα',
  find: 'Βρείτε φίλτρο ή τιμή',
  apply: 'Εφαρμογή',
  foot: 'Τα βέλη μετακινούν, το διάστημα επιλέγει.',
  enterTakes: (label) => `Το Enter παίρνει: ${label}`,
  more: (n) => `Ακόμη ${number(n)}: γράψτε μια λέξη`,
  keys: {
    elevatedWithEnd: 'Αυξημένος κίνδυνος, με λήξη',
    screens: 'Άλλη οθόνη (όχι στην εξέταση): G και το γράμμα',
    findings: 'Ευρήματα της εγγραφής',
    inEditor: 'Στον επεξεργαστή κανόνων',
    save: 'Αποθήκευση προσχεδίου',
    mustHit: 'Κράτησε την πρόταση ως εύρημα',
    leaveAlone: 'Κράτησέ την ως επιτρεπτή',
    changeClaim: 'Αλλαγή του ισχυρισμού',
    replace: 'Εύρεση και αντικατάσταση',
    takeSuggestion: 'Αποδοχή της πρότασης',
    tallies: 'Μια καταμέτρηση ως φίλτρο',
  },
}
