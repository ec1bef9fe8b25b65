import type { deskFilters as English } from './strings-filters.en.ts'
import { number } from '../../base/format.ts'

export const deskFilters: typeof English = {
  title: 'Filtros',
  all: 'Todos los filtros',
  find: 'Buscar un filtro o un valor',
  apply: 'Aplicar',
  foot: 'Las flechas mueven, Espacio marca.',
  enterTakes: (label) => `Intro toma: ${label}`,
  more: (n) => `${number(n)} más: escriba una palabra`,
  keys: {
    elevatedWithEnd: 'Riesgo elevado, con un final',
    screens: 'Otra pantalla (fuera de la mesa): G y su letra',
    findings: 'Hallazgos de la entrada',
    inEditor: 'En el editor de reglas',
    save: 'Guardar el borrador',
    mustHit: 'Guardar la frase como acierto',
    leaveAlone: 'Guardarla como permitida',
    changeClaim: 'Cambiar la declaración',
    replace: 'Buscar y reemplazar',
    takeSuggestion: 'Aceptar lo propuesto',
    tallies: 'Un recuento como filtro',
  },
}
