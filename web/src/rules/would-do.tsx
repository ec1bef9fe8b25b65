import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../base/api.ts'
import { number } from '../base/format.ts'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { isUnderWay, useTry } from './tries/use-try.ts'

const words = strings.rules.publish.would

/** What a text of a rule would add and drop on the newest run of each site, in place of the one that runs: counted before it is changed. */
export function WouldDo({ file, content, earlier }: { file: string; content: string; earlier: string | null }) {
  const { id: workspaceId } = useWorkspace()
  const [tryId, setTryId] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const { data: runs } = useQuery({
    queryKey: ['triable-runs', workspaceId],
    queryFn: ({ signal }) => call('listTriableRuns', { workspace_id: workspaceId }, signal),
  })
  const newest = runs?.runs.filter((run) => run.newest).map(({ id }) => id)
  const chosen = newest?.join(' ')
  useEffect(() => {
    if (!chosen) return
    let id: string | null = null
    let isGone = false
    const cancel = () => void (id && call('cancelRuleTry', { workspace_id: workspaceId, try_id: id }).catch(() => undefined))
    call('tryRule', { workspace_id: workspaceId, body: { file, content, earlier, runs: chosen.split(' ') } }).then(
      (started) => {
        id = started.id
        if (isGone) cancel()
        else setTryId(id)
      },
      (error: Error) => setFailure(error.message),
    )
    return () => {
      isGone = true
      cancel()
    }
  }, [workspaceId, file, content, earlier, chosen])
  const { data: tried } = useTry(tryId)
  return (
    <p role="status">
      {newest?.length === 0
        ? words.noPages
        : (failure ?? tried?.failure ?? null) !== null
          ? words.notCounted(failure ?? tried!.failure!)
          : !tried || tried.state === 'waiting'
            ? words.counting
            : words.counted(number(tried.counts.added), number(tried.counts.dropped), tried.counts.pages, isUnderWay(tried))}
    </p>
  )
}
