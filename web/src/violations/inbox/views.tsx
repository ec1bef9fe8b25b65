import { Link } from '@tanstack/react-router'
import type { Schemas } from '../../base/api.ts'
import { number } from '../../base/format.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useChange } from '../../base/use-change.ts'
import { searchOf, VIEWS } from './search.ts'
import type { InboxSearch } from './search.ts'

const words = strings.inbox
const ICONS = {
  everything: 'i-list',
  approval: 'i-eyes',
  assigned: 'i-user',
  mentions: 'i-chat',
  overdue: 'i-over',
  week: 'i-cal',
  snoozed: 'i-snooze',
  nobody: 'i-clock',
} as const

interface Props {
  counts: Schemas['InboxCounts']
  views: Schemas['InboxSavedView'][]
  search: InboxSearch
  onSave(): void
}

/** The views at the left, each with the number of its rows: the built-in ones, one's own, the workspace's. */
export function Views({ counts, views, search, onSave }: Props) {
  const { id: workspaceId } = useWorkspace()
  const remove = useChange('deleteInboxView', ['inbox'])
  const saved = (shared: boolean) =>
    views
      .filter((view) => view.shared === shared)
      .map(({ id, name, filter, count, mine }) => (
        <div className="view-row" key={id}>
          <Link
            to="/w/$workspaceId/mine"
            params={{ workspaceId }}
            search={{ ...searchOf(filter), saved: id }}
            aria-current={search.saved === id ? 'page' : undefined}
            activeProps={{}}
          >
            <Icon name="i-search" />
            <span>{name}</span>
            <span>{number(count)}</span>
          </Link>
          {mine && (
            <button
              className="btn btn-ghost btn-icon btn-sm"
              type="button"
              disabled={remove.isPending}
              onClick={() => remove.mutate({ workspace_id: workspaceId, view_id: id })}
            >
              <Icon name="i-x" />
              <span className="vh">{words.deleteView(name)}</span>
            </button>
          )}
        </div>
      ))
  return (
    <nav className="views" aria-label={words.views}>
      {VIEWS.map((view) => (
        <Link
          key={view}
          to="/w/$workspaceId/mine"
          params={{ workspaceId }}
          search={view === 'everything' ? {} : { view }}
          aria-current={!search.saved && (search.view ?? 'everything') === view ? 'page' : undefined}
          activeProps={{}}
        >
          <Icon name={ICONS[view]} />
          <span>{words.view[view]}</span>
          <span className={view === 'overdue' && counts.overdue > 0 ? 'n-over' : undefined}>{number(counts[view])}</span>
        </Link>
      ))}
      <h2>
        {words.myViews}
        <button className="btn btn-ghost btn-icon btn-sm" type="button" title={words.saveView} onClick={onSave}>
          <Icon name="i-plus" />
          <span className="vh">{words.saveView}</span>
        </button>
      </h2>
      {saved(false)}
      <h2>{words.sharedViews}</h2>
      {saved(true)}
    </nav>
  )
}
