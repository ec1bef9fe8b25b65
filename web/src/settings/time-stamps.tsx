import { useQuery } from '@tanstack/react-query'
import { call } from '../base/api.ts'
import { dateTime } from '../base/format.ts'
import { Icon } from '../base/parts/icon.tsx'
import { LookOnly, Section } from '../base/parts/section.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'
import { AuthorityForm } from './stamp-authority.tsx'
import { StampList } from './stamp-list.tsx'

const words = strings.stamps
const TOUCHED = ['stamp-authority', 'time-stamps']

/** Who stamps the heads of the trails, how that stands, and the stamps. */
export function TimeStamps() {
  const { id: workspaceId, may } = useWorkspace()
  const { data: authority } = useQuery({
    queryKey: ['stamp-authority', workspaceId],
    queryFn: ({ signal }) => call('getStampAuthority', { workspace_id: workspaceId }, signal),
  })
  const stamp = useChange('stampNow', TOUCHED, ({ stamp: made }) => {
    if (made === null) say({ text: words.nothing, icon: 'i-check' })
    else if (made.stamped_at !== null) say({ text: words.stamped, icon: 'i-check' })
  })
  const manages = may('manage_workspace')
  return (
    <Section
      title={words.title}
      note={words.note}
      actions={
        manages &&
        authority?.url && (
          <button
            className="btn btn-primary"
            type="button"
            disabled={stamp.isPending}
            onClick={() => stamp.mutate({ workspace_id: workspaceId })}
          >
            {words.now}
          </button>
        )
      }
    >
      <LookOnly needs="manage_workspace" />
      {authority && (
        <>
          <section className="sheet card" aria-labelledby="stamp-state">
            <h2 id="stamp-state">{words.state}</h2>
            {authority.url === null && <p>{words.none}</p>}
            <p>{authority.last ? words.last(dateTime(authority.last.stamped_at!), authority.last.serial ?? '') : words.never}</p>
            {authority.url !== null && <p className="note">{words.unstamped(authority.unstamped)}</p>}
            {authority.waiting && (
              <div className="callout callout-warn" role="status">
                <Icon name="i-warn" />
                <p>
                  {words.waiting(authority.waiting.tries, authority.waiting.failure ?? '')}{' '}
                  {authority.waiting.next_try_at && words.again(dateTime(authority.waiting.next_try_at))}
                </p>
              </div>
            )}
          </section>
          {manages && <AuthorityForm key={`${authority.url}`} authority={authority} />}
        </>
      )}
      <StampList />
    </Section>
  )
}
