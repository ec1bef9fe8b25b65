import type { NoticeRow } from '../../db/people/notices.ts'
import { ENDED_ACTION } from '../chart/chart.ts'
import { ENDS_SOON, FOLLOWED, NOT_WHOLE } from '../chart/notices.ts'
import type { NoticeKind } from '../chart/notices.ts'
import { isDiscarded } from './texts.ts'
import type { NoticeTexts } from './texts.ts'

const number = (n: number): string => n.toLocaleString('el')
const findings = (n: number): string => `${number(n)} ${n === 1 ? 'εύρημα' : 'ευρήματα'}`
const ofFindings = (n: number): string => `${number(n)} ${n === 1 ? 'ευρήματος' : 'ευρημάτων'}`
const somebody = 'Κάποιος'
const DELETED: Record<string, string> = { audit: 'ελέγχου', site: 'ιστότοπου', person: 'δεδομένων προσώπου' }

function sentence({ kind, by, count, outcome, audit_name: name, rule_id: rule }: NoticeRow): string {
  const where = name === null ? '' : `, έλεγχος «${name}»`
  const who = by ?? somebody
  const key = by === null ? '' : ` με το κλειδί «${by}»`
  switch (kind) {
    case 'assigned':
      return `${outcome === 'rule' ? `Κανόνας «${by}»` : who}: σας ${count === 1 ? 'ανατέθηκε' : 'ανατέθηκαν'} ${findings(count)}${where}.`
    case 'mentioned':
      return `${who}: αναφορά σε εσάς σε σχόλιο${where}.`
    case 'due':
      if (outcome === ENDS_SOON) return `Αποφάσεις με εσάς ως υπεύθυνο λήγουν σύντομα${where}: ${findings(count)}.`
      if (outcome === ENDED_ACTION) return `Αποφάσεις με εσάς ως υπεύθυνο έληξαν${where}: ${findings(count)} προς νέα απόφαση.`
      return outcome === 'overdue'
        ? `Εκπρόθεσμα με ανάθεση σε εσάς: ${findings(count)}.`
        : `Με ανάθεση σε εσάς και προθεσμία μέσα στην ημέρα: ${findings(count)}.`
    case 'approval':
      return `${who}: αίτημα απόρριψης ${ofFindings(count)}${where}. Περιμένει την έγκρισή σας.`
    case 'answered':
      return outcome === 'lapsed'
        ? `Το αίτημά σας για απόρριψη ${ofFindings(count)}${where}, έπαψε να ισχύει: όλα κρίθηκαν αλλιώς στο μεταξύ.`
        : `${who}: ${outcome === 'approved' ? 'έγκριση' : 'άρνηση'} του αιτήματός σας για απόρριψη ${ofFindings(count)}${where}.`
    case 'rule_review':
      return isDiscarded(outcome)
        ? `${who}: απορρίφθηκε το πρόχειρο που σας περίμενε, κανόνας ${rule}.`
        : `${who}: σας ζητείται να δημοσιεύσετε τον κανόνα ${rule}.`
    case 'rule_answered':
      if (isDiscarded(outcome)) return `${who}: απορρίφθηκε το υπό έγκριση πρόχειρο, κανόνας ${rule}.`
      return outcome === 'published' ? `${who}: δημοσιεύτηκε ο κανόνας ${rule}.` : `${who}: επιστράφηκε ο κανόνας ${rule}.`
    case 'deleted':
      return `${who}: διαγραφή ${DELETED[outcome ?? ''] ?? 'στοιχείου'}, εγγραφή ${count} στο μητρώο διαγραφών.`
    case 'budget':
      return outcome === 'hard'
        ? `Οι δαπάνες του μήνα για μοντέλα${key} έφτασαν το όριο διακοπής: δεν καλείται πια κανένα μοντέλο${by === null ? '' : ' με αυτό'}.`
        : `Οι δαπάνες του μήνα για μοντέλα${key} έφτασαν το όριο προειδοποίησης.`
    case 'run_ended':
      if (outcome === FOLLOWED) return `Τελείωσε εκτέλεση ιστότοπου που παρακολουθείτε${where}. Νέα για εσάς: ${findings(count)}.`
      return `Ο έλεγχος${name === null ? '' : ` «${name}»`} τελείωσε: ${findings(count)}${
        outcome === NOT_WHOLE ? '· δεν ελέγχθηκαν όλα πλήρως' : ''
      }.`
    case 'run_failed':
      return `Ο έλεγχος${name === null ? '' : ` «${name}»`} απέτυχε: τίποτα δεν μπόρεσε να διαβαστεί.`
  }
}

const KINDS: Record<NoticeKind, string> = {
  assigned: 'Ανάθεση σε εμένα',
  mentioned: 'Αναφορά σε εμένα',
  due: 'Προθεσμία αύριο ή εκπρόθεσμο',
  approval: 'Περιμένει την έγκρισή μου',
  answered: 'Απάντηση στο αίτημά μου',
  rule_review: 'Ένας κανόνας με περιμένει',
  rule_answered: 'Απάντηση για τον κανόνα μου',
  budget: 'Εξαντλήθηκε προϋπολογισμός',
  run_ended: 'Μια εκτέλεση τελείωσε',
  run_failed: 'Μια εκτέλεση απέτυχε',
  deleted: 'Κάτι διαγράφηκε',
}

export const texts: NoticeTexts = {
  kinds: KINDS,
  sentence,
  one: (kind) => `Imprimatur: ${KINDS[kind].toLocaleLowerCase('el')}`,
  several: (n) => `Imprimatur: ${number(n)} ${n === 1 ? 'ειδοποίηση' : 'ειδοποιήσεις'}`,
  noMore: (kind) => `Όχι άλλα email του είδους «${KINDS[kind]}»:`,
  test: 'Imprimatur: δοκιμή',
  asked: 'Ζητήσατε δοκιμή: οι ειδοποιήσεις με email φτάνουν σε εσάς.',
  digest: 'Η επόμενη σύνοψή σας, όπως είναι τώρα:',
  nothing: 'Τίποτα δεν περιμένει την επόμενη σύνοψή σας.',
}
