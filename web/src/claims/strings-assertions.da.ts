import { number } from '../base/format.ts'
import { pluralIn } from '../base/plural.ts'
import type { assertions as English } from './strings-assertions.en.ts'

const plural = pluralIn('da')
const pages = (n: number) => plural(n, { one: 'side', other: 'sider' })

export const assertions: typeof English = {
  title: 'Udokumenterede påstande',
  pageTitle: (name) => `Udokumenterede påstande · ${name} · Imprimatur`,
  note:
    'Sætninger, der påstår noget, som kan efterprøves, og ikke svarer til et godkendt udsagn. De er ikke overtrædelser: Ingen har sagt, ' +
    'at de er forkerte, kun at intet her underbygger dem.',
  kind: 'Type',
  all: 'Alle typer',
  kinds: {
    figure: 'tal',
    comparison: 'sammenligning',
    superlative: 'superlativ',
    certificate: 'certifikat',
    award: 'pris',
    test: 'test',
    health: 'sundhedseffekt',
    environment: 'miljø',
  },
  columns: { sentence: 'Sætning', kind: 'Type', stands: 'Står', nearest: 'Nærmeste udsagn' },
  times: (n) => plural(n, { one: 'gang', other: 'gange' }),
  pages: (n) => `på ${pages(n)}`,
  nearestNone: 'ingen i nærheden',
  make: 'Lav et udsagn af den',
  looked: (sentences, looked, all) =>
    `Gennemset: ${plural(sentences, { one: 'sætning', other: 'sætninger' })} på ` +
    `${looked === all ? pages(all) : `${number(looked)} af ${pages(all)}`}.`,
  emptyTitle: 'Intet udokumenteret.',
  emptyHelp: 'Alle sætninger, der blev genkendt som efterprøvelige, svarer til et godkendt udsagn. Ikke alle påstande bliver genkendt.',
  more: 'Vis flere sætninger',
  busy: 'Siderne læses …',
}
