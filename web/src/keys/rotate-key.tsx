import { useState } from 'react'
import type { Schemas } from '../base/api.ts'
import { Dialog } from '../base/parts/dialog.tsx'
import { Field } from '../base/parts/field.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'
import { Why } from '../base/parts/why.tsx'

const words = strings.keyLimits

/** A new key in place of another, which works a while longer. */
export function RotateKey({
  apiKey,
  onClose,
  onMade,
}: {
  apiKey: Schemas['ApiKey']
  onClose(): void
  onMade(made: Schemas['ApiKeyCreated']): void
}) {
  const { id } = useWorkspace()
  const [hours, setHours] = useState('24')
  const [reason, setReason] = useState('')
  const rotate = useChange('rotateKey', ['keys', 'plan'], onMade)
  return (
    <Dialog
      title={words.rotateAsk(apiKey.name)}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button
            className="btn btn-primary"
            type="button"
            disabled={rotate.isPending}
            onClick={() => rotate.mutate({ workspace_id: id, key_id: apiKey.id, body: { overlap_hours: Number(hours), reason } })}
          >
            {words.rotate}
          </button>
        </>
      }
    >
      <div className="dialog-body">
        <p>{words.rotateHelp}</p>
        <Field label={words.overlap}>
          {(control) => (
            <select {...control} value={hours} onChange={(event) => setHours(event.target.value)}>
              {Object.entries(words.overlaps).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Why value={reason} onChange={setReason} />
      </div>
    </Dialog>
  )
}
