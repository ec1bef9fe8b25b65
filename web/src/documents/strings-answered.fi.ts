import { number } from '../base/format.ts'
import type { answered as English } from './strings-answered.en.ts'

export const answered: typeof English = {
  kind: {
    number_word: 'luku sanoina',
    name: 'nimi',
    address: 'osoite',
    contact: 'yhteystieto',
    quotation: 'lainaus',
    award: 'palkinto',
    certificate: 'sertifikaatti',
    ingredient: 'ainesosa tai materiaali',
    comparison: 'vertailu',
    effect: 'vaikutus',
  },
  lost: 'Ei tekstissä',
  lostHelp: 'Lomakkeen tietoja, joita tekstissä ei ole.',
  unproved: (n) => `${number(n)} ilman perustetta`,
}
