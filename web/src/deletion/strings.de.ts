import { date, number } from '../base/format.ts'
import { pluralIn } from '../base/plural.ts'
import type { deleting as English } from './strings.en.ts'

const plural = pluralIn('de')
const findings = (n: number) => plural(n, { one: 'Befund', other: 'Befunde' })
const size = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${number(Math.ceil(bytes / 1024))} kB` : `${number(Math.round(bytes / 1024 ** 2))} MB`

export const deleting: typeof English = {
  delete: 'Löschen',
  deleteWhat: { audit: (name) => `Audit ${name} löschen`, site: (name) => `Website ${name} löschen` },
  deletePerson: (name) => `Daten von ${name} löschen`,
  deleteData: 'Daten löschen',
  deleteDocument: (name) => `Dokument ${name} löschen`,
  counting: 'Es wird gezählt, was entfällt …',
  goes: 'Wird endgültig gelöscht',
  stays: 'Bleibt erhalten',
  pages: 'Seiten im damaligen Stand',
  pagesNumber: (texts, bytes) => `${number(texts)}, ${size(bytes)}`,
  texts: 'Extrahierte Texte',
  runs: 'Läufe',
  assets: 'Inhalte',
  findings: 'Befunde und ihr Status',
  comments: 'Kommentare',
  entries: 'Protokolleinträge',
  carried: (n, when) => `In den Lauf vom ${date(when)} übernommene Entscheidungen: ${number(n)}, mit Begründung und Namen`,
  otherRuns: 'Die übrigen Läufe und die Zahlen in ihrem Verlauf',
  noRuns: 'Alle anderen Audits und Websites des Arbeitsbereichs',
  tombstoneStays: 'Ein Löschvermerk im Protokoll, damit die Kette prüfbar bleibt',
  tombstone: 'Der Löschvermerk wird lauten',
  sha: (hash) => `SHA-256 der Befunde ${hash.slice(0, 8)} … ${hash.slice(-8)}`,
  shaLater: 'SHA-256 der Befunde, sobald sie gelöscht sind',
  running: 'Es läuft noch und wird zuerst abgebrochen.',
  compared: (n) =>
    `${n === 1 ? 'Ein Lauf wurde' : `${number(n)} Läufe wurden`} mit diesem verglichen. Die Entscheidungen dort bleiben; ` +
    'was seitdem neu war oder entfallen ist, wird nicht mehr angezeigt.',
  schedule: 'Der Zeitplan endet.',
  type: 'Zum Löschen den Namen eingeben:',
  nameRight: 'Der Name stimmt',
  background: 'Läuft im Hintergrund; der Prüfplatz bleibt offen',
  never: 'Lässt sich nicht rückgängig machen',
  verb: {
    audit: (found, assets) => `${findings(found)} und ${plural(assets, { one: 'Seite', other: 'Seiten' })} löschen`,
    site: (runs, found) => `${plural(runs, { one: 'Lauf', other: 'Läufe' })} und ${findings(found)} löschen`,
    person: (n) => `Namen an ${plural(n, { one: 'Stelle', other: 'Stellen' })} löschen`,
    document: '1 Dokument löschen',
  },
  done: { audit: 'Das Audit ist gelöscht', site: 'Die Website ist gelöscht', person: 'Die Daten sind gelöscht' },
  person: {
    account: 'Mitgliedschaft, Schlüssel, Sitzungen und Anmeldung; das Konto, wenn dies der letzte Arbeitsbereich war',
    name: 'Name unter Kommentaren',
    decided: 'Name in Protokollen und Entscheidungen',
    assigned: 'Zuweisungen',
    blockedGoes: 'Mitgliedschaft, Schlüssel und Sitzungen, sofort',
    blockedStays: 'Name, Adresse und alles Übrige, bis die letzte Löschsperre aufgehoben ist',
    keepsText: 'Was entschieden und geschrieben wurde, unter einem Pseudonym',
    keepsTrail: 'Der Name in den verketteten Protokolleinträgen, den niemand zu sehen bekommt: ohne ihn wäre die Kette nicht prüfbar',
  },
  document: 'Der Text und seine Befunde. Was Audits davon gelesen haben, bleibt bei ihnen.',
  kept: 'Aufbewahrt für',
  keepNote:
    'Älteres löscht der Worker innerhalb einer Stunde, mit Löschvermerk. ' +
    'Was Sie selbst löschen, ist sofort verschwunden, die Datensätze kurz danach.',
  keep: {
    pages: 'Seiten im damaligen Stand, Tage',
    texts: 'Extrahierte Texte, Tage',
    audits: 'Ganze Audits, Tage',
    versions: 'Dokumentversionen, die niemand benannt, wiederhergestellt, freigegeben oder versendet hat, Tage',
  },
  ever: 'unbegrenzt',
  serverKeeps: (days) => `Dieser Server bewahrt Seiten und Texte höchstens ${plural(days, { one: 'Tag', other: 'Tage' })} auf.`,
  tombstones: 'Gelöscht',
  none: 'Noch wurde nichts gelöscht',
  noneHelp: 'Audits werden auf ihrer Seite gelöscht, von einem Inhaber, der den Namen eingibt.',
  progress: (removed, total) => `${number(removed)} von ${number(total)} Datensätzen gelöscht`,
  more: 'Weitere anzeigen',
  placeHold: 'Löschsperre setzen',
  holdHelp:
    'Solange sie gilt, löscht niemand etwas davon: kein Inhaber, kein Schlüssel, kein Befehl, keine Aufbewahrungsfrist. ' +
    'Ein Inhaber hebt sie unter Einstellungen, Aufbewahrung auf.',
  matter: 'Vorgang',
  matterHelp: 'Das Verfahren, die Anfrage oder die Untersuchung, für die sie gilt.',
  held: 'Die Löschsperre ist gesetzt',
  blocks: (text) =>
    `${text}. Der Zugang endet jetzt, die Daten werden aber gesperrt, nicht gelöscht: ` +
    'Gelöscht werden sie, wenn die letzte Löschsperre für die Person aufgehoben ist.',
  verbBlock: 'Daten sperren',
  doneBlocked: 'Die Daten sind gesperrt, bis die Löschsperre aufgehoben ist',
}
