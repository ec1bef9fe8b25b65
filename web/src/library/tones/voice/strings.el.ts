import { number } from '../../../base/format.ts'
import { fileTypes, plural } from '../../../base/greek.ts'
import type { voice as English } from './strings.en.ts'

const wordsOf = (n: number) => plural(n, 'λέξη', 'λέξεις')

export const voice: typeof English = {
  open: 'Από παραδείγματα',
  paste: (language) => `Κείμενα που ακούγονται σωστά, ${language}`,
  pasteHelp: 'Επικολλήστε δικά σας κείμενα με μια κενή γραμμή ανάμεσα. Δεν αποθηκεύεται τίποτα από αυτά.',
  pasted: 'Επικολλημένο κείμενο',
  files: 'Αρχεία',
  filesHelp: `${fileTypes('knowledge')}, έως δέκα των 20 MB.`,
  drop: 'Επιλέξτε αρχεία ή αφήστε τα εδώ',
  addresses: 'Διευθύνσεις, μία ανά γραμμή',
  addressesHelp: 'Δικές σας σελίδες, έως δέκα. Διαβάζονται όπως σε έλεγχο· ιδιωτικές μόνο όπου επιτρέπεται στον χώρο εργασίας.',
  readThem: 'Ανάγνωση των σελίδων',
  reading: 'Ανάγνωση…',
  sources: 'Διαβάστηκαν ως τώρα',
  words: wordsOf,
  otherLanguage: (language) => `μοιάζει με: ${language}`,
  without: 'Εξαίρεση',
  unread: (name, reason) => `${name}: ${reason}`,
  tooLittle: 'Πολύ λίγο για μέτρηση· χρειάζονται μερικές προτάσεις ακόμη.',
  measured: (sentences, count) => `${plural(sentences, 'πρόταση', 'προτάσεις')}, ${wordsOf(count)}`,
  measuredTitle: 'Από μέτρηση',
  modelTitle: 'Υποδείξεις του μοντέλου',
  ask: 'Ζητήστε οδηγίες από το μοντέλο',
  asking: 'Το μοντέλο διαβάζει…',
  askHelp:
    'Βλέπει την αρχή κάθε κειμένου. Όσα υποδεικνύει εμφανίζονται με τις ενδείξεις τους, και μόνο αν τα παραθέματα υπάρχουν στα κείμενα.',
  noModel: 'Με γλωσσικό μοντέλο υπάρχουν υποδείξεις πέρα από όσα μετριούνται. Το ορίζει κάτοχος στις Ρυθμίσεις, Μοντέλο.',
  leftOut: (n) => `${plural(n, 'υπόδειξη εξαιρέθηκε', 'υποδείξεις εξαιρέθηκαν')}: τα κείμενα δεν τις δείχνουν`,
  address: (how) => (how === 'formal' ? 'Προσφώνηση στον πληθυντικό' : 'Προσφώνηση στον ενικό'),
  list: { address: 'προσφώνηση', do: 'ναι', dont: 'όχι', use: 'λέξεις προς χρήση', avoid: 'λέξεις προς αποφυγή' },
  take: 'Αποδοχή',
  takeAll: 'Αποδοχή όλων',
  taken: 'έγινε δεκτή',
  evidence: 'Πού',
  tryOpen: 'Δοκιμή κειμένου',
  like: 'Ακούγεται σαν εμάς;',
  likePaste: 'Κείμενο για δοκιμή',
  likeHelp: 'Συγκρίνεται με τα παραπάνω: προσφώνηση, μήκος προτάσεων, στίξη και λέξεις προς αποφυγή.',
  score: (score, n) => `${number(score)} στα 100 · ${n === 0 ? 'καμία παρατήρηση' : plural(n, 'σημείο', 'σημεία')}`,
  against: (guideline) => `όχι: ${guideline}`,
  beside: 'Δίπλα σε άλλο ύφος',
  paragraph: 'Μια παράγραφος',
  other: 'Το άλλο ύφος',
  tryBoth: 'Δοκιμή και των δύο',
  trying: 'Σύνταξη…',
  besideHelp: (hasModel) =>
    hasModel
      ? 'Το μοντέλο γράφει την παράγραφο με αυτό το ύφος, όπως είναι παραπάνω, και με το άλλο. Τίποτα δεν αποθηκεύεται.'
      : 'Χωρίς μοντέλο εφαρμόζονται τα ζεύγη λέξεων κάθε ύφους. Τίποτα δεν αποθηκεύεται.',
  thisVoice: (name) => name || 'Αυτό το ύφος',
  asStored: (name) => `${name}, όπως είναι αποθηκευμένο`,
  scored: (before, after) =>
    before === null
      ? ''
      : after === null
        ? `Η παράγραφος: ${number(before)} στα 100`
        : `Η παράγραφος: ${number(before)} στα 100 · έτσι γραμμένη: ${number(after)} στα 100`,
  found: (n) => (n === 0 ? 'Οι κανόνες δεν βρίσκουν τίποτα σε αυτό' : `Οι κανόνες βρίσκουν ${plural(n, 'πράγμα', 'πράγματα')} σε αυτό`),
  history: 'Εκδόσεις',
  historyHelp: 'Κάθε αποθήκευση διατηρείται. Μια έκδοση που επανέρχεται είναι νέα έκδοση.',
  inUse: 'σε χρήση',
  byOn: (name, when) => `${name ?? 'Γραμμή εντολών'}, ${when}`,
  compareWith: (version) => `Σύγκριση με την ${number(version)}`,
  compareUsed: 'Σύγκριση με αυτήν σε χρήση',
  changes: (from, to) => `Από την έκδοση ${number(from)} στην έκδοση ${number(to)}`,
  noChange: 'Λένε το ίδιο.',
  part: {
    name: 'Όνομα',
    description: 'Περιγραφή',
    address: 'Προσφώνηση του αναγνώστη',
    do: 'Ναι',
    dont: 'Όχι',
    use: 'Λέξεις προς χρήση',
    avoid: 'Λέξεις προς αποφυγή',
    examples: 'Παραδείγματα',
    other: 'Οτιδήποτε άλλο',
  },
  restore: (version) => `Επαναφορά της ${number(version)}`,
  restoreTitle: (version) => `Επαναφορά της έκδοσης ${number(version)};`,
  restoreHelp: 'Γίνεται νέα έκδοση. Ό,τι υπάρχει στη φόρμα και δεν αποθηκεύτηκε χάνεται.',
  restoreWhat: 'Τι',
  everything: 'Όλα',
  restoreVerb: 'Επαναφορά',
  restored: (version) => `Η έκδοση ${number(version)} είναι πάλι σε χρήση`,
}
