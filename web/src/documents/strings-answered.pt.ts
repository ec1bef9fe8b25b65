import { number } from '../base/format.ts'
import type { answered as English } from './strings-answered.en.ts'

export const answered: typeof English = {
  kind: {
    number_word: 'número por extenso',
    name: 'nome',
    address: 'morada',
    contact: 'contacto',
    quotation: 'citação',
    award: 'prémio',
    certificate: 'certificado',
    ingredient: 'ingrediente ou material',
    comparison: 'comparação',
    effect: 'efeito',
  },
  lost: 'Não está no texto',
  lostHelp: 'Valores do formulário que o texto não inclui.',
  unproved: (n) => `${number(n)} sem prova`,
}
