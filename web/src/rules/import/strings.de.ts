import { number } from '../../base/format.ts'
import { formIn, pluralIn } from '../../base/plural.ts'
import type { ruleImport as English } from './strings.en.ts'

const plural = pluralIn('de')
const form = formIn('de')
const rulesOf = (count: number) => plural(count, { one: 'Regel', other: 'Regeln' })

export const ruleImport: typeof English = {
  pageTitle: 'Regeln importieren · Imprimatur',
  place: 'Sie sind hier',
  undo: 'Import rückgängig machen',
  undoOffered: 'Rückgängig machen ist 30 Tage lang möglich.',
  undoTitle: (name) => `Import von ${name} rückgängig machen?`,
  undoHelp:
    'Damit begonnene Regeln werden entfernt, und damit geschriebene Entwürfe weichen dem, was vorher da war. Was seitdem ' +
    'geändert wurde, bleibt.',
  undone: (removed, restored) => `Rückgängig gemacht: ${rulesOf(removed)} entfernt, ${rulesOf(restored)} wie zuvor.`,
  left: (n) => `${rulesOf(n)} seitdem geändert, veröffentlicht oder gelöscht: unverändert gelassen`,
  late: 'Kürzlich importiert',
  lateSub: (days) => `in den letzten ${number(days)} Tagen`,
  lateFacts: (when, who, begun, changed) => `${when}, von ${who}: ${number(begun)} neu, ${number(changed)} geändert`,
  somebody: 'einem ehemaligen Mitglied',
  undoneAt: (day) => `Rückgängig gemacht: ${day}`,
  title: 'Regeln importieren',
  named: (name) => `Import: ${name}`,
  lead:
    'Nichts wird importiert, bevor Sie den Bericht gesehen haben. Regeln kommen als Entwürfe herein: Keine läuft, bevor sie ' +
    'veröffentlicht ist.',
  drop: 'Ordner, ZIP oder CSV hier ablegen,',
  dropNow: 'Zum Lesen loslassen',
  reading: 'Wird gelesen …',
  choose: 'Dateien wählen',
  or: 'oder',
  chooseFolder: 'Ordner wählen',
  dropLabel: 'Was gelesen wird',
  kinds: [
    {
      name: 'Regeln als YAML',
      what: 'ein Ordner oder ein ZIP, jede Regel eine Datei ordner/name.yml, wie hier exportiert oder in Git verwaltet.',
    },
    { name: 'Ein Vale-Paket', what: 'styles/Style/Rule.yml, mit seinen Vokabularen.' },
    { name: 'Begriffe als CSV', what: 'eine Tabelle, die mit term, instead, reason, severity beginnt; je Zeile eine Regel.' },
  ],
  most: 'Höchstens 100 MB und 5.000 Regeln.',
  partKinds: { terms: 'Begriffsliste', vale: 'Vale-Paket', yaml: 'YAML' },
  facts: (kinds, size, files) => {
    const named = new Intl.ListFormat('de').format(kinds)
    return `${named}${named && ', '}${size}, ${plural(files, { one: 'Datei', other: 'Dateien' })}.`
  },
  nothingYet: 'Noch wurde nichts importiert.',
  asCsv: 'Bericht als CSV',
  again: 'Korrigierte Datei lesen',
  summary: 'Zusammenfassung',
  loaded: 'Geladen',
  remark: 'Mit Anmerkung geladen',
  refused: 'Abgelehnt',
  found: (n) => `${form(n, { one: 'Regel', other: 'Regeln' })} gefunden`,
  inLine: { loaded: 'geladen', remark: 'mit Anmerkung geladen', refused: 'abgelehnt' },
  nothingToTake: 'Nichts davon lässt sich importieren.',
  ofThose: (n) => `Von den ${number(n)}, die übernommen werden können, `,
  replace: (n) => (n === 1 ? 'ersetzt 1 eine vorhandene Regel' : `ersetzen ${number(n)} vorhandene Regeln`),
  areNew: (n) => `${plural(n, { one: 'ist', other: 'sind' })} neu`,
  areSame: (n) => `${plural(n, { one: 'ist', other: 'sind' })} genau so vorhanden`,
  asDrafts: 'Sie kommen als Entwürfe herein.',
  withoutProofs: (n) =>
    n === 1
      ? '1 hat noch keine Beispiele und kann vorher nicht veröffentlicht werden.'
      : `${number(n)} haben noch keine Beispiele und können vorher nicht veröffentlicht werden.`,
  showReplaced: (n) => (n === 1 ? 'Die eine zeigen' : `Die ${number(n)} zeigen`),
  showEvery: 'Wieder alle zeigen',
  take: (n) => (n === 1 ? '1 als Entwurf importieren' : `${number(n)} als Entwürfe importieren`),
  onlyNew: (n) => (n === 1 ? 'Nur die 1 neue' : `Nur die ${number(n)} neuen`),
  none: 'Keine übernehmen',
  taking: 'Wird übernommen …',
  taken: (begun, replaced) =>
    `${rulesOf(begun)} begonnen und ${plural(replaced, { one: 'Entwurf', other: 'Entwürfe' })} zu vorhandenen Regeln; nichts davon läuft.`,
  toRules: 'Zu Ihren Regeln',
  search: 'Datei, Zeile, Grund durchsuchen',
  show: 'Anzeigen',
  showing: { refused: 'Abgelehnt', remark: 'Anmerkungen', loaded: 'Geladen', all: 'Alle' },
  file: 'Datei',
  reason: 'Grund',
  column: { where: 'Wo', what: 'Was dort steht', why: 'Warum, und was hilft' },
  line: (n) => `Zeile ${n}`,
  notOpened: 'nicht geöffnet',
  becomes: (id) => `wird ${id}`,
  replaces: (id) => `ersetzt ${id}`,
  same: (id) => `${id} ist bereits so`,
  ready: 'Die Beispiele bestehen.',
  noLines: 'Hier ist nichts',
  noLinesHelp: 'Entfernen Sie einen Filter, oder zeigen Sie einen anderen Teil des Berichts.',
  aside: (n) => `${plural(n, { one: 'Datei enthält', other: 'Dateien enthalten' })} keine Regel`,
  mayNot: 'Sie können keine Regeln importieren',
  mayNotHelp: 'Das kann, wer die Regeln dieses Arbeitsbereichs verwaltet.',
}
