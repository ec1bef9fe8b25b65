import type { keyLimits as English } from './strings.en.ts'

export const keyLimits: typeof English = {
  scopes: 'Was darf er?',
  scope: {
    read: ['Lesen', 'Audits, Befunde, Dokumente, Vorlagen; Ereignisse verfolgen'],
    review: ['Entscheiden', 'Entscheidungen und Kommentare'],
    write: ['Schreiben', 'Audits starten, Dateien hochladen, Dokumente schreiben, Regeln ändern'],
    check: ['Prüfen', 'Texte prüfen; nichts wird gespeichert'],
    administer: ['Verwalten', 'Webhook-Adressen des Arbeitsbereichs; Audits und Websites löschen'],
    keys: ['Schlüssel', 'Schlüssel erstellen, erneuern und widerrufen, von denen keiner mehr darf als dieser'],
  },
  expires: 'Letzter Tag',
  expiresHelp: 'Er gilt noch an diesem Tag. Leer: bis zum Widerruf.',
  rate: 'Anfragen pro Sekunde',
  rateHelp: 'Leer: die Grenze des Servers.',
  endedAt: (day) => `abgelaufen am ${day}`,
  endsAt: (day) => `läuft ab am ${day}`,
  perSecond: (n) => `${n}/s`,
  replaced: 'erneuert',
  from: (address) => `von ${address}`,
  rotate: 'Erneuern',
  rotateAsk: (name) => `„${name}“ erneuern?`,
  rotateHelp:
    'Ein neuer Schlüssel mit denselben Rechten wird erstellt und einmal gezeigt. Der alte gilt noch so lange, wie Sie wählen, ' +
    'und wird danach abgewiesen.',
  overlap: 'Der alte Schlüssel gilt noch',
  overlaps: { 0: 'gar nicht mehr', 1: 'eine Stunde', 24: 'einen Tag', 168: 'eine Woche', 720: 'dreißig Tage' },
  pickOne: 'Wählen Sie mindestens eines.',
}
