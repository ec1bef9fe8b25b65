import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { Loading } from '../../base/faults.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useDeskKeys, useLetterKeys } from '../../base/keys.ts'
import { useChange } from '../../base/use-change.ts'
import { RuleFrame } from '../rule-frame.tsx'
import { useOwnRule } from '../use-own-rule.ts'
import { Decided, NotTried, PastRuns } from './side.tsx'
import { Score } from './score.tsx'
import { Sentences } from './sentences.tsx'
import { isUnderWay, useTry } from './use-try.ts'

const words = strings.tries
const FROM = '/w/$workspaceId/rules/own/$ruleId/try'

/** A draft tried on what past runs have read: what it would add and drop, before it runs. */
export function TryPage() {
  const { workspaceId, ruleId } = useParams({ from: FROM })
  const { tried: tryId } = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  const { may } = useWorkspace()
  const [letterKeys] = useLetterKeys()
  const [unticked, setUnticked] = useState<ReadonlySet<string> | null>(null)
  const rule = useOwnRule()
  const runs = useQuery({
    queryKey: ['triable-runs', workspaceId],
    queryFn: ({ signal }) => call('listTriableRuns', { workspace_id: workspaceId }, signal),
  })
  const tried = useTry(tryId)
  const start = useChange('tryRule', ['rule-try'], ({ id }) => void navigate({ search: { tried: id }, replace: true }))
  const cancel = useChange('cancelRuleTry', ['rule-try'])
  const underWay = start.isPending || isUnderWay(tried.data)
  const list = runs.data?.runs ?? []
  const left = unticked ?? new Set(list.filter(({ newest }) => !newest).map(({ id }) => id))
  const chosen = list.filter(({ id }) => !left.has(id))
  const pages = chosen.reduce((sum, run) => sum + run.pages, 0)
  const mayTry = may('manage_rules') && chosen.length > 0 && !underWay && rule !== undefined
  const begin = () => {
    if (!mayTry) return
    const { file, content, versions, published, latest } = rule!
    const running = versions.find(({ number }) => number === published)
    const earlier = running && running.number !== latest ? running.content : null
    start.mutate({ workspace_id: workspaceId, body: { file, content, earlier, runs: chosen.map(({ id }) => id) } })
  }
  const stop = () => void (tryId && isUnderWay(tried.data) && cancel.mutate({ workspace_id: workspaceId, try_id: tryId }))
  useDeskKeys(letterKeys, { t: begin, Escape: stop })
  if (runs.error) throw runs.error
  if (!rule || !runs.data) return <Loading />
  const params = { workspaceId, ruleId }
  return (
    <RuleFrame
      rule={rule}
      action={
        <>
          <Link className="btn" to="/w/$workspaceId/rules/own/$ruleId" params={params}>
            {words.back}
          </Link>
          <Link className="btn" to="/w/$workspaceId/rules/own/$ruleId/publish" params={params}>
            {words.publish}
          </Link>
          {may('manage_rules') && (
            <button className="btn btn-primary" type="button" disabled={!mayTry} onClick={begin}>
              {tried.data ? words.again(pages) : words.start(pages)} <kbd aria-hidden="true">T</kbd>
            </button>
          )}
        </>
      }
    >
      <div className="try-cols">
        <div className="try-main">
          <Score rule={rule} tried={tried.data} onCancel={stop} />
          {tried.data && <Sentences key={tried.data.id} tried={tried.data} rule={rule} />}
        </div>
        <aside className="try-side">
          <PastRuns runs={list} left={left} disabled={underWay} onChange={setUnticked} />
          {tried.data && <Decided tried={tried.data} />}
          {tried.data && <NotTried tried={tried.data} />}
        </aside>
      </div>
    </RuleFrame>
  )
}
