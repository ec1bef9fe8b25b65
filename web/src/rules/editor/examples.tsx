import { useEffect, useId, useRef, useState } from 'react'
import type { Sample } from '../../../../src/rules/definition/rule.ts'
import type { FormHit } from '../../../../src/rules/form/fields.ts'
import { langTag, shortAddress } from '../../base/format.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import { fixOf } from './example-fix.ts'
import { Part } from './row.tsx'
import { useEditor, usePart } from './state.ts'
import type { RuleTry } from './use-try.ts'

const words = strings.ruleEditor
type Proof = RuleTry['proofs'][number]

/** The texts that the rule must hit and must leave alone, each with what came of it. */
export function Examples() {
  const { trying } = useEditor()
  const id = useId()
  const proofs = trying.tried?.proofs ?? []
  const failed = proofs.filter(({ ok }) => !ok).length
  return (
    <section className="sheet card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>
          {words.examples} <span className="card-sub">{words.examplesSub}</span>
        </h2>
        {failed > 0 ? (
          <span className="bad" role="status">
            <Icon name="i-x" />
            {words.someFail(failed, proofs.length)}
          </span>
        ) : (
          proofs.length > 0 && (
            <span className="ok" role="status">
              <Icon name="i-check" />
              {words.okOf(proofs.length, proofs.length)}
            </span>
          )
        )}
      </div>
      <div className="proofs">
        <ExampleList kind="hit" />
        <ExampleList kind="pass" />
      </div>
    </section>
  )
}

function ExampleList({ kind }: { kind: 'hit' | 'pass' }) {
  const { trying, language, suggestions } = useEditor()
  const hits = usePart('hits')
  const passes = usePart('passes')
  const samples: readonly Sample[] = (kind === 'hit' ? hits.value : passes.value) ?? []
  const [adding, setAdding] = useState<'text' | 'runs' | null>(null)
  const proofs = (trying.tried?.proofs ?? []).filter((proof) => proof.kind === kind && (language === null || proof.language === language))
  const ok = samples.filter((sample) => proofs.some((proof) => proof.text === sample.text && proof.ok)).length
  const put = (next: readonly Sample[]) =>
    kind === 'hit' ? hits.set(next.length === 0 ? undefined : (next as FormHit[])) : passes.set(next.length === 0 ? undefined : [...next])
  const add = (text: string, found: string[] | null = null) => {
    const plain = text.trim()
    if (plain === '' || samples.some((sample) => sample.text === plain)) return
    put([
      ...samples,
      kind === 'hit' ? { format: 'text', text: plain, found, suggested: null } : { format: 'text', text: plain },
    ] as Sample[])
  }
  const stored = (kind === 'hit' ? suggestions?.hits : suggestions?.passes) ?? []
  const offered = stored.filter(({ text }) => !samples.some((sample) => sample.text === text))
  return (
    <div className="proof">
      <Part name={kind === 'hit' ? 'hits' : 'passes'}>
        <span className="proof-head">
          <h3>{kind === 'hit' ? words.hits : words.passes}</h3>
          {samples.length > 0 && (
            <span className={ok === samples.length ? 'ok' : 'bad'}>
              <Icon name={ok === samples.length ? 'i-check' : 'i-x'} />
              {words.okOf(ok, samples.length)}
            </span>
          )}
        </span>
      </Part>
      <ul>
        {samples.map((sample) => (
          <Example
            key={sample.text}
            sample={sample}
            proof={proofs.find((proof) => proof.text === sample.text && !proof.ok) ?? proofs.find((proof) => proof.text === sample.text)}
            onRemove={() => put(samples.filter((each) => each !== sample))}
          />
        ))}
      </ul>
      {adding === 'text' && <AddText label={kind === 'hit' ? words.addHit : words.addPass} onAdd={add} onClose={() => setAdding(null)} />}
      {adding === 'runs' && (
        <ul className="offered">
          {offered.map((entry) => (
            <li key={entry.text}>
              <button type="button" onClick={() => add(entry.text, 'found' in entry ? (entry.found as string[]) : null)}>
                <Icon name="i-plus" />
                <span lang={langTag(language)}>{entry.text}</span>
                <small>{words.fromPage(shortAddress(entry.url))}</small>
              </button>
            </li>
          ))}
          {offered.length === 0 && <li className="note">{words.fromRunsNone}</li>}
        </ul>
      )}
      <p className="proof-add">
        <button
          className="link"
          type="button"
          aria-expanded={adding === 'text'}
          onClick={() => setAdding(adding === 'text' ? null : 'text')}
        >
          {words.addExample}
          <span className="vh">: {kind === 'hit' ? words.hits : words.passes}</span>
        </button>
        <button
          className="link"
          type="button"
          aria-expanded={adding === 'runs'}
          onClick={() => setAdding(adding === 'runs' ? null : 'runs')}
        >
          {words.fromRuns}
          <span className="vh">: {kind === 'hit' ? words.hits : words.passes}</span>
        </button>
      </p>
    </div>
  )
}

function Example({ sample, proof, onRemove }: { sample: Sample; proof: Proof | undefined; onRemove(): void }) {
  const { form, setForm, language } = useEditor()
  const state = proof === undefined ? 'untried' : proof.ok ? 'ok' : 'bad'
  const fix = proof && !proof.ok ? fixOf(proof, form!, language) : null
  return (
    <li className={state === 'bad' ? 'is-bad' : undefined}>
      <span className={state === 'untried' ? 'untried' : state}>
        <Icon name={state === 'bad' ? 'i-x' : state === 'ok' ? 'i-check' : 'i-clock'} />
        <span className="vh">{state === 'bad' ? words.fails : state === 'ok' ? words.passed : words.untried}</span>
      </span>
      <span lang={langTag(language)}>
        <Marked text={sample.text} found={proof?.kind === 'hit' || state === 'bad' ? (proof?.found ?? '') : ''} />
        {fix && (
          <span className="said" lang="en">
            {fix.said}{' '}
            {fix.fixed && (
              <button className="link" type="button" onClick={() => setForm(fix.fixed!)}>
                {fix.label}
              </button>
            )}
          </span>
        )}
      </span>
      <button className="btn btn-ghost btn-icon btn-sm" type="button" onClick={onRemove}>
        <Icon name="i-x" />
        <span className="vh">{words.removeExample(sample.text.slice(0, 60))}</span>
      </button>
    </li>
  )
}

/** The text with what was found in it marked. */
function Marked({ text, found }: { text: string; found: string }) {
  const first = found === 'nothing' ? '' : found.split(' | ')[0]!
  const at = first === '' ? -1 : text.indexOf(first)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark className="m m-medium">{first}</mark>
      {text.slice(at + first.length)}
    </>
  )
}

function AddText({ label, onAdd, onClose }: { label: string; onAdd(text: string): void; onClose(): void }) {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  // The button that opens it was pressed for this. Once: what is drawn anew while somebody types in another field must not take them away.
  useEffect(() => field.current?.focus(), [])
  return (
    <textarea
      aria-label={label}
      placeholder={label}
      rows={2}
      value={text}
      ref={field}
      onChange={(event) => setText(event.target.value)}
      onBlur={(event) => {
        // The window was left, and not the field.
        if (document.activeElement === event.currentTarget) return
        if (text.trim() !== '') onAdd(text)
        setText('')
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') onClose()
        if (event.key !== 'Enter' || event.shiftKey) return
        event.preventDefault()
        onAdd(text)
        setText('')
      }}
    />
  )
}
