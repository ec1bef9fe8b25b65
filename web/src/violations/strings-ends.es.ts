import { number } from '../base/format.ts'
import type { ends as English } from './strings-ends.en.ts'

export const ends: typeof English = {
  held: (state, day, owner) => `${state} hasta el ${day}${owner === null ? '' : `, ${owner}`}`,
  back: (was) => `De vuelta: ${was}`,
  set: 'Fijar un fin',
  change: 'Cambiar el fin',
  soonNotice: (n) => `Decisiones de las que respondo que terminan pronto: ${number(n)}`,
  backNotice: (n) => `Han terminado decisiones de las que respondo: ${number(n)} por decidir de nuevo`,
  soonHere: (n) => `Decisiones que terminan pronto: ${number(n)}`,
  backHere: (n) => `De vuelta tras su fin: ${number(n)}`,
  event: 'lo trajo de vuelta: la decisión ha terminado',
  action: 'La decisión ha terminado, por decidir de nuevo',
  filter: 'Fin',
  endsBy: (day) => `Hasta el ${day}`,
  hasEnded: 'Ha terminado',
  title: 'Decisiones que terminan',
  days: 'Días antes del fin',
  daysHelp: 'Con cuántos días de antelación se avisa a quien responde de una decisión de que termina. Vacío: no se avisa antes a nadie.',
  saved: 'Guardado',
}
