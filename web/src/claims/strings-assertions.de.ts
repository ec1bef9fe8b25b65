import { pluralIn } from '../base/plural.ts'
import type { assertions as English } from './strings-assertions.en.ts'

const plural = pluralIn('de')
const PAGES = { one: 'Seite', other: 'Seiten' }
const SENTENCES = { one: 'Satz', other: 'Sätze' }

export const assertions: typeof English = {
  title: 'Unbelegte Behauptungen',
  pageTitle: (name) => `Unbelegte Behauptungen · ${name} · Imprimatur`,
  note:
    'Sätze, die etwas Nachprüfbares sagen und keiner freigegebenen Aussage entsprechen. Keine Verstöße: ' +
    'Niemand hat gesagt, dass sie falsch ' +
    'sind, nur belegt sie hier nichts.',
  kind: 'Art',
  all: 'Alle Arten',
  kinds: {
    figure: 'Zahl',
    comparison: 'Vergleich',
    superlative: 'Superlativ',
    certificate: 'Zertifikat',
    award: 'Auszeichnung',
    test: 'Test',
    health: 'gesundheitliche Wirkung',
    environment: 'Umwelt',
  },
  columns: { sentence: 'Satz', kind: 'Art', stands: 'Steht', nearest: 'Nächste Aussage' },
  times: (n) => `${n}-mal`,
  pages: (n) => `auf ${plural(n, { one: 'Seite', other: 'Seiten' })}`,
  nearestNone: 'keine ähnliche',
  make: 'Aussage daraus machen',
  looked(sentences, looked, pages) {
    const read = looked === pages ? plural(pages, PAGES) : `${looked} von ${plural(pages, PAGES)}`
    return `Durchgesehen: ${plural(sentences, SENTENCES)} auf ${read}.`
  },
  emptyTitle: 'Nichts Unbelegtes.',
  emptyHelp: 'Jeder als nachprüfbar erkannte Satz entspricht einer freigegebenen Aussage. Nicht jede Behauptung wird erkannt.',
  more: 'Mehr Sätze anzeigen',
  busy: 'Die Seiten werden gelesen …',
}
