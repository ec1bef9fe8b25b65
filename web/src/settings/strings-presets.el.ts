import type { presets as English } from './strings-presets.en.ts'

export const presets: typeof English = {
  title: 'Αιτιολογίες και αιτήματα',
  note: 'Ό,τι βρίσκουν έτοιμο οι ελεγκτές στο γραφείο.',
  reasons: 'Λόγοι απόρριψης',
  reasonsHelp:
    'Ένας ανά γραμμή, με τη σειρά που προσφέρονται· τα ψηφία 1 έως 9 τους επιλέγουν. Οποιοσδήποτε άλλος λόγος μπορεί να ' + 'γραφτεί.',
  trackers: 'Δημιουργία αιτήματος',
  trackersHelp: 'Η διεύθυνση ανοίγει σε νέα καρτέλα· τα {title}, {body} και {url} είναι του ευρήματος.',
  name: 'Όνομα',
  address: 'Διεύθυνση νέου αιτήματος',
  add: (name: string) => `Προσθήκη ${name}`,
  other: 'άλλο',
  remove: (name: string) => `Αφαίρεση ${name}`,
  fault: 'Η διεύθυνση δεν μπορεί να ανοίξει αίτημα: αρχίζει με https:// και κεντρικό υπολογιστή και περιέχει {title}, {body} ή {url}.',
  saved: 'Αποθηκεύτηκε',
}
