import { useRef } from 'react'
import type { ReactNode } from 'react'
import { sentences } from '../../../../src/text/sentences.ts'
import { withField } from '../../../../src/rules/form/change.ts'
import { langTag } from '../../base/format.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { severityClass } from '../../base/parts/severity.tsx'
import type { SeverityName } from '../../base/parts/severity.tsx'
import { strings } from '../../base/strings.ts'
import { missingForms, withForm } from './example-fix.ts'
import { useEditor, usePart } from './state.ts'
import { Typed } from '../../base/parts/typed.tsx'
import type { RuleTry } from './use-try.ts'

const words = strings.ruleEditor
type Found = RuleTry['texts'][number]['held'][number]
interface Mark extends Omit<Found, 'why'> {
  why: string | null
}

/** A text beside the rule: what is found in it is marked as one types, and what is left alone says why. */
export function TryPane({ text, onText }: { text: string; onText(text: string): void }) {
  const { trying, language, form, setForm } = useEditor()
  const area = useRef<HTMLTextAreaElement>(null)
  const hits = usePart('hits')
  const passes = usePart('passes')
  const result = trying.text === text ? trying.tried?.texts[0] : undefined
  const marks: Mark[] = result
    ? [...result.findings.map((finding) => ({ ...finding, why: null })), ...result.held].toSorted((one, other) => one.start - other.start)
    : []
  const severity = severityClass((form?.rule.severity as SeverityName | undefined) ?? 'MEDIUM')
  const keep = (kind: 'hit' | 'pass') => {
    const at = area.current?.selectionStart ?? 0
    const paragraphs = paragraphAt(text, at)
    const span = sentences(paragraphs.text, language).findLast(({ start }) => start <= at - paragraphs.start) ?? {
      start: 0,
      end: paragraphs.text.length,
    }
    const sentence = paragraphs.text.slice(span.start, span.end).trim()
    if (sentence === '' || !form) return
    const inside = marks.filter(
      ({ why, start, end }) => why === null && start >= paragraphs.start + span.start && end <= paragraphs.start + span.end,
    )
    const found = inside.map((mark) => mark.text)
    if (kind === 'hit' && !(hits.value ?? []).some((hit) => hit.text === sentence))
      setForm(
        withField(form, 'hits', hits.place, [
          ...(hits.value ?? []),
          { format: 'text', text: sentence, found: found.length > 0 ? found : null, suggested: null },
        ]),
      )
    if (kind === 'pass' && !(passes.value ?? []).some((pass) => pass.text === sentence))
      setForm(withField(form, 'passes', passes.place, [...(passes.value ?? []), { format: 'text', text: sentence }]))
  }
  return (
    <section className="sheet card try" aria-labelledby="rule-try">
      <div className="card-top">
        <h2 id="rule-try">
          {words.tryIt} <span className="card-sub">{words.tryAs}</span>
        </h2>
        {trying.milliseconds !== null && (
          <span className="live">
            <span className={trying.busy ? 'live-dot is-off' : 'live-dot'} />
            {words.tryMs(trying.milliseconds)}
          </span>
        )}
      </div>
      <Typed
        className="trybox"
        area={area}
        aria-label={words.tryText}
        aria-describedby="rule-tried"
        placeholder={words.tryPlaceholder}
        lang={langTag(language)}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (!event.altKey || event.ctrlKey || event.metaKey) return
          const kind = event.code === 'KeyH' ? 'hit' : event.code === 'KeyL' ? 'pass' : null
          if (kind === null) return
          event.preventDefault()
          keep(kind)
        }}
        behind={marked(text, marks, severity)}
      />
      <div id="rule-tried" aria-live="polite">
        {trying.failure && (
          <p className="field-error">
            <Icon name="i-warn" />
            {trying.failure}
          </p>
        )}
        {result?.failure && <p className="field-error">{words.ruleFailed(result.failure)}</p>}
        {result && text !== '' && marks.length === 0 && <p className="note">{words.nothingFound}</p>}
        {result && form && <MissingForms text={text} marks={marks} />}
        <ol className="tryout">
          {marks.map((mark, index) => (
            <li key={`${mark.start} ${mark.end}`}>
              <span className="n">{index + 1}</span>
              <span>
                {mark.why === null ? (
                  <>
                    <b>{words.found}</b>, {mark.reason}
                    {mark.suggested !== null && <q lang={langTag(language)}>{mark.suggested}</q>}
                  </>
                ) : (
                  <>
                    {words.leftAlone}{' '}
                    <span className="serif" lang={langTag(language)}>
                      {mark.text}
                    </span>
                    , {mark.why}
                  </>
                )}
              </span>
            </li>
          ))}
        </ol>
      </div>
      {text !== '' && (
        <p className="inline">
          <button className="btn btn-sm" type="button" title={words.keepHelp} onClick={() => keep('hit')}>
            {words.keepHit} <kbd aria-hidden="true">{words.alt}</kbd>
            <kbd aria-hidden="true">H</kbd>
          </button>
          <button className="btn btn-sm" type="button" title={words.keepHelp} onClick={() => keep('pass')}>
            {words.keepPass} <kbd aria-hidden="true">{words.alt}</kbd>
            <kbd aria-hidden="true">L</kbd>
          </button>
        </p>
      )}
    </section>
  )
}

const MOST_FORMS = 3

/** What the rule leaves alone because it lacks a form of its wording, with the form one click away. */
function MissingForms({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const { form, setForm, language } = useEditor()
  const marked = marks.map((mark) => mark.text.toLowerCase())
  const missing = missingForms(text, form!, language).filter(({ word }) => !marked.some((each) => each.includes(word.toLowerCase())))
  return missing.slice(0, MOST_FORMS).map(({ word, term, stem, ending }) => (
    <p key={word} className="note">
      {words.leftAlone}{' '}
      <span className="serif" lang={langTag(language)}>
        {word}
      </span>
      , {words.fixEnding(ending, stem)}:{' '}
      <button className="link" type="button" onClick={() => setForm(withForm(form!, language, term, ending, word))}>
        {words.fixEndingDo(word)}
      </button>
    </p>
  ))
}

/** The text with its marks, numbered as in the list below it. Marks that overlap an earlier one are only in the list. */
function marked(text: string, marks: readonly Mark[], severity: string): ReactNode[] {
  const parts: ReactNode[] = []
  let at = 0
  for (const [index, { start, end, why }] of marks.entries()) {
    if (start < at) continue
    parts.push(text.slice(at, start))
    parts.push(
      <mark key={start} className={why === null ? `m m-${severity}` : 'held'} data-n={index + 1}>
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  parts.push(`${text.slice(at)}\n`)
  return parts
}

function paragraphAt(text: string, at: number): { text: string; start: number } {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const end = text.indexOf('\n', at)
  return { text: text.slice(start, end < 0 ? undefined : end), start }
}
