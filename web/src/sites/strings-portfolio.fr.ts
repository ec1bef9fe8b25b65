import type { portfolio as English } from './strings-portfolio.en.ts'
import { number } from '../base/format.ts'

export const portfolio: typeof English = {
  title: 'Portefeuille',
  note: (n: number) => `Sites : ${number(n)}. Ouvert veut dire ni rejeté ni corrigé, dans la dernière exécution terminée.`,
  site: 'Site',
  trend: 'Constats par exécution',
  open: 'Ouverts',
  new: 'Nouveaux et anciens',
  overdue: 'En retard',
  waiting: 'En attente de',
  newOld: (n: number, o: number) => `${number(n)} nouveaux, ${number(o)} anciens`,
  firstRun: 'Première exécution',
  noRun: 'Aucune exécution terminée',
  person: (name: string, n: number) => `${name} : ${number(n)}`,
  second: (name: string, n: number) => `Une deuxième personne, demandé par ${name} : ${number(n)}`,
  since: (when: string) => `le plus ancien : ${when}`,
  more: (n: number) => `Et d’autres : ${number(n)}`,
  nobody: 'Personne',
  empty: 'Aucun site ne correspond',
  emptyHelp: 'Les sites sont ce qui est audité régulièrement ; ils apparaissent ici dès qu’il y en a un.',
}
