import type { spending as English } from './strings-spending.en.ts'
import { number } from '../base/format.ts'
import { plural } from '../base/spanish.ts'

const tokens = (n: number) => plural(n, 'token', 'tokens')

/** What models cost, and how much they may. */
export const spending: typeof English = {
  note: 'Lo que los modelos han usado y costado, mes a mes en UTC. Los textos que escriben las propias plantillas no cuestan nada.',
  csv: 'Descargar en CSV',
  month: 'Mes',
  total: (count: number, calls: number) => `${tokens(count)} en ${plural(calls, 'llamada', 'llamadas')}`,
  noPrice: 'sin precio',
  unpriced: (count: number) => `No incluye ${tokens(count)}: nadie ha indicado cuánto cuesta su modelo.`,
  nothing: 'No se ha gastado nada',
  nothingHelp: 'Este mes no se ha llamado a ningún modelo.',
  days: (money: boolean) => (money ? 'Coste por día' : 'Tokens por día'),
  dayLabel: (day: string, value: string) => `${day}: ${value}`,
  by: {
    by_template: 'Por plantilla',
    by_person: 'Por persona',
    by_key: 'Por clave de API',
    by_model: 'Por modelo',
    by_purpose: 'Por finalidad',
  },
  purpose: { document: 'Documentos', judgement: 'Reglas de pauta de las auditorías', test: 'Pruebas del modelo' } as Record<string, string>,
  nobody: 'Nadie en concreto',
  gone: 'Ya no existe',
  calls: 'Llamadas',
  tokens: 'Tokens',
  cost: 'Coste',
  budgets: 'Presupuestos de este mes',
  workspace: 'El espacio de trabajo',
  used: (used: string, limit: string) => `${used} de ${limit}`,
  state: {
    within: 'dentro del presupuesto',
    soft: 'superado el aviso',
    hard: 'agotado: no se llama a ningún modelo hasta fin de mes',
  },
  prices: 'Precios y presupuestos',
  currency: 'Moneda',
  currencyHelp: 'Tres letras, como EUR. Lo gastado antes no se convierte.',
  price: (model: string) => `Precio de ${model}`,
  priceHelp: 'Lo que cuesta un millón de tokens de entrada y de salida. Cuenta desde ahora.',
  input: 'Entrada',
  output: 'Salida',
  budget: 'Presupuesto del espacio de trabajo',
  budgetHelp: 'Por mes natural. Vacío: sin límite. Las llamadas en curso al alcanzar el límite se terminan.',
  keyBudget: (name: string) => `Presupuesto de la clave ${name}`,
  unit: 'Se cuenta en',
  units: { money: 'dinero', tokens: 'tokens' },
  soft: 'Avisar en',
  hard: 'Parar en',
  reason: 'Motivo',
  saved: 'Precios y presupuestos guardados',
  save: 'Guardar precios y presupuestos',
}
