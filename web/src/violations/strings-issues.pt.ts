import type { issues as English } from './strings-issues.en.ts'
import { number } from '../base/format.ts'

export const issues: typeof English = {
  issue: 'Ticket',
  create: (name: string) => `Criar em ${name}`,
  address: 'Ligação do ticket',
  keep: 'Guardar ligação',
  paste: 'Colar uma ligação',
  kept: 'Ligação guardada',
  remove: 'Remover ligação',
  wholeGroup: (n: number) => `Para todo o grupo (${number(n)})`,
  opens: 'Abre num separador novo. Depois, cole aqui a ligação do ticket.',
  linked: 'ligou o ticket',
  unlinked: 'removeu a ligação do ticket',
  firstFound: (when: string) => `Encontrada pela primeira vez ${when}`,
  ready: 'Motivos do espaço de trabalho',
  own: 'Os seus últimos outros',
}
