import { useRef } from 'react'
import type { ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'
import { Icon } from './icon.tsx'
import { strings } from '../strings.ts'
import { Typed } from './typed.tsx'

const words = strings.ruleEditor

interface Props {
  content: string
  /** Of the field, and of the region around it. */
  label: string
  region: string
  head: ReactNode
  faults: { line: number; message: string }[]
  /** Lines of the field in use. */
  lit?: { from: number; to: number } | null
  readOnly: boolean
  onChange(content: string): void
  /** The cursor is in another line. */
  onLine?(line: number): void
}

/** A file as YAML: keys in another colour, lines with a fault marked and named below. */
export function YamlText({ content, label, region, head, faults, lit = null, readOnly, onChange, onLine }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const lines = content.split('\n')
  const follow = () => {
    const field = area.current
    if (field && document.activeElement === field) onLine?.(content.slice(0, field.selectionStart).split('\n').length)
  }
  const goTo = (line: number) => {
    const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0)
    area.current?.focus()
    area.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  }
  return (
    <section className="code yaml" aria-label={region}>
      <div className="code-head">
        {head}
        <CopyButton text={content} ghost />
      </div>
      <Typed
        className="typed-yaml"
        area={area}
        line={lit?.from ?? null}
        aria-label={label}
        aria-describedby="yaml-faults"
        aria-invalid={faults.length > 0 || undefined}
        readOnly={readOnly}
        wrap="off"
        value={content}
        onChange={(event) => onChange(event.target.value)}
        onSelect={follow}
        onKeyUp={follow}
        onClick={follow}
        behind={lines.map((text, index) => (
          <span
            key={index}
            data-line={index + 1}
            className={[
              'l',
              lit && index + 1 >= lit.from && index + 1 <= lit.to && 'is-edit',
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
