import { number } from '../../base/format.ts'
import { pluralIn } from '../../base/plural.ts'
import type { duration as Duration, health as English } from './strings.en.ts'

const plural = pluralIn('de')
const decisions = (n: number) => plural(n, { one: 'Entscheidung', other: 'Entscheidungen' })

export const health: typeof English = {
  place: 'Sie sind hier',
  packLead: (n) =>
    `Ein Regelpaket mit ${plural(n, { one: 'Regel', other: 'Regeln' })}. Was davon stets verworfen wird, wird gemeinsam gelernt.`,
  noPack: 'Dieses Regelpaket gibt es nicht',
  pageTitle: (name) => `Leistung von ${name} · Imprimatur`,
  rules: 'Regeln',
  pages: 'Seiten dieser Regel',
  tab: 'Leistung',
  span: 'Zeitraum',
  spans: { five: '5 Läufe', quarter: '90 Tage', all: 'Alles' },
  pointedOut: (dismissed, decided) => `${number(dismissed)} der ${number(decided)}`,
  people: 'Verworfen wurden ',
  findingsDecided: ' entschiedenen Befunde. Ab mehr als der Hälfte von mindestens 20 wird auf eine Regel hingewiesen.',
  hits: 'Treffer',
  inRuns: (runs) => `in ${plural(runs, { one: 'Lauf', other: 'Läufen' })}`,
  lastRuns: (hits) =>
    hits.length === 1
      ? `${hits.join(', ')} Treffer im letzten Lauf`
      : `${hits.join(', ')} Treffer in den letzten ${number(hits.length)} Läufen`,
  noRuns: 'Sie lief noch in keinem Audit.',
  dismissed: 'Verworfen',
  ofDecided: (dismissed, decided) => `${number(dismissed)} von ${number(decided)} entschiedenen`,
  nobody: 'Über ihre Befunde hat noch niemand entschieden.',
  time: 'Zeit bis zur Entscheidung',
  sooner: 'die Hälfte wird schneller entschieden',
  allRules: (time) => `alle Regeln hier: ${time}`,
  notKnown: 'noch nicht bekannt',
  confidence: 'Konfidenz',
  labelled: (faults, labelled) =>
    labelled === 0
      ? 'aus ihrem Paket abgeleitet: keiner ihrer eigenen Sätze ist bewertet'
      : `${number(faults)} von ${plural(labelled, { one: 'bewerteten Satz', other: 'bewerteten Sätzen' })} ` +
        `${faults === 1 ? 'war ein Fehler' : 'waren Fehler'}` +
        (labelled < 10 ? '; so wenige, dass die Zahl überwiegend die des Pakets ist' : ''),
  notMeasured: 'Noch nicht gemessen',
  notMeasuredOwn: 'Nur mitgelieferte Regeln werden an bewerteten Seiten gemessen. Ihre wird an Ihren Entscheidungen gemessen.',
  why: 'Warum verworfen wurde',
  reasons: 'Begründungen',
  noReason: 'Nichts davon wurde verworfen.',
  where: 'Wo',
  shareBy: 'Anteil verworfen nach Website und Sprache',
  of: (part, whole) => `${number(part)} von ${number(whole)}`,
  falses: 'Häufigste falsche Sätze',
  times: (n) => `${number(n)} ×`,
  sample: 'Gezählt an den neuesten Entscheidungen: höchstens 2.000, gesucht unter 20.000 Befunden.',
  openFinding: 'Befund öffnen',
  tighten: {
    title: 'Schärfen',
    sub: (decided) =>
      `vorgeschlagen aus den verworfenen Sätzen, gezählt an ` +
      `${decided === 1 ? 'dem einen entschiedenen Befund' : `allen ${number(decided)} entschiedenen Befunden`}`,
    subNewest: (decided) => `vorgeschlagen aus den verworfenen Sätzen, gezählt an den neuesten ${number(decided)} entschiedenen Befunden`,
    unjudged: (n) =>
      n === 1
        ? '1 davon ist nicht gezählt: Die Regel findet ihn nur mit der Seite ringsum oder gar nicht mehr.'
        : `${number(n)} davon sind nicht gezählt: Die Regel findet sie nur mit der Seite ringsum oder gar nicht mehr.`,
    none: 'Keine Wörter unterscheiden die verworfenen Sätze von den anderen; es gibt also nichts vorzuschlagen.',
    leave: 'Auslassen',
    gone: 'Falsche, entfallen',
    lost: 'Richtige, verloren',
    ticked: (n) => (n === 1 ? 'Der gewählte' : `Die ${number(n)} gewählten`),
    kept: (kept, right) => `${number(kept)} von ${number(right)}`,
    keptWords: 'richtige bleiben',
    remain: (left, all) => `${number(left)} von ${number(all)}`,
    remainWords: 'falsche bleiben',
    share: (after, before) => `Der Anteil verworfener wäre ${after} % statt ${before} % gewesen.`,
    wouldBeLost: 'Verloren ginge:',
    by: (state, name, day) => `${state} von ${name}, ${day}`,
    make: 'Daraus einen Entwurf machen',
    draftNote: 'Der nächste Entwurf der Regel; noch läuft nichts.',
    copyNote: 'Eine Kopie der Paketregel; noch läuft nichts. Die des Pakets läuft daneben weiter, bis Sie sie ausschalten.',
    made: 'Der Entwurf ist da. Erproben Sie ihn, und veröffentlichen Sie ihn dann.',
  },
  learned: {
    title: 'Aus Ihren Entscheidungen gelernt',
    sub: 'was dieser Arbeitsbereich stets verwirft; Entscheidungen anderer Arbeitsbereiche fließen nicht ein',
    tooFew: (decided, needed) => `${number(decided)} der ${number(needed)} nötigen Entscheidungen.`,
    train: (decided) => `Aus ${decisions(decided)} lernen`,
    again: (decided) => `Neu aus ${decisions(decided)} lernen`,
    training: 'Wird gelernt; das kann einige Minuten dauern.',
    measured: (filtered, right) => `Von ${filtered} Befunden, die es gefiltert hätte, waren ${right} verworfen worden:`,
    precision: (share) => `Präzision ${Math.floor(share * 100)} %`,
    recall: (share) => `Trefferquote ${Math.floor(share * 100)} %`,
    how: (decided, pages) =>
      `Gemessen an Entscheidungen, mit denen nicht trainiert wurde: ${number(decided)} auf ` +
      `${plural(pages, { one: 'Seite', other: 'Seiten' })}, keine Seite auf beiden Seiten.`,
    trained: (day) => `Trainiert: ${day}`,
    notUsable:
      'Zu selten richtig oder an zu wenigen Befunden gemessen, um eingeschaltet zu werden. Entscheiden Sie über mehr Befunde, ' +
      'und lassen Sie dann neu lernen.',
    what: 'Was mit Befunden geschieht, die stets verworfen werden',
    action: { off: 'Nichts', lower: 'Als niedrig zeigen', hide: 'Weglassen' },
    does: {
      off: 'Befunde werden so gezeigt, wie die Regel sie einstuft.',
      lower: 'Ab dem nächsten Audit sind sie niedrig und sagen, warum. Einer von zehn bleibt zur Kontrolle, wie er ist.',
      hide: 'Ab dem nächsten Audit entfallen sie, und die Seite sagt, wie viele. Einer von zehn bleibt zur Kontrolle.',
    },
    reason: 'Begründung',
    save: 'Umstellen',
    switched: 'Gilt ab dem nächsten Audit.',
  },
}

/** A length of time in two units: 1 T. 4 Std., 9 Std., 12 Min. */
export const duration: typeof Duration = (seconds) => {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return 'unter 1 Min.'
  if (minutes < 60) return `${minutes} Min.`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours} Std.` : `${hours} Std. ${minutes % 60} Min.`
  return hours % 24 === 0 ? `${Math.floor(hours / 24)} T.` : `${Math.floor(hours / 24)} T. ${hours % 24} Std.`
}
