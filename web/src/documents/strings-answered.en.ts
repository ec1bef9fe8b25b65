import { number } from '../base/format.ts'

/** Words of what a text asserts beyond its material, and of what it lost. */
export const answered = {
  /** What an assertion is of that nothing of the material says; figures, prices and dates have their names elsewhere. */
  kind: {
    number_word: 'number in words',
    name: 'name',
    address: 'address',
    contact: 'contact',
    quotation: 'quotation',
    award: 'award',
    certificate: 'certificate',
    ingredient: 'ingredient or material',
    comparison: 'comparison',
    effect: 'effect',
  },
  lost: 'Not in the text',
  lostHelp: 'Values of the form that the text does not have.',
  unproved: (n: number) => `${number(n)} unproved`,
}
