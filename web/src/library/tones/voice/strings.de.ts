import { labelsTakenBy } from '../../../../../src/text/document-types.ts'
import { pluralIn } from '../../../base/plural.ts'
import { fileTypes } from '../../../base/strings.de.ts'
import type { voice as English } from './strings.en.ts'

const plural = pluralIn('de')
const words = (n: number) => plural(n, { one: 'Wort', other: 'Wörter' })

export const voice: typeof English = {
  open: 'Aus Beispielen',
  paste: (language) => `Texte, die richtig klingen, auf ${language}`,
  pasteHelp: 'Fügen Sie eigene Texte ein, mit einer Leerzeile dazwischen. Nichts davon wird gespeichert.',
  pasted: 'Eingefügter Text',
  files: 'Dateien',
  filesHelp: `${fileTypes(labelsTakenBy('knowledge'))}, bis zu zehn mit je 20 MB.`,
  drop: 'Dateien wählen oder hier ablegen',
  addresses: 'Adressen, je Zeile eine',
  addressesHelp: 'Eigene Seiten, bis zu zehn. Sie werden gelesen wie in einem Audit; private nur, wo der Arbeitsbereich darf.',
  readThem: 'Seiten lesen',
  reading: 'Wird gelesen …',
  sources: 'Bisher gelesen',
  words,
  otherLanguage: (language) => `scheint ${language} zu sein`,
  without: 'Weglassen',
  unread: (name, reason) => `${name}: ${reason}`,
  tooLittle: 'Zu wenig zum Messen; einige Sätze mehr sind nötig.',
  measured: (sentences, count) => `${plural(sentences, { one: 'Satz', other: 'Sätze' })}, ${words(count)}`,
  measuredTitle: 'Gemessen',
  modelTitle: 'Vom Modell vorgeschlagen',
  ask: 'Leitlinien vom Modell vorschlagen lassen',
  asking: 'Das Modell liest …',
  askHelp:
    'Es sieht den Anfang jedes Textes. Seine Vorschläge werden mit ihren Belegen gezeigt, und nur, wenn deren Zitate in den Texten stehen.',
  noModel: 'Mit einem Sprachmodell gibt es Vorschläge über das Messbare hinaus. Ein Inhaber richtet es unter Einstellungen, Modell ein.',
  leftOut: (n) => `${plural(n, { one: 'Vorschlag', other: 'Vorschläge' })} weggelassen: nicht in den Texten belegt`,
  address: (how) => (how === 'formal' ? 'Leser förmlich ansprechen' : 'Leser persönlich ansprechen'),
  list: { address: 'Anrede', do: 'so ja', dont: 'so nicht', use: 'bevorzugte Wörter', avoid: 'zu vermeidende Wörter' },
  take: 'Übernehmen',
  takeAll: 'Alle übernehmen',
  taken: 'übernommen',
  evidence: 'Wo',
  tryOpen: 'An einem Text erproben',
  like: 'Klingt das nach uns?',
  likePaste: 'Text zum Erproben',
  likeHelp: 'Verglichen mit dem, was oben steht: Anrede, Satzlänge, Satzzeichen und zu vermeidende Wörter.',
  score: (score, n) => `${score} von 100 · ${n === 0 ? 'nichts spricht dagegen' : plural(n, { one: 'Stelle', other: 'Stellen' })}`,
  against: (guideline) => `nicht: ${guideline}`,
  beside: 'Neben einer anderen Tonalität',
  paragraph: 'Ein Absatz',
  other: 'Die andere Tonalität',
  tryBoth: 'Beide erproben',
  trying: 'Wird geschrieben …',
  besideHelp: (hasModel) =>
    hasModel
      ? 'Das Modell schreibt den Absatz in dieser Tonalität, wie sie oben steht, und in der anderen. Nichts wird gespeichert.'
      : 'Ohne Modell werden die Wortpaare jeder Tonalität angewendet. Nichts wird gespeichert.',
  thisVoice: (name) => name || 'Diese Tonalität',
  asStored: (name) => `${name}, wie gespeichert`,
  scored: (before, after) =>
    before === null
      ? ''
      : after === null
        ? `Der Absatz: ${before} von 100`
        : `Der Absatz: ${before} von 100 · so geschrieben: ${after} von 100`,
  found: (n) => (n === 0 ? 'Die Regeln finden nichts darin' : `Die Regeln finden ${plural(n, { one: 'Stelle', other: 'Stellen' })} darin`),
  history: 'Versionen',
  historyHelp: 'Jede Speicherung bleibt erhalten. Eine wiederhergestellte Version ist eine neue.',
  inUse: 'in Verwendung',
  byOn: (name, when) => `${name ?? 'Befehlszeile'}, ${when}`,
  compareWith: (version) => `Mit ${version} vergleichen`,
  compareUsed: 'Mit der verwendeten vergleichen',
  changes: (from, to) => `Von Version ${from} zu Version ${to}`,
  noChange: 'Sie sagen dasselbe.',
  part: {
    name: 'Name',
    description: 'Beschreibung',
    address: 'Anrede der Leser',
    do: 'So ja',
    dont: 'So nicht',
    use: 'Bevorzugte Wörter',
    avoid: 'Zu vermeidende Wörter',
    examples: 'Beispiele',
    other: 'Sonstiges',
  },
  restore: (version) => `${version} wiederherstellen`,
  restoreTitle: (version) => `Version ${version} wiederherstellen?`,
  restoreHelp: 'Sie wird zu einer neuen Version. Was im Formular steht und nicht gespeichert ist, geht verloren.',
  restoreWhat: 'Was',
  everything: 'Alles',
  restoreVerb: 'Wiederherstellen',
  restored: (version) => `Version ${version} ist wieder in Verwendung`,
}
