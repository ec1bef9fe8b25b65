import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { Icon } from '../base/parts/icon.tsx'
import { ReasonDialog } from '../base/parts/reason-dialog.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'

const words = strings.keeping.holds
const PER_PAGE = 50
const MOST = 200

/** Legal holds, those that stand first, each lifted with a reason. */
export function LegalHolds() {
  const { id } = useWorkspace()
  const [shown, setShown] = useState(PER_PAGE)
  const [lifting, setLifting] = useState<Schemas['Hold'] | null>(null)
  const { data } = useQuery({
    queryKey: ['holds', id, shown],
    queryFn: ({ signal }) => call('listHolds', { workspace_id: id, offset: 0, limit: shown }, signal),
    placeholderData: keepPreviousData,
  })
  const lift = useChange('liftHold', ['holds', 'kept', 'members', 'tombstones'], ({ erased }) => {
    setLifting(null)
    say({ text: erased ? words.doneErased : words.done, icon: 'i-check' })
  })
  if (!data) return null
  return (
    <section className="sheet card" aria-labelledby="holds">
      <h2 id="holds">{words.title}</h2>
      <p className="note">{words.note}</p>
      {data.total === 0 && <p>{words.none}</p>}
      <ul className="holds">
        {data.holds.map((hold) => (
          <Hold key={hold.id} hold={hold} onLift={() => setLifting(hold)} />
        ))}
      </ul>
      {data.total > data.holds.length && shown < MOST && (
        <div className="center">
          <button className="btn" type="button" onClick={() => setShown(Math.min(MOST, shown + PER_PAGE))}>
            {strings.deleting.more}
          </button>
        </div>
      )}
      {lifting && (
        <ReasonDialog
          title={words.liftWhat(lifting.subject_name)}
          note={words.liftHelp}
          verb={words.lift}
          busy={lift.isPending}
          onDo={(reason) => lift.mutate({ workspace_id: id, hold_id: lifting.id, body: { reason } })}
          onClose={() => setLifting(null)}
        />
      )}
    </section>
  )
}

function Hold({ hold, onLift }: { hold: Schemas['Hold']; onLift(): void }) {
  const { kind, subject_name: name, matter, reason, placed_at: placed, placed_by_name: by, erasure_asked_at: asked } = hold
  return (
    <li className={hold.lifted_at ? 'hold-over' : undefined}>
      <Icon name="i-lock" />
      <div>
        <b dir="auto">{name}</b> <span className="note">{words.kind[kind]}</span>
        <span className="sub" dir="auto">
          {words.since(placed, by, matter)}
        </span>
        <q dir="auto">{reason}</q>
        {asked && !hold.lifted_at && <span className="sub">{words.waits(asked)}</span>}
        {hold.lifted_at && (
          <span className="sub" dir="auto">
            {words.liftedBy(hold.lifted_at, hold.lifted_by_name ?? '')}: {hold.lifted_reason}
          </span>
        )}
      </div>
      {!hold.lifted_at && (
        <button className="btn btn-sm" type="button" onClick={onLift}>
          {words.lift}
          <span className="vh"> {name}</span>
        </button>
      )}
    </li>
  )
}
