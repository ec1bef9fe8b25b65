import type { goTo as English } from './strings.en.ts'

export const goTo: typeof English = {
  title: 'Μετάβαση',
  label: 'Οθόνες, ιστότοποι, έλεγχοι, έγγραφα, ισχυρισμοί, κανόνες, πρόσωπα, ευρήματα',
  kinds: {
    screen: 'Οθόνη',
    action: 'Ενέργεια',
    setting: 'Ρύθμιση',
    site: 'Ιστότοπος',
    audit: 'Έλεγχος',
    document: 'Έγγραφο',
    claim: 'Ισχυρισμός',
    rule: 'Κανόνας',
    person: 'Πρόσωπο',
    finding: 'Ευρήματα',
  },
  newAudit: 'Νέος έλεγχος',
  newSite: 'Νέος ιστότοπος',
  newDocument: 'Νέο έγγραφο',
  newRule: 'Νέος κανόνας',
  newClaim: 'Νέος ισχυρισμός',
  theme: 'Φωτεινό ή σκούρο',
  keys: 'Συντομεύσεις πληκτρολογίου',
  findings: (text) => `Ευρήματά μου με «${text}»`,
  none: 'Τίποτα με αυτό το όνομα.',
  searching: 'Αναζήτηση…',
  foot: 'Εκτός από την εξέταση: G και μετά M, A, S, D, T, L, C, R ή E.',
}
