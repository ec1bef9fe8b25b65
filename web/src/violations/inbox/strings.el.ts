import { number } from '../../base/format.ts'
import { findings, ofFindings, plural, sentence, word } from '../../base/greek.ts'
import type { inbox as English } from './strings.en.ts'

const leftOver = (left: number): string => (left > 0 ? `· μένουν ως έχουν, με άλλη απόφαση στο μεταξύ: ${number(left)}` : '')
const stays = (n: number): string => word(n, 'μένει ως έχει', 'μένουν ως έχουν')
const rowsOf = (n: number): string => plural(n, 'γραμμή', 'γραμμές')

export const inbox: typeof English = {
  title: 'Εκκρεμότητες',
  pageTitle: (name) => `${name} · Imprimatur`,
  note: (total, sites, overdue, week) =>
    [
      sites > 0 ? `${number(total)} σε ${plural(sites, 'ιστότοπο', 'ιστότοπους')}` : 'Τίποτα δεν περιμένει',
      `${number(overdue)} εκπρόθεσμα, ${number(week)} με προθεσμία αυτή την εβδομάδα`,
    ].join(' · '),
  views: 'Προβολές',
  view: {
    everything: 'Όλα',
    approval: 'Προς έγκρισή μου',
    assigned: 'Ανατεθειμένα σε εμένα',
    mentions: 'Αναφορές',
    overdue: 'Εκπρόθεσμα',
    week: 'Αυτή την εβδομάδα',
    snoozed: 'Σε αναβολή',
    nobody: 'Χωρίς ανάθεση',
  },
  myViews: 'Οι προβολές μου',
  sharedViews: 'Του χώρου εργασίας',
  saveView: 'Αποθήκευση ως προβολή',
  viewName: 'Όνομα της προβολής',
  viewShared: 'Για όλους στον χώρο εργασίας',
  save: 'Αποθήκευση',
  saved: (name) => `Η προβολή «${name}» αποθηκεύτηκε`,
  deleteView: (name) => `Διαγραφή της προβολής ${name}`,
  searchLabel: 'Αναζήτηση στις εκκρεμότητες',
  severity: 'Σοβαρότητα',
  site: 'Ιστότοπος',
  rule: 'Κανόνας',
  language: 'Γλώσσα',
  orderBy: 'Ομαδοποίηση',
  order: { due: 'Ανά προθεσμία', site: 'Ανά ιστότοπο', reason: 'Ανά λόγο' },
  section: {
    approval: 'Περιμένουν την έγκρισή μου',
    overdue: 'Εκπρόθεσμα',
    week: 'Αυτή την εβδομάδα',
    later: 'Αργότερα ή χωρίς προθεσμία',
    mentioned: 'Αναφορές',
    assigned: 'Ανατεθειμένα σε εμένα',
    nobody: 'Χωρίς ανάθεση',
  },
  openDesk: 'Άνοιγμα στην εξέταση',
  review: (n) => (n === 1 ? 'Εξέταση αυτού' : `Εξέταση αυτών των ${number(n)}`),
  pick: (rule) => `Επιλογή: ${rule}`,
  picked: (n, rows) => `${word(n, 'Επιλέχθηκε', 'Επιλέχθηκαν')} ${findings(n)}${rows === n ? '' : ` σε ${rowsOf(rows)}`}`,
  requestsPicked: (n) => `${plural(n, 'αίτημα', 'αιτήματα')}, απάντηση ${word(n, 'στη σελίδα του', 'στις σελίδες τους')}`,
  pickShown: (loaded, total) => (loaded < total ? `Επιλογή των ${number(loaded)} που φαίνονται` : `Επιλογή και των ${number(total)}`),
  partly: (done, why) => sentence(`Έγινε σε ${plural(done, 'έλεγχο', 'ελέγχους')}, μετά άρνηση: ${why}`),
  atDesk: {
    here: (rows, total) => `Από αυτόν τον έλεγχο: ${number(rows)} από ${rowsOf(total)} στις εκκρεμότητες`,
    none: 'Σε αυτόν τον έλεγχο δεν έμεινε τίποτα από αυτές',
    next: (name, rows) => `Επόμενο: ${name}, ${number(rows)}`,
    back: 'Πίσω στις εκκρεμότητες',
  },
  empty: 'Τίποτα δεν σας περιμένει',
  emptyHelp: 'Εδώ φαίνεται ό,τι σας έχει ανατεθεί, σας αναφέρει ή περιμένει την έγκρισή σας, από όποιον έλεγχο κι αν είναι.',
  noMatch: 'Τίποτα δικό σας δεν ταιριάζει',
  onAssets: (n) => plural(n, 'στοιχείο', 'στοιχεία'),
  noRule: 'Χωρίς κανόνα',
  asksToDismiss: (who) => `Αίτημα απόρριψης: ${who}`,
  mentionsMe: (who) => `Αναφορά σε εμένα: ${who}`,
  assignedToMe: 'Ανατεθειμένο σε εμένα',
  byWhom: (who, when) => `${who}, ${when}`,
  byRule: (rule) => `κανόνας «${rule}»`,
  dueNobody: 'Με προθεσμία, χωρίς ανάθεση',
  asked: (when) => `αίτημα ${when}`,
  somebody: 'Κάποιος',
  decide: 'Απόφαση',
  more: (n) => `Εμφάνιση ${number(n)} ακόμη`,
  overBy: (days) => `${plural(days, 'ημέρα', 'ημέρες')} εκπρόθεσμο`,
  overToday: 'εκπρόθεσμο από σήμερα',
  wasDue: (when) => `προθεσμία ήταν ${when}`,
  due: (when) => `προθεσμία ${when}`,
  noDate: 'χωρίς προθεσμία',
  today: 'σήμερα',
  tomorrow: 'αύριο',
  snooze: 'Αναβολή',
  snoozeUntil: 'Αναβολή έως',
  laterToday: 'Αργότερα σήμερα',
  fromTomorrow: 'Αύριο',
  nextWeek: 'Επόμενη εβδομάδα',
  afterNextRun: 'Μετά την επόμενη εκτέλεση',
  pickDate: 'Επιλογή ημερομηνίας…',
  date: 'Ημερομηνία',
  snoozeNote: (due) =>
    due === null ? 'Μόνο για εσάς.' : sentence(`Μόνο για εσάς. Επιστρέφει αμέσως όταν γίνει εκπρόθεσμο· η προθεσμία μένει: ${due}`),
  snoozedUntil: (when) => `Σε αναβολή έως ${when}`,
  snoozedUntilRun: 'Σε αναβολή μέχρι να τελειώσει η επόμενη εκτέλεση',
  wake: 'Εμφάνιση ξανά τώρα',
  mentionDone: 'Έγινε, αφαίρεση της αναφοράς',
  keys: {
    move: 'μετακίνηση',
    open: 'άνοιγμα',
    review: 'εξέταση αυτών',
    pick: 'επιλογή',
    snooze: 'αναβολή',
    assign: 'ανάθεση των επιλεγμένων',
    approve: 'έγκριση ή άρνηση',
    all: 'Όλα τα πλήκτρα',
    undo: 'αναίρεση',
  },
  approve: {
    crumb: 'Προς έγκρισή μου',
    where: 'Πού βρίσκεστε',
    heading: (n) => `Απόρριψη ${ofFindings(n)};`,
    askedBy: (who, when) => `Αίτημα: ${who}, ${when}`,
    why: 'η σοβαρότητά του θέλει δεύτερο ζευγάρι μάτια',
    requested: 'ζητήθηκε',
    request: 'Το αίτημα',
    gives: 'αιτιολογεί',
    morePages: (n) => `και ακόμη ${plural(n, 'στοιχείο', 'στοιχεία')}`,
    evidence: 'Στοιχεία της υπόθεσης',
    comments: (n) => `Συζήτηση του ευρήματος, ${plural(n, 'σχόλιο', 'σχόλια')}`,
    page: 'Η σελίδα όπως διαβάστηκε',
    earlier: 'Παλαιότερες αποφάσεις γι’ αυτό',
    none: 'καμία',
    whyFound: 'Γιατί βρέθηκε',
    law: 'Νόμος',
    yourReason: 'Η αιτιολογία σας',
    optional: 'απαραίτητη για άρνηση, ευπρόσδεκτη για έγκριση',
    reasonHelp: (who) => `Τη διαβάζει όποιος έκανε το αίτημα (${who}) και γράφεται στο μητρώο με το όνομά σας`,
    reasonNeeded: 'Πείτε γιατί: η άρνηση χρειάζεται αιτιολογία.',
    canUndo: 'Αναιρείται και από τους δύο, στο μητρώο',
    deny: 'Άρνηση',
    doApprove: (n) => `Έγκριση, απόρριψη ${number(n)}`,
    approved: (n, left) => `${word(n, 'Απορρίφθηκε', 'Απορρίφθηκαν')} ${findings(n)}${leftOver(left)}`,
    denied: (n, left) => `Άρνηση: ${findings(n)} ${stays(n)}${leftOver(left)}`,
    whatHappens: 'Τι συμβαίνει',
    until: 'Μέχρι να αποφασίσετε',
    untilText: (n, state) =>
      `${n === 1 ? 'Η κατάσταση μένει' : `Η κατάσταση και των ${number(n)} μένει`}: ${state}, εδώ και στο API. ` +
      'Έτσι μετρά στη σφραγίδα, και οι προθεσμίες τρέχουν.',
    ifApprove: 'Αν εγκρίνετε',
    ifApproveText: (n) =>
      `${findings(n)} ${word(n, 'απορρίπτεται', 'απορρίπτονται')}, με τα δύο ονόματα και τις δύο αιτιολογίες. ` +
      'Οι επόμενες εκτελέσεις το μεταφέρουν όσο η πρόταση και ο κανόνας μένουν ίδια. Ό,τι κρίθηκε αλλιώς στο μεταξύ μένει ως έχει.',
    ifDeny: 'Αν αρνηθείτε',
    ifDenyText: (n, who) =>
      `${findings(n)} ${stays(n)}, και την αιτιολογία σας διαβάζει ${sentence(who)} Νέο αίτημα είναι δυνατό· η άρνηση μένει στο μητρώο.`,
    who: 'Ποιος μπορεί',
    whoText: (who) =>
      `Κάθε κάτοχος ή συντάκτης, εκτός από όποιον έκανε το αίτημα (${who}), που μπορεί να το αποσύρει. ` +
      'Αν η πρόταση αλλάξει στην επόμενη εκτέλεση, το αίτημα παύει να ισχύει και αυτό φαίνεται.',
    meanwhile: (n) => `${findings(n)} του αιτήματος ${word(n, 'κρίθηκε', 'κρίθηκαν')} αλλιώς στο μεταξύ και δεν θίγονται.`,
    withdraw: 'Απόσυρση του αιτήματος',
    withdrawHelp: (n) => `${n === 1 ? 'Μένει ως έχει' : `Και τα ${number(n)} μένουν ως έχουν`}, και δεν ζητείται πια τίποτα από κανέναν.`,
    withdrawn: (n) => `Αποσύρθηκε: ${findings(n)} ${stays(n)}`,
    over: {
      withdrawn: (who, when) => sentence(`${who}: απόσυρση του αιτήματος ${when}`),
      approved: (who, when) => sentence(`${who}: έγκριση ${when}`),
      denied: (who, when) => sentence(`${who}: άρνηση ${when}`),
      lapsed: 'Όσα ζητούσε κρίθηκαν αλλιώς στο μεταξύ: δεν υπάρχει τίποτα να απαντηθεί.',
    },
  },
  bell: {
    title: 'Ειδοποιήσεις',
    unread: (n) => (n === 0 ? 'Ειδοποιήσεις' : `Ειδοποιήσεις, ${number(n)} αδιάβαστες`),
    none: 'Τίποτα ακόμη',
    readAll: 'Σήμανση όλων ως διαβασμένων',
    settings: 'Ρυθμίσεις ειδοποιήσεων',
    said: ({ kind, by, count, outcome, audit_name: audit, rule_id: rule }) => {
      const who = by ?? 'Κάποιος'
      const where = audit ? `, ${audit}` : ''
      const isDiscarded = outcome === 'discarded' || outcome === 'deleted'
      const what: Record<string, string> = {
        assigned:
          outcome === 'rule'
            ? `Ο κανόνας «${who}» μου ανέθεσε ${findings(count)}`
            : `${who}: μου ${word(count, 'ανατέθηκε', 'ανατέθηκαν')} ${findings(count)}`,
        mentioned: `${who}: αναφορά σε εμένα`,
        due: outcome === 'overdue' ? `Εκπρόθεσμα δικά μου: ${findings(count)}` : `Με προθεσμία μέσα στην ημέρα: ${findings(count)}`,
        approval: `${who}: αίτημα απόρριψης ${ofFindings(count)}`,
        answered:
          outcome === 'lapsed'
            ? `Το αίτημά μου για ${findings(count)} έπαψε να ισχύει`
            : `${who}: ${outcome === 'approved' ? 'έγκριση' : outcome === 'denied' ? 'άρνηση' : 'απάντηση'} στο αίτημά μου ` +
              `για ${findings(count)}`,
        rule_review: isDiscarded
          ? `${who}: απορρίφθηκε το πρόχειρο που με περίμενε, κανόνας ${rule}`
          : `${who}: μου ζητήθηκε να δημοσιεύσω τον κανόνα ${rule}`,
        rule_answered: isDiscarded
          ? `${who}: απορρίφθηκε το υπό έγκριση πρόχειρο, κανόνας ${rule}`
          : outcome === 'published'
            ? `${who}: δημοσιεύτηκε ο κανόνας ${rule}`
            : `${who}: επιστράφηκε ο κανόνας ${rule}`,
        run_ended:
          outcome === 'followed'
            ? `Μια εκτέλεση τελείωσε, νέα για εμένα: ${findings(count)}`
            : `Ένας έλεγχος τελείωσε: ${findings(count)}${outcome === 'not-whole' ? ', δεν ελέγχθηκαν όλα πλήρως' : ''}`,
        deleted: `${who}: διαγραφή ${{ audit: 'ελέγχου', site: 'ιστότοπου', person: 'δεδομένων προσώπου' }[outcome ?? ''] ?? 'στοιχείου'}`,
        budget: `Οι δαπάνες μοντέλων${by === null ? '' : ` του κλειδιού «${by}»`} έφτασαν το όριο ${
          outcome === 'hard' ? 'διακοπής' : 'προειδοποίησης'
        }`,
        run_failed: 'Ένας έλεγχος απέτυχε',
      }
      return `${what[kind] ?? kind}${where}`
    },
  },
  pending: (who, when) => `Αίτημα απόρριψης: ${who}, ${when}· περιμένει δεύτερο πρόσωπο.`,
  toRequest: 'Έγκριση ή άρνηση',
  waiting: (n) => `${findings(n)} ${word(n, 'περιμένει', 'περιμένουν')} δεύτερο πρόσωπο· μέχρι τότε η κατάσταση δεν αλλάζει`,
}
