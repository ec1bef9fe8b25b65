import type pg from 'pg'
import { countIndex, severityOrder, stateCode } from '../../reviews/chart/chart.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import { transaction } from '../base/pool.ts'
import type { Db } from '../base/pool.ts'
import { writeToOutbox } from '../events/events.ts'
import { filterSql, NO_FILTER } from '../violations/filter.ts'
import type { QueueFilter } from '../violations/filter.ts'
import type { GateRule } from './gate-rule.ts'

/** What came of a gate in a run. */
export interface GateResult {
  passed: boolean
  /** Findings that the rule does not allow. */
  findings: number
  audit_id: string
  run: number
  checked_at: string
  /** Pages that could not be read: what is on them is not known. */
  failed_assets: number
  rule: GateRule
}

interface LookedAt {
  site_id: string
  name: string
  gate: GateRule
  gate_passed: boolean | null
  audit_id: string
  run: number
  counts: number[]
  trail_length: number
  total_violations: number
}

const LAST_RUN = `cross join lateral (
    select b.id, b.run, b.counts, b.trail_length, b.total_violations from audits b
    where b.workspace_id = $1 and b.site_id = s.id and b.status = 'COMPLETED' order by b.run desc limit 1) a`

/**
 * Sites whose gate has not been held against what their last run says now: after its end, a decision, or another rule. While a run is tried
 * again, the one before it is not the last.
 */
const STALE = `select s.id from sites s ${LAST_RUN}
  left join run_gates g on g.workspace_id = $1 and g.audit_id = a.id
  where s.workspace_id = $1 and s.gate is not null and ($2::uuid is null or s.id = $2)
    and (g.audit_id is null or s.gate_passed is null or g.trail_length <> a.trail_length
      or g.total_violations <> a.total_violations or g.rule <> s.gate)
    and not exists (select 1 from audits n join run_gates h on h.workspace_id = $1 and h.audit_id = n.id
      where n.workspace_id = $1 and n.site_id = s.id and n.run > a.run)`

/** Holds the gates of a workspace, or of one of its sites, against what was decided since they were last looked at. */
export async function refreshGates(db: pg.Pool, workspaceId: string, siteId: string | null = null): Promise<void> {
  const { rows } = await db.query<{ id: string }>({ name: 'gates-stale', text: STALE, values: [workspaceId, siteId] })
  for (const { id } of rows) await transaction(db, (client) => checkGate(client, workspaceId, id))
}

/** The same for the site of an audit that has just ended, in the transaction that ends it. */
export async function checkGateOf(client: Db, workspaceId: string, auditId: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select s.id from audits a join sites s on s.workspace_id = $1 and s.id = a.site_id
     where a.workspace_id = $1 and a.id = $2 and a.status = 'COMPLETED' and s.gate is not null`,
    [workspaceId, auditId],
  )
  if (rows[0]) await checkGate(client, workspaceId, rows[0].id)
}

/** The site's row is held: of two that look at once, the second sees what the first has written. */
async function checkGate(client: Db, workspaceId: string, siteId: string): Promise<void> {
  const { rows: held } = await client.query<{ gate: GateRule | null; gate_passed: boolean | null }>(
    'select gate, gate_passed from sites where workspace_id = $1 and id = $2 for update',
    [workspaceId, siteId],
  )
  if (!held[0]?.gate) return
  const { rows } = await client.query<LookedAt>(
    `select s.id as site_id, s.name, s.gate, s.gate_passed, a.id as audit_id, a.run, a.counts, a.trail_length, a.total_violations
     from sites s ${LAST_RUN} where s.workspace_id = $1 and s.id = $2`,
    [workspaceId, siteId],
  )
  const [run] = rows
  if (!run) return
  const findings = await countAgainst(client, workspaceId, run)
  await client.query(
    `insert into run_gates (workspace_id, audit_id, rule, findings, trail_length, total_violations, checked_at)
     values ($1, $2, $3::jsonb, $4, $5, $6, $7)
     on conflict (workspace_id, audit_id) do update set rule = excluded.rule, findings = excluded.findings,
       trail_length = excluded.trail_length, total_violations = excluded.total_violations, checked_at = excluded.checked_at`,
    [workspaceId, run.audit_id, JSON.stringify(run.gate), findings, run.trail_length, run.total_violations, momentAt(newMoment())],
  )
  const passed = findings === 0
  if (passed === run.gate_passed) return
  await client.query('update sites set gate_passed = $3 where workspace_id = $1 and id = $2', [workspaceId, siteId, passed])
  const { name, audit_id, run: number, gate: rule } = run
  await writeToOutbox(client, workspaceId, [
    {
      type: passed ? 'gate.passed' : 'gate.failed',
      subject: siteId,
      data: { site_id: siteId, name, audit_id, run: number, findings, rule },
    },
  ])
}

const UNDECIDED = ['undecided'] as const
const OPEN = ['undecided', 'elevated_risk', 'urgent_violation'] as const

/** How many findings of a run its gate does not allow. Counters are kept by state and severity; anything else is counted. */
async function countAgainst(db: Db, workspaceId: string, { gate: rule, counts, audit_id: auditId }: LookedAt): Promise<number> {
  const orders = rule.severities.map((severity) => severityOrder(severity === 'NONE' ? null : severity))
  const states = (rule.undecided_only ? UNDECIDED : OPEN).map(stateCode)
  const kept = states.reduce((sum, state) => sum + orders.reduce((n, order) => n + (counts[countIndex(state, order)] ?? 0), 0), 0)
  if (kept === 0 || (rule.packs === null && !rule.new_only)) return kept
  const asked: QueueFilter = { ...NO_FILTER, states, severityOrders: orders, packs: rule.packs, changes: rule.new_only ? ['new'] : null }
  const { from, where, values } = filterSql(asked, 2, 3)
  const { rows } = await db.query<{ n: number }>(`select count(*)::int as n from ${from} where ${where}`, [workspaceId, auditId, ...values])
  return rows[0]!.n
}

/** What came of the gates in some runs, by audit. */
export async function gateResults(db: Db, workspaceId: string, auditIds: string[]): Promise<Map<string, GateResult>> {
  if (auditIds.length === 0) return new Map()
  const { rows } = await db.query<Omit<GateResult, 'passed'>>({
    name: 'gate-results',
    text: `select g.audit_id, a.run, g.findings, g.checked_at, a.failed_assets, g.rule
      from run_gates g join audits a on a.workspace_id = $1 and a.id = g.audit_id
      where g.workspace_id = $1 and g.audit_id = any($2::uuid[])`,
    values: [workspaceId, auditIds],
  })
  return new Map(rows.map((row) => [row.audit_id, { ...row, passed: row.findings === 0 }]))
}

/** Of some sites, what came of the gate in the last run that ended. */
export async function lastGates(db: Db, workspaceId: string, siteIds: string[]): Promise<Map<string, GateResult>> {
  if (siteIds.length === 0) return new Map()
  const { rows } = await db.query<{ site_id: string; audit_id: string }>({
    name: 'gates-last-runs',
    text: `select s.id as site_id, a.id as audit_id from sites s ${LAST_RUN}
      where s.workspace_id = $1 and s.id = any($2::uuid[]) and s.gate is not null`,
    values: [workspaceId, siteIds],
  })
  const results = await gateResults(
    db,
    workspaceId,
    rows.map(({ audit_id: id }) => id),
  )
  return new Map(rows.flatMap(({ site_id: site, audit_id: id }) => (results.has(id) ? [[site, results.get(id)!]] : [])))
}

/** The packs whose rules have run in a workspace, its own among them. */
export async function packsThatRan(db: Db, workspaceId: string): Promise<string[]> {
  const { rows } = await db.query<{ pack: string }>('select distinct pack from rule_versions where workspace_id = $1', [workspaceId])
  return rows.map(({ pack }) => pack)
}
