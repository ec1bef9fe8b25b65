import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { dateTime, langTag, languageName, number, shortAddress } from '../../base/format.ts'
import { Loading } from '../../base/faults.tsx'
import { Avatar } from '../../base/parts/avatar.tsx'
import { Due } from '../../base/parts/due.tsx'
import { Field } from '../../base/parts/field.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { SeverityLabel, severityClass } from '../../base/parts/severity.tsx'
import { State } from '../../base/parts/state.tsx'
import { say } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useDeskKeys, useLetterKeys } from '../../base/keys.ts'
import { useChange } from '../../base/use-change.ts'
import { heldUntil } from '../ends.tsx'
import { Outcomes } from './outcomes.tsx'
import { RequestPager } from './request-pager.tsx'

const words = strings.inbox.approve
const MOST = 2000

export type Approval = Schemas['Approval']
type Finding = Schemas['FindingDetail']

/** A dismissal somebody asks for: the text, the reason, what happens in every case; approved or denied by a second person. */
export function ApprovePage() {
  const { approvalId = '' } = useParams({ strict: false })
  const { id } = useWorkspace()
  const { data: approval, error } = useQuery({
    queryKey: ['approval', id, approvalId],
    queryFn: ({ signal }) => call('getApproval', { workspace_id: id, approval_id: approvalId }, signal),
  })
  const violation = approval?.violation_id
  const { data: finding } = useQuery({
    queryKey: ['finding', id, violation],
    queryFn: ({ signal }) => call('getFinding', { workspace_id: id, violation_id: violation! }, signal),
    enabled: Boolean(violation),
  })
  if (error && !approval) throw error
  if (!approval) return <Loading />
  const count = approval.state === 'requested' ? approval.waiting : approval.asked
  return (
    <main id="main" className="page page-form approve">
      <title>{strings.inbox.pageTitle(words.heading(count))}</title>
      <nav className="trailnav" aria-label={words.where}>
        <Link to="/w/$workspaceId/mine" params={{ workspaceId: id }}>
          {strings.inbox.title}
        </Link>
        <Link to="/w/$workspaceId/mine" params={{ workspaceId: id }} search={{ view: 'approval' }}>
          {words.crumb}
        </Link>
      </nav>
      <header className="page-head">
        <div>
          <h1>{words.heading(count)}</h1>
          <p className="note">
            {words.askedBy(approval.asker, dateTime(approval.asked_at))} · {finding?.due_at && <Due at={finding.due_at} />} {words.why}
          </p>
        </div>
        <div className="page-do">
          <RequestPager approvalId={approval.id} />
          <Link
            className="btn"
            to="/w/$workspaceId/audits/$auditId/desk"
            params={{ workspaceId: id, auditId: approval.audit_id }}
            search={approval.violation_id ? { finding: approval.violation_id, pane: 'finding' } : {}}
          >
            {strings.inbox.openDesk} <kbd aria-hidden="true">O</kbd>
          </Link>
        </div>
      </header>
      <div className="form-cols">
        <div className="form-main">
          <section className="sheet" aria-label={words.request}>
            <div className="card">
              {finding && <Request approval={approval} finding={finding} />}
              <div className="ask">
                <Avatar name={approval.asker} />
                <div>
                  <p>
                    <b>{approval.asker}</b> {words.gives} <time dateTime={approval.asked_at}>{dateTime(approval.asked_at)}</time>
                  </p>
                  <blockquote dir="auto">{approval.reason}</blockquote>
                  {approval.until && <p className="note">{heldUntil('dismissed', approval.until, approval.owner)}</p>}
                </div>
              </div>
              {finding && <Proof finding={finding} />}
            </div>
            {approval.may_answer ? <Answer key={approval.id} approval={approval} /> : <Over approval={approval} />}
          </section>
        </div>
        <Outcomes approval={approval} state={finding?.review_state ?? 'undecided'} />
      </div>
    </main>
  )
}

/** The state now and the state asked for, and the text in its sentence. */
function Request({ approval, finding }: { approval: Approval; finding: Finding }) {
  const { sentence, sentence_start: start, violating_text: text } = finding
  const severity = severityClass(finding.severity)
  const marked = sentence && text && start !== null
  return (
    <>
      <div className="card-top">
        <h2>{finding.rule_name ?? strings.inbox.noRule}</h2>
        <span className="finding-facts">
          <SeverityLabel value={finding.severity} />
          <State value={finding.review_state} />
          {approval.state === 'requested' && (
            <>
              <Icon name="i-right" />
              <State value="dismissed" />
              <span className="note">{words.requested}</span>
            </>
          )}
        </span>
      </div>
      <section className={`evidence ev-${severity}`} aria-label={strings.desk.theText}>
        <blockquote lang={langTag(finding.language_key)} dir="auto" tabIndex={0}>
          <p>
            {marked && sentence.slice(0, start)}
            <mark className={`m m-${severity}`}>{text}</mark>
            {marked && sentence.slice(start + text.length)}
          </p>
        </blockquote>
        <footer>
          {finding.language_key && <span className="lang">{languageName(finding.language_key)}</span>}
          <span className="path">{finding.asset_url ? shortAddress(finding.asset_url) : finding.asset_name}</span>
          {approval.waiting > 1 && <span>{words.morePages(approval.waiting - 1)}</span>}
        </footer>
      </section>
    </>
  )
}

/** What there is to look at: the thread with its evidence, earlier decisions, the page; why it was found, and the law. */
function Proof({ finding }: { finding: Finding }) {
  const { id: workspaceId } = useWorkspace()
  const at = { workspaceId, auditId: finding.audit_id }
  const search = { finding: finding.id, pane: 'finding' as const }
  const decisions = finding.history.filter(({ to, undoes }) => to !== null || undoes !== null).length
  const law = finding.rule?.source
  return (
    <>
      <section aria-label={words.evidence}>
        <h3>{words.evidence}</h3>
        <ul className="evidence-list">
          <li>
            <Icon name="i-chat" />
            <Link to="/w/$workspaceId/audits/$auditId/desk" params={at} search={search} hash="thread">
              {words.comments(finding.thread.length)}
            </Link>
          </li>
          <li>
            <Icon name="i-page" />
            <Link to="/w/$workspaceId/audits/$auditId/desk" params={at} search={{ ...search, pane: 'context' }}>
              {words.page}
            </Link>
          </li>
          <li>
            <Icon name="i-clock" />
            <Link to="/w/$workspaceId/audits/$auditId/trail" params={at}>
              {words.earlier}
            </Link>
            <span className="note">{decisions === 0 ? words.none : number(decisions)}</span>
          </li>
        </ul>
      </section>
      <dl className="facts">
        <dt>{words.whyFound}</dt>
        <dd dir="auto">{finding.reason}</dd>
        {law && (
          <>
            <dt>{words.law}</dt>
            <dd>
              {law.citation}{' '}
              {law.url && (
                <a href={law.url} target="_blank" rel="noreferrer">
                  {shortAddress(law.url)}
                </a>
              )}
            </dd>
          </>
        )}
      </dl>
    </>
  )
}

function Answer({ approval }: { approval: Approval }) {
  const { id } = useWorkspace()
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [letterKeys] = useLetterKeys()
  const field = useRef<HTMLTextAreaElement>(null)
  const answer = useChange('answerApproval', ['approval', 'inbox', 'finding'], (result) => {
    const said = result.state === 'approved' ? words.approved : words.denied
    say({ text: said(result.violations_updated, result.left), icon: result.state === 'approved' ? 'st-dismissed' : 'i-x' })
    void navigate({ to: '/w/$workspaceId/mine', params: { workspaceId: id } })
  })
  const send = (approve: boolean) => {
    if (answer.isPending) return
    if (!approve && reason.trim() === '') {
      setFault(words.reasonNeeded)
      field.current?.focus()
      return
    }
    answer.mutate({ workspace_id: id, approval_id: approval.id, body: { approve, reason: reason.trim() || null } })
  }
  const desk = () =>
    void navigate({
      to: '/w/$workspaceId/audits/$auditId/desk',
      params: { workspaceId: id, auditId: approval.audit_id },
      search: approval.violation_id ? { finding: approval.violation_id, pane: 'finding' } : {},
    })
  useDeskKeys(letterKeys, { y: () => send(true), n: () => send(false), o: desk })
  return (
    <form
      className="decide"
      onSubmit={(event) => {
        event.preventDefault()
        send(true)
      }}
    >
      {approval.waiting < approval.asked && (
        <p className="callout callout-warn">
          <Icon name="i-warn" />
          {words.meanwhile(approval.asked - approval.waiting)}
        </p>
      )}
      <Field
        label={
          <>
            {words.yourReason} <span className="opt">{words.optional}</span>
          </>
        }
        help={words.reasonHelp(approval.asker)}
        count={`${number(reason.length)} / ${number(MOST)}`}
        fault={fault}
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={2}
            maxLength={MOST}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value)
              setFault(null)
            }}
          />
        )}
      </Field>
      <div className="decide-row">
        <p className="note">
          <Icon name="i-undo" />
          {words.canUndo}
        </p>
        <button className="btn" type="button" disabled={answer.isPending} onClick={() => send(false)}>
          {words.deny} <kbd aria-hidden="true">N</kbd>
        </button>
        <button className="btn btn-primary" disabled={answer.isPending}>
          {words.doApprove(approval.waiting)} <kbd aria-hidden="true">Y</kbd>
        </button>
      </div>
      {approval.may_withdraw && <Withdraw approval={approval} />}
    </form>
  )
}

/** The request is taken back by who asked, or by an owner; what waits stays as it is. */
function Withdraw({ approval }: { approval: Approval }) {
  const { id } = useWorkspace()
  const withdraw = useChange('withdrawApproval', ['approval', 'inbox', 'finding', 'trail'], (result) =>
    say({ text: words.withdrawn(result.violations_updated), icon: 'i-undo' }),
  )
  return (
    <div className="decide-row">
      <p className="note">{words.withdrawHelp(approval.waiting)}</p>
      <button
        className="btn"
        type="button"
        disabled={withdraw.isPending}
        onClick={() => withdraw.mutate({ workspace_id: id, approval_id: approval.id })}
      >
        <Icon name="i-undo" />
        {words.withdraw}
      </button>
    </div>
  )
}

/** Why there is nothing to answer: what became of it, or who has to. */
function Over({ approval }: { approval: Approval }) {
  const { state, answerer, answered_at: at, answer } = approval
  return (
    <div className="decide">
      <p>
        {state === 'requested'
          ? approval.why_not
          : state === 'lapsed'
            ? words.over.lapsed
            : words.over[state](answerer ?? strings.inbox.somebody, at ? dateTime(at) : '')}
      </p>
      {answer && <blockquote dir="auto">{answer}</blockquote>}
      {approval.may_withdraw && <Withdraw approval={approval} />}
    </div>
  )
}
