import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { LanguageKey } from '../../../../src/languages.ts'
import { langTag } from '../../base/format.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'

const words = strings.ruleEditor

interface Props {
  id?: string
  label: string
  value: readonly string[] | undefined
  onChange(value: string[]): void
  language?: LanguageKey | null
  placeholder?: string
  /** Entries to choose from, where they are known words of the product. */
  options?: readonly string[]
  /** Names of things rather than wording. */
  plain?: boolean
  /** Of the file's syntax for terms: endings are shown in grey. */
  terms?: boolean
}

/** A list of words: Enter adds, Backspace in the empty field takes the last one back for changing. */
export function TermList({ id, label, value = [], onChange, language = null, placeholder, options, plain = false, terms = false }: Props) {
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const add = (text: string) => {
    const entries = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !value.includes(line))
    setTyped('')
    if (entries.length === 0) return
    setSaid(words.added(entries.join(', ')))
    onChange([...value, ...new Set(entries)])
  }
  const take = (entry: string) => {
    onChange(value.filter((each) => each !== entry))
    setTyped(entry)
    field.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      event.preventDefault()
      take(value.at(-1)!)
    }
  }
  return (
    <div className={plain ? 'toks toks-plain' : 'toks'} lang={langTag(language)}>
      {value.map((entry) => (
        <span key={entry} className={entry.startsWith('/') && terms ? 'tok re' : 'tok'}>
          <button type="button" className="tok-text" onClick={() => take(entry)} title={words.edit(entry)}>
            {terms ? <Term text={entry} /> : entry}
          </button>
          <button type="button" onClick={() => onChange(value.filter((each) => each !== entry))}>
            <Icon name="i-x" />
            <span className="vh">{words.removeTerm(entry)}</span>
          </button>
        </span>
      ))}
      <input
        id={id}
        ref={field}
        type="text"
        aria-label={`${label}: ${words.addTerm}`}
        placeholder={value.length === 0 ? placeholder : undefined}
        value={typed}
        list={options ? listId : undefined}
        onChange={(event) => {
          const text = event.target.value
          if (options?.includes(text)) add(text)
          else setTyped(text)
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text')
          if (!/\n/.test(text.trim())) return
          event.preventDefault()
          add(text)
        }}
        onKeyDown={onKey}
        onBlur={() => add(typed)}
      />
      {options && (
        <datalist id={listId}>
          {options
            .filter((option) => !value.includes(option))
            .map((option) => (
              <option key={option} value={option} />
            ))}
        </datalist>
      )}
      <span className="vh" role="status">
        {said}
      </span>
    </div>
  )
}

/** `klimaneutral|e|er` as people read it: the stem, then its endings in grey. */
function Term({ text }: { text: string }) {
  const match = /^([^|()*/{}\\]+)((?:\|[^|()*/{}\\]+)+)$/.exec(text)
  if (!match) return text.replaceAll(/\\([()|*/{}\\])/g, '$1')
  return (
    <>
      {match[1]}{' '}
      <i>
        {match[2]!
          .slice(1)
          .split('|')
          .map((ending) => `-${ending}`)
          .join(' ')}
      </i>
    </>
  )
}
