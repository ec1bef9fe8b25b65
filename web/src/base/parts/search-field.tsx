import { useEffect, useRef, useState } from 'react'
import type { Ref } from 'react'
import { LONGEST_SEARCH } from '../../../../src/contract/limits.ts'
import { Icon } from './icon.tsx'

const PAUSE = 250

/** A search field that reports its value when typing pauses, or at once on Enter. Esc clears it. */
export function SearchField({
  label,
  value,
  onSearch,
  inputRef,
  shortcut = true,
}: {
  label: string
  value: string
  onSearch(term: string): void
  inputRef?: Ref<HTMLInputElement>
  shortcut?: boolean
}) {
  const [term, setTerm] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [given, setGiven] = useState(value)
  if (given !== value) {
    setGiven(value)
    setTerm(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = (next: string, pause: number) => {
    setTerm(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(next.trim()), pause)
  }
  return (
    <label className="field-search">
      <Icon name="i-search" />
      <span className="vh">{label}</span>
      <input
        ref={inputRef}
        type="search"
        placeholder={label}
        value={term}
        maxLength={LONGEST_SEARCH}
        onChange={(event) => ask(event.target.value, PAUSE)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask(term, 0)
          if (event.key === 'Escape' && term === '') event.currentTarget.blur()
        }}
      />
      {shortcut && term === '' && <kbd aria-hidden="true">/</kbd>}
    </label>
  )
}
