import type { DecidedFinding } from '../../decided/finding.ts'
import { SYSTEM } from '../../reviews/chart/actor.ts'
import { REVIEW_STATES, SEVERITIES } from '../../reviews/chart/chart.ts'
import type { Db } from '../base/pool.ts'
import { decisionsByRule } from './decisions.ts'
import type { RuleDecisions } from './decisions.ts'

/** A run in which a rule has found something, from the kept counters. */
export interface RuleRun {
  id: string
  name: string
  site_id: string | null
  created_at: string
  pages: number
  /** By state, in the order of their codes. */
  counts: number[]
}

/** Runs that are looked at, the newest. */
const MOST_RUNS = 200

const BY_STATE = REVIEW_STATES.map((_state, code) => `coalesce(sum(c.counts[${code + 1}]), 0)::int`).join(', ')

/** What a rule has found in the newest runs in which it ran, newest first. */
export async function runsOfRule(db: Db, workspaceId: string, ruleId: string): Promise<RuleRun[]> {
  const { rows } = await db.query<RuleRun>({
    name: 'runs-of-rule',
    text: `select a.id, a.name, a.site_id, a.created_at, a.completed_assets as pages, array[${BY_STATE}] as counts
      from (select id, name, site_id, created_at, completed_assets from audits where workspace_id = $1 and status = 'COMPLETED'
        order by created_at desc, id limit ${MOST_RUNS}) a
      join audit_rules n on n.workspace_id = $1 and n.audit_id = a.id
        and n.rule_version_id in (select id from rule_versions where workspace_id = $1 and rule_id = $2)
      left join rule_counts c on c.workspace_id = $1 and c.audit_id = a.id and c.rule = n.number
      group by a.id, a.name, a.site_id, a.created_at, a.completed_assets order by a.created_at desc, a.id`,
    values: [workspaceId, ruleId],
  })
  return rows
}

/** How many decided findings are looked at, and among how many findings they are looked for. */
interface SampleSize {
  decided: number
  searched: number
}

const FULL_SAMPLE: SampleSize = { decided: 2000, searched: 20_000 }

interface DecidedSample {
  findings: DecidedFinding[]
  /** Whether these are all; otherwise the newest. */
  complete: boolean
}

interface Row extends Omit<DecidedFinding, 'state' | 'severity'> {
  identity: string
  state: number
  severity: number | null
}

const decidedIn = (counts: number[]) => counts.slice(1).reduce((sum, n) => sum + n, 0)

/**
 * What people decided about a rule's findings, the newest runs first. A decision that was carried to later runs counts once, and what was
 * marked because its page is gone is nobody's decision.
 */
export async function decidedFindings(
  db: Db,
  workspaceId: string,
  ruleId: string,
  runs: readonly RuleRun[],
  size: SampleSize = FULL_SAMPLE,
): Promise<DecidedSample> {
  const found = new Map<string, DecidedFinding>()
  let [searched, complete] = [0, runs.length < MOST_RUNS]
  for (const run of runs) {
    if (decidedIn(run.counts) === 0) continue
    if (found.size >= size.decided || searched >= size.searched) {
      complete = false
      break
    }
    const all = run.counts.reduce((sum, n) => sum + n, 0)
    const most = size.searched - searched
    if (all > most) complete = false
    searched += Math.min(all, most)
    const { rows } = await db.query<Row>({
      name: 'decided-findings',
      text: `select v.id, v.audit_id, v.rule_id, coalesce(s.name, a.name) as site,
          coalesce(v.asset_name, '') as page, coalesce(v.asset_url, '') as url,
          coalesce(v.language, t.language_key) as language,
          v.severity, left(v.violating_text, 400) as text, left(v.sentence, 2000) as sentence, r.state, r.dismissal_reason as reason,
          r.decided_by, case when r.decided_at = c.at then c.decided_at else r.decided_at end as decided_at, v.created_at as found_at,
          coalesce(c.identity, v.id) as identity
        from (select * from violations where workspace_id = $1 and audit_id = $2 and rule_id = $3 order by place limit $4) v
        join reviews r on r.workspace_id = $1 and r.violation_id = v.id and r.state <> 0 and r.decided_by is distinct from $6
        join audits a on a.workspace_id = $1 and a.id = v.audit_id
        left join assets t on t.workspace_id = $1 and t.id = v.asset_id
        left join sites s on s.workspace_id = $1 and s.id = a.site_id
        left join carried_violations c on c.workspace_id = $1 and c.violation_id = v.id
        where v.violating_text is not null and v.sentence is not null limit $5`,
      values: [workspaceId, run.id, ruleId, most, size.decided + 1 - found.size, SYSTEM.name],
    })
    for (const { identity, state, severity, ...row } of rows)
      if (!found.has(identity) && row.decided_at !== null)
        found.set(identity, { ...row, state: REVIEW_STATES[state]!, severity: severity === null ? null : SEVERITIES[severity]! })
  }
  if (found.size > size.decided) complete = false
  return { findings: [...found.values()].slice(0, size.decided), complete }
}

const MOST_STANDINGS = 20

/** Rules that were dismissed more often than a share of at least so many decisions; the most dismissed first. */
export async function dismissedRules(
  db: Db,
  workspaceId: string,
  { share, decided }: { share: number; decided: number },
): Promise<RuleDecisions[]> {
  return (await decisionsByRule(db, workspaceId, MOST_RUNS))
    .filter((rule) => rule.decided >= decided && rule.dismissed > rule.decided * share)
    .toSorted((one, other) => other.dismissed - one.dismissed)
    .slice(0, MOST_STANDINGS)
}

const TIMED_RUNS = 5
const TIMED_OF_A_RUN = 400

/** When some of the newest decisions were taken, whatever the rule. */
export async function decisionTimes(db: Db, workspaceId: string): Promise<{ found_at: string; decided_at: string }[]> {
  const { rows } = await db.query<{ found_at: string; decided_at: string }>({
    name: 'decision-times',
    text: `select v.created_at as found_at, r.decided_at
      from (select id from audits where workspace_id = $1 and status = 'COMPLETED' order by created_at desc, id limit ${TIMED_RUNS}) a
      cross join lateral (select violation_id, decided_at from reviews where workspace_id = $1 and audit_id = a.id and state in (1, 2, 3, 4)
        and decided_at is not null and decided_by is distinct from $2 limit ${TIMED_OF_A_RUN}) r
      join violations v on v.workspace_id = $1 and v.id = r.violation_id
      where not exists (select 1 from carried_violations c where c.workspace_id = $1 and c.violation_id = v.id and c.at = r.decided_at)`,
    values: [workspaceId, SYSTEM.name],
  })
  return rows
}
