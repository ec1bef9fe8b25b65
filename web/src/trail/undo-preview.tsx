import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { dateTime, number } from '../base/format.ts'
import { Bar } from '../base/parts/bar.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { StateIcon, stateClass } from '../base/parts/state.tsx'
import type { StateName } from '../base/parts/state.tsx'
import { say } from '../base/parts/toast.tsx'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'

const words = strings.audits.undo

type Part = Schemas['UndoPreview']['back'][number]
type Staying = Schemas['UndoPreview']['stays'][number]

const name = (state: string) => strings.base.stateShort[state as StateName]

/** What an undo restores, under its entry: where each finding goes back to, how many stay and because of whom. */
export function UndoPreview({
  workspaceId,
  auditId,
  entry,
  onClose,
}: {
  workspaceId: string
  auditId: string
  entry: Schemas['TrailEntry']
  onClose(): void
}) {
  const { data, error } = useQuery({
    queryKey: ['undo', workspaceId, auditId, entry.number],
    queryFn: ({ signal }) => call('previewUndo', { workspace_id: workspaceId, audit_id: auditId, number: String(entry.number) }, signal),
    staleTime: 0,
    gcTime: 0,
  })
  const undo = useChange('undo', ['trail', 'audit', 'finding', 'facets', 'asset', 'undo'], (result) => {
    say({ text: words.done(result.undoes, result.violations_updated, result.left), icon: 'i-undo' })
    onClose()
  })
  const go = useRef<HTMLButtonElement>(null)
  // Enter confirms, once there is something to confirm.
  useEffect(() => go.current?.focus(), [data])
  const none = data?.why_not ?? null
  return (
    <section className="undo" aria-label={words.preview}>
      {error ? (
        <p className="field-error" role="alert">
          <Icon name="i-warn" />
          {error.message}
        </p>
      ) : !data ? (
        <p className="note">{strings.base.loading}</p>
      ) : (
        <>
          <div>
            <h2>{words.title(entry.number, data.goes_back, data.count)}</h2>
            {none && <p className="note">{none}</p>}
            <table className="chart">
              <thead className="vh">
                <tr>
                  <th scope="col">{words.backTo}</th>
                  <th scope="col">{strings.audits.page.bar}</th>
                  <th scope="col">{strings.audits.page.findings}</th>
                </tr>
              </thead>
              <tbody>
                {data.back.map((part) => (
                  <Back key={`${part.state} ${part.reason} ${part.by}`} part={part} of={data.count} />
                ))}
                {data.stays.length > 0 && (
                  <tr>
                    <th scope="row">
                      <Icon name="i-lock" /> {words.stay}
                    </th>
                    <td />
                    <td className="num">{number(data.stays.reduce((sum, { count }) => sum + count, 0))}</td>
                  </tr>
                )}
              </tbody>
            </table>
          </div>
          <div className="undo-side">
            {data.goes_back > 0 && (
              <p>
                {data.back.length > 1 && <b>{words.mixed} </b>}
                {words.eachGets(dateTime(data.at))}
              </p>
            )}
            {data.stays.map((part) => (
              <p key={`${part.state} ${part.by}`}>{staying(part)}</p>
            ))}
            <p>{words.itself}</p>
          </div>
        </>
      )}
      <div className="undo-do">
        <p className="note">{words.kept(entry.number)}</p>
        <button className="btn" type="button" onClick={onClose}>
          {strings.base.cancel} <kbd aria-hidden="true">{strings.base.keyCap.esc}</kbd>
        </button>
        {data && none === null && (
          <button
            ref={go}
            className="btn btn-primary"
            type="button"
            disabled={undo.isPending}
            onClick={() => undo.mutate({ workspace_id: workspaceId, body: { audit_id: auditId, number: entry.number } })}
          >
            <Icon name="i-undo" />
            {words.go(data.goes_back)} <kbd aria-hidden="true">{strings.base.keyCap.enter}</kbd>
          </button>
        )}
      </div>
    </section>
  )
}

function Back({ part, of }: { part: Part; of: number }) {
  const state = part.state as StateName
  return (
    <tr>
      <th scope="row">
        <StateIcon value={state} /> {words.to(name(state), part.reason !== null ? part.by : null)}
        {part.reason !== null && (
          <span className="sub">
            <q dir="auto">{part.reason}</q>
          </span>
        )}
      </th>
      <td>
        <Bar parts={[{ fill: `f-${stateClass(state)}`, label: strings.base.state[state], count: part.count }]} of={of} />
      </td>
      <td className="num">{number(part.count)}</td>
    </tr>
  )
}

const staying = ({ by, count, state, at }: Staying): string => words.stays(by ?? words.somebody, count, name(state), at ? dateTime(at) : '')
