import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../base/api.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import { inboxSearch } from '../inbox/search.ts'
import { useDesk } from './desk-context.ts'

const words = strings.inbox.atDesk

/** Over a queue that shows what the inbox shows: how much of it is here, and the audit where it goes on. */
export function MineStrip() {
  const { search, workspaceId, auditId } = useDesk()
  const { items, ...filter } = Object.fromEntries(new URLSearchParams(search.mine))
  const { data } = useQuery({
    queryKey: ['inbox', workspaceId, 'desks', search.mine],
    queryFn: ({ signal }) => call('getInbox', { workspace_id: workspaceId, ...inboxSearch(filter), items, limit: 1 }, signal),
  })
  if (!data) return null
  const { audits } = data
  const at = audits.findIndex(({ audit_id: id }) => id === auditId)
  const here = audits[at]
  // Where nothing is left here, the first one that is left.
  const next = audits[at + 1] ?? audits.find(({ audit_id: id }) => id !== auditId)
  return (
    <p className="mine-strip">
      <Icon name="i-user" />
      <span>{here ? words.here(here.rows, data.total) : words.none}</span>
      {next && (
        <Link
          to="/w/$workspaceId/audits/$auditId/desk"
          params={{ workspaceId, auditId: next.audit_id }}
          search={{ mine: search.mine }}
          activeProps={{}}
        >
          {words.next(next.name, next.rows)}
        </Link>
      )}
      <Link to="/w/$workspaceId/mine" params={{ workspaceId }} search={inboxSearch(filter)}>
        {words.back}
      </Link>
    </p>
  )
}
