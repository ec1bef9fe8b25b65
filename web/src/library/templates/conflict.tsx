import { Dialog } from '../../base/parts/dialog.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import type { Saving } from './use-saving.ts'

const words = strings.templates

/** Somebody saved meanwhile: nothing is overwritten without a decision. */
export function Conflict({ saving }: { saving: Saving }) {
  const { theirs } = saving
  if (!theirs) return null
  return (
    <div className="callout callout-warn callout-row" role="alert">
      <Icon name="i-warn" />
      <p>
        <b>{words.conflict(theirs.draft?.author?.name ?? words.somebody)}</b> {words.conflictHelp}
      </p>
      <div className="callout-do">
        <button className="btn btn-sm" type="button" onClick={saving.takeTheirs}>
          {words.takeTheirs}
        </button>
        <button
          className="btn btn-sm btn-primary"
          type="button"
          disabled={saving.busy}
          onClick={() => void saving.save(theirs.draft?.revision ?? 0)}
        >
          {words.overwrite}
        </button>
      </div>
    </div>
  )
}

/** Asked on the way out of the page while something is not saved. */
export function Leaving({ saving: { leaving } }: { saving: Saving }) {
  if (!leaving) return null
  return (
    <Dialog
      title={words.leave}
      onClose={leaving.reset}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={leaving.reset}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-danger" type="button" onClick={leaving.proceed}>
            {words.leaveVerb}
          </button>
        </>
      }
    >
      <div className="dialog-body">
        <p>{words.leaveHelp}</p>
      </div>
    </Dialog>
  )
}
