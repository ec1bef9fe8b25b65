import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { ago, number } from '../../base/format.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { Menu } from '../../base/parts/menu.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useChange } from '../../base/use-change.ts'

const words = strings.inbox.bell
const SHOWN = 12

/** Decisions that end are told as what is due is. */
const said = (notice: Schemas['Notice']): string =>
  notice.outcome === 'decision_ends'
    ? strings.ends.soonNotice(notice.count)
    : notice.outcome === 'decision_ended'
      ? strings.ends.backNotice(notice.count)
      : words.said(notice)

/** The bell: notices, newest first, with how many are unread. */
export function Bell() {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const { data } = useQuery({
    queryKey: ['notices', workspaceId],
    queryFn: ({ signal }) => call('listNotices', { workspace_id: workspaceId, limit: SHOWN }, signal),
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
  const read = useChange('readNotices', ['notices'])
  const unread = data?.unread ?? 0
  const open = (notice: Schemas['Notice']) => {
    read.mutate({ workspace_id: workspaceId, body: { ids: [notice.id] } })
    const { approval_id: approvalId, audit_id: auditId, violation_id: finding, rule_id: ruleId, outcome, kind } = notice
    if (kind === 'budget') return void navigate({ to: '/w/$workspaceId/settings/$section', params: { workspaceId, section: 'spending' } })
    if (kind === 'deleted') return void navigate({ to: '/w/$workspaceId/settings/$section', params: { workspaceId, section: 'keeping' } })
    if (ruleId && outcome === 'deleted') return void navigate({ to: '/w/$workspaceId/rules', params: { workspaceId } })
    if (ruleId) return void navigate({ to: '/w/$workspaceId/rules/own/$ruleId/publish', params: { workspaceId, ruleId } })
    if (approvalId) void navigate({ to: '/w/$workspaceId/mine/approvals/$approvalId', params: { workspaceId, approvalId } })
    else if (auditId && finding)
      void navigate({ to: '/w/$workspaceId/audits/$auditId/desk', params: { workspaceId, auditId }, search: { finding, pane: 'finding' } })
    else if (auditId && kind !== 'assigned') void navigate({ to: '/w/$workspaceId/audits/$auditId', params: { workspaceId, auditId } })
    else void navigate({ to: '/w/$workspaceId/mine', params: { workspaceId } })
  }
  const notices = data?.notices ?? []
  return (
    <Menu
      label={words.title}
      align="end"
      trigger={
        <button className="btn btn-ghost btn-icon bell" type="button" title={words.title}>
          <Icon name="i-bell" />
          {unread > 0 && (
            <span className="bell-n" aria-hidden="true">
              {unread > 99 ? '99+' : number(unread)}
            </span>
          )}
          <span className="vh">{words.unread(unread)}</span>
        </button>
      }
      items={[
        ...notices.map((notice) => ({
          key: notice.id,
          label: (
            <span className={notice.read ? 'pop-who' : 'pop-who is-unread'}>
              <span className="bell-what">{said(notice)}</span>
              <span>{ago(notice.at)}</span>
            </span>
          ),
          onSelect: () => open(notice),
        })),
        ...(notices.length === 0 ? [{ key: 'none', label: words.none, onSelect: () => undefined }] : []),
        'line' as const,
        ...(unread > 0
          ? [{ key: 'all', label: words.readAll, onSelect: () => read.mutate({ workspace_id: workspaceId, body: { ids: null } }) }]
          : []),
        {
          key: 'settings',
          label: words.settings,
          onSelect: () => void navigate({ to: '/w/$workspaceId/settings/$section', params: { workspaceId, section: 'notices' } }),
        },
      ]}
    />
  )
}
