import { useState } from 'react'
import type { Schemas } from '../base/api.ts'
import { Icon } from '../base/parts/icon.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'
import { cronOf, formOf, hereZone } from '../base/cron.ts'
import { ScheduleFields } from '../base/parts/schedule-fields.tsx'

const words = strings.sites.schedule

/** When the site runs, and what a run may mark. */
export function ScheduleCard({ site }: { site: Schemas['Site'] }) {
  const { id: workspaceId, may } = useWorkspace()
  const [form, setForm] = useState(() => formOf(site.schedule))
  const [zone, setZone] = useState(site.schedule === null && site.time_zone === 'UTC' ? hereZone() : site.time_zone)
  const [markGone, setMarkGone] = useState(site.mark_gone)
  const save = useChange('changeSite', ['site', 'sites'])
  const cron = cronOf(form)
  const changed = cron !== site.schedule || (cron !== null && zone !== site.time_zone) || markGone !== site.mark_gone
  const allowed = may('run_audits')
  const change = (body: Omit<Schemas['SiteChange'], 'version'>, said: string) =>
    save.mutate(
      { workspace_id: workspaceId, site_id: site.id, body: { ...body, version: site.version } },
      { onSuccess: () => say({ text: said, icon: 'i-check' }) },
    )
  return (
    <section className="sheet card" aria-labelledby="schedule">
      <div className="card-top">
        <h2 id="schedule">{words.title}</h2>
        {site.schedule !== null && allowed && (
          <button
            className="btn btn-ghost btn-sm"
            type="button"
            disabled={save.isPending}
            onClick={() => change({ paused: !site.paused }, site.paused ? words.resumedSaid : words.pausedSaid)}
          >
            <Icon name={site.paused ? 'i-refresh' : 'i-pause'} />
            {site.paused ? words.resume : words.pause}
          </button>
        )}
      </div>
      <form
        className="sched"
        onSubmit={(event) => {
          event.preventDefault()
          change({ schedule: cron, time_zone: zone, mark_gone: markGone }, words.said)
        }}
      >
        <ScheduleFields form={form} zone={zone} onForm={setForm} onZone={setZone} disabled={!allowed} />
        {cron === null && <p className="note">{words.noNext}</p>}
        <div className="checks">
          {cron !== null && <p className="note">{words.madeUp}</p>}
          <label className="check">
            <input type="checkbox" disabled={!allowed} checked={markGone} onChange={(event) => setMarkGone(event.target.checked)} />
            <span>
              {words.markGone}
              <span className="sub">{words.markGoneHelp}</span>
            </span>
          </label>
        </div>
        {allowed && (
          <button className="btn btn-block" type="submit" disabled={!changed || save.isPending}>
            {changed ? words.save : words.saved}
          </button>
        )}
      </form>
    </section>
  )
}
