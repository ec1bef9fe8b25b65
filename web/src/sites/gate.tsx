import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schemas } from '../base/api.ts'
import { ago } from '../base/format.ts'
import { Icon } from '../base/parts/icon.tsx'
import { SeverityLabel } from '../base/parts/severity.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { GateDialog } from './gate-dialog.tsx'

const words = strings.gates
type Result = { passed: boolean | null; findings: number | null } | null

/** Whether a gate was passed: a shape, a word and a number; never a colour of severity. */
export function GateSign({ result, named = false }: { result: Result; named?: boolean }) {
  const passed = result?.passed ?? null
  return (
    <span className={`gate gate-${passed === null ? 'open' : passed ? 'passed' : 'failed'}`}>
      <Icon name={passed === null ? 'i-clock' : passed ? 'i-check' : 'i-stop'} />
      {named && `${words.short}: `}
      {passed === null ? words.notRun : passed ? words.passed : words.failed(result?.findings ?? 0)}
    </span>
  )
}

/** What the desk shows of a gate's findings. */
export const findingsOf = ({ severities, packs, new_only: isNew, undecided_only: isUndecided }: Schemas['GateRule']) => ({
  state: isUndecided ? 'undecided' : 'undecided,elevated_risk,urgent_violation',
  severity: severities.join(','),
  ...(packs ? { pack: packs.join(',') } : {}),
  ...(isNew ? { change: 'new' } : {}),
})

/** What must not be found on the site, and what came of it in the last run. */
export function GateCard({ site }: { site: Schemas['Site'] }) {
  const { id: workspaceId, may } = useWorkspace()
  const [editing, setEditing] = useState(false)
  const { gate } = site
  return (
    <section className="sheet card" aria-labelledby="site-gate">
      <div className="card-top">
        <h2 id="site-gate">{words.title}</h2>
        {may('run_audits') && (
          <button className="btn btn-ghost btn-sm" type="button" onClick={() => setEditing(true)}>
            {gate ? words.edit : words.set}
          </button>
        )}
      </div>
      {gate ? (
        <>
          <p className="gate-said">
            <GateSign result={gate.result} />
            {gate.result && (
              <span className="note">
                {words.ofRun(gate.result.run)}, {ago(gate.result.checked_at)}
              </span>
            )}
            {gate.result && !gate.result.passed && (
              <Link
                to="/w/$workspaceId/audits/$auditId/desk"
                params={{ workspaceId, auditId: gate.result.audit_id }}
                search={findingsOf(gate.result.rule)}
              >
                {strings.sites.page.showThem}
              </Link>
            )}
          </p>
          {gate.result && gate.result.failed_assets > 0 && (
            <p className="note">
              <Icon name="i-warn" /> {words.unread(gate.result.failed_assets)}
            </p>
          )}
          <Rule rule={gate.rule} />
        </>
      ) : (
        <p className="note">{words.explain}</p>
      )}
      {editing && <GateDialog site={site} onClose={() => setEditing(false)} />}
    </section>
  )
}

const Rule = ({ rule }: { rule: Schemas['GateRule'] }) => (
  <dl className="set">
    <div>
      <dt>{words.must}</dt>
      <dd className="gate-severities">
        {rule.severities.map((severity) => (
          <SeverityLabel key={severity} value={severity} />
        ))}
      </dd>
    </div>
    {rule.packs && (
      <div>
        <dt>{words.packs}</dt>
        <dd>{rule.packs.join(', ')}</dd>
      </div>
    )}
    {(rule.new_only || rule.undecided_only) && (
      <div>
        <dt>{words.counts}</dt>
        <dd>{[rule.new_only && words.onlyNew, rule.undecided_only && words.onlyUndecided].filter(Boolean).join('; ')}</dd>
      </div>
    )}
  </dl>
)
