import { pluralIn } from '../base/plural.ts'
import type { assertions as English } from './strings-assertions.en.ts'

const plural = pluralIn('nl')
const PAGES = { one: 'pagina', other: 'pagina’s' }
const SENTENCES = { one: 'zin', other: 'zinnen' }

export const assertions: typeof English = {
  title: 'Onbewezen beweringen',
  pageTitle: (name) => `Onbewezen beweringen · ${name} · Imprimatur`,
  note:
    'Zinnen die iets controleerbaars zeggen en met geen goedgekeurde claim overeenkomen. Geen overtredingen: ' +
    'niemand heeft gezegd dat ze onjuist zijn, alleen dat niets hier ze bewijst.',
  kind: 'Soort',
  all: 'Alle soorten',
  kinds: {
    figure: 'cijfer',
    comparison: 'vergelijking',
    superlative: 'superlatief',
    certificate: 'certificaat',
    award: 'onderscheiding',
    test: 'test',
    health: 'gezondheidseffect',
    environment: 'milieu',
  },
  columns: { sentence: 'Zin', kind: 'Soort', stands: 'Staat er', nearest: 'Dichtstbijzijnde claim' },
  times: (n) => plural(n, { one: 'keer', other: 'keer' }),
  pages: (n) => `op ${plural(n, PAGES)}`,
  nearestNone: 'geen vergelijkbare',
  make: 'Er een claim van maken',
  looked(sentences, looked, pages) {
    const read = looked === pages ? plural(pages, PAGES) : `${looked} van ${plural(pages, PAGES)}`
    return `Bekeken: ${plural(sentences, SENTENCES)} op ${read}.`
  },
  emptyTitle: 'Niets onbewezens.',
  emptyHelp: 'Elke zin die als controleerbaar is herkend, komt overeen met een goedgekeurde claim. Niet elke bewering wordt herkend.',
  more: 'Meer zinnen tonen',
  busy: 'De pagina’s worden gelezen…',
}
