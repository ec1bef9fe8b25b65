import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { picture } from '../../../../src/generation/markdown/nodes.ts'
import { Field } from '../../base/parts/field.tsx'
import { strings } from '../../base/strings.ts'
import { AddressDialog } from './address-dialog.tsx'

/** What a picture shows, in words. */
const LONGEST_ALTERNATIVE = 1000

const words = strings.editing.picture

/** Inserts a picture after the block with the caret, or changes the selected one. Without words for what it shows there is none. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const isPicture = editor.isActive('image')
  const before = editor.getAttributes('image')
  const [src, setSrc] = useState(isPicture ? String(before.src) : '')
  const [alt, setAlt] = useState(isPicture ? String(before.alt) : '')
  const [faults, setFaults] = useState<{ src: string | null; alt: string | null }>({ src: null, alt: null })
  const save = () => {
    const made = picture(src, alt)
    if (!made) return setFaults({ src: picture(src, 'x') ? null : words.fault, alt: alt.trim() === '' ? words.altMissing : null })
    onClose()
    if (isPicture) return void editor.chain().focus().updateAttributes('image', made.attrs).run()
    const { $to } = editor.state.selection
    editor
      .chain()
      .focus()
      .insertContentAt($to.depth === 0 ? $to.pos : $to.after(1), made)
      .run()
  }
  return (
    <AddressDialog
      title={words.insert}
      save={words.save}
      label={words.address}
      help={words.addressHelp}
      fault={faults.src}
      address={src}
      onAddress={setSrc}
      onSave={save}
      onClose={onClose}
    >
      <Field label={words.alt} help={words.altHelp} fault={faults.alt}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            dir="auto"
            maxLength={LONGEST_ALTERNATIVE}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        )}
      </Field>
    </AddressDialog>
  )
}
