import type pg from 'pg'
import { newId } from '../../src/db/ids.ts'
import { countIndex, PLACES_PER_RUN, placeOf, REVIEW_STATES, SEVERITIES, severityOrder } from '../../src/review/chart.ts'
import type { ReviewState, Severity } from '../../src/review/chart.ts'

export interface PlantedViolation {
  severity?: Severity | null
  state?: ReviewState
  group?: string
  text?: string
  reason?: string
  rule?: string
}

/** An audit with just these violations, in this order, with counters that agree. */
export async function plantAudit(db: pg.Pool, workspaceId: string, violations: PlantedViolation[], createdAt = new Date()): Promise<{ id: string; violations: string[] }> {
  const auditId = newId()
  const counts: number[] = Array(30).fill(0)
  const runs = new Map<number, number[]>()
  const ids: string[] = []
  const groups = new Map<string, string>()
  for (const [position, planted] of violations.entries()) {
    const { severity = 'HIGH', state = 'undecided', text = `text ${position}`, reason = `reason ${position}`, rule = 'A rule' } = planted
    const [id, code, place] = [newId(), REVIEW_STATES.indexOf(state), placeOf(severity, position)]
    const name = planted.group ?? `alone ${position}`
    if (!groups.has(name)) groups.set(name, newId())
    await db.query(
      `insert into violations (workspace_id, id, audit_id, group_id, severity, place, rule_id, rule_name, violating_text, reason)
       values ($1, $2, $3, $4, $5, $6, 'test.rule', $7, $8, $9)`,
      [workspaceId, id, auditId, groups.get(name), severity === null ? null : SEVERITIES.indexOf(severity), place, rule, text, reason],
    )
    await db.query('insert into reviews (workspace_id, violation_id, audit_id, group_id, place, state, dismissal_reason) values ($1, $2, $3, $4, $5, $6, $7)', [
      workspaceId, id, auditId, groups.get(name), place, code, state === 'dismissed' ? 'planted' : null,
    ])
    counts[countIndex(code, severityOrder(severity))]!++
    const run = Math.floor(place / PLACES_PER_RUN)
    if (!runs.has(run)) runs.set(run, [0, 0, 0, 0, 0])
    runs.get(run)![code]!++
    ids.push(id)
  }
  await db.query(
    `insert into audits (workspace_id, id, name, status, created_at, completed_at, total_assets, completed_assets, total_violations, counts, next_position)
     values ($1, $2, 'Planted', 'COMPLETED', $3, $3, 1, 1, $4::int, $5, $4::int)`,
    [workspaceId, auditId, createdAt, violations.length, counts],
  )
  for (const [run, inRun] of runs) await db.query('insert into review_runs values ($1, $2, $3, $4)', [workspaceId, auditId, run, inRun])
  return { id: auditId, violations: ids }
}

/** What an audit's counters and trail would be if they were counted from scratch. */
export async function recount(db: pg.Pool, workspaceId: string, auditId: string) {
  const { rows } = await db.query<{ state: number; place: number; n: number }>(
    'select state, place, count(*)::int as n from reviews where workspace_id = $1 and audit_id = $2 group by 1, 2', [workspaceId, auditId],
  )
  const counts: number[] = Array(30).fill(0)
  const runs: Record<string, number[]> = {}
  for (const { state, place, n } of rows) {
    counts[countIndex(state, Math.floor(place / 2 ** 40))]! += n
    const run = String(Math.floor(place / PLACES_PER_RUN))
    runs[run] ??= [0, 0, 0, 0, 0]
    runs[run][state]! += n
  }
  return { counts, runs }
}

/** What an audit's counters are as kept. */
export async function keptCounts(db: pg.Pool, workspaceId: string, auditId: string) {
  const audit = await db.query<{ counts: number[] }>('select counts from audits where workspace_id = $1 and id = $2', [workspaceId, auditId])
  const kept = await db.query<{ run: number; counts: number[] }>('select run, counts from review_runs where workspace_id = $1 and audit_id = $2', [workspaceId, auditId])
  return { counts: audit.rows[0]!.counts, runs: Object.fromEntries(kept.rows.map(({ run, counts }) => [String(run), counts])) }
}
