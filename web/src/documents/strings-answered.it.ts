import { number } from '../base/format.ts'
import type { answered as English } from './strings-answered.en.ts'

export const answered: typeof English = {
  kind: {
    number_word: 'numero in lettere',
    name: 'nome',
    address: 'indirizzo',
    contact: 'contatto',
    quotation: 'citazione',
    award: 'premio',
    certificate: 'certificato',
    ingredient: 'ingrediente o materiale',
    comparison: 'confronto',
    effect: 'effetto',
  },
  lost: 'Non nel testo',
  lostHelp: 'Valori del modulo che il testo non riporta.',
  unproved: (n) => `${number(n)} senza prova`,
}
