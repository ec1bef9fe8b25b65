import { Link, useNavigate } from '@tanstack/react-router'
import { date, dateTime, langTag, shortAddress, untilDue } from '../../base/format.ts'
import { Avatar } from '../../base/parts/avatar.tsx'
import { Due } from '../../base/parts/due.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { SeverityLabel, severityClass } from '../../base/parts/severity.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useChange } from '../../base/use-change.ts'
import type { Row } from './inbox.tsx'
import { cameBack } from '../ends.tsx'
import { SnoozeMenu } from './snooze.tsx'

const words = strings.inbox

/** At the desk: the finding among those of its group. */
const deskSearch = (row: Row) => ({ finding: row.violation_id, pane: 'finding' as const, ...(row.count > 1 ? { group: row.item } : {}) })

/** Opens a row: its request to answer, or its finding at the desk. */
export function useOpenRow() {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate()
  return (row: Row, answer: boolean) => {
    if (answer && row.approval_id)
      void navigate({ to: '/w/$workspaceId/mine/approvals/$approvalId', params: { workspaceId, approvalId: row.approval_id } })
    else
      void navigate({
        to: '/w/$workspaceId/audits/$auditId/desk',
        params: { workspaceId, auditId: row.audit_id },
        search: row.approval_id ? { finding: row.violation_id, pane: 'finding' } : deskSearch(row),
      })
  }
}

interface Props {
  row: Row
  current: boolean
  picked: boolean
  onPick(): void
  snoozing: boolean
  onSnoozing(on: boolean): void
  onHere(): void
}

export function InboxRow({ row, current, picked, onPick, snoozing, onSnoozing, onHere }: Props) {
  const { id: workspaceId } = useWorkspace()
  const done = useChange('mentionsDone', ['inbox'])
  const { approval_id: approvalId } = row
  const mentioned = row.reasons.some(({ kind }) => kind === 'mentioned')
  return (
    <li className={`mi${current ? ' is-current' : ''}${picked ? ' is-picked' : ''}`} onFocus={onHere}>
      <input type="checkbox" aria-label={words.pick(row.rule_name ?? words.noRule)} checked={picked} onChange={onPick} />
      <Link
        className="mi-body"
        to="/w/$workspaceId/audits/$auditId/desk"
        params={{ workspaceId, auditId: row.audit_id }}
        search={approvalId ? { finding: row.violation_id, pane: 'finding' } : deskSearch(row)}
        aria-current={current ? 'true' : undefined}
        activeProps={{}}
      >
        <span className="mi-top">
          <SeverityLabel value={row.severity} />
          <b>{row.rule_name ?? words.noRule}</b>
          {row.count > 1 && <span className="stack">{words.onAssets(row.count)}</span>}
        </span>
        <q className="row-text" lang={langTag(row.language_key)} dir="auto">
          {row.before.slice(-60)}
          <mark className={`m m-${severityClass(row.severity)}`}>{row.violating_text}</mark>
          {row.after}
        </q>
        <span className="mi-where">
          {row.site_name} · {row.asset_url ? shortAddress(row.asset_url) : row.asset_name}
        </span>
      </Link>
      <Why row={row} />
      <span className="mi-due">
        {row.due_at ? <Due at={row.due_at} /> : <span className="note">{words.noDate}</span>}
        <span className="sub">{dueNote(row)}</span>
      </span>
      <span className="mi-do">
        {approvalId ? (
          <Link className="btn btn-sm" to="/w/$workspaceId/mine/approvals/$approvalId" params={{ workspaceId, approvalId }}>
            {words.decide}
          </Link>
        ) : (
          <>
            {mentioned && (
              <button
                className="btn btn-ghost btn-icon btn-sm"
                type="button"
                title={words.mentionDone}
                disabled={done.isPending}
                onClick={() => done.mutate({ workspace_id: workspaceId, body: { items: [row.item] } })}
              >
                <Icon name="i-check" />
                <span className="vh">{words.mentionDone}</span>
              </button>
            )}
            <SnoozeMenu rows={[row]} open={snoozing} onOpen={onSnoozing} />
          </>
        )}
      </span>
    </li>
  )
}

function dueNote(row: Row): string | null {
  if (row.snoozed && !row.snoozed_until) return words.snoozedUntilRun
  if (row.snoozed_until) return words.snoozedUntil(dateTime(row.snoozed_until))
  const asked = row.reasons.find(({ kind }) => kind === 'approval')?.at
  if (asked) return words.asked(dateTime(asked))
  return row.due_at && untilDue(row.due_at).past ? words.wasDue(date(row.due_at)) : null
}

/** Why it is here, in words: who asks, who mentions me and with which words, or who assigned it. */
function Why({ row }: { row: Row }) {
  return (
    <span className="mi-why">
      {row.ended && (
        <span>
          <span className="by">
            <Icon name="ch-back" />
            {cameBack(row.ended)}
          </span>
        </span>
      )}
      {row.reasons.map(({ kind, by, at, text, rule }) => (
        <span key={kind}>
          <span className="by">
            {by && <Avatar name={by} />}
            {kind === 'approval'
              ? words.asksToDismiss(by ?? words.somebody)
              : kind === 'mentioned'
                ? words.mentionsMe(by ?? words.somebody)
                : kind === 'assigned'
                  ? words.assignedToMe
                  : words.dueNobody}
          </span>
          <span className="sub" dir="auto">
            {rule ? words.byRule(rule) : text ? `“${text}”` : kind === 'assigned' && by && at ? words.byWhom(by, dateTime(at)) : null}
          </span>
        </span>
      ))}
    </span>
  )
}
