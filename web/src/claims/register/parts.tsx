import { Field } from '../../base/parts/field.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import { NO_APPROVER, NO_PROOF } from './draft.ts'
import type { RegisterDraft } from './draft.ts'

const words = strings.register

const Remove = ({ label, onClick }: { label: string; onClick(): void }) => (
  <button className="btn btn-ghost btn-icon" type="button" title={label} onClick={onClick}>
    <Icon name="i-x" />
    <span className="vh">{label}</span>
  </button>
)
const Add = ({ label, onClick }: { label: string; onClick(): void }) => (
  <p>
    <button className="btn btn-sm" type="button" onClick={onClick}>
      <Icon name="i-plus" />
      {label}
    </button>
  </p>
)

/** Who approved it, as what; a member's name is known and stays. */
export function ApproverFields({
  approvers,
  onChange,
}: {
  approvers: RegisterDraft['approvers']
  onChange(approvers: RegisterDraft['approvers']): void
}) {
  return (
    <fieldset className="reg-list">
      <legend>{words.columns.approver}</legend>
      {approvers.map((each, index) => (
        <div className="reg-part" key={index}>
          <Field label={words.approverName}>
            {(control) => (
              <input
                {...control}
                type="text"
                dir="auto"
                readOnly={each.id !== null}
                value={each.name}
                onChange={(event) => onChange(approvers.with(index, { ...each, name: event.target.value }))}
              />
            )}
          </Field>
          <Field label={words.function} help={words.functionHelp}>
            {(control) => (
              <input
                {...control}
                type="text"
                dir="auto"
                value={each.function}
                onChange={(event) => onChange(approvers.with(index, { ...each, function: event.target.value }))}
              />
            )}
          </Field>
          <Remove label={words.removeApprover(index + 1)} onClick={() => onChange(approvers.toSpliced(index, 1))} />
        </div>
      ))}
      <Add label={words.addApprover} onClick={() => onChange([...approvers, NO_APPROVER])} />
    </fieldset>
  )
}

/** What shows that it is so; what names something of the workspace keeps that. */
export function ProofFields({ proofs, onChange }: { proofs: RegisterDraft['proofs']; onChange(proofs: RegisterDraft['proofs']): void }) {
  return (
    <fieldset className="reg-list">
      <legend>{words.columns.proof}</legend>
      {proofs.map((each, index) => (
        <div className="reg-part" key={index}>
          <Field label={words.proofTitle}>
            {(control) => (
              <input
                {...control}
                type="text"
                dir="auto"
                value={each.title}
                onChange={(event) => onChange(proofs.with(index, { ...each, title: event.target.value }))}
              />
            )}
          </Field>
          {each.id === null ? (
            <Field label={strings.claims.proofUrl}>
              {(control) => (
                <input
                  {...control}
                  type="url"
                  value={each.url}
                  onChange={(event) => onChange(proofs.with(index, { ...each, url: event.target.value }))}
                />
              )}
            </Field>
          ) : (
            <span />
          )}
          <Remove label={strings.claims.removeProof(index + 1)} onClick={() => onChange(proofs.toSpliced(index, 1))} />
        </div>
      ))}
      <Add label={strings.claims.addProof} onClick={() => onChange([...proofs, NO_PROOF])} />
    </fieldset>
  )
}
