import type pg from 'pg'
import type { StoredAlso } from '../../src/db/audits/checked-assets.ts'
import { alsoRulesOf } from '../../src/db/violations/also-rules.ts'
import { findingHash } from '../../src/db/trail/finding-hash.ts'
import { newId } from '../../src/db/base/ids.ts'
import {
  countIndex,
  PLACES_PER_RUN,
  placeOf,
  REVIEW_STATES,
  SEVERITIES,
  SEVERITY_ORDERS,
  severityOrder,
} from '../../src/reviews/chart/chart.ts'
import type { Severity } from '../../src/reviews/chart/chart.ts'

interface PlantedViolation {
  severity?: Severity | null
  state?: string
  group?: string
  text?: string
  sentence?: string
  reason?: string
  rule?: string
  also?: StoredAlso[]
}

/** No identifier, which an imported workspace would have anew. */
export const versionOf = (auditId: string) => auditId.replaceAll('-', '')

const SAYS_NOTHING = {
  asset_name: null,
  asset_url: null,
  page: null,
  block: null,
  span_start: null,
  span_end: null,
  position: null,
  recommended_solution: null,
  suggested_text: null,
  law: null,
  jurisdiction: null,
  language: null,
}

/** The number of the one rule that found everything. */
const RULE = 1

/** An audit with just these violations, in this order, with counters that agree. */
export async function plantAudit(
  db: pg.Pool,
  workspaceId: string,
  violations: PlantedViolation[],
  createdAt = new Date(),
  states: readonly string[] = REVIEW_STATES,
): Promise<{ id: string; violations: string[] }> {
  const auditId = newId()
  const counts: number[] = Array(states.length * SEVERITY_ORDERS.length).fill(0)
  const runs = new Map<number, number[]>()
  const rules = new Map<number, number[]>()
  const ids: string[] = []
  const groups = new Map<string, string>()
  const version = newId()
  await db.query(
    `insert into rule_versions (workspace_id, id, rule_id, version, pack, name) values ($1, $2, 'test.rule', $3, 'test', $4)`,
    [workspaceId, version, versionOf(auditId), violations[0]?.rule ?? 'A rule'],
  )
  for (const [position, planted] of violations.entries()) {
    const { severity = 'HIGH', state = 'undecided', text = `text ${position}`, reason = `reason ${position}`, rule = 'A rule' } = planted
    const [id, code, place] = [newId(), states.indexOf(state), placeOf(severity, position)]
    const name = planted.group ?? `alone ${position}`
    if (!groups.has(name)) groups.set(name, newId())
    await db.query(
      `insert into violations (workspace_id, id, audit_id, rule_version_id, group_id, severity, place, rule_id, rule_name,
         violating_text, reason, also, also_rules, sentence)
       values ($1, $2, $3, $4, $5, $6, $7, 'test.rule', $8, $9, $10, $11, $12, $13)`,
      [
        workspaceId,
        id,
        auditId,
        version,
        groups.get(name),
        severity === null ? null : SEVERITIES.indexOf(severity),
        place,
        rule,
        text,
        reason,
        planted.also ? JSON.stringify(planted.also) : null,
        alsoRulesOf('test.rule', planted.also ?? null),
        planted.sentence ?? null,
      ],
    )
    await db.query(
      `insert into reviews (workspace_id, violation_id, audit_id, group_id, place, rule, state, dismissal_reason, finding_hash)
       values ($1, $2, $3, $4, $5, ${RULE}, $6, $7, $8)`,
      [
        workspaceId,
        id,
        auditId,
        groups.get(name),
        place,
        code,
        state === 'dismissed' ? 'planted' : null,
        findingHash({
          ...SAYS_NOTHING,
          rule_id: 'test.rule',
          rule_name: rule,
          version: versionOf(auditId),
          severity: severity === null ? null : SEVERITIES.indexOf(severity),
          violating_text: text,
          reason,
          sentence: planted.sentence ?? null,
          also: planted.also ?? null,
        }),
      ],
    )
    counts[countIndex(code, severityOrder(severity))]!++
    for (const [counters, key] of [
      [runs, Math.floor(place / PLACES_PER_RUN)],
      [rules, severityOrder(severity)],
    ] as const) {
      if (!counters.has(key))
        counters.set(
          key,
          states.map(() => 0),
        )
      counters.get(key)![code]!++
    }
    ids.push(id)
  }
  await db.query(
    `insert into audits (workspace_id, id, name, status, created_at, completed_at, total_assets, completed_assets,
       total_violations, counts, next_position)
     values ($1, $2, 'Planted', 'COMPLETED', $3, $3, 1, 1, $4::int, $5, $4::int)`,
    [workspaceId, auditId, createdAt, violations.length, counts],
  )
  for (const [run, inRun] of runs) await db.query('insert into review_runs values ($1, $2, $3, $4)', [workspaceId, auditId, run, inRun])
  await db.query('insert into audit_rules (workspace_id, audit_id, rule_version_id, number) values ($1, $2, $3, $4)', [
    workspaceId,
    auditId,
    version,
    RULE,
  ])
  for (const [order, ofRule] of rules)
    await db.query('insert into rule_counts values ($1, $2, $3, $4, $5)', [workspaceId, auditId, RULE, order, ofRule])
  return { id: auditId, violations: ids }
}

/** What an audit's counters and trail would be if they were counted from scratch. */
export async function recount(db: pg.Pool, workspaceId: string, auditId: string, states: readonly string[] = REVIEW_STATES) {
  const { rows } = await db.query<{ state: number; place: number; rule: number; n: number }>(
    `select r.state, r.place, coalesce(a.number, 0) as rule, count(*)::int as n from reviews r
     join violations v on v.workspace_id = $1 and v.id = r.violation_id
     left join audit_rules a on a.workspace_id = $1 and a.audit_id = $2 and a.rule_version_id = v.rule_version_id
     where r.workspace_id = $1 and r.audit_id = $2 group by 1, 2, 3`,
    [workspaceId, auditId],
  )
  const counts: number[] = Array(states.length * SEVERITY_ORDERS.length).fill(0)
  const runs: Record<string, number[]> = {}
  const rules: Record<string, number[]> = {}
  for (const { state, place, rule, n } of rows) {
    const order = Math.floor(place / 2 ** 40)
    counts[countIndex(state, order)]! += n
    for (const [counters, key] of [
      [runs, String(Math.floor(place / PLACES_PER_RUN))],
      [rules, `${rule} ${order}`],
    ] as const) {
      counters[key] ??= states.map(() => 0)
      counters[key][state]! += n
    }
  }
  return { counts, runs, rules }
}

/** What an audit's counters are as kept. */
export async function keptCounts(db: pg.Pool, workspaceId: string, auditId: string) {
  const audit = await db.query<{ counts: number[] }>('select counts from audits where workspace_id = $1 and id = $2', [
    workspaceId,
    auditId,
  ])
  const kept = await db.query<{ run: number; counts: number[] }>(
    'select run, counts from review_runs where workspace_id = $1 and audit_id = $2',
    [workspaceId, auditId],
  )
  const rules = await db.query<{ key: string; counts: number[] }>(
    `select rule || ' ' || severity_order as key, counts from rule_counts where workspace_id = $1 and audit_id = $2`,
    [workspaceId, auditId],
  )
  return {
    counts: audit.rows[0]!.counts,
    runs: Object.fromEntries(kept.rows.map(({ run, counts }) => [String(run), counts])),
    rules: Object.fromEntries(rules.rows.map(({ key, counts }) => [key, counts])),
  }
}
