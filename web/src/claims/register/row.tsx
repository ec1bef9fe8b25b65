import { Link } from '@tanstack/react-router'
import type { Schemas } from '../../base/api.ts'
import { fullDate } from '../../base/format.ts'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'

const words = strings.register
type Entry = Schemas['RegisterEntry']

export function titleOf({ title, withdraws, subject }: Entry): string {
  if (withdraws) return words.withdrawalOf(withdraws.number, title)
  return subject?.version ? words.versionOf(title, subject.version) : title
}

const isOver = ({ state }: Entry) => state === 'withdrawn' || state === 'ended'

/** One entry of the register, as it stands in the list. */
export function RegisterRow({ entry }: { entry: Entry }) {
  const { id: workspaceId } = useWorkspace()
  const { approvers, proofs, medium, audience, markets, missing } = entry
  const where = [medium, audience, markets.join(' ') || strings.claims.noMarkets].filter(Boolean).join(' · ')
  return (
    <tr className={isOver(entry) ? 'gone-row' : undefined}>
      <td>
        <span className="rno">{entry.number}</span>
      </td>
      <th scope="row">
        <Link to="/w/$workspaceId/register/$entryId" params={{ workspaceId, entryId: entry.id }} dir="auto">
          {titleOf(entry)}
        </Link>
        <span className="sub">{where}</span>
        {missing.length > 0 && <span className="sub said-bad">{words.lacks(missing.map((each) => words.missing[each]).join(', '))}</span>}
      </th>
      <td data-label={words.columns.used}>
        <Used entry={entry} />
      </td>
      <td data-label={words.columns.approver}>
        {approvers.map(({ name, function: as }, index) => (
          <span key={index} className="l1">
            {name}
            {as && <span className="sub">{as}</span>}
          </span>
        ))}
      </td>
      <td data-label={words.columns.proof}>{proofs.map(({ title }) => title).join('; ')}</td>
      <td data-label={words.columns.why}>
        <span className="why" dir="auto">
          {entry.statement}
        </span>
      </td>
    </tr>
  )
}

function Used({ entry }: { entry: Entry }) {
  const { kind, approved_on: approved, first_used_on: first, ends_on: end, withdrawn_on: withdrawn, withdrawn_by: by } = entry
  if (kind === 'withdrawal') return fullDate(approved)
  return (
    <>
      {first === null ? <span className="quiet">{words.notSaid}</span> : fullDate(first)}
      {withdrawn && by ? (
        <span className="sub">{words.withdrawnOn(fullDate(withdrawn), by.number)}</span>
      ) : (
        end && <span className="sub">{strings.claims.until(fullDate(end))}</span>
      )}
    </>
  )
}
