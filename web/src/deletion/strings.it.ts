import { date, number } from '../base/format.ts'
import { del, plural } from '../base/italian.ts'
import type { deleting as English } from './strings.en.ts'

const size = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${number(Math.ceil(bytes / 1024))} kB` : `${number(Math.round(bytes / 1024 ** 2))} MB`

const findingsOf = (n: number) => plural(n, 'rilievo', 'rilievi')

export const deleting: typeof English = {
  delete: 'Elimina',
  deleteWhat: { audit: (name: string) => `Elimina l’audit ${name}`, site: (name: string) => `Elimina il sito ${name}` },
  deletePerson: (name: string) => `Elimina i dati di ${name}`,
  deleteData: 'Elimina i dati',
  deleteDocument: (name: string) => `Elimina il documento ${name}`,
  counting: 'Calcolo di ciò che verrà eliminato …',
  goes: 'Che cosa viene eliminato, per sempre',
  stays: 'Che cosa resta',
  pages: 'Pagine com’erano',
  pagesNumber: (texts: number, bytes: number) => `${number(texts)}, ${size(bytes)}`,
  texts: 'Testi estratti',
  runs: 'Esecuzioni',
  assets: 'Contenuti',
  findings: 'Rilievi e relativi stati',
  comments: 'Commenti',
  entries: 'Voci del registro',
  carried: (n: number, when: string) => `Decisioni riportate nell’esecuzione ${del(date(when))}: ${number(n)}, con motivazione e nome`,
  otherRuns: 'Le altre esecuzioni, e i numeri della loro cronologia',
  noRuns: 'Ogni altro audit e sito dello spazio di lavoro',
  tombstoneStays: 'Un’attestazione di eliminazione nel registro, perché la catena resti verificabile',
  tombstone: 'L’attestazione dirà',
  sha: (hash: string) => `sha-256 dei rilievi ${hash.slice(0, 8)} … ${hash.slice(-8)}`,
  shaLater: 'sha-256 dei rilievi, una volta eliminati',
  running: 'È ancora in corso e viene prima interrotto.',
  compared: (n: number) =>
    `${n === 1 ? 'Un’esecuzione è stata confrontata' : `${number(n)} esecuzioni sono state confrontate`} con questa. Le decisioni ` +
    'restano; ciò che da allora era nuovo o scomparso non viene più mostrato.',
  schedule: 'La sua pianificazione termina.',
  type: 'Digitare il nome per eliminare:',
  nameRight: 'Il nome è corretto',
  background: 'Avviene in background; la Revisione resta aperta',
  never: 'Operazione irreversibile',
  verb: {
    audit: (findings: number, assets: number) => `Elimina ${findingsOf(findings)}, ${plural(assets, 'pagina', 'pagine')}`,
    site: (runs: number, findings: number) => `Elimina ${plural(runs, 'esecuzione', 'esecuzioni')}, ${findingsOf(findings)}`,
    person: (n: number) => `Elimina il nome in ${plural(n, 'punto', 'punti')}`,
    document: 'Elimina 1 documento',
  },
  done: { audit: 'L’audit è stato eliminato', site: 'Il sito è stato eliminato', person: 'I dati sono stati eliminati' },
  person: {
    account: 'Appartenenza, chiavi, sessioni e accesso; l’account, se questo era l’ultimo spazio di lavoro',
    name: 'Nome sotto i commenti',
    decided: 'Nome nei registri e nelle decisioni',
    assigned: 'Assegnazioni',
    blockedGoes: 'Appartenenza, chiavi e sessioni, subito',
    blockedStays: 'Nome, indirizzo e tutto il resto, finché non viene rimosso l’ultimo blocco',
    keepsText: 'Ciò che è stato deciso e scritto, sotto pseudonimo',
    keepsTrail: 'Il nome nelle voci del registro con hash, che nessuno vede: senza di esso la catena non sarebbe verificabile',
  },
  document: 'Il testo e i suoi rilievi. Ciò che gli audit ne hanno letto resta con loro.',
  // Settings
  kept: 'Conservazione',
  keepNote:
    'Ciò che è più vecchio viene eliminato dal worker entro un’ora, con un’attestazione. ' +
    'Ciò che si elimina direttamente scompare subito, e le sue righe poco dopo.',
  keep: {
    pages: 'Pagine com’erano, giorni',
    texts: 'Testi estratti, giorni',
    audits: 'Audit interi, giorni',
    versions: 'Versioni di documenti che nessuno ha denominato, ripristinato, approvato o diffuso, giorni',
  },
  ever: 'per sempre',
  serverKeeps: (days: number) => `Questo server conserva pagine e testi al massimo ${plural(days, 'giorno', 'giorni')}.`,
  tombstones: 'Eliminati',
  none: 'Non è ancora stato eliminato nulla',
  noneHelp: 'Gli audit si eliminano dalla loro pagina: un proprietario ne digita il nome.',
  progress: (removed: number, total: number) => `Righe eliminate: ${number(removed)} su ${number(total)}`,
  more: 'Mostra altri',
  placeHold: 'Applica un blocco legale',
  holdHelp:
    'Finché vale, nessuno lo elimina: né un proprietario, né una chiave, né un comando, né la conservazione. Un proprietario lo rimuove ' +
    'in Impostazioni, Conservazione.',
  matter: 'Pratica',
  matterHelp: 'Il caso, la richiesta o l’indagine per cui vale.',
  held: 'Il blocco legale è applicato',
  blocks: (text: string) =>
    `${text}. L’accesso termina ora, ma i dati vengono bloccati, non eliminati: ` +
    `lo saranno quando viene rimosso l’ultimo blocco sulla persona.`,
  verbBlock: 'Blocca i dati',
  doneBlocked: 'I dati sono bloccati finché non viene rimosso il blocco legale',
}
