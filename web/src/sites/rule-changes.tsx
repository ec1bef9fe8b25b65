import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { date } from '../base/format.ts'
import { Icon } from '../base/parts/icon.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'

const words = strings.sites.rules
type Changes = Schemas['RuleChanges']

const of = ({ rules }: Changes, ...changes: Changes['rules'][number]['change'][]) => rules.filter(({ change }) => changes.includes(change))
const sum = (rules: Changes['rules'], what: 'findings' | 'dismissals') => rules.reduce((total, rule) => total + rule[what], 0)

/** Rules that are not what they were in the last run: what checking again would touch, before the click. */
export function RuleChanges({ run }: { run: Schemas['SiteRun'] }) {
  const { id: workspaceId, may } = useWorkspace()
  const [open, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['rule-changes', workspaceId, run.audit_id],
    queryFn: ({ signal }) => call('getRuleChanges', { workspace_id: workspaceId, audit_id: run.audit_id }, signal),
    staleTime: 60_000,
  })
  const recheck = useChange('recheckAudit', ['site', 'sites', 'audits'], () => say({ text: words.started, icon: 'i-refresh' }))
  if (!data?.latest || data.rules.length === 0) return null
  const meaning = of(data, 'meaning')
  const [added, removed, wording] = (['added', 'removed', 'wording'] as const).map((change) => of(data, change).length) as [
    number,
    number,
    number,
  ]
  const matters = meaning.length + added + removed > 0
  const said = [
    meaning.length > 0 && words.meaning(meaning.length, sum(meaning, 'findings'), date(run.created_at), sum(meaning, 'dismissals')),
    removed > 0 && words.removed(removed),
    added > 0 && words.added(added),
    wording > 0 && words.wording(wording),
  ].filter(Boolean)
  return (
    <div className="callout callout-row" role="status">
      <Icon name="i-info" />
      <div>
        <p>
          <b>{words.title}</b> {said.join(' ')}
        </p>
        {open && (
          <ul className="changed-rules">
            {data.rules.map((rule) => (
              <li key={rule.rule_id}>
                {rule.name} <span className="note">{words.change[rule.change]}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="callout-do">
        <button className="link" type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.what}
        </button>
        {matters && may('run_audits') && data.assets_kept > 0 && (
          <>
            <button
              className="btn"
              type="button"
              disabled={recheck.isPending}
              onClick={() => recheck.mutate({ workspace_id: workspaceId, audit_id: run.audit_id })}
            >
              <Icon name="i-refresh" />
              {words.again}
            </button>
            <span className="note">{words.stored(data.assets_kept, data.assets_gone)}</span>
          </>
        )}
      </div>
    </div>
  )
}
