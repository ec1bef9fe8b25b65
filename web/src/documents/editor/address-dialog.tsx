import type { ReactNode } from 'react'
import { LONGEST_LINK } from '../../../../src/contract/limits.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { Field } from '../../base/parts/field.tsx'
import { strings } from '../../base/strings.ts'

interface Props {
  title: string
  save: string
  label: string
  help: string
  fault: string | null
  address: string
  onAddress(address: string): void
  onSave(): void
  onClose(): void
  /** More fields, below the address. */
  children?: ReactNode
}

/** Asks for the address of a link or a picture. */
export const AddressDialog = ({ title, save, label, help, fault, address, onAddress, onSave, onClose, children }: Props) => (
  <Dialog
    title={title}
    onClose={onClose}
    foot={
      <>
        <button className="btn dialog-no" type="button" onClick={onClose}>
          {strings.base.cancel}
        </button>
        <button className="btn btn-primary" form="set-address">
          {save}
        </button>
      </>
    }
  >
    <form
      id="set-address"
      className="dialog-body"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <Field label={label} help={help} fault={fault}>
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="url"
            data-first
            autoComplete="off"
            spellCheck={false}
            maxLength={LONGEST_LINK}
            value={address}
            onChange={(event) => onAddress(event.target.value)}
          />
        )}
      </Field>
      {children}
    </form>
  </Dialog>
)
