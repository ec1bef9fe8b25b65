import { useEffect, useRef, useState } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'

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
