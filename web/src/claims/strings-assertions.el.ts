import { number } from '../base/format.ts'
import { pages, plural } from '../base/greek.ts'
import type { assertions as English } from './strings-assertions.en.ts'

export const assertions: typeof English = {
  title: 'Ατεκμηρίωτες δηλώσεις',
  pageTitle: (name) => `Ατεκμηρίωτες δηλώσεις · ${name} · Imprimatur`,
  note:
    'Προτάσεις που λένε κάτι ελέγξιμο χωρίς να είναι εγκεκριμένος ισχυρισμός. Δεν είναι παραβάσεις: κανείς δεν είπε ότι είναι λάθος, ' +
    'μόνο ότι τίποτα εδώ δεν τις τεκμηριώνει.',
  kind: 'Είδος',
  all: 'Όλα τα είδη',
  kinds: {
    figure: 'αριθμός',
    comparison: 'σύγκριση',
    superlative: 'υπερθετικός',
    certificate: 'πιστοποιητικό',
    award: 'βραβείο',
    test: 'δοκιμή',
    health: 'επίδραση στην υγεία',
    environment: 'περιβάλλον',
  },
  columns: { sentence: 'Πρόταση', kind: 'Είδος', stands: 'Εμφανίζεται', nearest: 'Πλησιέστερος ισχυρισμός' },
  times: (n) => plural(n, 'φορά', 'φορές'),
  pages: (n) => `σε ${pages(n)}`,
  nearestNone: 'κανένας κοντινός',
  make: 'Δημιουργία ισχυρισμού',
  looked: (sentences, looked, all) =>
    `Εξετάστηκαν: ${plural(sentences, 'πρόταση', 'προτάσεις')} από ${looked === all ? '' : `${number(looked)} από `}${pages(all)}.`,
  emptyTitle: 'Καμία ατεκμηρίωτη δήλωση.',
  emptyHelp: 'Κάθε πρόταση που αναγνωρίστηκε ως ελέγξιμη είναι εγκεκριμένος ισχυρισμός. Δεν αναγνωρίζονται όλες οι δηλώσεις.',
  more: 'Εμφάνιση περισσότερων προτάσεων',
  busy: 'Γίνεται ανάγνωση των σελίδων…',
}
