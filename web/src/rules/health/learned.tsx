import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_REASON } from '../../../../src/contract/limits.ts'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { date, number } from '../../base/format.ts'
import { Segmented } from '../../base/parts/segmented.tsx'
import { say } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useChange } from '../../base/use-change.ts'

const words = strings.health.learned
type Filter = Schemas['DecisionFilter']

const ASKED_EVERY = 1000

/** What can be learned from the workspace's own decisions about a rule or a pack, how right it was, and what is done with it. */
export function Learned({ subject, isAlone = false }: { subject: string; isAlone?: boolean }) {
  const { id: workspaceId, may } = useWorkspace()
  const { data } = useQuery({
    queryKey: ['decision-filter', workspaceId, subject],
    queryFn: ({ signal }) => call('getDecisionFilter', { workspace_id: workspaceId, subject }, signal),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? ASKED_EVERY : false),
  })
  const train = useChange('trainDecisionFilter', ['decision-filter'])
  if (!data || (data.decided === 0 && !isAlone)) return null
  const { state, decided, needed, figures, failure, trained_at: trainedAt } = data
  return (
    <section className="sheet card" aria-labelledby="learned">
      <h2 id="learned">
        {words.title} <span className="card-sub">{words.sub}</span>
      </h2>
      {decided < needed && <p className="note">{words.tooFew(decided, needed)}</p>}
      {state === 'waiting' && (
        <p className="status status-run" role="status">
          <span className="live-dot" />
          {words.training}
        </p>
      )}
      {failure && <p className="note">{failure}</p>}
      {figures && (
        <>
          <p>
            {words.measured(number(figures.filtered), number(figures.right))} <b>{words.precision(figures.precision)}</b>,{' '}
            <b>{words.recall(figures.recall)}</b>.
          </p>
          <p className="note">
            {words.how(figures.decided, figures.pages)} {trainedAt && words.trained(date(trainedAt))}
          </p>
        </>
      )}
      {figures && !data.usable && <p className="note">{words.notUsable}</p>}
      {figures && may('manage_rules') && (data.usable || data.action !== 'off') && <Switch filter={data} />}
      {may('manage_rules') && decided >= needed && (
        <p className="inline">
          <button
            className="btn"
            type="button"
            disabled={state === 'waiting' || train.isPending}
            onClick={() => train.mutate({ workspace_id: workspaceId, subject })}
          >
            {figures ? words.again(decided) : words.train(decided)}
          </button>
        </p>
      )}
    </section>
  )
}

/** What is done with what is always dismissed; a change has a reason, which goes into the trail. */
function Switch({ filter }: { filter: Filter }) {
  const { id: workspaceId } = useWorkspace()
  const [action, setAction] = useState(filter.action)
  const [reason, setReason] = useState('')
  const change = useChange('setDecisionFilter', ['decision-filter'], () => {
    setReason('')
    say({ text: words.switched, icon: 'i-check' })
  })
  return (
    <form
      className="learned-form"
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate({ workspace_id: workspaceId, subject: filter.subject, body: { action, reason } })
      }}
    >
      <Segmented<Filter['action']>
        label={words.what}
        value={action}
        onChange={setAction}
        options={(['off', 'lower', 'hide'] as const).map((value) => ({ value, label: words.action[value] }))}
      />
      <p className="note">{words.does[action]}</p>
      {action !== filter.action && (
        <>
          <label className="field">
            <span className="field-label">{words.reason}</span>
            <input type="text" required maxLength={LONGEST_REASON} value={reason} onChange={({ target }) => setReason(target.value)} />
          </label>
          <button className="btn btn-primary" type="submit" disabled={reason.trim() === '' || change.isPending}>
            {words.save}
          </button>
        </>
      )}
    </form>
  )
}
