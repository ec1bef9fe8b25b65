import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { say, sayRefused } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { ReasonDialog } from '../../base/parts/reason-dialog.tsx'
import { Value } from './values.tsx'
import type { Entry, NameOf } from './what.tsx'

const words = strings.administration
type InFull = Schemas['AdminEntryInFull']

/** All of an entry: from, to, what it did, and the way back. */
export function EntryDetail({ entry, nameOf }: { entry: Entry; nameOf: NameOf }) {
  const { id: workspaceId } = useWorkspace()
  const { number: n, kind, subject, hash } = entry
  const { data, error } = useQuery({
    queryKey: ['admin-entry', workspaceId, n],
    queryFn: ({ signal }) => call('getAdminEntry', { workspace_id: workspaceId, number: String(n) }, signal),
    staleTime: 0,
  })
  // The list cuts long texts.
  const { from, to } = data?.entry ?? entry
  return (
    <dl>
      {subject && (
        <>
          <dt>{words.what}</dt>
          <dd>
            {subject} <code>{kind}</code>
          </dd>
        </>
      )}
      <dt>{words.from}</dt>
      <dd>
        <Value value={from} nameOf={nameOf} />
      </dd>
      <dt>{words.to}</dt>
      <dd>
        <Value value={to} nameOf={nameOf} />
      </dd>
      <dt>{words.effect}</dt>
      <dd aria-live="polite">
        {data ? (
          <>
            {effectWords(data.effect, kind)} <WayBack entry={entry} notTakenBack={data.not_taken_back} />
          </>
        ) : (
          <span className="note">{error ? error.message : words.counting}</span>
        )}
      </dd>
      <dt>{words.hash}</dt>
      <dd>
        <code className="head-hash">{hash}</code>
      </dd>
    </dl>
  )
}

/** What the figures say; where there is none, that there is none. */
function effectWords(effect: InFull['effect'], kind: string): string {
  const counts = new Map(effect.map(({ figure, count }) => [figure, count]))
  const [before, after] = [counts.get('rules_before'), counts.get('rules_after')]
  const said = [
    ...(before !== undefined && after !== undefined ? [words.rulesRun(before, after)] : []),
    ...effect.flatMap(({ figure, count }) => (figure in words.figure ? [words.figure[figure as keyof typeof words.figure](count)] : [])),
  ]
  const uncounted = words.uncounted[kind.split('.')[0]!] ?? (said.length === 0 ? words.noFigure(kind) : null)
  return [...(said.length > 0 ? [`${said.join('; ')}.`] : []), ...(uncounted === null ? [] : [uncounted])].join(' ')
}

/** Sets what was before, with a reason; where that cannot be, the reason stands in its place. */
function WayBack({ entry: { number: n, taken_back_by: by }, notTakenBack }: { entry: Entry; notTakenBack: string | null }) {
  const { id: workspaceId } = useWorkspace()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const take = useMutation({
    mutationFn: (reason: string) => call('takeBackAdminEntry', { workspace_id: workspaceId, number: String(n), body: { reason } }),
    async onSuccess() {
      setAsking(false)
      say({ text: words.tookBack(n), icon: 'i-check' })
      // It may have been any setting.
      await queries.invalidateQueries()
    },
    onError: (error) => sayRefused(error.message),
  })
  if (notTakenBack !== null)
    return (
      <span className="note">
        {by === null ? words.notTakenBack : words.takenBackBy(by)} {by === null && notTakenBack}
      </span>
    )
  return (
    <>
      <button className="link" type="button" onClick={() => setAsking(true)}>
        {words.takeBack}
        <span className="vh"> {words.entryNumber(n)}</span>
      </button>
      {asking && (
        <ReasonDialog
          title={words.takeBackTitle(n)}
          note={words.takeBackNote}
          verb={words.takeBack}
          busy={take.isPending}
          onDo={(reason) => take.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
