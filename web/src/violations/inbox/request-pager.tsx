import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../base/api.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useDeskKeys, useLetterKeys } from '../../base/keys.ts'

const words = strings.desk
const MOST = 100

/** Where a request stands among those that wait for the same person, and the way to the next. */
export function RequestPager({ approvalId }: { approvalId: string }) {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const [letterKeys] = useLetterKeys()
  const { data } = useQuery({
    queryKey: ['inbox', workspaceId, 'requests'],
    queryFn: ({ signal }) => call('getInbox', { workspace_id: workspaceId, view: 'approval', limit: MOST }, signal),
  })
  const ids = data?.rows.flatMap(({ approval_id: id }) => id ?? []) ?? []
  const at = ids.indexOf(approvalId)
  const step = (by: number) => {
    const next = ids[at + by]
    if (at >= 0 && next) void navigate({ to: '/w/$workspaceId/mine/approvals/$approvalId', params: { workspaceId, approvalId: next } })
  }
  useDeskKeys(letterKeys, { j: () => step(1), k: () => step(-1) })
  if (at < 0 || ids.length < 2) return null
  return (
    <>
      <span className="pos">{words.position(at + 1, data!.total)}</span>
      <span className="pager">
        <button className="btn btn-ghost btn-sm" type="button" disabled={at === 0} onClick={() => step(-1)}>
          <Icon name="i-up" />
          <span className="vh">{words.previous}</span>
          <kbd aria-hidden="true">K</kbd>
        </button>
        <button className="btn btn-ghost btn-sm" type="button" disabled={at === ids.length - 1} onClick={() => step(1)}>
          <Icon name="i-down" />
          <span className="vh">{words.next}</span>
          <kbd aria-hidden="true">J</kbd>
        </button>
      </span>
    </>
  )
}
