import { PROOF_KINDS } from '../../../src/contract/values.ts'
import {
  LONGEST_LINK,
  LONGEST_PROOF_NUMBER,
  LONGEST_PROOF_PAGE,
  LONGEST_PROOF_PASSAGE,
  LONGEST_TEXT_TITLE,
} from '../../../src/contract/limits.ts'
import { Field } from '../base/parts/field.tsx'
import { strings } from '../base/strings.ts'
import type { ProofDraft } from './draft.ts'
import { PassageCheck } from './passage-check.tsx'
import { ProofSource } from './proof-source.tsx'

const words = strings.claims
const kinds = { ...words.proofKind, knowledge: strings.claimProofs.knowledge }

/** What proves a claim: a description, or better what it was read from, in which its words are found again. */
export function ProofFields({
  n,
  proof,
  onChange,
  onRemove,
}: {
  n: number
  proof: ProofDraft
  onChange(proof: ProofDraft): void
  onRemove(): void
}) {
  const line = (name: 'number' | 'page' | 'url', label: string, maxLength: number, help?: string) => (
    <Field label={label} help={help}>
      {(control) => (
        <input
          {...control}
          type="text"
          dir="auto"
          maxLength={maxLength}
          value={proof[name] ?? ''}
          onChange={(event) => onChange({ ...proof, [name]: event.target.value || null })}
        />
      )}
    </Field>
  )
  return (
    <fieldset className="claim-proof">
      <legend>{words.proofN(n)}</legend>
      <div className="claim-pair">
        <Field label={words.proofTitle(n)}>
          {(control) => (
            <input
              {...control}
              type="text"
              dir="auto"
              required
              maxLength={LONGEST_TEXT_TITLE}
              value={proof.title}
              onChange={(event) => onChange({ ...proof, title: event.target.value })}
            />
          )}
        </Field>
        <Field label={words.proofKindN(n)}>
          {(control) => (
            <select
              {...control}
              value={proof.kind}
              onChange={(event) => onChange({ ...proof, kind: event.target.value as ProofDraft['kind'], source_id: null, source: null })}
            >
              {PROOF_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {kinds[kind]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <ProofSource proof={proof} onChange={onChange} />
      <Field label={words.proofPassage}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            dir="auto"
            maxLength={LONGEST_PROOF_PASSAGE}
            value={proof.passage ?? ''}
            onChange={(event) => onChange({ ...proof, passage: event.target.value || null })}
          />
        )}
      </Field>
      <PassageCheck proof={proof} />
      <div className="claim-pair">
        {line('page', words.proofPage, LONGEST_PROOF_PAGE, words.proofPageHelp)}
        {proof.kind === 'certificate' && line('number', words.proofNumber, LONGEST_PROOF_NUMBER)}
        <Field label={words.proofEndsLabel}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={proof.expires_on ?? ''}
              onChange={(event) => onChange({ ...proof, expires_on: event.target.value || null })}
            />
          )}
        </Field>
      </div>
      {proof.kind !== 'knowledge' && proof.kind !== 'address' && line('url', words.proofUrl, LONGEST_LINK)}
      <p>
        <button className="btn btn-ghost btn-sm btn-danger" type="button" onClick={onRemove}>
          {words.removeProof(n)}
        </button>
      </p>
    </fieldset>
  )
}
