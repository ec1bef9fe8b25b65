import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import { Field } from '../base/parts/field.tsx'
import { SeverityLabel, SHOWN_SEVERITIES } from '../base/parts/severity.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { LookOnly, Section } from '../base/parts/section.tsx'
import { useChange } from '../base/use-change.ts'
import { Why } from '../base/parts/why.tsx'

const words = strings.settings

/** Within how many days findings of each severity should be decided. */
export function DueDates() {
  const { id, may } = useWorkspace()
  const { data } = useQuery({ queryKey: ['due-days', id], queryFn: () => call('getDueDays', { workspace_id: id }) })
  const [reason, setReason] = useState('')
  const set = useChange('setDueDays', ['due-days'], () => {
    setReason('')
    say({ text: words.dueDates.saved, icon: 'i-check' })
  })
  return (
    <Section title={words.section['due-dates']} note={words.dueDates.note}>
      <LookOnly needs="manage_workspace" />
      {data && (
        <form
          className="sheet card"
          onSubmit={(event) => {
            event.preventDefault()
            const given = new FormData(event.currentTarget)
            const days = { ...data.days }
            for (const severity of SHOWN_SEVERITIES) {
              const value = String(given.get(severity) ?? '')
              days[severity] = value === '' ? null : Number(value)
            }
            set.mutate({ workspace_id: id, body: { days, reason } })
          }}
        >
          <table className="table table-flat table-due">
            <thead>
              <tr>
                <th scope="col">{words.dueDates.severity}</th>
                <th scope="col">{words.dueDates.days}</th>
              </tr>
            </thead>
            <tbody>
              {SHOWN_SEVERITIES.map((severity) => (
                <tr key={severity}>
                  <th scope="row">
                    <SeverityLabel value={severity} />
                  </th>
                  <td>
                    <input
                      type="number"
                      name={severity}
                      min={0}
                      max={3650}
                      step={1}
                      placeholder={words.dueDates.none}
                      aria-label={words.dueDates.daysOf(strings.base.severity[severity])}
                      defaultValue={data.days[severity] ?? ''}
                      disabled={!may('manage_workspace')}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="note">{words.dueDates.help}</p>
          {may('manage_workspace') && (
            <>
              <Why value={reason} onChange={setReason} />
              <div>
                <button className="btn btn-primary" disabled={set.isPending}>
                  {words.dueDates.save}
                </button>
              </div>
            </>
          )}
        </form>
      )}
      <EndingDays />
    </Section>
  )
}

/** How many days before decisions end whoever answers for them is told. */
function EndingDays() {
  const { id, may } = useWorkspace()
  const { data } = useQuery({ queryKey: ['ending-days', id], queryFn: () => call('getEndingDays', { workspace_id: id }) })
  const [reason, setReason] = useState('')
  const set = useChange('setEndingDays', ['ending-days'], () => {
    setReason('')
    say({ text: strings.ends.saved, icon: 'i-check' })
  })
  if (!data) return null
  return (
    <form
      className="sheet card"
      aria-labelledby="ending-days"
      onSubmit={(event) => {
        event.preventDefault()
        const value = String(new FormData(event.currentTarget).get('days') ?? '')
        set.mutate({ workspace_id: id, body: { days: value === '' ? null : Number(value), reason } })
      }}
    >
      <h2 id="ending-days">{strings.ends.title}</h2>
      <Field label={strings.ends.days} help={strings.ends.daysHelp}>
        {(control) => (
          <input
            {...control}
            type="number"
            name="days"
            min={0}
            max={3650}
            step={1}
            defaultValue={data.days ?? ''}
            disabled={!may('manage_workspace')}
          />
        )}
      </Field>
      {may('manage_workspace') && (
        <>
          <Why value={reason} onChange={setReason} />
          <div>
            <button className="btn btn-primary" disabled={set.isPending}>
              {words.dueDates.save}
            </button>
          </div>
        </>
      )}
    </form>
  )
}
