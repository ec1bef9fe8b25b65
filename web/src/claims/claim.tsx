import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { Loading } from '../base/faults.tsx'
import { fullDate } from '../base/format.ts'
import { useDeskKeys, useLetterKeys } from '../base/keys.ts'
import { ClaimState } from '../base/parts/claim-state.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { ReportButton } from '../base/report/report-button.tsx'
import { LiveAt } from '../base/parts/live-at.tsx'
import { ReasonDialog } from '../base/parts/reason-dialog.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'
import { Conditions, Wordings } from './content.tsx'
import { History } from './history.tsx'
import { Proofs } from './proofs.tsx'
import { SaidIn } from './said-in.tsx'

const words = strings.claims
const TOUCHED = ['claims', 'claim', 'claim-versions', 'claim-findings', 'audit', 'finding', 'queue']

/** One claim, whole: what it says, what must stand with it, what proves it, where it is said, and who approved it. */
export function ClaimPage() {
  const { workspaceId, claimId } = useParams({ from: '/w/$workspaceId/claims/$claimId' })
  const { may } = useWorkspace()
  const { data: claim, error } = useQuery({
    queryKey: ['claim', workspaceId, claimId],
    queryFn: ({ signal }) => call('getClaim', { workspace_id: workspaceId, claim_id: claimId }, signal),
  })
  const navigate = useNavigate()
  const [letterKeys] = useLetterKeys()
  useDeskKeys(letterKeys, {
    e: () => {
      if (may('write_documents')) void navigate({ to: '/w/$workspaceId/claims/$claimId/new-version', params: { workspaceId, claimId } })
    },
  })
  if (error) throw error
  if (!claim) return <Loading />
  return (
    <main id="main" className="page">
      <title>{words.pageOf(claim.number)}</title>
      <nav className="trailnav" aria-label={words.where}>
        <Link to="/w/$workspaceId/claims" params={{ workspaceId }}>
          {words.title}
        </Link>
      </nav>
      <Head claim={claim} />
      <div className="claim-cols">
        <div className="claim-main">
          <Wordings wordings={claim.wordings} />
          <Conditions conditions={claim.conditions} />
          <Proofs proofs={claim.proofs} />
          <SaidIn claimId={claim.id} />
        </div>
        <div className="claim-side">
          <Valid claim={claim} />
          <div className="sheet card">
            <h2>{strings.live.liveAt}</h2>
            <LiveAt kind="claim" id={claim.id} isApproved={claim.state === 'approved' || claim.state === 'expiring'} />
          </div>
          <History claim={claim} />
        </div>
      </div>
    </main>
  )
}

function Head({ claim }: { claim: Schemas['Claim'] }) {
  const { id: workspaceId, may } = useWorkspace()
  const [asking, setAsking] = useState(false)
  const at = { workspace_id: workspaceId, claim_id: claim.id }
  const approve = useChange('approveClaim', TOUCHED, () => say({ text: words.approved(claim.number), icon: 'i-check' }))
  const withdraw = useChange('withdrawClaim', TOUCHED, () => {
    setAsking(false)
    say({ text: words.withdrawn(claim.number), icon: 'i-check' })
  })
  const approves = may('manage_rules')
  return (
    <header className="page-head">
      <div>
        <h1 className="claim-title" dir="auto">
          <span className="cid">{claim.number}</span> {claim.wordings[0]?.text} <ClaimState value={claim.state} />
        </h1>
        <p className="head-meta">
          {claim.until && <span>{words.until(fullDate(claim.until))}</span>}
          {claim.about.length > 0 && <span>{claim.about.join(', ')}</span>}
          <span>{words.version(claim.version)}</span>
        </p>
      </div>
      <div className="page-do">
        {approves && claim.state !== 'withdrawn' && (
          <button className="btn btn-ghost btn-danger" type="button" onClick={() => setAsking(true)}>
            {words.withdraw}
          </button>
        )}
        <ReportButton on={{ kind: 'claim', id: claim.id, name: `C-${claim.number}` }} />
        {may('write_documents') && (
          <Link className="btn" to="/w/$workspaceId/claims/$claimId/new-version" params={{ workspaceId, claimId: claim.id }}>
            {words.newVersion} <kbd aria-hidden="true">E</kbd>
          </Link>
        )}
        {approves && claim.state === 'proved' && (
          <button
            className="btn btn-primary"
            type="button"
            title={words.approveHelp}
            disabled={approve.isPending}
            onClick={() => approve.mutate({ ...at, body: { version: claim.version } })}
          >
            <Icon name="i-check" />
            {words.approve}
          </button>
        )}
      </div>
      {asking && (
        <ReasonDialog
          title={words.withdrawTitle(claim.number)}
          note={words.withdrawNote(claim.answers)}
          verb={words.withdrawVerb}
          busy={withdraw.isPending}
          onDo={(reason) => withdraw.mutate({ ...at, body: { reason } })}
          onClose={() => setAsking(false)}
        />
      )}
    </header>
  )
}

function Valid({ claim }: { claim: Schemas['Claim'] }) {
  const list = (values: string[], none: string) =>
    values.length === 0 ? (
      none
    ) : (
      <span className="tags">
        {values.map((value) => (
          <span key={value} className="tag">
            {value}
          </span>
        ))}
      </span>
    )
  return (
    <section className="sheet card" aria-label={words.valid}>
      <h2>{words.valid}</h2>
      <dl className="kv">
        <dt>{words.from}</dt>
        <dd>{claim.valid_from ? fullDate(claim.valid_from) : words.noStart}</dd>
        <dt>{words.untilLabel}</dt>
        <dd>{claim.until ? fullDate(claim.until) : words.noEnd}</dd>
        <dt>{words.markets}</dt>
        <dd>{list(claim.markets, words.noMarkets)}</dd>
        {claim.channels.length > 0 && (
          <>
            <dt>{words.channels}</dt>
            <dd>{claim.channels.join(', ')}</dd>
          </>
        )}
        {claim.about.length > 0 && (
          <>
            <dt>{words.about}</dt>
            <dd>{claim.about.join(', ')}</dd>
          </>
        )}
        <dt>{words.writtenBy}</dt>
        <dd>{claim.written_by ?? words.nobody}</dd>
        <dt>{words.approvedBy}</dt>
        <dd>{claim.approved_at && claim.approved_by ? `${claim.approved_by}, ${fullDate(claim.approved_at)}` : words.nobody}</dd>
        <dt>{words.answersLabel}</dt>
        <dd>{claim.answers > 0 ? words.answers(claim.answers) : words.answersNone}</dd>
      </dl>
    </section>
  )
}
