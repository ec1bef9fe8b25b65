import { Link } from '@tanstack/react-router'
import type { Schemas } from '../../base/api.ts'
import { ago, fullDate } from '../../base/format.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import { useDesk } from './desk-context.ts'

const words = strings.inbox

/** A dismissal that waits for a second person: who asks, why, and where it is answered. */
export function PendingNote({ pending }: { pending: NonNullable<Schemas['FindingDetail']['pending']> }) {
  const { workspaceId } = useDesk()
  return (
    <div className="callout finding-callout" role="status">
      <Icon name="i-eyes" />
      <p>
        <b>{words.pending(pending.by, ago(pending.at))}</b> <q dir="auto">{pending.reason}</q>{' '}
        {pending.until && `${strings.settings.why.untilDay(fullDate(pending.until))} `}
        <Link to="/w/$workspaceId/mine/approvals/$approvalId" params={{ workspaceId, approvalId: pending.id }}>
          {words.toRequest}
        </Link>{' '}
        <kbd aria-hidden="true">Y</kbd> <kbd aria-hidden="true">N</kbd>
      </p>
    </div>
  )
}
