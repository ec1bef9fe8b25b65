import type { issues as English } from './strings-issues.en.ts'
import { number } from '../base/format.ts'

export const issues: typeof English = {
  issue: 'Incidencia',
  create: (name: string) => `Crear en ${name}`,
  address: 'Enlace de la incidencia',
  keep: 'Guardar enlace',
  paste: 'Pegar un enlace',
  kept: 'Enlace guardado',
  remove: 'Quitar enlace',
  wholeGroup: (n: number) => `Para todo el grupo (${number(n)})`,
  opens: 'Se abre en una pestaña nueva. Después, pegue aquí el enlace de la incidencia.',
  linked: 'enlazó la incidencia',
  unlinked: 'quitó el enlace de la incidencia',
  firstFound: (when: string) => `Encontrado por primera vez ${when}`,
  ready: 'Motivos del espacio de trabajo',
  own: 'Sus últimos otros',
}
