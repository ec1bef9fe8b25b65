import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { number } from '../base/format.ts'
import { SeverityLabel, severityClass } from '../base/parts/severity.tsx'
import { STATES, StateIcon } from '../base/parts/state.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'

const words = strings.audits.page
const SHOWN = 11
const WIDTH = 300
type Count = Schemas['RuleCount']

const decidedOf = (rule: Count) => rule.total - rule.by_state.undecided

/** Findings by rule, worst severity first: how many, and how many of them are decided; also as a table. */
export function RuleChart({ audit }: { audit: Schemas['AuditDetail'] }) {
  const { id: workspaceId } = useWorkspace()
  const [table, setTable] = useState(false)
  const [all, setAll] = useState(false)
  const { data } = useQuery({
    queryKey: ['audit-rules', workspaceId, audit.id],
    queryFn: ({ signal }) => call('countByRule', { workspace_id: workspaceId, audit_id: audit.id }, signal),
  })
  const rules = data?.rules ?? []
  const shown = all || rules.length <= SHOWN + 1 ? rules : rules.slice(0, SHOWN)
  const rest = rules.slice(shown.length)
  return (
    <section className="sheet card" aria-labelledby="by-rule">
      <h2 id="by-rule">
        {words.byRule} <span className="card-sub">{words.byRuleNote(audit.total_violations, audit.rules, audit.rules_hit)}</span>
      </h2>
      {data && rules.length === 0 ? (
        <p className="note">
          {!audit.completed_at
            ? words.nothingYet
            : audit.completed_assets === 0
              ? words.nothingRead
              : `${words.nothing}. ${words.nothingHelp}`}
        </p>
      ) : (
        <>
          <table className="chart">
            <thead className={table ? undefined : 'vh'}>
              <tr>
                <th scope="col">{words.rule}</th>
                {table ? (
                  STATES.map((state) => (
                    <th key={state} scope="col" className="num">
                      {strings.base.stateShort[state]}
                    </th>
                  ))
                ) : (
                  <th scope="col">{words.bar}</th>
                )}
                <th scope="col" className="num">
                  {words.findings}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((rule) => (
                <Row
                  key={`${rule.rule_id} ${rule.severity}`}
                  rule={rule}
                  auditId={audit.id}
                  most={Math.max(...rules.map(({ total }) => total))}
                  table={table}
                />
              ))}
              {rest.length > 0 && (
                <tr className="rest">
                  <th scope="row">
                    <button className="link" type="button" onClick={() => setAll(true)}>
                      {words.moreRules(rest.length)}
                    </button>
                  </th>
                  <td colSpan={table ? STATES.length : 1} />
                  <td className="num">{number(rest.reduce((sum, { total }) => sum + total, 0))}</td>
                </tr>
              )}
            </tbody>
          </table>
          <p className="key">
            {!table && (
              <>
                <span>
                  <Swatch />
                  {words.decided}
                </span>
                <span>
                  <Swatch open />
                  {words.undecided}
                </span>
              </>
            )}
            <button className="link key-end" type="button" aria-pressed={table} onClick={() => setTable(!table)}>
              {table ? words.asChart : words.asTable}
            </button>
          </p>
        </>
      )}
    </section>
  )
}

const Swatch = ({ open = false }: { open?: boolean }) => (
  <svg className="swatch" viewBox="0 0 12 12" aria-hidden="true">
    <rect className={open ? 'f-ink f-open' : 'f-ink'} width="12" height="12" />
  </svg>
)

function Row({ rule, auditId, most, table }: { rule: Count; auditId: string; most: number; table: boolean }) {
  const { id: workspaceId } = useWorkspace()
  const decided = decidedOf(rule)
  const fill = `f-${severityClass(rule.severity)}`
  const wide = (count: number) => ((count / most) * WIDTH).toFixed(1)
  return (
    <tr>
      <th scope="row">
        <SeverityLabel value={rule.severity} only />
        {rule.rule_id ? (
          <Link to="/w/$workspaceId/audits/$auditId/desk" params={{ workspaceId, auditId }} search={{ rule: rule.rule_id }}>
            {rule.rule_name ?? rule.rule_id}
          </Link>
        ) : (
          words.noRule
        )}
      </th>
      {table ? (
        STATES.map((state) => (
          <td key={state} className="num">
            <StateIcon value={state} /> {number(rule.by_state[state])}
          </td>
        ))
      ) : (
        <td>
          <svg
            className="hbar"
            viewBox={`0 0 ${WIDTH} 12`}
            preserveAspectRatio="none"
            role="img"
            aria-label={words.decidedOf(decided, rule.total)}
          >
            <rect className={`${fill} f-open`} width={wide(rule.total)} height="12" />
            <rect className={fill} width={wide(decided)} height="12" />
          </svg>
        </td>
      )}
      <td className="num">{number(rule.total)}</td>
    </tr>
  )
}
