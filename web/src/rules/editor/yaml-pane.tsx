import { useRef } from 'react'
import { CopyButton } from '../../base/parts/copy-button.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import { useEditor } from './state.ts'
import { Typed } from './typed.tsx'

const words = strings.ruleEditor

/** The rule as YAML. The lines of the field in use are lit; the cursor's line lights its field. */
export function YamlPane() {
  const { content, setContent, file, lit, setLit, setLanguage, places, waits, trying, readOnly } = useEditor()
  const area = useRef<HTMLTextAreaElement>(null)
  const place = lit && places.find(({ name, language }) => name === lit.name && language === lit.language)
  const refused = trying.tried?.refused ?? []
  const faults = waits?.line ? [{ line: waits.line, message: waits.why }] : refused
  const lines = content.split('\n')
  const follow = () => {
    const field = area.current
    if (!field || document.activeElement !== field) return
    const line = content.slice(0, field.selectionStart).split('\n').length
    const here = places.findLast(({ from, to }) => line >= from && line <= to)
    if (!here) return
    setLit({ name: here.name, language: here.language })
    if (here.language !== null) setLanguage(here.language)
  }
  const goTo = (line: number) => {
    const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0)
    area.current?.focus()
    area.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  }
  return (
    <section className="code yaml" aria-label={words.yamlSame}>
      <div className="code-head">
        <span>
          {file}{' '}
          {waits ? (
            <span className="bad" role="status">
              <Icon name="i-warn" />
              {words.outOfStep(waits.line)}
            </span>
          ) : (
            <span className="ok" role="status">
              <Icon name="i-check" />
              {words.inStep}
            </span>
          )}
        </span>
        <CopyButton text={content} ghost />
      </div>
      <Typed
        className="typed-yaml"
        area={area}
        line={place?.from ?? null}
        aria-label={words.yaml}
        aria-describedby="yaml-faults"
        aria-invalid={faults.length > 0 || undefined}
        readOnly={readOnly}
        wrap="off"
        value={content}
        onChange={(event) => setContent(event.target.value)}
        onSelect={follow}
        onKeyUp={follow}
        onClick={follow}
        behind={lines.map((text, index) => (
          <span
            key={index}
            data-line={index + 1}
            className={[
              'l',
              place && index + 1 >= place.from && index + 1 <= place.to && 'is-edit',
              faults.some(({ line }) => line === index + 1) && 'is-fault',
            ]
              .filter(Boolean)
              .join(' ')}
          >
            <Coloured text={text} />
          </span>
        ))}
      />
      <ul className="yaml-faults" id="yaml-faults" aria-live="polite">
        {faults.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            <Icon name="i-warn" />
            <span>
              <button className="link" type="button" onClick={() => goTo(line)}>
                {words.line(line)}
              </button>
              {': '}
              {message}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const KEY = /^(\s*(?:- )?)([^\s#:'"[\]{}&*!|>%@`-][^:#]*)(?=:(?:\s|$))/

/** A line with its key in another colour, and a line of comment in grey. */
function Coloured({ text }: { text: string }) {
  if (/^\s*#/.test(text)) return <i>{text}</i>
  const match = KEY.exec(text)
  if (!match) return text || ' '
  return (
    <>
      {match[1]}
      <b>{match[2]}</b>
      {text.slice(match[0].length)}
    </>
  )
}
