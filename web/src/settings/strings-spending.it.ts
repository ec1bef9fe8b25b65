import { number } from '../base/format.ts'
import { plural } from '../base/italian.ts'
import type { spending as English } from './strings-spending.en.ts'

/** What models cost, and how much they may. */
export const spending: typeof English = {
  note:
    'Quanto i modelli di IA hanno usato e quanto sono costati, mese per mese in UTC. ' +
    'I testi scritti dai soli modelli non costano nulla.',
  csv: 'Scarica in CSV',
  month: 'Mese',
  total: (tokens: number, calls: number) => `${number(tokens)} token in ${plural(calls, 'chiamata', 'chiamate')}`,
  noPrice: 'nessun prezzo',
  unpriced: (tokens: number) => `${number(tokens)} token non sono compresi: il prezzo del loro modello di IA non è indicato.`,
  nothing: 'Nessuna spesa',
  nothingHelp: 'In questo mese non è stata chiamata alcuna IA.',
  days: (money: boolean): string => (money ? 'Costo al giorno' : 'Token al giorno'),
  dayLabel: (day: string, value: string) => `${day}: ${value}`,
  by: {
    by_template: 'Per modello',
    by_person: 'Per persona',
    by_key: 'Per chiave API',
    by_model: 'Per modello di IA',
    by_purpose: 'Per scopo',
  },
  purpose: { document: 'Documenti', judgement: 'Regole con linee guida negli audit', test: 'Test dell’IA' } as Record<string, string>,
  nobody: 'Nessuna persona',
  gone: 'Non più presente',
  calls: 'Chiamate',
  tokens: 'Token',
  cost: 'Costo',
  budgets: 'Budget di questo mese',
  workspace: 'Lo spazio di lavoro',
  used: (used: string, limit: string) => `${used} su ${limit}`,
  state: {
    within: 'entro il budget',
    soft: 'oltre la soglia di avviso',
    hard: 'esaurito: nessuna chiamata all’IA fino alla fine del mese',
  },
  prices: 'Prezzi e budget',
  currency: 'Valuta',
  currencyHelp: 'Tre lettere, ad esempio EUR. La spesa precedente non viene convertita.',
  price: (model: string) => `Prezzo di ${model}`,
  priceHelp: 'Quanto costa un milione di token in ingresso e in uscita. Vale da ora.',
  input: 'Ingresso',
  output: 'Uscita',
  budget: 'Budget dello spazio di lavoro',
  budgetHelp: 'Per ogni mese di calendario. Vuoto: nessun limite. Le chiamate in corso quando si raggiunge il limite vengono completate.',
  keyBudget: (name: string) => `Budget della chiave ${name}`,
  unit: 'Calcolato in',
  units: { money: 'denaro', tokens: 'token' },
  soft: 'Avvisa a',
  hard: 'Ferma a',
  reason: 'Motivazione',
  saved: 'Prezzi e budget salvati',
  save: 'Salva prezzi e budget',
}
