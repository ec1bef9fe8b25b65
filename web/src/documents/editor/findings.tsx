import type { Editor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import type { Schemas } from '../../base/api.ts'
import { langTag } from '../../base/format.ts'
import { SeverityLabel } from '../../base/parts/severity.tsx'
import { say } from '../../base/parts/toast.tsx'
import { strings } from '../../base/strings.ts'
import { diffWords } from '../../review/diff.ts'
import type { Checking } from './checker.ts'
import type { Fact } from './cites.ts'
import { Changes } from './changes.tsx'
import type { AlsoNote } from './found.ts'
import { hasBlank, settledName, tellMarks } from './marks.ts'
import type { Marks, Placed } from './marks.ts'
import type { Tracked } from './tracked.ts'

const words = strings.documents
const isWeb = (url: string | null): url is string => /^https?:\/\//i.test(url ?? '')

interface Props {
  editor: Editor
  marks: Marks
  checking: Checking
  document: Schemas['DocumentDetail']
  facts: Fact[]
  editable: boolean
  use(id: string): void
  settle(settled: ReadonlySet<string>): void
  tracked: Tracked[]
  settleChanges: React.ComponentProps<typeof Changes>['settle']
}

/** Beside the text, in its order: findings with their suggestions; below, numbers without a source, and the facts. */
export function Findings({ editor, marks, checking, document, facts, editable, use, settle, tracked, settleChanges }: Props) {
  const open = marks.placed.filter(({ finding }) => !marks.settled.has(settledName(finding)))
  const ignored = marks.placed.filter(({ finding }) => marks.settled.has(settledName(finding)))
  const active = useRef<HTMLElement>(null)
  useEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest' })
  }, [marks.active])
  const pick = (placed: Placed) => {
    editor.chain().setTextSelection(placed.to).scrollIntoView().run()
    tellMarks(editor, { kind: 'pick', id: placed.finding.id })
    editor.view.focus()
  }
  const ignore = ({ finding }: Placed) => settle(new Set([...marks.settled, settledName(finding)]))
  return (
    <aside className="margin" aria-label={words.findingsLabel} tabIndex={0}>
      <h2 className="margin-head">
        <span role="status">
          {checking.status === 'starting'
            ? words.checking.starting
            : checking.status === 'failed'
              ? words.checking.failed
              : open.length === 0
                ? words.nothingFound
                : words.findings(open.length)}
        </span>
      </h2>
      <Changes {...{ editor, tracked, editable }} language={document.language_key} settle={settleChanges} />
      {open.map((placed) => {
        const here = placed.finding.id === marks.active
        return (
          <Note
            key={placed.finding.id}
            {...{ placed, here, editable, pick, use, ignore }}
            language={document.language_key}
            inside={here ? active : undefined}
          />
        )
      })}
      {ignored.length > 0 && (
        <details className="mnote mnote-quiet">
          <summary>{words.ignoredCount(ignored.length)}</summary>
          <ul className="doc-list">
            {ignored.map(({ finding }) => (
              <li key={finding.id}>
                <q dir="auto">{finding.text}</q> {finding.ruleName}
                {editable && (
                  <>
                    {' '}
                    <button
                      className="link"
                      type="button"
                      onClick={() => settle(new Set([...marks.settled].filter((name) => name !== settledName(finding))))}
                    >
                      {words.lookAgain}
                      <span className="vh"> {finding.ruleName}</span>
                    </button>
                  </>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      {checking.unsupported.length > 0 && (
        <section className="mnote" aria-label={words.unsupported}>
          <h3>{words.unsupported}</h3>
          <p>{words.unsupportedHelp}</p>
          <ul className="doc-list">
            {checking.unsupported.map(({ kind, text }) => (
              <li key={`${kind} ${text}`}>
                <q dir="auto">{text}</q> <span className="note">{words.kind[kind]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {facts.length > 0 && (
        <section className="mnote" aria-label={words.facts}>
          <h3>{words.facts}</h3>
          <ol className="doc-list doc-facts">
            {facts.map((fact, index) => (
              <li key={index} dir="auto">
                {fact.text}
                {fact.source && <span className="note"> {words.source(fact.source)}</span>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </aside>
  )
}

interface NoteProps extends Pick<Props, 'editable' | 'use'> {
  placed: Placed
  here: boolean
  language: string | null
  inside: React.Ref<HTMLElement> | undefined
  pick(placed: Placed): void
  ignore(placed: Placed): void
}

function Note({ placed, here, editable, language, inside, pick, use, ignore }: NoteProps) {
  const { finding, pending, edits } = placed
  const blank = hasBlank(finding)
  // What is written is always shown beside the button that writes it.
  const suggests = editable && edits.length > 0 && finding.suggestedText !== null && !blank
  return (
    <article ref={inside} className={here ? 'mnote is-active' : 'mnote'} aria-current={here || undefined}>
      <p className="mnote-top">
        <SeverityLabel value={finding.severity} />
        <button className="mnote-go" type="button" onClick={() => pick(placed)}>
          <b>{finding.ruleName}</b>
        </button>
      </p>
      <p dir="auto">{finding.reason}</p>
      {(here || suggests) && finding.suggestedText !== null && (
        <>
          <Diff before={finding.sentence} after={finding.suggestedText} language={language} />
          {finding.suggestionClass !== null && (
            <p className="note">
              {words.suggestionClass[finding.suggestionClass]}. {blank && words.blank}
            </p>
          )}
        </>
      )}
      {!suggests && finding.solution && (
        <p className="note" dir="auto">
          {finding.solution}
        </p>
      )}
      {here && finding.citation && (
        <p className="note">
          {finding.citation}
          {isWeb(finding.link) && (
            <>
              {' '}
              <a href={finding.link} target="_blank" rel="noreferrer">
                {words.source_}
              </a>
            </>
          )}
        </p>
      )}
      {finding.also.length > 0 && <AlsoRules also={finding.also} here={here} />}
      {editable && (
        <p className="mnote-do">
          {suggests && (
            <button
              className={here ? 'btn btn-sm btn-primary' : 'btn btn-sm'}
              type="button"
              disabled={pending}
              onClick={() => use(finding.id)}
            >
              {words.use}
              {here && (
                <>
                  <kbd>{strings.base.keyCap.ctrl}</kbd>
                  <kbd>.</kbd>
                </>
              )}
              <span className="vh"> {finding.ruleName}</span>
            </button>
          )}
          {here && blank && finding.suggestedText !== null && (
            <button
              className="btn btn-sm"
              type="button"
              onClick={() =>
                void navigator.clipboard
                  .writeText(finding.suggestedText ?? '')
                  .then(() => say({ text: words.adviceCopied, icon: 'i-copy' }))
              }
            >
              {words.copyAdvice}
              <span className="vh"> {finding.ruleName}</span>
            </button>
          )}
          {here && (
            <button className="btn btn-sm" type="button" onClick={() => ignore(placed)}>
              {words.ignore}
              <span className="vh"> {finding.ruleName}</span>
            </button>
          )}
        </p>
      )}
    </article>
  )
}

/** Other rules that say the same of these words: their names beside every note, their reasons in the open one. */
function AlsoRules({ also, here }: { also: AlsoNote[]; here: boolean }) {
  if (!here) return <p className="note">{words.alsoFound(also.map(({ ruleName }) => ruleName).join(', '))}</p>
  return (
    <div className="note">
      <p>{words.alsoFoundBy(also.length)}</p>
      <ul className="doc-list">
        {also.map(({ ruleId, ruleName, severity, reason, citation, jurisdiction }) => (
          <li key={ruleId}>
            <SeverityLabel value={severity} /> <b>{ruleName}</b>: <span dir="auto">{reason}</span>
            {citation && ` (${[citation, ...jurisdiction].join(', ')})`}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Diff({ before, after, language }: { before: string; after: string; language: string | null }) {
  const parts = diffWords(before, after)
  const line = (gone: 'del' | 'ins') =>
    parts
      .filter(({ kind }) => kind === 'same' || kind === gone)
      .map(({ kind, text }, index) =>
        kind === 'del' ? <del key={index}>{text}</del> : kind === 'ins' ? <ins key={index}>{text}</ins> : <span key={index}>{text}</span>,
      )
  return (
    <div className="diff" lang={langTag(language)} dir="auto">
      <p className="diff-del">
        <span className="sign" aria-hidden="true">
          −
        </span>
        <span>{line('del')}</span>
      </p>
      <p className="diff-ins">
        <span className="sign" aria-hidden="true">
          +
        </span>
        <span>{line('ins')}</span>
      </p>
    </div>
  )
}
