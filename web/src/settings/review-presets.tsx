import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_LINK, LONGEST_TRACKER_NAME } from '../../../src/contract/limits.ts'
import { faultOfTracker } from '../../../src/reviews/chart/issue-address.ts'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { Field } from '../base/parts/field.tsx'
import { LookOnly, Section } from '../base/parts/section.tsx'
import { say } from '../base/parts/toast.tsx'
import { Why } from '../base/parts/why.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'

const words = strings.presets
const linesOf = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** What reviewers find ready: reasons to dismiss, and where issues are created. */
export function ReviewPresets() {
  const { id } = useWorkspace()
  const { data: reasons } = useQuery({
    queryKey: ['preset-reasons', id],
    queryFn: () => call('getPresetReasons', { workspace_id: id }),
  })
  const { data: issues } = useQuery({ queryKey: ['issue-trackers', id], queryFn: () => call('getIssueTrackers', { workspace_id: id }) })
  return (
    <Section title={words.title} note={words.note}>
      <LookOnly needs="manage_workspace" />
      {reasons && <Reasons key={reasons.presets.join('\n')} presets={reasons.presets} />}
      {issues && <Trackers key={JSON.stringify(issues.trackers)} trackers={issues.trackers} />}
    </Section>
  )
}

function Reasons({ presets }: { presets: string[] }) {
  const { id, may } = useWorkspace()
  const [text, setText] = useState(presets.join('\n'))
  const [reason, setReason] = useState('')
  const set = useChange('setPresetReasons', ['preset-reasons', 'reasons'], () => say({ text: words.saved, icon: 'i-check' }))
  const mayChange = may('manage_workspace')
  return (
    <form
      className="sheet card"
      aria-labelledby="preset-reasons"
      onSubmit={(event) => {
        event.preventDefault()
        set.mutate({ workspace_id: id, body: { presets: linesOf(text), reason } })
      }}
    >
      <h2 id="preset-reasons">{words.reasons}</h2>
      <Field label={words.reasons} help={words.reasonsHelp}>
        {(control) => (
          <textarea
            {...control}
            rows={Math.min(16, Math.max(5, presets.length + 2))}
            value={text}
            dir="auto"
            readOnly={!mayChange}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {mayChange && (
        <>
          <Why value={reason} onChange={setReason} />
          <div>
            <button className="btn btn-primary" disabled={linesOf(text).join('\n') === presets.join('\n') || set.isPending}>
              {strings.settings.save}
            </button>
          </div>
        </>
      )}
    </form>
  )
}

type Tracker = Schemas['IssueTracker']

/** Where new issues are opened, ready to be completed with one's own names. */
const KNOWN: Tracker[] = [
  {
    name: 'Jira',
    address:
      'https://YOUR-SITE.atlassian.net/secure/CreateIssueDetails!init.jspa?pid=10000&issuetype=10001&summary={title}&description={body}',
  },
  { name: 'GitHub', address: 'https://github.com/OWNER/REPOSITORY/issues/new?title={title}&body={body}' },
  { name: 'Linear', address: 'https://linear.app/WORKSPACE/team/TEAM/new?title={title}&description={body}' },
]

function Trackers({ trackers }: { trackers: Tracker[] }) {
  const { id, may } = useWorkspace()
  const [list, setList] = useState(trackers)
  const [reason, setReason] = useState('')
  const set = useChange('setIssueTrackers', ['issue-trackers'], () => say({ text: words.saved, icon: 'i-check' }))
  const mayChange = may('manage_workspace')
  const change = (index: number, part: Partial<Tracker>) => setList(list.map((each, at) => (at === index ? { ...each, ...part } : each)))
  const isWhole = list.every(({ name, address }) => name.trim() !== '' && faultOfTracker(address.trim()) === null)
  return (
    <form
      className="sheet card"
      aria-labelledby="issue-trackers"
      onSubmit={(event) => {
        event.preventDefault()
        set.mutate({ workspace_id: id, body: { trackers: list, reason } })
      }}
    >
      <h2 id="issue-trackers">{words.trackers}</h2>
      <p className="note">{words.trackersHelp}</p>
      {list.map((tracker, index) => (
        <fieldset key={index} className="tracker">
          <legend className="vh">{tracker.name || words.other}</legend>
          <Field label={words.name}>
            {(control) => (
              <input
                {...control}
                type="text"
                maxLength={LONGEST_TRACKER_NAME}
                value={tracker.name}
                readOnly={!mayChange}
                onChange={(event) => change(index, { name: event.target.value })}
              />
            )}
          </Field>
          <Field
            label={words.address}
            fault={tracker.address !== '' && faultOfTracker(tracker.address.trim()) !== null ? words.fault : null}
          >
            {(control) => (
              <input
                {...control}
                type="text"
                inputMode="url"
                spellCheck={false}
                maxLength={LONGEST_LINK}
                value={tracker.address}
                readOnly={!mayChange}
                onChange={(event) => change(index, { address: event.target.value })}
              />
            )}
          </Field>
          {mayChange && (
            <button className="btn btn-ghost btn-sm" type="button" onClick={() => setList(list.filter((_each, at) => at !== index))}>
              {words.remove(tracker.name || words.other)}
            </button>
          )}
        </fieldset>
      ))}
      {mayChange && (
        <>
          <p className="tracker-add">
            {[...KNOWN, { name: '', address: '' }].map((known) => (
              <button
                key={known.name}
                className="btn btn-sm"
                type="button"
                disabled={list.length >= 10}
                onClick={() => setList([...list, known])}
              >
                {words.add(known.name || words.other)}
              </button>
            ))}
          </p>
          <Why value={reason} onChange={setReason} />
          <div>
            <button className="btn btn-primary" disabled={!isWhole || JSON.stringify(list) === JSON.stringify(trackers) || set.isPending}>
              {strings.settings.save}
            </button>
          </div>
        </>
      )}
    </form>
  )
}
