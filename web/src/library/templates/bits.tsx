import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Path } from '../../../../src/generation/template/template-yaml.ts'
import { textOf, valueAt } from '../../../../src/generation/template/template-yaml.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import { TextField } from '../../base/parts/form-controls.tsx'
import { useEditor, useFault } from './state.ts'

/** A row of the form: its label, its control, and what is wrong with its place in the file. */
export function Row({
  label,
  fault,
  htmlFor,
  help,
  children,
}: {
  label: ReactNode
  fault?: string | null
  htmlFor?: string
  help?: string | undefined
  children: ReactNode
}) {
  return (
    <div className="frow">
      {htmlFor ? <label htmlFor={htmlFor}>{label}</label> : <span className="field-label">{label}</span>}
      <div>
        {children}
        {fault && <FaultNote text={fault} />}
        {help && <p className="field-help">{help}</p>}
      </div>
    </div>
  )
}

export const FaultNote = ({ text }: { text: string }) => (
  <p className="field-error" role="alert">
    <Icon name="i-warn" />
    {text}
  </p>
)

interface TextRowProps {
  file: string
  path: Path
  label: string
  help?: string
  rows?: number
  lang?: string | undefined
  mono?: boolean
  /** Asks for a number: anything else is kept as it was typed, for the reader of the file to refuse. */
  numeric?: boolean
  placeholder?: string
}

/** A text or number of a file. An empty one is taken out of it. */
export function TextRow({ file, path, label, help, rows, lang, mono, numeric, placeholder }: TextRowProps) {
  const id = useId()
  const { values, set } = useEditor()
  const fault = useFault(file, path)
  const value = textOf(valueAt(values[file], path))
  const change = (text: string) => {
    const number = numeric && text.trim() !== '' ? Number(text) : Number.NaN
    set(file, path, text === '' ? undefined : Number.isNaN(number) ? text : number)
  }
  return (
    <Row label={label} htmlFor={id} fault={fault} help={help}>
      <span className={mono ? 'mono' : undefined}>
        <TextField
          id={id}
          value={value}
          onChange={change}
          {...(rows === undefined ? {} : { rows })}
          {...(lang === undefined ? {} : { lang })}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
      </span>
    </Row>
  )
}

/** Several texts, one a line. */
export function LinesRow({
  label,
  help,
  value,
  fault,
  onChange,
}: {
  label: string
  help?: string
  value: string[]
  fault?: string | null
  onChange(lines: string[]): void
}) {
  const id = useId()
  return (
    <Row label={label} htmlFor={id} fault={fault ?? null} help={help}>
      <TextField
        id={id}
        rows={Math.min(8, Math.max(2, value.length + 1))}
        value={value.join('\n')}
        onChange={(text) =>
          onChange(
            text
              .split('\n')
              .map((line) => line.trim())
              .filter((line) => line !== ''),
          )
        }
      />
    </Row>
  )
}

interface MoveRowProps {
  index: number
  last: boolean
  /** What is moved, for whoever does not see it. */
  name: string
  removes: string
  onMove(to: number): void
  onRemove(): void
}

/** Moves a field or a step up and down, or takes it out. */
export const MoveRow = ({ index, last, name, removes, onMove, onRemove }: MoveRowProps) => (
  <p className="tpl-field-do">
    <button
      className="btn btn-sm btn-ghost"
      type="button"
      disabled={index === 0}
      aria-label={strings.templates.up(name)}
      onClick={() => onMove(index - 1)}
    >
      <Icon name="i-up" />
    </button>
    <button
      className="btn btn-sm btn-ghost"
      type="button"
      disabled={last}
      aria-label={strings.templates.down(name)}
      onClick={() => onMove(index + 1)}
    >
      <Icon name="i-down" />
    </button>
    <button className="btn btn-sm" type="button" onClick={onRemove}>
      {removes}
    </button>
  </p>
)
