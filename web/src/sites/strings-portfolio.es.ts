import type { portfolio as English } from './strings-portfolio.en.ts'
import { number } from '../base/format.ts'

export const portfolio: typeof English = {
  title: 'Cartera',
  note: (n: number) => `Sitios: ${number(n)}. Abierto significa ni descartado ni corregido, en la última ejecución terminada.`,
  site: 'Sitio',
  trend: 'Hallazgos por ejecución',
  open: 'Abiertos',
  new: 'Nuevos y antiguos',
  overdue: 'Vencidos',
  waiting: 'Espera a',
  newOld: (n: number, o: number) => `${number(n)} nuevos, ${number(o)} antiguos`,
  firstRun: 'Primera ejecución',
  noRun: 'Aún no ha terminado ninguna ejecución',
  person: (name: string, n: number) => `${name}: ${number(n)}`,
  second: (name: string, n: number) => `Una segunda persona, a petición de ${name}: ${number(n)}`,
  since: (when: string) => `el más antiguo: ${when}`,
  more: (n: number) => `Y otros: ${number(n)}`,
  nobody: 'Nadie',
  empty: 'Ningún sitio coincide',
  emptyHelp: 'Los sitios son lo que se audita una y otra vez; aparecen aquí en cuanto hay uno.',
}
