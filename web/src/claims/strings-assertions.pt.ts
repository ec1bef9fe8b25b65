import type { assertions as English } from './strings-assertions.en.ts'
import { pages, plural } from '../base/portuguese.ts'

export const assertions: typeof English = {
  title: 'Afirmações sem prova',
  pageTitle: (name) => `Afirmações sem prova · ${name} · Imprimatur`,
  note:
    'Frases que afirmam algo verificável e não correspondem a nenhuma alegação aprovada. Não são infrações: ninguém disse que ' +
    'são falsas, apenas que aqui nada as prova.',
  kind: 'Tipo',
  all: 'Todos os tipos',
  kinds: {
    figure: 'número',
    comparison: 'comparação',
    superlative: 'superlativo',
    certificate: 'certificado',
    award: 'prémio',
    test: 'teste',
    health: 'efeito na saúde',
    environment: 'ambiente',
  },
  columns: { sentence: 'Frase', kind: 'Tipo', stands: 'Onde está', nearest: 'Alegação mais próxima' },
  times: (n) => plural(n, 'vez', 'vezes'),
  pages: (n) => `em ${pages(n)}`,
  nearestNone: 'nenhuma próxima',
  make: 'Criar uma alegação',
  looked(sentences, looked, all) {
    const read = looked === all ? pages(all) : `${looked} de ${pages(all)}`
    return `Analisado: ${plural(sentences, 'frase', 'frases')} de ${read}.`
  },
  emptyTitle: 'Nada por provar.',
  emptyHelp: 'Cada frase reconhecida como verificável corresponde a uma alegação aprovada. Nem todas as afirmações são reconhecidas.',
  more: 'Mostrar mais frases',
  busy: 'A ler as páginas…',
}
