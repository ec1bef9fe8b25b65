import { useState } from 'react'
import type { ReactNode } from 'react'
import { LONGEST_CLAIM_WORDING } from '../../../src/contract/limits.ts'
import { LANGUAGE_KEYS } from '../../../src/languages.ts'
import { faultAt, otherFault } from '../base/form-faults.ts'
import { languageName } from '../base/format.ts'
import { Field } from '../base/parts/field.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { strings } from '../base/strings.ts'
import { NO_PROOF } from './draft.ts'
import type { ClaimDraft } from './draft.ts'
import { ProofFields } from './proof-fields.tsx'

const words = strings.claims
const FIELDS = ['wordings', 'text', 'about', 'markets', 'conditions', 'proofs', 'valid_from', 'valid_until']

interface Props {
  start: ClaimDraft
  busy: boolean
  error: Error | null
  verb: string
  /** Above the button, such as why it was changed. */
  children?: ReactNode
  onSave(draft: ClaimDraft): void
}

/** A claim as a form; nothing of it is approved by saving. */
export function ClaimForm({ start, busy, error, verb, children, onSave }: Props) {
  const [draft, setDraft] = useState(start)
  const set = (changed: Partial<ClaimDraft>) => setDraft((before) => ({ ...before, ...changed }))
  const text = (name: 'about' | 'markets' | 'absent', label: string, help: string) => (
    <Field label={label} help={help} fault={faultAt(error, name === 'absent' ? 'conditions' : name)}>
      {(control) => (
        <input {...control} type="text" dir="auto" value={draft[name]} onChange={(event) => set({ [name]: event.target.value })} />
      )}
    </Field>
  )
  const day = (name: 'from' | 'until', label: string) => (
    <Field label={label} fault={faultAt(error, `valid_${name}`)}>
      {(control) => <input {...control} type="date" value={draft[name]} onChange={(event) => set({ [name]: event.target.value })} />}
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
      <section className="sheet card" aria-label={words.wording}>
        <div className="card-top">
          <h2>{words.wording}</h2>
          <span className="note">{words.wordingNote}</span>
        </div>
        <WordingFields draft={draft} error={error} set={set} />
        {text('about', words.aboutLabel, words.aboutHelp)}
      </section>
      <section className="sheet card" aria-label={words.proofs}>
        <h2>{words.proofs}</h2>
        {draft.proofs.length === 0 && <p className="note">{words.noProof}</p>}
        {draft.proofs.map((proof, index) => (
          <ProofFields
            key={index}
            n={index + 1}
            proof={proof}
            onChange={(changed) => set({ proofs: draft.proofs.with(index, changed) })}
            onRemove={() => set({ proofs: draft.proofs.toSpliced(index, 1) })}
          />
        ))}
        <p>
          <button className="btn btn-sm" type="button" onClick={() => set({ proofs: [...draft.proofs, NO_PROOF] })}>
            <Icon name="i-plus" />
            {words.addProof}
          </button>
        </p>
      </section>
      <section className="sheet card" aria-label={words.valid}>
        <h2>{words.valid}</h2>
        {text('markets', words.marketsLabel, words.marketsHelp)}
        <div className="claim-days">
          {day('from', words.fromLabel)}
          {day('until', words.untilInput)}
        </div>
        <Field label={words.standsLabel} help={words.standsHelp}>
          {(control) => (
            <textarea {...control} rows={2} dir="auto" value={draft.stands} onChange={(event) => set({ stands: event.target.value })} />
          )}
        </Field>
        {text('absent', words.absentLabel, words.absentHelp)}
      </section>
      {children}
      {otherFault(error, FIELDS) && (
        <p className="field-error" role="alert">
          <Icon name="i-warn" />
          {otherFault(error, FIELDS)}
        </p>
      )}
      <p className="claim-save">
        <button className="btn btn-primary" type="submit" disabled={busy}>
          {verb}
        </button>
      </p>
    </form>
  )
}

function WordingFields({ draft, error, set }: { draft: ClaimDraft; error: Error | null; set(changed: Partial<ClaimDraft>): void }) {
  const change = (index: number, changed: Partial<ClaimDraft['wordings'][number]>) =>
    set({ wordings: draft.wordings.with(index, { ...draft.wordings[index]!, ...changed }) })
  return (
    <>
      {draft.wordings.map(({ language, text }, index) => (
        <div className="claim-wording" key={index}>
          <Field
            label={words.wordingN(index + 1)}
            help={index === 0 ? words.wordingHelp : undefined}
            fault={index === 0 ? (faultAt(error, 'wordings') ?? faultAt(error, 'text')) : null}
          >
            {(control) => (
              <input
                {...control}
                type="text"
                className="claim-words"
                dir="auto"
                required={index === 0}
                maxLength={LONGEST_CLAIM_WORDING}
                value={text}
                onChange={(event) => change(index, { text: event.target.value })}
              />
            )}
          </Field>
          <Field label={words.languageN(index + 1)}>
            {(control) => (
              <select {...control} value={language} onChange={(event) => change(index, { language: event.target.value })}>
                <option value="">{words.anyLanguage}</option>
                {LANGUAGE_KEYS.map((key) => (
                  <option key={key} value={key}>
                    {languageName(key)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {index > 0 && (
            <button
              className="btn btn-ghost btn-icon"
              type="button"
              title={words.removeWording(index + 1)}
              onClick={() => set({ wordings: draft.wordings.toSpliced(index, 1) })}
            >
              <Icon name="i-x" />
              <span className="vh">{words.removeWording(index + 1)}</span>
            </button>
          )}
        </div>
      ))}
      <p>
        <button
          className="btn btn-sm"
          type="button"
          onClick={() => set({ wordings: [...draft.wordings, { language: draft.wordings.at(-1)!.language, text: '' }] })}
        >
          <Icon name="i-plus" />
          {words.addWording}
        </button>
      </p>
    </>
  )
}
