import { number } from '../../base/format.ts'
import { pages as pagesOf, plural, rulesGiven, runs as runsOf, word } from '../../base/greek.ts'
import type { duration as Duration, health as English } from './strings.en.ts'

export const health: typeof English = {
  place: 'Πού βρίσκεστε',
  packLead: (n) => `Πακέτο με ${rulesGiven(n)}. Όσα απορρίπτονται πάντα σε κάποιον από αυτούς μαθαίνονται μαζί.`,
  noPack: 'Δεν υπάρχει τέτοιο πακέτο',
  pageTitle: (name) => `Απόδοση: ${name} · Imprimatur`,
  rules: 'Κανόνες',
  pages: 'Σελίδες του κανόνα',
  tab: 'Απόδοση',
  span: 'Χρόνος',
  spans: { five: '5 εκτελέσεις', quarter: '90 ημέρες', all: 'Όλα' },
  pointedOut: (dismissed, decided) => `${number(dismissed)} από ${number(decided)}`,
  people: 'Απορρίφθηκαν ',
  findingsDecided: ' ευρήματα που κρίθηκαν. Πάνω από τα μισά σε τουλάχιστον 20, ένας κανόνας επισημαίνεται.',
  hits: 'Εντοπισμοί',
  inRuns: (runs) => `σε ${runsOf(runs)}`,
  lastRuns: (hits) => `Εντοπισμοί στις τελευταίες εκτελέσεις (${number(hits.length)}): ${hits.map(number).join(', ')}`,
  noRuns: 'Δεν έχει συμμετάσχει σε έλεγχο ακόμη.',
  dismissed: 'Απορρίψεις',
  ofDecided: (dismissed, decided) => `${number(dismissed)} από ${number(decided)} που κρίθηκαν`,
  nobody: 'Κανείς δεν έχει κρίνει ακόμη τα ευρήματά του.',
  time: 'Χρόνος έως την απόφαση',
  sooner: 'τα μισά κρίνονται νωρίτερα',
  allRules: (time) => `όλοι οι κανόνες εδώ: ${time}`,
  notKnown: 'άγνωστο ακόμη',
  confidence: 'Βεβαιότητα',
  labelled: (faults, labelled) =>
    labelled === 0
      ? 'από το πακέτο του: καμία δική του πρόταση δεν είναι χαρακτηρισμένη'
      : `${number(faults)} από ${plural(labelled, 'χαρακτηρισμένη πρόταση', 'χαρακτηρισμένες προτάσεις')} ` +
        `${word(faults, 'ήταν λάθος', 'ήταν λάθη')}` +
        `${labelled < 10 ? '· τόσο λίγες, που ο αριθμός είναι κυρίως του πακέτου' : ''}`,
  notMeasured: 'Δεν μετρήθηκε ακόμη',
  notMeasuredOwn: 'Σε χαρακτηρισμένες σελίδες μετριούνται μόνο οι κανόνες του προϊόντος. Οι δικοί σας μετριούνται από τις αποφάσεις σας.',
  why: 'Γιατί απορρίφθηκε',
  reasons: 'Αιτιολογίες',
  noReason: 'Κανείς δεν έχει απορρίψει κάτι από αυτόν.',
  where: 'Πού',
  shareBy: 'Μερίδιο απορρίψεων ανά ιστότοπο και γλώσσα',
  of: (part, whole) => `${number(part)} από ${number(whole)}`,
  falses: 'Συχνότερες άστοχες προτάσεις',
  times: (n) => `${number(n)} ×`,
  sample: 'Μετρήθηκαν οι νεότερες αποφάσεις: το πολύ 2.000, ανάμεσα σε 20.000 ευρήματα.',
  openFinding: 'Άνοιγμα ευρήματος',
  tighten: {
    title: 'Καλύτερη στόχευση',
    sub: (decided) =>
      `υπόδειξη από τις απορρίψεις, μετρημένη ` +
      `${decided === 1 ? 'στο ένα εύρημα που κρίθηκε' : `και στα ${number(decided)} ευρήματα που κρίθηκαν`}`,
    subNewest: (decided) => `υπόδειξη από τις απορρίψεις, μετρημένη στα ${number(decided)} νεότερα ευρήματα που κρίθηκαν`,
    unjudged: (n) =>
      `${number(n)} από αυτά δεν ${word(n, 'μετρά', 'μετρούν')}: ο κανόνας ${word(n, 'το', 'τα')} βρίσκει μόνο με όλη τη σελίδα ή όχι πια.`,
    none: 'Καμία λέξη δεν ξεχωρίζει τις απορρίψεις από τα άλλα, οπότε δεν υπάρχει υπόδειξη.',
    leave: 'Παράβλεψη',
    gone: 'Άστοχα που φεύγουν',
    lost: 'Σωστά που χάνονται',
    ticked: (n) => (n === 1 ? 'Το επιλεγμένο' : `Τα ${number(n)} επιλεγμένα`),
    kept: (kept, right) => `${number(kept)} από ${number(right)}`,
    keptWords: 'σωστά μένουν',
    remain: (left, all) => `${number(left)} από ${number(all)}`,
    remainWords: 'άστοχα μένουν',
    share: (after, before) => `Το μερίδιο απορρίψεων θα ήταν ${number(after)}% αντί για ${number(before)}%.`,
    wouldBeLost: 'Θα χάνονταν:',
    by: (state, name, day) => `${state}, ${name}, ${day}`,
    make: 'Δημιουργία πρόχειρου',
    draftNote: 'Το επόμενο πρόχειρο του κανόνα· δεν ισχύει τίποτα ακόμη.',
    copyNote: 'Αντίγραφο του κανόνα του πακέτου· δεν ισχύει ακόμη. Ο κανόνας του πακέτου συνεχίζει δίπλα, μέχρι να τον απενεργοποιήσετε.',
    made: 'Το πρόχειρο είναι έτοιμο. Δοκιμάστε το και μετά δημοσιεύστε το.',
  },
  learned: {
    title: 'Από τις αποφάσεις σας',
    sub: 'όσα απορρίπτει πάντα αυτός ο χώρος εργασίας· δεν χρησιμοποιούνται αποφάσεις άλλων χώρων',
    tooFew: (decided, needed) => `${number(decided)} από τις ${number(needed)} αποφάσεις που χρειάζονται.`,
    train: (decided) => `Μάθηση από ${plural(decided, 'απόφαση', 'αποφάσεις')}`,
    again: (decided) => `Νέα μάθηση από ${plural(decided, 'απόφαση', 'αποφάσεις')}`,
    training: 'Μάθηση· ίσως χρειαστεί λίγα λεπτά.',
    measured: (filtered, right) => `Από ${filtered} ευρήματα που θα είχε φιλτράρει, είχαν απορριφθεί ${right}:`,
    precision: (share) => `ακρίβεια ${Math.floor(share * 100)}%`,
    recall: (share) => `ανάκληση ${Math.floor(share * 100)}%`,
    how: (decided, pages) =>
      `Μετρήθηκε σε αποφάσεις με τις οποίες δεν εκπαιδεύτηκε: ${number(decided)} σε ${pagesOf(pages)}, καμία σελίδα και στις δύο πλευρές.`,
    trained: (day) => `Εκπαιδεύτηκε ${day}.`,
    notUsable:
      'Είχε δίκιο πολύ σπάνια ή μετρήθηκε σε πολύ λίγα ευρήματα για να ενεργοποιηθεί. Κρίνετε περισσότερα ευρήματα και μετά νέα μάθηση.',
    what: 'Τι γίνεται με ευρήματα που απορρίπτονται πάντα',
    action: { off: 'Τίποτα', lower: 'Ως χαμηλά', hide: 'Εξαίρεση' },
    does: {
      off: 'Τα ευρήματα εμφανίζονται με τη σοβαρότητα του κανόνα.',
      lower: 'Από τον επόμενο έλεγχο είναι χαμηλά και λένε γιατί. Ένα στα δέκα μένει ως έχει, για σύγκριση.',
      hide: 'Από τον επόμενο έλεγχο εξαιρούνται, και η σελίδα λέει πόσα. Ένα στα δέκα μένει, για σύγκριση.',
    },
    reason: 'Αιτιολογία',
    save: 'Αλλαγή',
    switched: 'Ισχύει από τον επόμενο έλεγχο.',
  },
}

/** A length of time in two units: 1 ημ 4 ώ, 9 ώ, 12 λ. */
export const duration: typeof Duration = (seconds) => {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return 'κάτω από 1 λ'
  if (minutes < 60) return `${minutes} λ`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours} ώ` : `${hours} ώ ${minutes % 60} λ`
  return hours % 24 === 0 ? `${Math.floor(hours / 24)} ημ` : `${Math.floor(hours / 24)} ημ ${hours % 24} ώ`
}
