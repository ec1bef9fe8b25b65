import type { Editor } from '@tiptap/react'
import { useCallback } from 'react'
import type { Schemas } from '../../base/api.ts'
import { strings } from '../../base/strings.ts'
import type { Checker } from './checker.ts'
import type { Fact } from './cites.ts'
import { Changes } from './changes.tsx'
import { isSettled, settledName } from './found.ts'
import type { Found } from './found.ts'
import { marksOf, tellMarks } from './marks.ts'
import { Notes } from './notes.tsx'
import { useChecking, useMarks } from './use-marks.ts'
import type { Tracked } from './tracked.ts'
import { pickUnanswered } from './unanswered-marks.ts'

const words = strings.documents
const KINDS = { ...words.kind, ...strings.answered.kind }

/** Nothing is found only where nothing is unproved either. */
const Head = ({ findings, unproved }: { findings: number; unproved: number }) =>
  unproved === 0 ? (
    findings === 0 ? (
      words.nothingFound
    ) : (
      words.findings(findings)
    )
  ) : (
    <>
      {findings > 0 && <span>{words.findings(findings)}</span>}
      {findings > 0 && ' · '}
      <span>{strings.answered.unproved(unproved)}</span>
    </>
  )

interface Props {
  editor: Editor
  checker: Checker | null
  document: Schemas['DocumentDetail']
  facts: Fact[]
  editable: boolean
  use(id: string): void
  settle(settled: ReadonlySet<string>): void
  tracked: Tracked[]
  /** What is offered or said besides, above the findings. */
  children?: React.ReactNode
  settleChanges: React.ComponentProps<typeof Changes>['settle']
}

/** Beside the text, in its order: findings with their suggestions; below, what has no source, what the text lost, and the facts. */
export function Findings({ editor, checker, document, facts, editable, use, settle, tracked, settleChanges, children }: Props) {
  const marks = useMarks(editor)
  const checking = useChecking(checker)
  const lost = document.lost as unknown as { label: string; value: string }[]
  const open = marks.placed.filter(({ finding }) => !isSettled(marks, finding))
  const ignored = marks.placed.filter(({ finding }) => isSettled(marks, finding))
  const pick = useCallback(
    (id: string) => {
      const placed = marksOf(editor.state).placed.find(({ finding }) => finding.id === id)
      if (!placed) return
      editor.chain().setTextSelection(placed.to).scrollIntoView().run()
      tellMarks(editor, { kind: 'pick', id })
      editor.view.focus()
    },
    [editor],
  )
  const ignore = useCallback(
    (finding: Found) => settle(new Set([...marksOf(editor.state).settled, settledName(finding)])),
    [editor, settle],
  )
  return (
    <aside className="margin" aria-label={words.findingsLabel} tabIndex={0}>
      <h2 className="margin-head">
        <span role="status">
          {checking.status === 'failed' ? (
            words.checking.failed
          ) : checking.status !== 'checked' ? (
            words.checking.starting
          ) : (
            <Head findings={open.length} unproved={checking.unsupported.length + lost.length} />
          )}
        </span>
      </h2>
      {children}
      <Changes {...{ editor, tracked, editable }} language={document.language_key} settle={settleChanges} />
      <Notes {...{ open, editable, pick, use, ignore }} active={marks.active} language={document.language_key} />
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
            {checking.unsupported.map(({ kind, text }, index) => (
              <li key={`${kind} ${text} ${index}`}>
                <button className="link" type="button" onClick={() => pickUnanswered(editor, index)}>
                  <q dir="auto">{text}</q>
                </button>{' '}
                <span className="note">{KINDS[kind]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {lost.length > 0 && (
        <section className="mnote" aria-label={strings.answered.lost}>
          <h3>{strings.answered.lost}</h3>
          <p>{strings.answered.lostHelp}</p>
          <ul className="doc-list">
            {lost.map(({ label, value }) => (
              <li key={`${label} ${value}`}>
                <q dir="auto">{value}</q> <span className="note">{label}</span>
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
