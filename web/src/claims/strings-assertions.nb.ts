import { number } from '../base/format.ts'
import { pluralIn } from '../base/plural.ts'
import type { assertions as English } from './strings-assertions.en.ts'

const plural = pluralIn('nb')
const pages = (n: number) => plural(n, { one: 'side', other: 'sider' })

export const assertions: typeof English = {
  title: 'Udokumenterte påstander',
  pageTitle: (name) => `Udokumenterte påstander · ${name} · Imprimatur`,
  note:
    'Setninger som påstår noe som kan etterprøves, og som ikke svarer til et godkjent utsagn. De er ikke brudd: Ingen har sagt at de er ' +
    'feil, bare at ingenting her underbygger dem.',
  kind: 'Type',
  all: 'Alle typer',
  kinds: {
    figure: 'tall',
    comparison: 'sammenligning',
    superlative: 'superlativ',
    certificate: 'sertifikat',
    award: 'pris',
    test: 'test',
    health: 'helseeffekt',
    environment: 'miljø',
  },
  columns: { sentence: 'Setning', kind: 'Type', stands: 'Står', nearest: 'Nærmeste utsagn' },
  times: (n) => plural(n, { one: 'gang', other: 'ganger' }),
  pages: (n) => `på ${pages(n)}`,
  nearestNone: 'ingen i nærheten',
  make: 'Lag et utsagn av den',
  looked: (sentences, looked, all) =>
    `Sett på: ${plural(sentences, { one: 'setning', other: 'setninger' })} på ` +
    `${looked === all ? pages(all) : `${number(looked)} av ${pages(all)}`}.`,
  emptyTitle: 'Ingenting udokumentert.',
  emptyHelp: 'Alle setninger som ble gjenkjent som etterprøvbare, svarer til et godkjent utsagn. Ikke alle påstander blir gjenkjent.',
  more: 'Vis flere setninger',
  busy: 'Sidene leses …',
}
