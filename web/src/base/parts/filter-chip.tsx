import { Popover } from 'radix-ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { number } from '../format.ts'
import { strings } from '../strings.ts'
import { Icon } from './icon.tsx'
import { folded } from '../folded.ts'

export interface ChipOption {
  value: string
  label: string
  /** Shown instead of the label, for options with an icon. */
  face?: ReactNode
  count?: number
}

const SEARCH_FROM = 9

/** A filter: a chip that opens a list of options, several of which may be chosen; it then shows them and can be cleared. */
export function FilterChip({
  name,
  options,
  chosen,
  onChange,
  onTerm,
}: {
  name: string
  options: ChipOption[]
  chosen: string[]
  onChange(chosen: string[]): void
  /** For options that are not all loaded: called with the search term, so that matching ones can be supplied. */
  onTerm?(term: string): void
}) {
  const [term, setTerm] = useState('')
  const on = chosen.length > 0
  const labels = chosen.map((value) => options.find((option) => option.value === value)?.label ?? value)
  const said = labels.length > 2 ? number(labels.length) : labels.join(', ')
  const look = (next: string) => {
    setTerm(next)
    onTerm?.(next)
  }
  const shown = onTerm ? options : options.filter(({ label, value }) => folded(`${label} ${value}`).includes(folded(term)))
  const toggle = (value: string) => onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  return (
    <Popover.Root onOpenChange={() => look('')}>
      <span className={on ? 'chip is-on' : 'chip'}>
        <Popover.Trigger className="chip-open" type="button">
          <span className="chip-t">{on ? `${name}: ${said}` : name}</span>
          {!on && <Icon name="i-down" />}
        </Popover.Trigger>
        {on && (
          <button className="chip-off" type="button" onClick={() => onChange([])}>
            <Icon name="i-x" />
            <span className="vh">
              {strings.base.clear} {name}
            </span>
          </button>
        )}
      </span>
      <Popover.Portal>
        <Popover.Content className="pop pop-options" align="start" sideOffset={4} collisionPadding={8} aria-label={name}>
          {(options.length >= SEARCH_FROM || term !== '') && (
            <input
              type="text"
              className="pop-search"
              aria-label={strings.base.search}
              placeholder={strings.base.search}
              value={term}
              onChange={(event) => look(event.target.value)}
            />
          )}
          <div className="pop-list">
            {shown.map((option) => (
              <label key={option.value} className="pop-item">
                <input type="checkbox" checked={chosen.includes(option.value)} onChange={() => toggle(option.value)} />
                <span className="pop-face">{option.face ?? option.label}</span>
                {option.count !== undefined && <span className="pop-n">{number(option.count)}</span>}
              </label>
            ))}
            {shown.length === 0 && <p className="note pop-none">{strings.base.nothing}</p>}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
