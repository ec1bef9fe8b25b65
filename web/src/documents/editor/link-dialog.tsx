import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { safeHref } from '../../../../src/generation/markdown/nodes.ts'
import { strings } from '../../base/strings.ts'
import { AddressDialog } from './address-dialog.tsx'

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
    <AddressDialog
      title={words.link}
      save={words.linkSet}
      label={words.address}
      help={words.addressHelp}
      fault={fault}
      address={address}
      onAddress={setAddress}
      onSave={save}
      onClose={onClose}
    />
  )
}
