import type pg from 'pg'
import { noneBySeverity } from '../../reviews/chart/chart.ts'
import { copyLines } from './copying.ts'
import { newId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'

/*
 * What the demonstration writes for itself: audits as they are after they have run, which no audit writes in one go.
 */

interface DemoAudit {
  id: string
  name: string
  status: 'COMPLETED' | 'FAILED' | 'CANCELLED'
  started: Date
  ended: string
  assets: { total: number; completed: number; failed: number }
  violations: number
  failure: string | null
  sources: object[]
  settings: object
}

export async function insertDemoAudit(db: Db, workspaceId: string, audit: DemoAudit): Promise<void> {
  await db.query(
    `insert into audits (workspace_id, id, name, status, created_at, completed_at, total_assets, completed_assets, failed_assets,
       total_violations, next_position, failure, sources, settings, counts)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::int, $10::int, $11, $12, $13, $14)`,
    [
      workspaceId,
      audit.id,
      audit.name,
      audit.status,
      audit.started,
      audit.ended,
      audit.assets.total,
      audit.assets.completed,
      audit.assets.failed,
      audit.violations,
      audit.failure,
      JSON.stringify(audit.sources),
      JSON.stringify(audit.settings),
      noneBySeverity(),
    ],
  )
}

/** The counters and the head of the trail, once everything is written that they count. */
export async function sealDemoAudit(
  db: Db,
  workspaceId: string,
  auditId: string,
  counts: number[],
  trail: { length: number; previous: Buffer; head: Buffer },
): Promise<void> {
  await db.query(
    'update audits set counts = $3, trail_length = $4, trail_previous = $5, trail_head = $6 where workspace_id = $1 and id = $2',
    [workspaceId, auditId, counts, trail.length, trail.previous, trail.head],
  )
}

interface DemoRuleVersion {
  id: string
  number: number
  pack: string
  name: string
  description: string
  explanation: string
  severity: number | null
  source: object
}

/** Stores a rule, and that the audit runs with it. Answers the id of its version. */
export async function storeDemoRule(db: Db, workspaceId: string, auditId: string, rule: DemoRuleVersion): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into rule_versions (workspace_id, id, rule_id, version, pack, name, description, explanation, severity, source)
     values ($1, $2, $3, 'demo', $4, $5, $6, $7, $8, $9)
     on conflict (workspace_id, rule_id, version) do update set name = excluded.name returning id`,
    [workspaceId, newId(), rule.id, rule.pack, rule.name, rule.description, rule.explanation, rule.severity, JSON.stringify(rule.source)],
  )
  await db.query('insert into audit_rules (workspace_id, audit_id, rule_version_id, number) values ($1, $2, $3, $4)', [
    workspaceId,
    auditId,
    rows[0]!.id,
    rule.number,
  ])
  return rows[0]!.id
}

const FINDING_COLUMNS = `workspace_id, id, audit_id, asset_id, rule_version_id, group_id, severity, place, rule_id, rule_name, asset_name,
  asset_url, violating_text, reason, recommended_solution, suggested_text, sentence, block, span_start, span_end, fingerprint, created_at,
  language`
const REVIEW_COLUMNS = 'workspace_id, violation_id, audit_id, group_id, place, rule, state, dismissal_reason, decided_at, decided_by'

/** What each kind of line is copied into. */
export const DEMO_TARGETS = {
  findings: `violations (${FINDING_COLUMNS})`,
  reviews: `reviews (${REVIEW_COLUMNS})`,
  pages: 'asset_contents (workspace_id, asset_id, packed)',
  trail: 'trail (workspace_id, audit_id, number, at, entry, previous, hash)',
} as const

/** Assets with how many findings each has. */
export const copyDemoAssets = (client: pg.PoolClient, lines: string[]) =>
  copyLines(
    client,
    `assets (workspace_id, id, audit_id, position, name, url, state, reason, type, title, language_key, characters, checked, violations,
       fetched_at)`,
    lines,
  )

/** PostgreSQL would look at a million new rows within the next minute; whoever searches before would wait for a plan made blindly. */
export async function analyzeDemo(pool: pg.Pool): Promise<void> {
  await pool.query('analyze audits, assets, violations, reviews, review_runs, rule_counts')
}

/** Violations that belong to no audit, since the audit's own transaction failed. */
export async function dropDemoFindings(pool: pg.Pool, workspaceId: string, auditId: string): Promise<void> {
  await pool.query('delete from violations where workspace_id = $1 and audit_id = $2', [workspaceId, auditId])
}
