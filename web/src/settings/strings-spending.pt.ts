import type { spending as English } from './strings-spending.en.ts'
import { number } from '../base/format.ts'
import { plural } from '../base/portuguese.ts'

/** What models cost, and how much they may. */
export const spending: typeof English = {
  note: 'O que os modelos de IA usaram e custaram, mês a mês em UTC. Os textos que os próprios modelos escrevem não custam nada.',
  csv: 'Transferir como CSV',
  month: 'Mês',
  total: (tokens, calls) => `${number(tokens)} tokens em ${plural(calls, 'chamada', 'chamadas')}`,
  noPrice: 'sem preço',
  unpriced: (tokens) => `Não inclui ${number(tokens)} tokens: ninguém indicou quanto custa o respetivo modelo de IA.`,
  nothing: 'Nada foi gasto',
  nothingHelp: 'Neste mês não foi chamado nenhum modelo de IA.',
  days: (money) => (money ? 'Custo por dia' : 'Tokens por dia'),
  dayLabel: (day, value) => `${day}: ${value}`,
  by: {
    by_template: 'Por modelo',
    by_person: 'Por pessoa',
    by_key: 'Por chave de API',
    by_model: 'Por modelo de IA',
    by_purpose: 'Por finalidade',
  },
  purpose: { document: 'Documentos', judgement: 'Regras de orientação das auditorias', test: 'Testes do modelo de IA' } as Record<
    string,
    string
  >,
  nobody: 'Ninguém em concreto',
  gone: 'Já não existe',
  calls: 'Chamadas',
  tokens: 'Tokens',
  cost: 'Custo',
  budgets: 'Orçamentos deste mês',
  workspace: 'O espaço de trabalho',
  used: (used, limit) => `${used} de ${limit}`,
  state: {
    within: 'dentro do orçamento',
    soft: 'acima do aviso',
    hard: 'esgotado: nenhum modelo de IA é chamado até ao fim do mês',
  },
  prices: 'Preços e orçamentos',
  currency: 'Moeda',
  currencyHelp: 'Três letras, como EUR. O que foi gasto antes não é convertido.',
  price: (model) => `Preço de ${model}`,
  priceHelp: 'Quanto custa um milhão de tokens de entrada e de saída. Conta a partir de agora.',
  input: 'Entrada',
  output: 'Saída',
  budget: 'Orçamento do espaço de trabalho',
  budgetHelp: 'Por mês civil. Vazio: sem limite. As chamadas em curso quando o limite é atingido são concluídas.',
  keyBudget: (name) => `Orçamento da chave ${name}`,
  unit: 'Contado em',
  units: { money: 'dinheiro', tokens: 'tokens' },
  soft: 'Avisar em',
  hard: 'Parar em',
  reason: 'Motivo',
  saved: 'Preços e orçamentos guardados',
  save: 'Guardar preços e orçamentos',
}
