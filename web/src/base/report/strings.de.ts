import type { reports as English } from './strings.en.ts'

export const reports: typeof English = {
  title: (name) => `Bericht über ${name}`,
  period: 'Zeitraum',
  from: 'Von',
  until: 'Bis',
  periodHelp: 'Ohne Tage: alle Läufe.',
  format: 'Format',
  formats: {
    pdf: 'PDF/A-2b, mit Tags',
    docx: 'zum Hineinschreiben',
    xlsx: 'Befunde als Zeilen',
    html: 'eine Datei, ohne Netz',
  },
  language: 'Sprache',
  evidence: 'Fundstellen bleiben in ihrer Sprache.',
  contents: 'Darin',
  has: {
    audit:
      'Was geprüft wurde, was nicht und warum; Befunde mit Gesetz, Entscheidung, Begründung und Diskussion; Zeit bis ' +
      'zur Entscheidung; was sich seit dem Lauf davor geändert hat; freigegebene Aussagen; Regeln und Gesetze mit ' +
      'ihren Versionen; wie sich das alles ohne uns nachprüfen lässt.',
    site:
      'Jeder Lauf des Zeitraums; was sich vom ersten zum letzten geändert hat; Zeit bis zur Entscheidung; was der ' +
      'letzte Lauf nicht gelesen hat und warum; seine Befunde mit Gesetz, Entscheidung und Diskussion; Regeln und ' +
      'Gesetze mit ihren Versionen; wie sich das alles ohne uns nachprüfen lässt.',
    document:
      'Der Text, seine Versionen und Freigaben, Befunde, was er über sein Material hinaus behauptet, Kommentare, und ' +
      'wie sich das ohne uns nachprüfen lässt.',
    claim:
      'Wortlaute und Bedingungen, Nachweise, Versionen und Freigaben, die Befunde, die sie beantwortet, und wie sich ' +
      'das ohne uns nachprüfen lässt.',
  },
  findings: (n) => `Befunde: ${n}`,
  notRead: (n) => `Nicht gelesene Seiten: ${n}. Sie stehen mit dem Grund darin.`,
  make: (format) => `${format} erstellen`,
  making: (size) => `Wird erstellt: bisher ${size}`,
  stop: 'Anhalten',
  done: 'Der Bericht ist fertig',
  brokeOff: 'Der Bericht brach vor dem Ende ab; es wurde keine Datei behalten. Versuchen Sie es noch einmal.',
  command: 'Dasselbe als Befehl:',
  findingLinkHelp:
    'Wer den Link hat, liest diesen einen Befund ohne Konto bis zu dem Tag, an dem er endet: den Satz, den Grund, ' +
    'das Gesetz, was zu tun ist, den Stand. Keine Kommentare, keine Namen, sonst nichts.',
}
