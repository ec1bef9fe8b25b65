import { Type } from 'typebox'
import { oneOf } from './schema.ts'
import { MaybeText } from './common.ts'
import { LONGEST_SPENDING_REASON } from './limits.ts'

/** More than anybody spends; JSON knows no infinity. */
const MOST = 1e15
const amount = (description: string) => Type.Unsafe<number | null>({ type: ['number', 'null'], minimum: 0, maximum: MOST, description })

const BudgetSchema = Type.Object(
  {
    unit: oneOf(['money', 'tokens'], { description: "In the workspace's currency, or in input and output tokens together." }),
    soft: amount('From here on the page warns; null: it does not.'),
    hard: amount('From here on no model is called until the month ends; null: no limit.'),
  },
  { title: 'Budget' },
)

const PriceSchema = Type.Object(
  {
    input: Type.Number({ minimum: 0, maximum: MOST, description: 'A million input tokens.' }),
    output: Type.Number({ minimum: 0, maximum: MOST, description: 'A million output tokens.' }),
  },
  { title: 'ModelPrice' },
)

const settings = {
  currency: Type.String({ pattern: '^([A-Z]{3})?$', description: 'EUR; empty: figures without a currency.' }),
  prices: Type.Record(Type.String({ pattern: '^[^\\u0000]{3,200}$' }), PriceSchema, {
    maxProperties: 50,
    description: 'By provider:model.',
  }),
  budget: Type.Unsafe<{ unit: 'money' | 'tokens'; soft: number | null; hard: number | null } | null>({
    anyOf: [BudgetSchema, { type: 'null' }],
    description: 'Of the workspace, for each month; null: none.',
  }),
  key_budgets: Type.Record(Type.String({ format: 'uuid' }), BudgetSchema, { maxProperties: 200, description: 'By the id of an API key.' }),
}

export const SpendingSettingsSchema = Type.Object(settings, { title: 'SpendingSettings' })
export const SpendingSettingsInput = Type.Object(
  {
    ...settings,
    reason: Type.Optional(
      Type.String({ maxLength: LONGEST_SPENDING_REASON, pattern: '^[^\\u0000]*$', description: 'Why, for the admin log.' }),
    ),
  },
  { title: 'SpendingSettingsInput' },
)

const sums = {
  calls: Type.Integer(),
  input: Type.Integer({ description: 'Input tokens.' }),
  output: Type.Integer({ description: 'Output tokens.' }),
  cost: Type.Unsafe<number | null>({ type: ['number', 'null'], description: 'Null: nobody said what the models cost.' }),
}
const Share = Type.Object(
  { id: MaybeText('What it is of.'), name: MaybeText('Its name now; null where it has none any more.'), ...sums },
  { title: 'SpendingShare' },
)
const shares = (description: string) => Type.Array(Share, { description })

export const SpendingSchema = Type.Object(
  {
    month: Type.String({ description: '2026-11' }),
    months: Type.Array(Type.String(), { description: 'Months with any, the present one and the one that is shown; newest first.' }),
    total: Type.Object(sums),
    unpriced_tokens: Type.Integer({ description: 'Tokens of calls whose price nobody said; they are not in the cost.' }),
    days: Type.Array(Type.Object({ day: Type.String(), ...sums }), { description: 'Days on which a model was called.' }),
    by_template: shares('Documents, by template.'),
    by_person: shares('By who ordered; without a name: nobody did, such as an audit.'),
    by_key: shares('By API key.'),
    by_model: shares('By model.'),
    by_purpose: shares('document, judgement (guideline rules of audits), test.'),
    budgets: Type.Array(
      Type.Object(
        {
          key_id: MaybeText('Null: of the whole workspace.'),
          key_name: MaybeText('The name of the key.'),
          ...BudgetSchema.properties,
          used: Type.Number({ description: 'This month, in its unit.' }),
          state: oneOf(['within', 'soft', 'hard'], { description: 'Which limit is reached.' }),
        },
        { title: 'BudgetState' },
      ),
      { description: 'As they stand in the present month.' },
    ),
    settings: SpendingSettingsSchema,
    template_models: Type.Array(Type.String(), { description: 'Models that templates and their steps name, as provider:model.' }),
  },
  { title: 'Spending' },
)
