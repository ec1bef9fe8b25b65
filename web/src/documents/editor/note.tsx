import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { langTag } from '../../base/format.ts'
import { SeverityLabel } from '../../base/parts/severity.tsx'
import { say } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { diffWords } from '../../base/diff.ts'
import type { AlsoNote, Found } from './found.ts'
import { hasBlank } from './marks.ts'

const words = strings.documents
const isWeb = (url: string | null): url is string => /^https?:\/\//i.test(url ?? '')

interface Props {
  finding: Found
  /** Its words were edited since the check. */
  pending: boolean
  /** Its suggestion can be written at its place. */
  writable: boolean
  here: boolean
  editable: boolean
  language: string | null
  /** Of all findings, from 1. */
  number: number
  of: number
  pick(id: string): void
  use(id: string): void
  ignore(finding: Found): void
}

/** One finding in the margin. It is drawn again only when what it says changes, not when the text before it moves. */
export const Note = memo(function Note({ finding, pending, writable, here, editable, language, number, of, pick, use, ignore }: Props) {
  const { id: workspaceId } = useWorkspace()
  const blank = hasBlank(finding)
  // What is written is always shown beside the button that writes it.
  const suggests = editable && writable && finding.suggestedText !== null && !blank
  return (
    <article
      className={here ? 'mnote is-active' : 'mnote'}
      data-note={finding.id}
      aria-current={here || undefined}
      aria-posinset={number}
      aria-setsize={of}
    >
      <p className="mnote-top">
        <SeverityLabel value={finding.severity} />
        <button className="mnote-go" type="button" onClick={() => pick(finding.id)}>
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
      {(editable || here) && (
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
          {editable && here && blank && finding.suggestedText !== null && (
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
          {editable && here && (
            <button className="btn btn-sm" type="button" onClick={() => ignore(finding)}>
              {words.ignore}
              <span className="vh"> {finding.ruleName}</span>
            </button>
          )}
          {here && (
            <Link to="/w/$workspaceId/rules" params={{ workspaceId }} hash={finding.ruleId} target="_blank">
              {words.ruleAndLaw}
              <span className="vh">
                {' '}
                {finding.ruleName}, {words.newTab}
              </span>
            </Link>
          )}
        </p>
      )}
    </article>
  )
})

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

export function Diff({ before, after, language }: { before: string; after: string; language: string | null }) {
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
