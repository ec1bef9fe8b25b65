import { pluralIn } from '../base/plural.ts'
import type { assertions as English } from './strings-assertions.en.ts'

const plural = pluralIn('it')
const PAGES = { one: 'pagina', other: 'pagine' }
const SENTENCES = { one: 'frase', other: 'frasi' }

export const assertions: typeof English = {
  title: 'Affermazioni non provate',
  pageTitle: (name) => `Affermazioni non provate · ${name} · Imprimatur`,
  note:
    'Frasi che affermano qualcosa di verificabile e non corrispondono ad alcun claim approvato. Non sono violazioni: ' +
    'nessuno ha detto che siano sbagliate, solo che qui nulla le prova.',
  kind: 'Tipo',
  all: 'Tutti i tipi',
  kinds: {
    figure: 'cifra',
    comparison: 'confronto',
    superlative: 'superlativo',
    certificate: 'certificato',
    award: 'premio',
    test: 'test',
    health: 'effetto sulla salute',
    environment: 'ambiente',
  },
  columns: { sentence: 'Frase', kind: 'Tipo', stands: 'Compare', nearest: 'Claim più vicino' },
  times: (n) => plural(n, { one: 'volta', other: 'volte' }),
  pages: (n) => `su ${plural(n, PAGES)}`,
  nearestNone: 'nessuno simile',
  make: 'Farne un claim',
  looked(sentences, looked, pages) {
    const read = looked === pages ? plural(pages, PAGES) : `${looked} di ${plural(pages, PAGES)}`
    return `Esaminate: ${plural(sentences, SENTENCES)} su ${read}.`
  },
  emptyTitle: 'Nulla di non provato.',
  emptyHelp: 'Ogni frase riconosciuta come verificabile corrisponde a un claim approvato. Non tutte le affermazioni vengono riconosciute.',
  more: 'Mostra altre frasi',
  busy: 'Lettura delle pagine…',
}
