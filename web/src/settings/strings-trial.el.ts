import type { modelTrial as English } from './strings-trial.en.ts'

export const modelTrial: typeof English = {
  here: 'Διακομιστές μοντέλων σε αυτό το μηχάνημα',
  use: 'Χρήση',
  closed:
    'Ο διαχειριστής του διακομιστή μπορεί να ανοίξει το δικό του μηχάνημα, όπου ίσως τρέχει Ollama, ' +
    'vLLM ή llama.cpp: ALLOW_HOSTS=127.0.0.1.',
  start: 'Δοκιμή σε δέκα σελίδες',
  help:
    'Δέκα δικές μας σελίδες σε επτά γλώσσες, με σφάλματα που οι λέξεις μόνες δεν προδίδουν. Το ' +
    'μοντέλο τις διαβάζει όπως σε έλεγχο· τα token του μετρούν στις δαπάνες.',
  stop: 'Διακοπή',
  reading: (n, of) => `Ανάγνωση σελίδας ${n} από ${of}…`,
  page: 'Σελίδα',
  byRules: 'Μόνο κανόνες',
  found: 'Βρέθηκαν',
  wrong: 'Λανθασμένα',
  tokens: 'Token',
  cost: 'Κόστος',
  seconds: 'Δευτερόλεπτα',
  together: 'Μαζί',
  sum: (found, faults, byRules, wrong) =>
    `Βρέθηκαν ${found} από ${faults} σφάλματα, ${byRules} μόνο από τους κανόνες. Νόμιμες προτάσεις που επισημάνθηκαν: ${wrong}.`,
  stopped: 'Διακόπηκε πριν από την τελευταία σελίδα.',
  notJudged: 'Δεν κρίθηκε',
  switchOn: 'Ενεργοποίηση δεύτερης ανάγνωσης',
}
