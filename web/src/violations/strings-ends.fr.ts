import { number } from '../base/format.ts'
import type { ends as English } from './strings-ends.en.ts'

export const ends: typeof English = {
  held: (state, day, owner) => `${state} jusqu’au ${day}${owner === null ? '' : `, ${owner}`}`,
  back: (was) => `De retour : ${was}`,
  set: 'Fixer une fin',
  change: 'Modifier la fin',
  soonNotice: (n) => `Décisions dont je réponds et qui prennent bientôt fin : ${number(n)}`,
  backNotice: (n) => `Décisions dont je réponds arrivées à leur fin : ${number(n)} à traiter de nouveau`,
  soonHere: (n) => `Décisions qui prennent bientôt fin : ${number(n)}`,
  backHere: (n) => `De retour après leur fin : ${number(n)}`,
  event: 'l’a fait revenir : la décision a pris fin',
  action: 'Décision arrivée à sa fin, à traiter de nouveau',
  filter: 'Fin',
  endsBy: (day) => `Jusqu’au ${day}`,
  hasEnded: 'Terminée',
  title: 'Décisions qui prennent fin',
  days: 'Jours avant la fin',
  daysHelp:
    'Le nombre de jours avant la fin d’une décision où la personne qui en répond est prévenue. Vide : personne n’est prévenu avant.',
  saved: 'Enregistré',
}
