import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { strings } from '../strings.ts'

const words = strings.deleting

interface Props {
  title: string
  /** Rows of what goes. */
  goes: [label: string, number: ReactNode][]
  stays: string[]
  /** What the tombstone will say, and its hash. */
  tombstone?: { text: string; hash?: string }
  warning?: ReactNode
  /** What must be typed. */
  typed: string
  /** The label of the button, with its number. */
  verb: string
  busy: boolean
  onDelete(name: string): void
  onClose(): void
}

/** Deletes for good: what goes beside what stays, the tombstone word for word, the name typed, the number in the button. */
export function DeleteDialog({ title, goes, stays, tombstone, warning, typed, verb, busy, onDelete, onClose }: Props) {
  const [name, setName] = useState('')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // After the dialog has opened, which puts the focus on its first button.
  useEffect(() => field.current?.focus(), [])
  const right = name.trim() === typed.trim()
  return (
    <Dialog
      mid
      title={title}
      onClose={onClose}
      foot={
        <>
          <p className="note">{words.never}</p>
          <button className="btn" type="button" onClick={onClose}>
            {strings.base.cancel} <kbd aria-hidden="true">{strings.base.keyCap.esc}</kbd>
          </button>
          <button className="btn btn-danger btn-del" type="submit" form={`${id}-form`} disabled={!right || busy}>
            <Icon name="i-trash" />
            {verb}
          </button>
        </>
      }
    >
      <form
        className="dialog-body"
        id={`${id}-form`}
        onSubmit={(event) => {
          event.preventDefault()
          if (right && !busy) onDelete(name.trim())
        }}
      >
        <div className="goes">
          <div>
            <h3>
              <Icon name="i-trash" />
              {words.goes}
            </h3>
            <table className="mini">
              <tbody>
                {goes.map(([label, value]) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td className="num">{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div>
            <h3>
              <Icon name="i-shield" />
              {words.stays}
            </h3>
            <ul>
              {stays.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </div>
        </div>
        {tombstone && (
          <div className="tomb">
            <b>{words.tombstone}</b>
            <span>{tombstone.text}</span>
            {tombstone.hash && <code>{tombstone.hash}</code>}
          </div>
        )}
        {warning && (
          <div className="callout callout-warn" role="status">
            <Icon name="i-warn" />
            <p>{warning}</p>
          </div>
        )}
        <div className="field">
          <label htmlFor={id}>
            {words.type} <span className="typed">{typed}</span>
          </label>
          <input
            id={id}
            type="text"
            autoComplete="off"
            spellCheck={false}
            ref={field}
            value={name}
            aria-describedby={`${id}-help`}
            onChange={(event) => setName(event.target.value)}
          />
          <p className="field-help" id={`${id}-help`}>
            <span className="match" role="status">
              {right && (
                <>
                  <Icon name="i-check" />
                  {words.nameRight}
                </>
              )}
            </span>
            <span>{words.background}</span>
          </p>
        </div>
      </form>
    </Dialog>
  )
}
