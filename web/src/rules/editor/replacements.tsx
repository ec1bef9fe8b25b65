import { useState } from 'react'
import type { FormReplacement } from '../../../../src/rules/form/fields.ts'
import { langTag } from '../../base/format.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import { TextField } from '../../base/parts/form-controls.tsx'
import { useEditor, usePart } from './state.ts'

const words = strings.ruleEditor

/** Pairs of wording: not that, say this. Several ways to say it are separated by a semicolon. */
export function Replacements() {
  const { language } = useEditor()
  const { value: pairs = [], set } = usePart('replace')
  const [term, setTerm] = useState('')
  const change = (index: number, pair: FormReplacement) => set(pairs.map((each, place) => (place === index ? pair : each)))
  const add = () => {
    const text = term.trim()
    setTerm('')
    if (text !== '' && !pairs.some((pair) => pair.term === text)) set([...pairs, { term: text, write: null, suggestion: null }])
  }
  return (
    <div className="pairs" lang={langTag(language)}>
      {pairs.map((pair, index) => (
        <div key={pair.term} className="pair">
          <span className="tok">{pair.term}</span>
          <Icon name="i-right" />
          <TextField
            aria-label={`${words.sayThis}: ${pair.term}`}
            placeholder={words.nothingSuggested}
            value={pair.write?.join('; ') ?? ''}
            onChange={(text) => change(index, withText(pair, text))}
          />
          <button
            className="btn btn-ghost btn-icon btn-sm"
            type="button"
            onClick={() => set(pairs.length === 1 ? undefined : pairs.filter((each) => each !== pair))}
          >
            <Icon name="i-x" />
            <span className="vh">{words.removePair(pair.term)}</span>
          </button>
        </div>
      ))}
      <div className="pair pair-new">
        <input
          type="text"
          aria-label={words.notThat}
          placeholder={words.notThat}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
        />
        <button className="btn btn-sm" type="button" onClick={add}>
          {words.addPair}
        </button>
      </div>
    </div>
  )
}

function withText(pair: FormReplacement, text: string): FormReplacement {
  const write = text
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '')
  return write.length === 0 ? { ...pair, write: null, suggestion: null } : { ...pair, write }
}
