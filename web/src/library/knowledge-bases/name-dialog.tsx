import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LONGEST_DESCRIPTION, LONGEST_NAME } from '../../../../src/contract/limits.ts'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { Field } from '../../base/parts/field.tsx'
import { sayRefused } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { faultAt, otherFault } from '../../base/form-faults.ts'

const words = strings.library

/** Names a knowledge base: a new one, or one that is there. */
export function NameInfobase({ infobase, onClose }: { infobase?: Schemas['InfobaseSummary']; onClose(): void }) {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: async (body: Schemas['InfobaseInput']) =>
      infobase
        ? (await call('renameInfobase', { workspace_id: workspaceId, infobase_id: infobase.id, body }), infobase.id)
        : (await call('createInfobase', { workspace_id: workspaceId, body })).id,
    async onSuccess(infobaseId) {
      await Promise.all(['shelf', 'infobases', 'infobase'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
      onClose()
      if (!infobase) void navigate({ to: '/w/$workspaceId/library/knowledge/$infobaseId', params: { workspaceId, infobaseId } })
    },
    onError: (error) => {
      if (otherFault(error, ['name'])) sayRefused(error.message)
    },
  })
  return (
    <Dialog
      title={infobase ? words.rename : words.newInfobase}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-primary" form="name-infobase" disabled={save.isPending}>
            {infobase ? words.save : words.make}
          </button>
        </>
      }
    >
      <form
        id="name-infobase"
        className="dialog-body"
        onSubmit={(event) => {
          event.preventDefault()
          const given = new FormData(event.currentTarget)
          save.mutate({ name: String(given.get('name')), description: String(given.get('description')) || null })
        }}
      >
        <Field label={words.name} help={words.nameHelp} fault={faultAt(save.error, 'name')}>
          {(control) => (
            <input
              {...control}
              name="name"
              type="text"
              dir="auto"
              required
              pattern=".*\S.*"
              maxLength={LONGEST_NAME}
              defaultValue={infobase?.name}
              data-first
              autoComplete="off"
            />
          )}
        </Field>
        <Field
          label={
            <>
              {words.description} <span className="opt">{words.optional}</span>
            </>
          }
        >
          {(control) => (
            <textarea
              {...control}
              name="description"
              rows={3}
              dir="auto"
              maxLength={LONGEST_DESCRIPTION}
              defaultValue={infobase?.description ?? ''}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
