import { useState } from 'react'
import type { Schemas } from '../base/api.ts'
import { Field } from '../base/parts/field.tsx'
import { ZoneField } from '../base/parts/zone-field.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { hereZone, inZone } from '../base/cron.ts'
import { useChange } from '../base/use-change.ts'

const words = strings.notices
type Choices = Schemas['NoticeChoices']

const clockOf = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** When one's digest is sent, and what it would say now. */
export function Digest({ choices: { digest_mail: mail, digest_time: time, next_digest: next } }: { choices: Choices }) {
  const { id } = useWorkspace()
  const [zone, setZone] = useState(time.time_zone)
  const set = useChange('setDigestTime', ['notice-choices'], () => say({ text: words.digestSaved, icon: 'i-check' }))
  const here = hereZone()
  return (
    <form
      className="sheet card"
      aria-label={words.digest}
      onSubmit={(event) => {
        event.preventDefault()
        const given = new FormData(event.currentTarget)
        const body = { minute: minuteOf(String(given.get('at'))), weekdays: given.get('days') === 'weekdays', time_zone: zone }
        set.mutate({ workspace_id: id, body })
      }}
    >
      <h2>{words.digest}</h2>
      <p className="note">{words.digestHelp}</p>
      <div className="field-row">
        <div>
          <Field label={words.digestDays}>
            {(control) => (
              <select {...control} name="days" defaultValue={time.weekdays ? 'weekdays' : 'all'}>
                <option value="all">{words.everyDay}</option>
                <option value="weekdays">{words.weekdays}</option>
              </select>
            )}
          </Field>
        </div>
        <Field label={words.digestAt}>
          {(control) => <input {...control} name="at" type="time" required defaultValue={clockOf(time.minute)} />}
        </Field>
        <div>
          <ZoneField label={words.digestZone} zone={zone} onZone={setZone} />
        </div>
      </div>
      {zone !== here && (
        <p className="note">
          {words.otherZone(here)}{' '}
          <button className="btn btn-ghost btn-sm" type="button" onClick={() => setZone(here)}>
            {words.takeZone}
          </button>
        </p>
      )}
      <p>{words.digestNext(inZone(next, time.time_zone), time.time_zone)}</p>
      {mail === null ? (
        <p>{words.digestEmpty}</p>
      ) : (
        <>
          <p>{words.digestNow}</p>
          <div className="digest">
            <dl className="set">
              <div>
                <dt>{words.mailTo}</dt>
                <dd>{mail.to}</dd>
              </div>
              <div>
                <dt>{words.mailSubject}</dt>
                <dd>{mail.subject}</dd>
              </div>
            </dl>
            <p className="mail-text">{mail.text.trim()}</p>
          </div>
          <p className="note">{words.mailStops}</p>
        </>
      )}
      <div>
        <button className="btn btn-primary" disabled={set.isPending}>
          {words.save}
        </button>
      </div>
    </form>
  )
}
