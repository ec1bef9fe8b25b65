import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { safeHref } from '../../../../src/generation/nodes.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { Field } from '../../base/parts/field.tsx'
import { strings } from '../../base/strings.ts'

const words = strings.documents.tools

/** Edits the link of the selected text; empty removes it. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''))
  const [fault, setFault] = useState<string | null>(null)
  const save = () => {
    const given = address.trim()
    const href = given === '' ? null : safeHref(/^[a-z][a-z0-9+.-]*:|^[/#]/i.test(given) ? given : `https://${given}`)
    if (given !== '' && href === null) return setFault(words.linkFault)
    onClose()
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === null) chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: given, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
  }
  return (
    <Dialog
      title={words.link}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-primary" form="set-link">
            {words.linkSet}
          </button>
        </>
      }
    >
      <form
        id="set-link"
        className="dialog-body"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Field label={words.address} help={words.addressHelp} fault={fault}>
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="url"
              autoFocus
              autoComplete="off"
              spellCheck={false}
              maxLength={2000}
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
