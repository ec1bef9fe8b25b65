import type { portfolio as English } from './strings-portfolio.en.ts'
import { number } from '../base/format.ts'

export const portfolio: typeof English = {
  title: 'Carteira',
  note: (n: number) => `Sites: ${number(n)}. Aberto significa nem rejeitado nem corrigido, na última execução terminada.`,
  site: 'Site',
  trend: 'Ocorrências por execução',
  open: 'Abertas',
  new: 'Novas e antigas',
  overdue: 'Em atraso',
  waiting: 'Espera por',
  newOld: (n: number, o: number) => `${number(n)} novas, ${number(o)} antigas`,
  firstRun: 'Primeira execução',
  noRun: 'Ainda nenhuma execução terminou',
  person: (name: string, n: number) => `${name}: ${number(n)}`,
  second: (name: string, n: number) => `Uma segunda pessoa, pedido de ${name}: ${number(n)}`,
  since: (when: string) => `a mais antiga: ${when}`,
  more: (n: number) => `E outros: ${number(n)}`,
  nobody: 'Ninguém',
  empty: 'Nenhum site corresponde',
  emptyHelp: 'Os sites são o que é auditado repetidamente; aparecem aqui assim que houver um.',
}
