import { LONGEST_VIEW_NAME } from '../../../../src/contract/limits.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { Field } from '../../base/parts/field.tsx'
import { say } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useChange } from '../../base/use-change.ts'
import type { Filter } from './search.ts'

const words = strings.inbox

/** Asks for a name and keeps what is shown as a view, for oneself or for everybody. */
export function SaveView({ filter, onClose }: { filter: Filter; onClose(): void }) {
  const { id } = useWorkspace()
  const save = useChange('saveInboxView', ['inbox'], (_, { body }) => {
    say({ text: words.saved(body.name), icon: 'i-check' })
    onClose()
  })
  return (
    <Dialog title={words.saveView} onClose={onClose}>
      <form
        className="dialog-body"
        onSubmit={(event) => {
          event.preventDefault()
          const given = new FormData(event.currentTarget)
          save.mutate({ workspace_id: id, body: { name: String(given.get('name')), shared: given.has('shared'), filter } })
        }}
      >
        <Field label={words.viewName}>
          {(control) => (
            <input {...control} name="name" type="text" required pattern=".*\S.*" maxLength={LONGEST_VIEW_NAME} autoComplete="off" />
          )}
        </Field>
        <label className="check">
          <input type="checkbox" name="shared" /> {words.viewShared}
        </label>
        <div className="dialog-foot">
          <button className="btn btn-primary" disabled={save.isPending}>
            {words.save}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
