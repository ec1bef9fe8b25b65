import { counted, pages as pagesOf, partOf } from '../base/turkish.ts'
import type { assertions as English } from './strings-assertions.en.ts'

export const assertions: typeof English = {
  title: 'Kanıtsız iddialar',
  pageTitle: (name) => `Kanıtsız iddialar · ${name} · Imprimatur`,
  note:
    'Denetlenebilir bir şey öne süren ve onaylı bir beyana karşılık gelmeyen cümleler. İhlal değildirler: kimse yanlış olduklarını ' +
    'söylemedi, yalnızca burada onları kanıtlayan bir şey yok.',
  kind: 'Tür',
  all: 'Tüm türler',
  kinds: {
    figure: 'sayı',
    comparison: 'karşılaştırma',
    superlative: 'en üstünlük',
    certificate: 'sertifika',
    award: 'ödül',
    test: 'test',
    health: 'sağlık etkisi',
    environment: 'çevre',
  },
  columns: { sentence: 'Cümle', kind: 'Tür', stands: 'Geçtiği yer', nearest: 'En yakın beyan' },
  times: (n) => counted(n, 'kez'),
  pages: (n) => `${pagesOf(n)} üzerinde`,
  nearestNone: 'yakını yok',
  make: 'Beyana dönüştür',
  looked(sentences, looked, pages) {
    const read = looked === pages ? pagesOf(pages) : `${partOf(looked, pages)} sayfa`
    return `Bakılan: ${read}, ${counted(sentences, 'cümle')}.`
  },
  emptyTitle: 'Kanıtsız iddia yok.',
  emptyHelp: 'Denetlenebilir olduğu anlaşılan her cümle onaylı bir beyana karşılık geliyor. Her iddia tanınmayabilir.',
  more: 'Daha fazla cümle göster',
  busy: 'Sayfalar okunuyor…',
}
