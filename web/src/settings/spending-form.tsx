import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_SPENDING_REASON } from '../../../src/contract/limits.ts'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { Field } from '../base/parts/field.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'

/** A code of ISO 4217. */
const CURRENCY_CODE = 3

const words = strings.spending
type Settings = Schemas['SpendingSettings']
type Budget = Schemas['Budget']

const NO_BUDGET: Budget = { unit: 'money', soft: null, hard: null }

/** What models cost and may cost. Prices are asked for models that were called, can be, or have a price already. */
export function SpendingForm({ settings, models }: { settings: Settings; models: string[] }) {
  const { id } = useWorkspace()
  const { data: keys } = useQuery({ queryKey: ['keys', id], queryFn: () => call('listKeys', { workspace_id: id }) })
  const { data: model } = useQuery({ queryKey: ['model', id], queryFn: () => call('getModel', { workspace_id: id }) })
  const [units, setUnits] = useState<Record<string, Budget['unit']>>({})
  const save = useChange('setSpending', ['spending'], () => say({ text: words.saved, icon: 'i-check' }))
  const callable = model ? [model.model ?? '', ...model.server_models] : []
  const named = [...new Set([...models, ...Object.keys(settings.prices), ...callable])].filter(Boolean)
  const live = (keys?.keys ?? []).filter((key) => !key.revoked_at || settings.key_budgets[key.id])
  const unitOf = (name: string, budget: Budget | null | undefined) => units[name] ?? budget?.unit ?? NO_BUDGET.unit
  return (
    <form
      className="sheet card"
      onSubmit={(event) => {
        event.preventDefault()
        const given = new FormData(event.currentTarget)
        const amount = (name: string) => {
          const text = String(given.get(name) ?? '').trim()
          return text === '' ? null : Number(text)
        }
        const budget = (name: string, before: Budget | null | undefined): Budget | null => {
          const [soft, hard] = [amount(`${name} soft`), amount(`${name} hard`)]
          return soft === null && hard === null ? null : { unit: unitOf(name, before), soft, hard }
        }
        const prices = named.flatMap((each) => {
          const [input, output] = [amount(`${each} input`), amount(`${each} output`)]
          return input === null && output === null ? [] : [[each, { input: input ?? 0, output: output ?? 0 }] as const]
        })
        const ofKeys = live.flatMap((key) => {
          const set = budget(key.id, settings.key_budgets[key.id])
          return set ? [[key.id, set] as const] : []
        })
        save.mutate({
          workspace_id: id,
          body: {
            currency: String(given.get('currency') ?? '')
              .trim()
              .toUpperCase(),
            prices: Object.fromEntries(prices),
            budget: budget('workspace', settings.budget),
            key_budgets: Object.fromEntries(ofKeys),
            ...(given.get('reason') ? { reason: String(given.get('reason')) } : {}),
          },
        })
      }}
    >
      <h2>{words.prices}</h2>
      <Field label={words.currency} help={words.currencyHelp}>
        {(control) => (
          <input
            {...control}
            name="currency"
            type="text"
            pattern="[A-Za-z]{3}"
            maxLength={CURRENCY_CODE}
            defaultValue={settings.currency}
            autoComplete="off"
          />
        )}
      </Field>
      {named.map((each) => (
        <fieldset key={each} className="amounts">
          <legend>{words.price(each)}</legend>
          <Amount label={words.input} name={`${each} input`} value={settings.prices[each]?.input} />
          <Amount label={words.output} name={`${each} output`} value={settings.prices[each]?.output} />
          <p className="field-help">{words.priceHelp}</p>
        </fieldset>
      ))}
      {[{ id: 'workspace', title: words.budget, budget: settings.budget }]
        .concat(live.map((key) => ({ id: key.id, title: words.keyBudget(key.name), budget: settings.key_budgets[key.id] ?? null })))
        .map(({ id: name, title, budget }) => (
          <fieldset key={name} className="amounts">
            <legend>{title}</legend>
            <label>
              <span>{words.unit}</span>
              <select
                value={unitOf(name, budget)}
                onChange={(event) => setUnits({ ...units, [name]: event.target.value as Budget['unit'] })}
              >
                {(['money', 'tokens'] as const).map((unit) => (
                  <option key={unit} value={unit}>
                    {words.units[unit]}
                  </option>
                ))}
              </select>
            </label>
            <Amount label={words.soft} name={`${name} soft`} value={budget?.soft} />
            <Amount label={words.hard} name={`${name} hard`} value={budget?.hard} />
            {name === 'workspace' && <p className="field-help">{words.budgetHelp}</p>}
          </fieldset>
        ))}
      <Field label={words.reason} help={strings.settings.why.help}>
        {(control) => <input {...control} name="reason" type="text" maxLength={LONGEST_SPENDING_REASON} autoComplete="off" />}
      </Field>
      <p className="entry-do">
        <button className="btn btn-primary" disabled={save.isPending}>
          {words.save}
        </button>
      </p>
    </form>
  )
}

const Amount = ({ label, name, value }: { label: string; name: string; value: number | null | undefined }) => (
  <label>
    <span>{label}</span>
    <input type="number" name={name} min={0} step="any" defaultValue={value ?? ''} />
  </label>
)
