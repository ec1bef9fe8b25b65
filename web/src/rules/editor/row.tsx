import { useEffect, useRef, useState } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import type { FieldName } from '../../../../src/rules/form/fields.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import { fieldAt, useEditor } from './state.ts'

/** A field of the form: its label, its control, and what is wrong with its lines of the file. */
export function Row({ name, label, htmlFor, children }: { name: FieldName; label: string; htmlFor?: string; children: ReactNode }) {
  const fault = useFault(name)
  return (
    <div className={useIsLit(name) ? 'frow is-lit' : 'frow'} data-field={name}>
      {htmlFor ? <label htmlFor={htmlFor}>{label}</label> : <span className="field-label">{label}</span>}
      <div>
        {children}
        {fault && (
          <p className="field-error" role="alert">
            <Icon name="i-warn" />
            {fault}
          </p>
        )}
      </div>
    </div>
  )
}

/** A part of a row that is a field of its own. */
export function Part({ name, children }: { name: FieldName; children: ReactNode }) {
  return (
    <span className={useIsLit(name) ? 'fpart is-lit' : 'fpart'} data-field={name}>
      {children}
    </span>
  )
}

function useIsLit(name: FieldName): boolean {
  const { lit, form, language } = useEditor()
  if (lit === null || lit.name !== name || form === null) return false
  return lit.language === fieldAt(form, name, language).language
}

/** A refusal whose line is one of the field's. */
function useFault(name: FieldName): string | null {
  const { trying, places, form, language } = useEditor()
  if (!form || !trying.tried) return null
  const at = fieldAt(form, name, language)
  const place = places.find((each) => each.name === name && each.language === at.language)
  const fault = place && trying.tried.refused.find(({ line }) => line >= place.from && line <= place.to)
  return fault ? strings.ruleEditor.line(fault.line) + ': ' + fault.message : null
}

interface TextProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  value: string | undefined
  onChange(value: string): void
  rows?: number
}

/** While it has the focus the field shows what was typed: what is read back from the file lacks, say, a line break at the end. */
export function TextField({ value = '', onChange, rows, ...rest }: TextProps) {
  const [typed, setTyped] = useState(value)
  const focused = useRef(false)
  useEffect(() => {
    if (!focused.current) setTyped(value)
  }, [value])
  const shared = {
    value: typed,
    onFocus: () => (focused.current = true),
    onBlur: () => {
      focused.current = false
      setTyped(value)
    },
  }
  const change = (text: string) => {
    setTyped(text)
    onChange(text)
  }
  if (rows === undefined) return <input type="text" {...rest} {...shared} onChange={(event) => change(event.target.value)} />
  return (
    <textarea
      id={rest.id}
      aria-label={rest['aria-label']}
      placeholder={rest.placeholder}
      lang={rest.lang}
      rows={rows}
      {...shared}
      onChange={(event) => change(event.target.value)}
    />
  )
}

export function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string | undefined
  options: Record<string, string>
  onChange(value: string): void
}) {
  const known = value === undefined || value in options ? options : { ...options, [value]: value }
  return (
    <select aria-label={label} value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
      {Object.entries(known).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  )
}

export const Check = ({ checked, onChange, children }: { checked: boolean; onChange(checked: boolean): void; children: ReactNode }) => (
  <label className="check">
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} /> <span>{children}</span>
  </label>
)
