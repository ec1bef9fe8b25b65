import { useState } from 'react'
import type { ReactNode } from 'react'
import { LONGEST_STATEMENT } from '../../../../src/contract/limits.ts'
import { faultAt, otherFault } from '../../base/form-faults.ts'
import { Field } from '../../base/parts/field.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import type { RegisterDraft } from './draft.ts'
import { ApproverFields, ProofFields } from './parts.tsx'

const words = strings.register
const FIELDS = ['title', 'medium', 'audience', 'markets', 'approved_on', 'first_used_on', 'ends_on', 'statement', 'url']

interface Props {
  start: RegisterDraft
  /** A new entry is of a page or of something else; of one that is there this does not change. */
  isNew: boolean
  busy: boolean
  error: Error | null
  /** Above the button, such as why it was completed. */
  children?: ReactNode
  onSave(draft: RegisterDraft): void
  onCancel?: () => void
}

/** What an entry of the register says, as a form. */
export function RegisterForm({ start, isNew, busy, error, children, onSave, onCancel }: Props) {
  const [draft, setDraft] = useState(start)
  const set = (changed: Partial<RegisterDraft>) => setDraft((before) => ({ ...before, ...changed }))
  const text = (name: 'title' | 'medium' | 'audience' | 'markets' | 'url', label: string, help?: string, isRequired = false) => (
    <Field label={label} help={help} fault={faultAt(error, name)}>
      {(control) => (
        <input
          {...control}
          type="text"
          dir="auto"
          required={isRequired}
          value={draft[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      )}
    </Field>
  )
  const day = (name: 'approved' | 'first' | 'end', field: string, label: string) => (
    <Field label={label} fault={faultAt(error, field)}>
      {(control) => (
        <input
          {...control}
          type="date"
          required={name === 'approved'}
          value={draft[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <form
      className="claim-form"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(draft)
      }}
    >
      <section className="sheet card" aria-label={words.columns.promotion}>
        <h2>{words.columns.promotion}</h2>
        {isNew && (
          <Field label={words.kind}>
            {(control) => (
              <select {...control} value={draft.kind} onChange={(event) => set({ kind: event.target.value as RegisterDraft['kind'] })}>
                <option value="page">{words.kinds.page}</option>
                <option value="other">{words.kinds.other}</option>
              </select>
            )}
          </Field>
        )}
        {text('title', words.heading, undefined, true)}
        {isNew && draft.kind === 'page' && text('url', strings.claims.proofUrl, words.addressHelp, true)}
        <div className="reg-pair">
          {text('medium', words.medium, words.mediumHelp)}
          {text('audience', words.audience)}
        </div>
        {text('markets', strings.claims.markets, strings.claims.marketsHelp)}
        <div className="reg-days">
          {day('approved', 'approved_on', words.approvedOn)}
          {day('first', 'first_used_on', words.firstUsed)}
          {day('end', 'ends_on', words.endsOn)}
        </div>
      </section>
      <section className="sheet card" aria-label={words.columns.why}>
        <h2>{words.columns.why}</h2>
        <Field label={words.columns.why} fault={faultAt(error, 'statement')} count={`${draft.statement.length} / ${LONGEST_STATEMENT}`}>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              dir="auto"
              maxLength={LONGEST_STATEMENT}
              value={draft.statement}
              onChange={(event) => set({ statement: event.target.value })}
            />
          )}
        </Field>
        <ApproverFields approvers={draft.approvers} onChange={(approvers) => set({ approvers })} />
        <ProofFields proofs={draft.proofs} onChange={(proofs) => set({ proofs })} />
      </section>
      {children}
      {otherFault(error, FIELDS) && (
        <p className="field-error" role="alert">
          <Icon name="i-warn" />
          {otherFault(error, FIELDS)}
        </p>
      )}
      <p className="claim-save reg-save">
        {onCancel && (
          <button className="btn" type="button" onClick={onCancel}>
            {strings.base.cancel}
          </button>
        )}
        <button className="btn btn-primary" type="submit" disabled={busy}>
          {words.save}
        </button>
      </p>
    </form>
  )
}
