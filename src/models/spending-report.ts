import type pg from 'pg'
import { listSpending, spendingMonths, spentSince } from '../db/settings/model-spending.ts'
import type { SpendingRow, Spent } from '../db/settings/model-spending.ts'
import { listKeys } from '../db/keys/keys.ts'
import { readSettings } from '../db/settings/settings.ts'
import type { Budget } from '../db/settings/settings.ts'
import { monthStart } from './spending.ts'

interface Share extends Spent {
  id: string | null
  name: string | null
}

/** What a workspace spent on models in a month, by everything it can be asked by. `templateNames`: of those it has now. */
export async function spendingOf(db: pg.Pool, workspaceId: string, month: string, templateNames: ReadonlyMap<string, string>) {
  const rows = await listSpending(db, workspaceId, `${month}-01`, lastDay(month))
  const { spending: settings } = await readSettings(db, workspaceId)
  const documents = rows.filter(({ purpose }) => purpose === 'document')
  return {
    month,
    months: [...new Set([monthStart().slice(0, 7), month, ...(await spendingMonths(db, workspaceId))])].toSorted().toReversed(),
    total: sumOf(rows),
    unpriced_tokens: rows.filter(({ cost }) => cost === null).reduce((sum, { input, output }) => sum + input + output, 0),
    days: [...Map.groupBy(rows, ({ day }) => day)].map(([day, of]) => ({ day, ...sumOf(of) })),
    by_template: sharesOf(
      documents,
      ({ template_id }) => template_id,
      ({ template_id }) => templateNames.get(template_id ?? '') ?? null,
    ),
    by_person: sharesOf(
      rows,
      ({ user_id }) => user_id,
      ({ user_name }) => user_name,
    ),
    by_key: sharesOf(
      rows.filter(({ key_id }) => key_id !== null),
      ({ key_id }) => key_id,
      ({ key_name }) => key_name,
    ),
    by_model: sharesOf(
      rows,
      ({ model }) => model,
      ({ model }) => model,
    ),
    by_purpose: sharesOf(
      rows,
      ({ purpose }) => purpose,
      ({ purpose }) => purpose,
    ),
    budgets: await budgetStates(db, workspaceId, settings.budget, settings.key_budgets),
    settings,
  }
}

/** The last day of a month, of whatever length. */
export const lastDay = (month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

function sumOf(rows: readonly Spent[]): Spent {
  const sum: Spent = { calls: 0, input: 0, output: 0, cost: null }
  for (const { calls, input, output, cost } of rows) {
    sum.calls += calls
    sum.input += input
    sum.output += output
    if (cost !== null) sum.cost = (sum.cost ?? 0) + cost
  }
  return sum
}

/** The dearest first; where nothing has a price, the largest. */
function sharesOf(rows: readonly SpendingRow[], idOf: (row: SpendingRow) => string | null, nameOf: (row: SpendingRow) => string | null) {
  const shares = [...Map.groupBy(rows, idOf)].map(([id, of]): Share => ({ id, name: nameOf(of[0]!), ...sumOf(of) }))
  return shares.toSorted((a, b) => (b.cost ?? 0) - (a.cost ?? 0) || b.input + b.output - (a.input + a.output))
}

async function budgetStates(db: pg.Pool, workspaceId: string, budget: Budget | null, keyBudgets: Record<string, Budget>) {
  const keys = Object.keys(keyBudgets).length > 0 ? await listKeys(db, workspaceId) : []
  const limits = [
    ...(budget ? [{ key_id: null, key_name: null, ...budget }] : []),
    ...keys.flatMap(({ id, name }) => (keyBudgets[id] ? [{ key_id: id, key_name: name, ...keyBudgets[id] }] : [])),
  ]
  return Promise.all(
    limits.map(async (limit) => {
      const spent = await spentSince(db, workspaceId, monthStart(), limit.key_id)
      const used = limit.unit === 'tokens' ? spent.tokens : spent.cost
      const reached = (at: number | null) => at !== null && used >= at
      return {
        ...limit,
        used,
        state: reached(limit.hard) ? ('hard' as const) : reached(limit.soft) ? ('soft' as const) : ('within' as const),
      }
    }),
  )
}
