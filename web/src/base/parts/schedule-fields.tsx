import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LONGEST_SCHEDULE } from '../../../../src/contract/limits.ts'
import { useSettled } from '../use-settled.ts'
import { call } from '../api.ts'
import { ago } from '../format.ts'
import { Field } from './field.tsx'
import { ZoneField } from './zone-field.tsx'
import { useWorkspace } from '../session.ts'
import { strings } from '../strings.ts'
import { cronOf, inZone } from '../cron.ts'
import type { ScheduleForm } from '../cron.ts'

const words = strings.sites.schedule
const KINDS = ['hand', 'day', 'week', 'month', 'cron'] as const

/** How often, when and in which time zone, with the next three runs written out. */
export function ScheduleFields({
  form,
  zone,
  onForm,
  onZone,
  handLabel = words.kinds.hand,
  disabled = false,
}: {
  form: ScheduleForm
  zone: string
  onForm(form: ScheduleForm): void
  onZone(zone: string): void
  handLabel?: string
  disabled?: boolean
}) {
  const cron = cronOf(form)
  const { runs, fault } = useNextRuns(cron, zone)
  const set = (change: Partial<ScheduleForm>) => onForm({ ...form, ...change })
  return (
    <>
      <div className="seg seg-wide" role="radiogroup" aria-label={words.often}>
        {KINDS.map((every) => (
          <button
            key={every}
            type="button"
            role="radio"
            disabled={disabled}
            aria-checked={form.every === every}
            onClick={() => set({ every, ...(every === 'cron' && form.cron === '' ? { cron: cron ?? '0 6 * * 1' } : {}) })}
          >
            {every === 'hand' ? handLabel : words.kinds[every]}
          </button>
        ))}
      </div>
      {form.every === 'cron' && (
        <Field label={words.cron} help={words.cronHelp} fault={fault}>
          {(control) => (
            <input
              {...control}
              type="text"
              maxLength={LONGEST_SCHEDULE}
              disabled={disabled}
              value={form.cron}
              onChange={(event) => set({ cron: event.target.value })}
            />
          )}
        </Field>
      )}
      {form.every !== 'hand' && (
        <div className="field-row">
          {form.every === 'month' && (
            <Field label={words.onDay}>
              {(control) => (
                <input
                  {...control}
                  type="number"
                  min={1}
                  max={31}
                  disabled={disabled}
                  value={form.day}
                  onChange={(event) => set({ day: Math.min(31, Math.max(1, Number(event.target.value) || 1)) })}
                />
              )}
            </Field>
          )}
          {form.every === 'week' && (
            <div className="sched-day">
              <Field label={words.on}>
                {(control) => (
                  <select
                    {...control}
                    disabled={disabled}
                    value={form.weekday}
                    onChange={(event) => set({ weekday: Number(event.target.value) })}
                  >
                    {[1, 2, 3, 4, 5, 6, 0].map((day) => (
                      <option key={day} value={day}>
                        {strings.sites.weekdays[day]}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            </div>
          )}
          {form.every !== 'cron' && (
            <Field label={words.at}>
              {(control) => (
                <input
                  {...control}
                  type="time"
                  disabled={disabled}
                  value={form.time}
                  onChange={(event) => event.target.value && set({ time: event.target.value })}
                />
              )}
            </Field>
          )}
          <div className="grow">
            <ZoneField label={words.zone} fault={form.every === 'cron' ? null : fault} zone={zone} disabled={disabled} onZone={onZone} />
          </div>
        </div>
      )}
      {cron !== null && form.every !== 'cron' && (
        <p className="field-help">
          <span>
            {words.asCron} <code>{cron}</code>
          </span>
          {form.every === 'month' && <span>{words.lastDay}</span>}
        </p>
      )}
      {runs.length > 0 && cron !== null && (
        <ol className="nexts" aria-label={words.next}>
          {runs.map((run, index) => (
            <li key={run}>
              {index === 0 ? <b>{inZone(run, zone)}</b> : <span>{inZone(run, zone)}</span>}
              {index === 0 && <span className="note">{ago(run)}</span>}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** The next three runs, asked for when typing pauses. */
function useNextRuns(cron: string | null, zone: string): { runs: string[]; fault: string | null } {
  const { id, may } = useWorkspace()
  const asked = useSettled(JSON.stringify({ schedule: cron ?? '', time_zone: zone }))
  const body = JSON.parse(asked) as { schedule: string; time_zone: string }
  const { data, error } = useQuery({
    queryKey: ['next-runs', id, asked],
    queryFn: ({ signal }) => call('previewSchedule', { workspace_id: id, body }, signal),
    enabled: body.schedule !== '' && may('run_audits'),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return { runs: cron === null || error ? [] : (data?.next_runs ?? []), fault: error ? error.message.replace(/^\w+: /, '') : null }
}
