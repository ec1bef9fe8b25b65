import { plural } from '../base/strings.en.ts'

export const assertions = {
  title: 'Unproved assertions',
  pageTitle: (name: string) => `Unproved assertions · ${name} · Imprimatur`,
  note:
    'Sentences that state something checkable and say no approved claim. Not violations: nobody has said they are wrong, only that ' +
    'nothing here proves them.',
  kind: 'Kind',
  all: 'All kinds',
  kinds: {
    figure: 'figure',
    comparison: 'comparison',
    superlative: 'superlative',
    certificate: 'certificate',
    award: 'award',
    test: 'test',
    health: 'health effect',
    environment: 'environment',
  },
  columns: { sentence: 'Sentence', kind: 'Kind', stands: 'Stands', nearest: 'Nearest claim' },
  times: (n: number) => plural(n, 'time', 'times'),
  pages: (n: number) => `on ${plural(n, 'page', 'pages')}`,
  nearestNone: 'none near',
  make: 'Make a claim of it',
  looked(sentences: number, looked: number, pages: number) {
    const read = looked === pages ? plural(pages, 'page', 'pages') : `${looked} of ${plural(pages, 'page', 'pages')}`
    return `Looked at: ${plural(sentences, 'sentence', 'sentences')} of ${read}.`
  },
  emptyTitle: 'Nothing unproved.',
  emptyHelp: 'Every sentence that was recognised as checkable says an approved claim. Not every assertion is recognised.',
  more: 'Show more sentences',
  busy: 'The pages are being read…',
}
