import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { Schemas } from '../../base/api.ts'
import { languageName, langTag } from '../../base/format.ts'
import { useMembers, useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useChange } from '../../base/use-change.ts'

const words = strings.campaigns
type Piece = Schemas['CampaignPiece']

interface Props {
  campaign: Schemas['Campaign']
  piece: Piece
  /** Whether it is rewritten; null: the person may not. */
  picked: boolean | null
  onPick(on: boolean): void
}

/** One piece: its language and variant, how far it is, the beginning of its text with the facts it cites, and who takes care of it. */
export function PieceCard({ campaign, piece, picked, onPick }: Props) {
  const { id: workspaceId } = useWorkspace()
  const { progress, language_key: language, variant, touched } = piece
  const isWritten = progress === 'written' || progress === 'rewriting'
  const name = [piece.template_name ?? piece.title, languageName(language), words.variant(variant + 1)].join(', ')
  return (
    <li className="sheet card campaign-piece" aria-label={name}>
      <header className="card-top">
        <span>
          <b>{languageName(language)}</b> <span className="note">{words.variant(variant + 1)}</span>
        </span>
        <span className="tag">
          {isWritten && progress !== 'rewriting' ? strings.approval.state[piece.approval] : words.progress[progress]}
        </span>
      </header>
      {isWritten && (
        <>
          <h3 dir="auto" lang={langTag(language)}>
            <Link to="/w/$workspaceId/studio/$documentId" params={{ workspaceId, documentId: piece.document_id }}>
              {piece.title}
            </Link>
          </h3>
          <p className="note">
            {[
              ...(piece.findings > 0 ? [words.findings(piece.findings)] : piece.unproved === 0 ? [words.clean] : []),
              ...(piece.unproved > 0 ? [strings.answered.unproved(piece.unproved)] : []),
              words.version(piece.current_version),
              ...(piece.made === 'written' ? [] : [words.edited]),
              ...(piece.same_as === null ? [] : [words.sameAs(piece.same_as + 1)]),
            ].join(' · ')}
          </p>
          <p className="campaign-text" dir="auto" lang={langTag(language)}>
            {textOf(piece)}
          </p>
          {piece.facts.length > 0 && (
            <ol className="campaign-cites" aria-label={words.factsCited}>
              {piece.facts.map(({ text, source }, index) => (
                <li key={index} dir="auto">
                  {text} {source && <span className="note">({source})</span>}
                </li>
              ))}
            </ol>
          )}
        </>
      )}
      {piece.error && <p className="field-error">{isWritten ? words.lastFailure(piece.error) : piece.error}</p>}
      {touched.length > 0 && <TouchedBy piece={piece} name={name} picked={picked} onPick={onPick} />}
      {picked !== null && <One campaign={campaign} piece={piece} name={name} />}
      <Care campaign={campaign} piece={piece} name={name} />
    </li>
  )
}

/** Without its heading, which stands above it, and without empty lines. */
const textOf = ({ excerpt, title }: Piece): string =>
  (excerpt.startsWith(`${title}\n`) ? excerpt.slice(title.length) : excerpt).replaceAll(/\n{2,}/g, '\n').trim()

function TouchedBy({ piece, name, picked, onPick }: Omit<Props, 'campaign'> & { name: string }) {
  return (
    <div className="campaign-touched">
      {picked !== null && (
        <label className="check">
          <input type="checkbox" aria-label={words.pick(name)} checked={picked} onChange={(event) => onPick(event.target.checked)} />
          {words.rewriteGo}
        </label>
      )}
      <details>
        <summary>{words.touched}</summary>
        <dl>
          {piece.touched.map(({ field, label, before, after }) => (
            <div key={field}>
              <dt>{label ?? words.touchedField[field] ?? field}</dt>
              {(before || after) && (
                <dd dir="auto">
                  <del>
                    <span className="vh">{words.was} </span>
                    {before || words.nothing}
                  </del>{' '}
                  <ins>
                    <span className="vh">{words.is} </span>
                    {after || words.nothing}
                  </ins>
                </dd>
              )}
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}

/** What can be done with this piece alone: end what waits, or order it again. */
function One({ campaign, piece, name }: Pick<Props, 'campaign' | 'piece'> & { name: string }) {
  const { id: workspaceId } = useWorkspace()
  const touches = ['campaign', 'campaigns', 'documents']
  const cancel = useChange('cancelCampaign', touches)
  const again = useChange('resumeCampaign', touches)
  const given = { workspace_id: workspaceId, campaign_id: campaign.id, body: { document_ids: [piece.document_id] } }
  if (piece.progress === 'waiting' || piece.progress === 'rewriting')
    return (
      <button
        className="btn btn-sm"
        type="button"
        aria-label={words.cancelOf(name)}
        disabled={cancel.isPending}
        onClick={() => cancel.mutate(given)}
      >
        {words.cancelOne}
      </button>
    )
  if (piece.progress === 'written') return null
  return (
    <button
      className="btn btn-sm"
      type="button"
      aria-label={words.againOf(name)}
      disabled={again.isPending}
      onClick={() => again.mutate(given)}
    >
      {words.againOne}
    </button>
  )
}

/** Who takes care of it, and until when; the campaign's where the piece has none of its own. */
function Care({ campaign, piece, name }: Pick<Props, 'campaign' | 'piece'> & { name: string }) {
  const { id: workspaceId, may } = useWorkspace()
  const members = useMembers()
  const set = useChange('changePiece', ['campaign'])
  const put = (change: { owner_id?: string | null; due?: string | null }) =>
    set.mutate({
      workspace_id: workspaceId,
      campaign_id: campaign.id,
      document_id: piece.document_id,
      body: change,
    })
  if (!may('write_documents')) return <p className="note">{[piece.owner?.name ?? words.nobody, piece.due ?? words.noDate].join(' · ')}</p>
  return (
    <div className="campaign-care">
      <select
        aria-label={words.pieceOwner(name)}
        value={piece.own_owner ?? ''}
        onChange={(event) => put({ owner_id: event.target.value || null })}
      >
        <option value="">{words.asCampaign(campaign.owner?.name ?? words.nobody)}</option>
        {members.map(({ id, name: person, email }) => (
          <option key={id} value={id}>
            {person || email}
          </option>
        ))}
      </select>
      <DueDate label={words.pieceDue(name)} due={piece.due} onPut={(due) => put({ due })} />
    </div>
  )
}

/** While a day is typed, what stands in the field is a day at every key (0002-12-01): it is sent when the field is left, or by Enter. */
function DueDate({ label, due, onPut }: { label: string; due: string | null; onPut(due: string | null): void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const [shown, setShown] = useState(due)
  if (shown !== due) {
    setShown(due)
    setTyped(null)
  }
  const put = (field: HTMLInputElement) => {
    const isChanged = typed !== null && field.validity.valid && typed !== (due ?? '')
    if (isChanged) onPut(typed || null)
    // What was sent stays until the server has it; what is no day, and the campaign's own, gives way to what the server has.
    if (!isChanged || typed === '') setTyped(null)
  }
  return (
    <input
      type="date"
      min="2000-01-01"
      aria-label={label}
      value={typed ?? due ?? ''}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={(event) => put(event.currentTarget)}
      onKeyDown={(event) => event.key === 'Enter' && put(event.currentTarget)}
    />
  )
}
