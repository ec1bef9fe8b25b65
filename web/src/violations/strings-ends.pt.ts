import { number } from '../base/format.ts'
import type { ends as English } from './strings-ends.en.ts'

export const ends: typeof English = {
  held: (state, day, owner) => `${state} até ${day}${owner === null ? '' : `, ${owner}`}`,
  back: (was) => `De volta: ${was}`,
  set: 'Definir um fim',
  change: 'Alterar o fim',
  soonNotice: (n) => `Decisões por que respondo e que terminam em breve: ${number(n)}`,
  backNotice: (n) => `Terminaram decisões por que respondo: ${number(n)} a decidir de novo`,
  soonHere: (n) => `Decisões que terminam em breve: ${number(n)}`,
  backHere: (n) => `De volta depois do fim: ${number(n)}`,
  event: 'trouxe-a de volta: a decisão terminou',
  action: 'A decisão terminou, a decidir de novo',
  filter: 'Fim',
  endsBy: (day) => `Até ${day}`,
  hasEnded: 'Terminou',
  title: 'Decisões que terminam',
  days: 'Dias antes do fim',
  daysHelp:
    'Com quantos dias de antecedência se avisa quem responde por uma decisão de que ela vai terminar. Vazio: ninguém é avisado antes.',
  saved: 'Guardado',
}
