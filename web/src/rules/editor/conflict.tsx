import { useState } from 'react'
import { ago } from '../../base/format.ts'
import { CopyButton } from '../../base/parts/copy-button.tsx'
import { Dialog } from '../../base/parts/dialog.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import type { Saving } from './use-saving.ts'

const words = strings.ruleEditor

/** Somebody saved meanwhile: both texts can be read, and nothing is overwritten without a decision. */
export function Conflict({ saving, content }: { saving: Saving; content: string }) {
  const [open, setOpen] = useState(false)
  const { theirs } = saving
  if (!theirs) return null
  const version = theirs.versions[0]
  const choices = (
    <>
      <button className="btn btn-sm" type="button" onClick={saving.takeTheirs}>
        {words.takeTheirs}
      </button>
      <button className="btn btn-sm btn-primary" type="button" disabled={saving.busy} onClick={() => void saving.save(theirs.revision)}>
        {words.overwrite}
      </button>
    </>
  )
  return (
    <div className="callout callout-warn callout-row" role="alert">
      <Icon name="i-warn" />
      <p>
        <b>{words.conflict(version?.author?.name ?? words.somebody, ago(theirs.updated_at))}</b> {words.conflictHelp}
      </p>
      <div className="callout-do">
        <button className="btn btn-sm" type="button" onClick={() => setOpen(true)}>
          {words.lookAtTheirs}
        </button>
        {choices}
      </div>
      {open && (
        <Dialog wide title={words.lookAtTheirs} onClose={() => setOpen(false)} foot={choices}>
          <div className="dialog-body both-texts">
            <Text title={words.theirs} text={theirs.content} />
            <Text title={words.yours} text={content} />
          </div>
        </Dialog>
      )}
    </div>
  )
}

const Text = ({ title, text }: { title: string; text: string }) => (
  <section className="code" aria-label={title}>
    <div className="code-head">
      <h3>{title}</h3>
      <CopyButton text={text} ghost />
    </div>
    <pre tabIndex={0} aria-label={title}>
      {text}
    </pre>
  </section>
)
