import { number } from '../base/format.ts'
import { pages, plural } from '../base/finnish.ts'
import type { assertions as English } from './strings-assertions.en.ts'

export const assertions: typeof English = {
  title: 'Todisteettomat väittämät',
  pageTitle: (name) => `Todisteettomat väittämät · ${name} · Imprimatur`,
  note:
    'Virkkeitä, joissa sanotaan jotain tarkistettavaa mutta ei hyväksyttyä väitettä. Ne eivät ole rikkomuksia: kukaan ei ole sanonut ' +
    'niitä vääriksi, mutta mikään täällä ei todista niitä.',
  kind: 'Laji',
  all: 'Kaikki lajit',
  kinds: {
    figure: 'luku',
    comparison: 'vertailu',
    superlative: 'superlatiivi',
    certificate: 'sertifikaatti',
    award: 'palkinto',
    test: 'testi',
    health: 'terveysvaikutus',
    environment: 'ympäristö',
  },
  columns: { sentence: 'Virke', kind: 'Laji', stands: 'Esiintyy', nearest: 'Lähin väite' },
  times: (n) => plural(n, 'kerta', 'kertaa'),
  pages: (n) => `${number(n)} sivulla`,
  nearestNone: 'ei läheistä',
  make: 'Tee tästä väite',
  looked: (sentences, looked, all) =>
    `Tarkistettu ${plural(sentences, 'virke', 'virkettä')}, ${looked === all ? pages(all) : `${number(looked)}/${pages(all)}`}.`,
  emptyTitle: 'Ei todisteettomia väittämiä.',
  emptyHelp: 'Jokainen tarkistettavaksi tunnistettu virke on hyväksytty väite. Kaikkia väittämiä ei tunnisteta.',
  more: 'Näytä lisää virkkeitä',
  busy: 'Sivuja luetaan…',
}
