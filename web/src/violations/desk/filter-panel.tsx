import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { LONGEST_SEARCH } from '../../../../src/contract/limits.ts'
import { folded } from '../../base/folded.ts'
import { number } from '../../base/format.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { strings } from '../../base/strings.ts'
import { useSettled } from '../../base/use-settled.ts'
import type { DeskValue } from './desk-context.ts'
import { faceOf } from './filter-faces.tsx'
import { chosenIn, useFilters, withFilter } from './filter-options.ts'
import type { OfferedFilter, OfferedName } from './filter-options.ts'
import { FILTERS } from './search.ts'
import type { DeskSearch } from './search.ts'

const words = strings.deskFilters
/** Of long lists only the beginning is shown: a word finds the rest. */
const MOST_SHOWN = 8
/** What reviewers filter by most. */
const FIRST: readonly OfferedName[] = ['state', 'severity']

type Props = Pick<DeskValue, 'search' | 'change' | 'workspaceId' | 'auditId'> & { onClose(): void }

/** All filters in one list for the keyboard: a word narrows it, arrows walk it, Space ticks, Enter applies, Escape changes nothing. */
export function FilterPanel({ search, change, workspaceId, auditId, onClose }: Props) {
  const [term, setTerm] = useState('')
  const [picked, setPicked] = useState<Partial<Record<OfferedName, string[]>>>({})
  const offered = useFilters(workspaceId, auditId, search, useSettled(term.trim(), 150))
  const filters = [...offered.filter(({ name }) => FIRST.includes(name)), ...offered.filter(({ name }) => !FIRST.includes(name))]
  const field = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const firstId = useId()

  const chosen = (name: OfferedName) => picked[name] ?? chosenIn(search, name)
  const toggle = (name: OfferedName, value: string) => {
    const before = chosen(name)
    setPicked({ ...picked, [name]: before.includes(value) ? before.filter((one) => one !== value) : [...before, value] })
  }
  const shown = filters
    .map((filter) => matching(filter, folded(term.trim()), chosen(filter.name)))
    .filter(({ options }) => options.length > 0)
  const first = term.trim() === '' ? undefined : shown[0] && { name: shown[0].name, value: shown[0].options[0]!.value }
  const apply = () => {
    const taken = { ...picked }
    // A word and Enter suffice: what stands first is meant where nothing was ticked.
    if (first && Object.keys(picked).length === 0) taken[first.name] = [...new Set([...chosen(first.name), first.value])]
    const changes = (Object.entries(taken) as [OfferedName, string[]][]).map(([name, values]) => withFilter(name, values))
    onClose()
    if (changes.length > 0) change(Object.assign({}, ...changes) as Partial<DeskSearch>)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const boxes = [...form.current!.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
    const at = boxes.indexOf(event.target as HTMLInputElement)
    const inList = at >= 0
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, ...(inList && { Home: 0, End: boxes.length - 1 }) }
    const next = steps[event.key]
    if (next !== undefined) {
      event.preventDefault()
      const box = boxes[next]
      if (box) {
        box.focus()
        box.scrollIntoView({ block: 'nearest' })
      } else if (next < 0) field.current?.focus()
    } else if (inList && (event.key === 'Backspace' || (event.key.length === 1 && event.key !== ' '))) field.current?.focus()
  }
  const clear = () => {
    onClose()
    change(Object.fromEntries([...FILTERS, 'against', 'search'].map((name) => [name, undefined])))
  }
  return (
    <Dialog
      mid
      title={words.title}
      onClose={onClose}
      foot={
        <>
          <p className="note">{words.foot}</p>
          <button className="btn" type="button" onClick={clear}>
            {strings.desk.clearFilters}
          </button>
          <button className="btn btn-primary" form={formId}>
            {words.apply} <kbd aria-hidden="true">{strings.base.keyCap.enter}</kbd>
          </button>
        </>
      }
    >
      <form
        className="filter-panel"
        id={formId}
        ref={form}
        onKeyDown={press}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <input
          ref={field}
          type="text"
          data-first
          aria-label={words.find}
          aria-describedby={first ? firstId : undefined}
          placeholder={words.find}
          autoComplete="off"
          maxLength={LONGEST_SEARCH}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
        <p className="vh" id={firstId}>
          {first && words.enterTakes(shown[0]!.options[0]!.label)}
        </p>
        <div className="filter-groups" tabIndex={-1}>
          <div className="filter-columns">
            {shown.map(({ name, label, options, left }) => (
              <fieldset key={name}>
                <legend>{label}</legend>
                {options.map(({ value, label: said, count }) => (
                  <label key={value} className={first?.name === name && first.value === value ? 'pop-item is-first' : 'pop-item'}>
                    <input type="checkbox" checked={chosen(name).includes(value)} onChange={() => toggle(name, value)} />
                    <span className="pop-face">{faceOf(name, value) ?? said}</span>
                    {count !== undefined && <span className="pop-n">{number(count)}</span>}
                  </label>
                ))}
                {left > 0 && <p className="note">{words.more(left)}</p>}
              </fieldset>
            ))}
            {shown.length === 0 && <p className="note">{strings.base.nothing}</p>}
          </div>
        </div>
      </form>
    </Dialog>
  )
}

/** The options of a filter by the words of its own name or theirs; what is ticked is always among them. */
function matching(filter: OfferedFilter, term: string, chosen: readonly string[]): OfferedFilter & { left: number } {
  const whole = folded(filter.label).includes(term)
  const hits = filter.options.filter(({ label, value }) => whole || folded(`${label} ${value}`).includes(term))
  const options = hits.filter(({ value }, at) => at < MOST_SHOWN || chosen.includes(value))
  return { ...filter, options, left: hits.length - options.length }
}
