import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../parts/icon.tsx'
import { strings } from '../strings.ts'
import { lengthOf } from './values.ts'

const words = strings.documents
const MAX_LINES = 30

/** A list, one entry per line. Enter adds a line, Backspace in an empty one removes it. */
export function Lines({
  label,
  placeholder,
  lines,
  most = null,
  faulty = [],
  onChange,
}: {
  label: string
  placeholder?: string | null
  lines: string[]
  /** Characters a line may have, shown beside it. */
  most?: number | null
  faulty?: number[]
  onChange(lines: string[]): void
}) {
  const list = useRef<HTMLUListElement>(null)
  const shown = lines.length === 0 ? [''] : lines
  // Synchronously: text typed right after Enter belongs to the new line.
  const change = (changed: string[], focused: number) => {
    flushSync(() => onChange(changed))
    list.current?.querySelectorAll('input')[focused]?.focus()
  }
  const open = (at: number) => {
    if (shown.length < MAX_LINES) change(shown.toSpliced(at, 0, ''), at)
  }
  const close = (at: number) => change(shown.toSpliced(at, 1), Math.max(0, at - 1))
  const keys = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      open(index + 1)
    } else if (event.key === 'Backspace' && shown[index] === '' && shown.length > 1) {
      event.preventDefault()
      close(index)
    }
  }
  return (
    <>
      <ul className="lines" ref={list}>
        {shown.map((line, index) => (
          <li key={index}>
            <input
              type="text"
              dir="auto"
              autoComplete="off"
              aria-label={words.line(label, index + 1)}
              aria-invalid={faulty.includes(index) || undefined}
              placeholder={placeholder?.split('\n')[index]}
              value={line}
              onChange={(event) => onChange(shown.with(index, event.target.value))}
              onKeyDown={(event) => keys(event, index)}
            />
            {most !== null && <span className="note">{words.count(lengthOf(line), most)}</span>}
            {shown.length > 1 && (
              <button className="btn btn-ghost btn-icon btn-sm" type="button" onClick={() => close(index)}>
                <Icon name="i-x" />
                <span className="vh">{words.removeLine(label, index + 1)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < MAX_LINES && (
        <button className="link" type="button" onClick={() => open(shown.length)}>
          {words.addLine}
          <span className="vh">: {label}</span>
        </button>
      )}
    </>
  )
}
