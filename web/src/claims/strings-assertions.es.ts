import { pluralIn } from '../base/plural.ts'
import type { assertions as English } from './strings-assertions.en.ts'

const plural = pluralIn('es')
const PAGES = { one: 'página', other: 'páginas' }
const SENTENCES = { one: 'frase', other: 'frases' }

export const assertions: typeof English = {
  title: 'Afirmaciones sin prueba',
  pageTitle: (name) => `Afirmaciones sin prueba · ${name} · Imprimatur`,
  note:
    'Frases que afirman algo comprobable y no dicen ninguna declaración aprobada. No son infracciones: nadie ha dicho que sean falsas, ' +
    'solo que aquí nada las prueba.',
  kind: 'Tipo',
  all: 'Todos los tipos',
  kinds: {
    figure: 'cifra',
    comparison: 'comparación',
    superlative: 'superlativo',
    certificate: 'certificado',
    award: 'premio',
    test: 'prueba',
    health: 'efecto en la salud',
    environment: 'medio ambiente',
  },
  columns: { sentence: 'Frase', kind: 'Tipo', stands: 'Aparece', nearest: 'Declaración más cercana' },
  times: (n) => plural(n, { one: 'vez', other: 'veces' }),
  pages: (n) => `en ${plural(n, { one: 'página', other: 'páginas' })}`,
  nearestNone: 'ninguna cercana',
  make: 'Hacer una declaración',
  looked(sentences, looked, pages) {
    const read = looked === pages ? plural(pages, PAGES) : `${looked} de ${plural(pages, PAGES)}`
    return `Examinado: ${plural(sentences, SENTENCES)} de ${read}.`
  },
  emptyTitle: 'Nada sin prueba.',
  emptyHelp: 'Cada frase reconocida como comprobable dice una declaración aprobada. No se reconocen todas las afirmaciones.',
  more: 'Mostrar más frases',
  busy: 'Leyendo las páginas…',
}
