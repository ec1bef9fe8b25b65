import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_APPROVAL_COMMENT } from '../../../../src/contract/limits.ts'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { dateTime, inSentence } from '../../base/format.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { Field } from '../../base/parts/field.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { LiveAt } from '../../base/parts/live-at.tsx'
import { SeverityLabel } from '../../base/parts/severity.tsx'
import type { SeverityName } from '../../base/parts/severity.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { shortHash } from '../../base/parts/chain.tsx'
import { useChange } from '../../base/use-change.ts'

const words = strings.approval
type Approval = Schemas['DocumentApprovalState']

interface Props {
  document: Schemas['DocumentDetail']
  /** Saves what was typed before somebody asks for a review of it. */
  flush(): Promise<void>
}

/** The state of a document, which opens what can be done about it. */
export function ApprovalButton({ document, flush }: Props) {
  const [open, setOpen] = useState(false)
  const state = words.state[document.approval]
  return (
    <>
      <button
        className={`btn approval is-${document.approval}`}
        type="button"
        aria-haspopup="dialog"
        onClick={() => void flush().then(() => setOpen(true))}
      >
        <Icon name={document.approval === 'approved' ? 'i-check' : document.approval === 'in_review' ? 'i-eyes' : 'i-page'} />
        <span className="vh">{words.open(state)}</span>
        <span aria-hidden="true">{state}</span>
      </button>
      {open && <ApprovalDialog document={document} onClose={() => setOpen(false)} />}
    </>
  )
}

function ApprovalDialog({ document, onClose }: { document: Schemas['DocumentDetail']; onClose(): void }) {
  const { id: workspaceId, may } = useWorkspace()
  const path = { workspace_id: workspaceId, document_id: document.id }
  const [comment, setComment] = useState('')
  const { data } = useQuery({
    queryKey: ['document-approval', workspaceId, document.id],
    queryFn: ({ signal }) => call('getDocumentApproval', path, signal),
    staleTime: 0,
  })
  const touches = ['document-approval', 'document', 'documents', 'document-versions']
  const ask = useChange('askForDocumentReview', touches, () => setComment(''))
  const answer = useChange('answerDocumentReview', touches, () => setComment(''))
  const busy = ask.isPending || answer.isPending
  const said = comment.trim() === '' ? null : comment.trim()
  const waiting = data?.steps.find(({ done }) => done === null)
  const mayAnswer = data?.state === 'in_review' && data.why_not === null && may('review')
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      mid
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {words.close}
          </button>
          {data?.state === 'draft' && may('write_documents') && (
            <button
              className="btn btn-primary"
              type="button"
              disabled={busy}
              onClick={() => ask.mutate({ ...path, body: { action: 'ask', comment: said } })}
            >
              {words.ask}
            </button>
          )}
          {data?.state === 'in_review' && may('write_documents') && (
            <button
              className="btn"
              type="button"
              disabled={busy}
              onClick={() => ask.mutate({ ...path, body: { action: 'withdraw', comment: said } })}
            >
              {words.withdraw}
            </button>
          )}
          {mayAnswer && (
            <>
              <button
                className="btn"
                type="button"
                disabled={busy || said === null}
                onClick={() => answer.mutate({ ...path, body: { approve: false, version: data.version, comment: said } })}
              >
                {words.sendBack}
              </button>
              <button
                className="btn btn-primary"
                type="button"
                disabled={busy || data.blocking.length > 0}
                onClick={() => answer.mutate({ ...path, body: { approve: true, version: data.version, comment: said } })}
              >
                {words.approve(waiting?.name ?? '')}
              </button>
            </>
          )}
        </>
      }
    >
      <div className="dialog-body" aria-busy={!data}>
        {data && <Standing approval={data} />}
        {data && data.state !== 'approved' && (may('write_documents') || mayAnswer) && (
          <Field label={words.comment} help={mayAnswer ? words.commentHelp : undefined}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                maxLength={LONGEST_APPROVAL_COMMENT}
                value={comment}
                onChange={(event) => setComment(event.target.value)}
              />
            )}
          </Field>
        )}
        {data && (
          <>
            <h3>{strings.live.liveAt}</h3>
            <LiveAt kind="document" id={document.id} isApproved={data.approved_version !== null} />
          </>
        )}
        {data && data.history.length > 0 && <History approval={data} />}
      </div>
    </Dialog>
  )
}

function Standing({ approval }: { approval: Approval }) {
  const waiting = approval.steps.findIndex(({ done }) => done === null)
  const isInReview = approval.state === 'in_review'
  return (
    <>
      <p role="status">
        <b>{words.state[approval.state]}</b>
        {approval.asked_by && isInReview && ` · ${words.asked(approval.asked_by.name, dateTime(approval.asked_at!))}`}
      </p>
      {approval.state === 'approved' && <p>{words.approvedNow(approval.version)}</p>}
      {approval.state !== 'approved' && approval.approved_version !== null && <p>{words.approvedBefore(approval.approved_version)}</p>}
      <ol className="approval-steps" aria-label={words.steps}>
        {approval.steps.map(({ name, roles, people, done }, index) => (
          <li key={index} className={done ? 'is-done' : isInReview && index === waiting ? 'is-here' : undefined}>
            <b dir="auto">{name}</b>{' '}
            {done ? (
              <span className="note">
                {words.step.done} {done.by.name}, {dateTime(done.at)}
                {done.comment && (
                  <>
                    {': '}
                    <q dir="auto">{done.comment}</q>
                  </>
                )}
              </span>
            ) : (
              <span className="note">
                {isInReview && index === waiting && `${words.step.waits}, `}
                {people.length > 0
                  ? words.people(people.map((each) => each.name).join(', '))
                  : words.roles(roles.map((role) => inSentence(strings.settings.roles[role])).join(', '))}
              </span>
            )}
          </li>
        ))}
      </ol>
      {isInReview && approval.why_not && <p className="note">{approval.why_not}</p>}
      {approval.state !== 'approved' && approval.blocking.length > 0 && (
        <div className="callout callout-warn">
          <p>{words.blocking(approval.blocking.length, strings.base.severity[approval.blocks_at as SeverityName])}</p>
          <ul className="doc-list">
            {approval.blocking.slice(0, 10).map(({ rule_name: rule, severity, text }, index) => (
              <li key={index}>
                <SeverityLabel value={severity as SeverityName} /> <q dir="auto">{text}</q> {rule}
              </li>
            ))}
          </ul>
          <p className="note">{words.blockingHelp}</p>
        </div>
      )}
    </>
  )
}

function History({ approval }: { approval: Approval }) {
  return (
    <details className="approval-history">
      <summary>{words.history}</summary>
      <ol>
        {approval.history.map(({ number, at, actor, kind, to, why, hash }) => {
          const version = (to as { version?: number } | null)?.version
          return (
            <li key={number}>
              <b>{actor.name}</b> {words.happened[kind] ?? kind}
              {version !== undefined && `, ${words.version(version)}`}
              {why && (
                <>
                  {': '}
                  <q dir="auto">{why}</q>
                </>
              )}
              <br />
              <span className="note">
                <time dateTime={at}>{dateTime(at)}</time> · {words.entry(number, shortHash(hash))}
              </span>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
