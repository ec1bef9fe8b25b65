import type { Schemas } from '../base/api.ts'
import { dateTime, number } from '../base/format.ts'
import { Icon } from '../base/parts/icon.tsx'
import { strings } from '../base/strings.ts'
import { shortHash } from '../base/parts/chain.tsx'
import { isOpenable, TrailFindings } from './trail-findings.tsx'
import { actorName, TrailWhat } from '../base/parts/trail-words.tsx'
import { UndoPreview } from './undo-preview.tsx'

const words = strings.audits.trail
type Entry = Schemas['TrailEntry']

/** Who looks at the trail: what they did they may undo, an owner what anybody did. */
export interface Viewer {
  id: string | undefined
  isOwner: boolean
  mayReview: boolean
}

/** They change no state of this audit. */
const CHANGES_NOTHING = new Set([
  'request_dismissal',
  'deny_dismissal',
  'withdraw_request',
  'still_there',
  'ask_again',
  'came_back',
  'close',
])

/** Why an entry has no button to undo it; null where it has one. */
export function whyNot({ action, undoable, actor }: Entry, viewer: Viewer): string | null {
  const { why } = strings.audits.undo
  if (action === 'comment') return why.nothing
  if (action === 'assign') return why.assignment
  if (!undoable && action === 'undo') return why.stands
  if (!undoable) return action in words.actions && !CHANGES_NOTHING.has(action) ? why.notKept : why.nothing
  if (!viewer.mayReview) return why.role
  return viewer.isOwner || actor.id === viewer.id ? null : why.other(actor.name)
}

interface Props {
  entry: Entry
  auditId: string
  workspaceId: string
  viewer: Viewer
  /** The entry that the key undoes. */
  isLast: boolean
  isHere: boolean
  isOpen: boolean
  /** Whether its findings are shown. */
  isListed: boolean
  onHere(): void
  onOpen(): void
  onClose(): void
  onList(): void
}

/** An entry of the trail; below it, when asked, its findings and what would be undone. */
export function TrailRow(props: Props) {
  const { entry, auditId, workspaceId, viewer, isLast, isHere, isOpen, isListed, onHere, onOpen, onClose, onList } = props
  const taken = entry.undone_by !== null
  const none = whyNot(entry, viewer)
  const look = [taken && 'taken', (isOpen || isListed) && 'is-open', isHere && 'is-here'].filter(Boolean).join(' ')
  return (
    <>
      <tr className={look || undefined} id={`entry-${entry.number}`} onFocus={onHere} onClick={onHere} aria-current={isHere || undefined}>
        <td data-label={words.when}>
          <time dateTime={entry.at} title={entry.at}>
            {dateTime(entry.at)}
          </time>
        </td>
        <td data-label={words.who}>{actorName(entry.actor)}</td>
        <td data-label={words.what}>
          {taken ? (
            <>
              <s>
                <TrailWhat entry={entry} auditId={auditId} />
              </s>{' '}
              <span className="note">{words.takenBy(entry.undone_by!)}</span>
            </>
          ) : (
            <TrailWhat entry={entry} auditId={auditId} />
          )}
          {isOpenable(entry) && (
            <button className="link tf-open" type="button" aria-expanded={isListed} onClick={onList}>
              {isListed ? words.hideFindings : words.showFindings(entry.count)}
              <span className="vh"> {words.entryNumber(entry.number)}</span>
            </button>
          )}
        </td>
        <td className="num">{number(entry.number)}</td>
        <td data-label={words.hash}>
          <code title={entry.hash}>{shortHash(entry.hash)}</code>
        </td>
        <td className="num">
          {taken ? null : none !== null ? (
            <span className="note">{none}</span>
          ) : (
            <button
              className={isOpen ? 'btn btn-sm' : 'btn btn-ghost btn-sm'}
              type="button"
              aria-expanded={isOpen}
              aria-keyshortcuts={isLast ? 'z' : undefined}
              onClick={isOpen ? onClose : onOpen}
            >
              <Icon name="i-undo" />
              {strings.base.undo}
              <span className="vh"> {words.entryNumber(entry.number)}</span>
              {isLast && <kbd aria-hidden="true">Z</kbd>}
            </button>
          )}
        </td>
      </tr>
      {isListed && (
        <tr className="undo-row">
          <td colSpan={6}>
            <TrailFindings entry={entry} auditId={auditId} workspaceId={workspaceId} />
          </td>
        </tr>
      )}
      {isOpen && (
        <tr className="undo-row">
          <td colSpan={6}>
            <UndoPreview workspaceId={workspaceId} auditId={auditId} entry={entry} onClose={onClose} />
          </td>
        </tr>
      )}
    </>
  )
}
