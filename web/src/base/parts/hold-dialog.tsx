import { useState } from 'react'
import { LONGEST_MATTER } from '../../../../src/contract/limits.ts'
import type { HeldKind } from '../../../../src/contract/values.ts'
import { useWorkspace } from '../session.ts'
import { strings } from '../strings.ts'
import { useChange } from '../use-change.ts'
import { Field } from './field.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { say } from './toast.tsx'

const words = strings.deleting

/** Places a legal hold: for which matter, and why. */
export function HoldDialog({ kind, id, onClose }: { kind: HeldKind; id: string; onClose(): void }) {
  const { id: workspaceId } = useWorkspace()
  const [matter, setMatter] = useState('')
  const place = useChange('placeHold', ['kept', 'holds'], () => {
    say({ text: words.held, icon: 'i-check' })
    onClose()
  })
  const given = matter.trim()
  return (
    <ReasonDialog
      title={words.placeHold}
      note={words.holdHelp}
      verb={words.placeHold}
      busy={place.isPending || given === ''}
      onDo={(reason) => place.mutate({ workspace_id: workspaceId, body: { kind, subject_id: id, matter: given, reason } })}
      onClose={onClose}
    >
      <Field label={words.matter} help={words.matterHelp}>
        {(control) => (
          <input
            {...control}
            type="text"
            dir="auto"
            maxLength={LONGEST_MATTER}
            value={matter}
            autoComplete="off"
            onChange={(event) => setMatter(event.target.value)}
          />
        )}
      </Field>
    </ReasonDialog>
  )
}
