import { number } from '../base/format.ts'
import type { answered as English } from './strings-answered.en.ts'

export const answered: typeof English = {
  kind: {
    number_word: 'número en letras',
    name: 'nombre',
    address: 'dirección',
    contact: 'contacto',
    quotation: 'cita',
    award: 'premio',
    certificate: 'certificado',
    ingredient: 'ingrediente o material',
    comparison: 'comparación',
    effect: 'efecto',
  },
  lost: 'No está en el texto',
  lostHelp: 'Valores del formulario que el texto no recoge.',
  unproved: (n) => `${number(n)} sin respaldo`,
}
