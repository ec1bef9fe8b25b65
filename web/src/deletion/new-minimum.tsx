import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_KEPT_BECAUSE } from '../../../src/contract/limits.ts'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { countryName } from '../base/country-name.ts'
import { Field } from '../base/parts/field.tsx'
import { Why } from '../base/parts/why.tsx'
import { useWorkspace } from '../base/session.ts'
import { byName } from '../base/format.ts'
import { strings } from '../base/strings.ts'

const words = strings.keeping.minimum
const MOST_YEARS = 100
type Rule = Schemas['MinimumRuleInput']

/** A form for one more rule of minimum retention. */
export function NewMinimum({ busy, onAdd }: { busy: boolean; onAdd(rule: Rule, reason: string): Promise<unknown> }) {
  const { id } = useWorkspace()
  const [reason, setReason] = useState('')
  const { data: markets } = useQuery({ queryKey: ['markets', id], queryFn: () => call('getMarkets', { workspace_id: id }) })
  const named = (markets?.countries ?? []).map((code) => ({ code, name: countryName(code) }))
  return (
    <form
      className="keep-new"
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const given = new FormData(form)
        const rule: Rule = {
          covers: given.get('covers') === 'documents' ? 'documents' : 'audits',
          market: String(given.get('market')) || null,
          years: Number(given.get('years')) || null,
          because: String(given.get('because')),
        }
        void onAdd(rule, reason).then(
          () => {
            form.reset()
            setReason('')
          },
          () => undefined,
        )
      }}
    >
      <div className="keep-days">
        <Field label={words.covers}>
          {(control) => (
            <select {...control} name="covers">
              <option value="audits">{words.coversWhat.audits}</option>
              <option value="documents">{words.coversWhat.documents}</option>
            </select>
          )}
        </Field>
        <Field label={words.market}>
          {(control) => (
            <select {...control} name="market">
              <option value="">{words.anyMarket}</option>
              {named
                .toSorted((one, other) => byName(one.name, other.name))
                .map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
            </select>
          )}
        </Field>
        <Field label={words.yearsLabel}>
          {(control) => <input {...control} name="years" type="number" min={1} max={MOST_YEARS} placeholder={strings.deleting.ever} />}
        </Field>
      </div>
      <Field label={words.because} help={words.becauseHelp}>
        {(control) => (
          <input
            {...control}
            name="because"
            type="text"
            dir="auto"
            required
            pattern=".*\S.*"
            maxLength={LONGEST_KEPT_BECAUSE}
            autoComplete="off"
          />
        )}
      </Field>
      <Why value={reason} onChange={setReason} />
      <div>
        <button className="btn" disabled={busy}>
          {words.add}
        </button>
      </div>
    </form>
  )
}
