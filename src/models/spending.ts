import type pg from 'pg'
import { addSpending, spentSince } from '../db/settings/model-spending.ts'
import type { Spender } from '../db/settings/model-spending.ts'
import type { Budget, SpendingSettings } from '../db/settings/settings.ts'
import { ModelFailure } from '../generation/base/model.ts'
import type { Model } from '../generation/base/model.ts'
import { notifyOfBudgets } from './budget-notices.ts'
import type { Price } from './watched-call.ts'

export interface Account {
  db: pg.Pool
  workspaceId: string
  spender: Spender
  settings: SpendingSettings
  /** What a million tokens cost; null: nobody said. */
  price: Price | null
}

/** A model whose calls are refused when the budget is used up, and written down: the one place that spends. */
export const spendingModel = (model: Model, account: Account): Model => ({
  name: model.name,
  async write(call) {
    await refuseOverBudget(account)
    const answer = await model.write(call)
    const { input, output, calls } = answer.tokens
    const cost = costOf(account.price, input, output)
    const { db, workspaceId, spender } = account
    await addSpending(db, workspaceId, today(), model.name, spender, { calls, input, output, cost })
    // A notice that cannot be written does not cost the text; the next call tries again.
    await notifyOfBudgets(db, workspaceId, monthStart(), spender, account.settings).catch(() => undefined)
    return { ...answer, tokens: { ...answer.tokens, ...(cost !== null && { cost }) } }
  },
})

const costOf = (price: Price | null, input: number, output: number): number | null =>
  price && (input * price.input + output * price.output) / 1e6

const today = () => new Date().toISOString().slice(0, 10)

/** Budgets are of calendar months, in UTC as all days are. */
export const monthStart = (day = today()): string => `${day.slice(0, 7)}-01`

/** Calls that are under way when the limit is reached are finished: what they cost is known only then. */
async function refuseOverBudget({ db, workspaceId, spender, settings }: Account): Promise<void> {
  const ofKey = spender.keyId ? settings.key_budgets[spender.keyId] : undefined
  if (settings.budget && (await isUsedUp(db, workspaceId, settings.budget, null)))
    throw new ModelFailure('budget', "This month's budget of the workspace for models is used up; an owner can raise it.")
  if (ofKey && (await isUsedUp(db, workspaceId, ofKey, spender.keyId!)))
    throw new ModelFailure('budget', "This month's budget of this key for models is used up; an owner can raise it.")
}

/** Whether calls are refused once they have cost an amount, by the budget of the workspace or of the key that asks. */
export const isLimitedInMoney = ({ budget, key_budgets: ofKeys }: SpendingSettings, keyId: string | null | undefined): boolean =>
  [budget, keyId ? ofKeys[keyId] : null].some((each) => each?.unit === 'money' && each.hard !== null)

async function isUsedUp(db: pg.Pool, workspaceId: string, { unit, hard }: Budget, keyId: string | null): Promise<boolean> {
  if (hard === null) return false
  const spent = await spentSince(db, workspaceId, monthStart(), keyId)
  return (unit === 'tokens' ? spent.tokens : spent.cost) >= hard
}
