import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { Loading } from '../../base/faults.tsx'
import { fullDate, languageName } from '../../base/format.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { Empty } from '../../base/parts/empty.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { say } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useChange } from '../../base/use-change.ts'
import { PieceCard } from './piece.tsx'

const words = strings.campaigns
type Campaign = Schemas['Campaign']
type Piece = Schemas['CampaignPiece']

/** A campaign: all its pieces side by side, how far they are, and what a change of the brief touches. */
export function CampaignPage() {
  const { workspaceId, campaignId } = useParams({ from: '/w/$workspaceId/studio/campaigns/$campaignId' })
  const { data: campaign, error } = useQuery({
    queryKey: ['campaign', workspaceId, campaignId],
    queryFn: ({ signal }) => call('getCampaign', { workspace_id: workspaceId, campaign_id: campaignId }, signal),
    refetchInterval: ({ state }) => (state.data?.pieces.some(isOnTheWay) ? 1000 : false),
    staleTime: 0,
  })
  if (error && !campaign) throw error
  return campaign ? <Opened campaign={campaign} /> : <Loading />
}

const isOnTheWay = ({ progress }: Piece) => progress === 'waiting' || progress === 'rewriting'
/** Rewritten only where somebody ticks it: people have worked on it. */
const isCaredFor = ({ made, approval }: Piece) => made !== 'written' || approval !== 'draft'

function Opened({ campaign }: { campaign: Campaign }) {
  const { id: workspaceId, may } = useWorkspace()
  const navigate = useNavigate()
  const [state, setState] = useState<'' | Piece['approval']>('')
  const [picked, setPicked] = useState<Record<string, boolean>>({})
  const [dialog, setDialog] = useState<'rewrite' | 'remove' | null>(null)
  const params = { workspace_id: workspaceId, campaign_id: campaign.id }
  const touches = ['campaign', 'campaigns', 'documents']
  const cancel = useChange('cancelCampaign', touches, ({ cancelled }) => say({ text: words.cancelled(cancelled) }))
  const again = useChange('resumeCampaign', touches, ({ ordered }) => say({ text: words.ordered(ordered) }))
  const rewrite = useChange('rewritePieces', touches, ({ ordered }) => {
    say({ text: words.rewriting(ordered), icon: 'i-check' })
    setPicked({})
    setDialog(null)
  })
  const remove = useChange('deleteCampaign', ['campaigns'], () => {
    say({ text: words.removed })
    void navigate({ to: '/w/$workspaceId/studio/campaigns', params: { workspaceId } })
  })
  const { pieces } = campaign
  const writes = may('write_documents')
  const waiting = pieces.filter(isOnTheWay)
  const stopped = pieces.filter(({ progress }) => progress === 'failed' || progress === 'cancelled')
  const touched = pieces.filter((piece) => piece.touched.length > 0)
  const isPicked = (piece: Piece) => piece.touched.length > 0 && (picked[piece.document_id] ?? !isCaredFor(piece))
  const chosen = touched.filter(isPicked)
  const shown = state === '' ? pieces : pieces.filter((piece) => piece.approval === state && piece.progress === 'written')
  const written = pieces.filter(({ progress }) => progress === 'written' || progress === 'rewriting').length
  return (
    <main id="main" className="page">
      <title>{words.pageTitle(campaign.name)}</title>
      <header className="page-head">
        <div>
          <p className="note">
            <Link to="/w/$workspaceId/studio/campaigns" params={{ workspaceId }}>
              {words.title}
            </Link>{' '}
            /
          </p>
          <h1 dir="auto">{campaign.name}</h1>
          <p className="note">
            {[
              `${words.owner}: ${campaign.owner?.name ?? words.nobody}`,
              `${words.due}: ${campaign.due ? fullDate(campaign.due) : words.noDate}`,
              campaign.brief.languages.map(languageName).join(', '),
              ...(campaign.brief.markets.length > 0 ? [campaign.brief.markets.join(', ')] : []),
            ].join(' · ')}
          </p>
        </div>
        {writes && (
          <div className="page-do">
            {waiting.length > 0 && (
              <button className="btn" type="button" disabled={cancel.isPending} onClick={() => cancel.mutate({ ...params, body: {} })}>
                {words.cancelRest(waiting.length)}
              </button>
            )}
            {stopped.length > 0 && (
              <button className="btn" type="button" disabled={again.isPending} onClick={() => again.mutate({ ...params, body: {} })}>
                <Icon name="i-refresh" />
                {words.again(stopped.length)}
              </button>
            )}
            <button className="btn btn-ghost" type="button" onClick={() => setDialog('remove')}>
              {words.remove}
            </button>
            <Link className="btn" to="/w/$workspaceId/studio/campaigns/$campaignId/brief" params={{ workspaceId, campaignId: campaign.id }}>
              {words.addPieces}
            </Link>
          </div>
        )}
      </header>
      {pieces.length > 0 && (
        <div className="toolbar" role="status">
          <label className="campaign-progress">
            <span>{words.tally(written, pieces.length, waiting.length)}</span>
            <progress aria-label={words.progressLabel} max={pieces.length} value={written} />
          </label>
          <label className="versions-with">
            {words.filter}{' '}
            <select value={state} onChange={(event) => setState(event.target.value as typeof state)}>
              <option value="">{words.any}</option>
              {(['draft', 'in_review', 'approved'] as const).map((each) => (
                <option key={each} value={each}>
                  {strings.approval.state[each]}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {touched.length > 0 && (
        <div className="callout callout-warn callout-row campaign-changed">
          <Icon name="i-warn" />
          <div>
            <h2>{words.touchedTitle(touched.length)}</h2>
            <p>{words.touchedHelp}</p>
          </div>
          {writes && (
            <div className="callout-do">
              <button className="btn btn-primary" type="button" disabled={chosen.length === 0} onClick={() => setDialog('rewrite')}>
                {words.rewrite(chosen.length)}
              </button>
            </div>
          )}
        </div>
      )}
      {pieces.length === 0 && (
        <div className="sheet">
          <Empty title={words.noPieces}>{words.noPiecesHelp}</Empty>
        </div>
      )}
      {[...Map.groupBy(shown, ({ template_id: id }) => id)].map(([templateId, group]) => (
        <section key={templateId} aria-labelledby={`pieces-${templateId}`}>
          <h2 id={`pieces-${templateId}`} className="campaign-head">
            {group.find(({ language_key: key }) => key === 'EN')?.template_name ?? group[0]?.template_name}
          </h2>
          <ul className="campaign-pieces">
            {group.map((piece) => (
              <PieceCard
                key={piece.document_id}
                campaign={campaign}
                piece={piece}
                picked={writes ? isPicked(piece) : null}
                onPick={(on) => setPicked({ ...picked, [piece.document_id]: on })}
              />
            ))}
          </ul>
        </section>
      ))}
      {dialog === 'rewrite' && (
        <Ask
          title={words.rewriteAsk(chosen.length)}
          verb={words.rewriteGo}
          busy={rewrite.isPending}
          onClose={() => setDialog(null)}
          onGo={() => rewrite.mutate({ ...params, body: { document_ids: chosen.map(({ document_id: id }) => id) } })}
          notes={[
            [words.rewriteEdited, chosen.filter(({ made }) => made !== 'written').length] as const,
            [words.rewriteApproved, chosen.filter(({ approval }) => approval !== 'draft').length] as const,
          ].flatMap(([say_, n]) => (n > 0 ? [say_(n)] : []))}
        />
      )}
      {dialog === 'remove' && (
        <Ask
          title={words.removeAsk(campaign.name)}
          verb={words.remove}
          busy={remove.isPending}
          onClose={() => setDialog(null)}
          onGo={() => remove.mutate(params)}
          notes={[words.removeHelp]}
        />
      )}
    </main>
  )
}

interface AskProps {
  title: string
  verb: string
  notes: string[]
  busy: boolean
  onClose(): void
  onGo(): void
}

const Ask = ({ title, verb, notes, busy, onClose, onGo }: AskProps) => (
  <Dialog
    title={title}
    onClose={onClose}
    foot={
      <>
        <button className="btn dialog-no" type="button" onClick={onClose}>
          {strings.base.cancel}
        </button>
        <button className="btn btn-primary" type="button" disabled={busy} onClick={onGo} data-first>
          {verb}
        </button>
      </>
    }
  >
    <div className="dialog-body">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  </Dialog>
)
