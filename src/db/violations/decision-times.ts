import { carriedCode } from '../../reviews/chart/carried.ts'
import { PLACES_PER_SEVERITY, SEVERITIES, severityOrder } from '../../reviews/chart/chart.ts'
import type { Severity } from '../../reviews/chart/chart.ts'
import type { Db } from '../base/pool.ts'
import { remembered } from '../base/remembered.ts'
import { siteVersion } from '../sites/comparison.ts'
import { LINE } from '../sites/pages.ts'
import type { WorkspaceSettings } from '../settings/settings.ts'
import { CAME_BACK, STANDS } from './decision-ends.ts'

/**
 * Of findings that nobody had decided yet when they were met again, the time counts from the run that found them first. What a run decided,
 * by carrying over or by not meeting it again, does not count. A finding counts as found in the run that found it first or, where that is
 * none of the last runs, in the one where it was decided.
 */
const DECISION_TIMES = `select v.severity,
    (count(*) filter (where c.violation_id is null or (f.audit_id = any($2::uuid[])) is not true))::int as found,
    (count(*) filter (where d.decided))::int as decided,
    (count(*) filter (where d.decided and r.due_at is not null))::int as decided_with_date,
    (count(*) filter (where d.decided and r.decided_at <= r.due_at))::int as in_time,
    percentile_cont(0.5) within group (order by extract(epoch from r.decided_at - coalesce(f.created_at, v.created_at)))
      filter (where d.decided) as median
  from reviews r
    join violations v on v.workspace_id = $1 and v.id = r.violation_id
    left join carried_violations c on c.workspace_id = $1 and c.violation_id = r.violation_id
    left join violations f on f.workspace_id = $1 and f.id = c.identity,
    lateral (select r.state <> 0 and r.decided_at is not null and r.decided_by is distinct from 'system' as decided) d
  where r.workspace_id = $1 and r.audit_id = any($2::uuid[])
    and (c.violation_id is null or (c.how = ${carriedCode('met')} and d.decided))
  group by 1`

/** The run of a site that ended last; null: none has. */
async function lastRun(db: Db, workspaceId: string, siteId: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `select id from audits where workspace_id = $1 and site_id = $2 and status = 'COMPLETED' order by run desc limit 1`,
    [workspaceId, siteId],
  )
  return rows[0]?.id ?? null
}

/** Undecided findings of the last run that has ended whose date has passed, by severity. */
async function overdueOf(db: Db, workspaceId: string, auditId: string): Promise<{ auditId: string; bySeverity: Map<string, number> }> {
  const { rows } = await db.query<{ order: number; n: number }>(
    `select (r.place / ${PLACES_PER_SEVERITY})::int as order, count(*)::int as n from reviews r
     where r.workspace_id = $1 and r.audit_id = $2 and r.state = 0 and r.due_at < now() group by 1`,
    [workspaceId, auditId],
  )
  return { auditId, bySeverity: new Map(rows.map(({ order, n }) => [severityAt(order), n])) }
}

const DAY = 24 * 3_600_000

/** How many decisions of a run end soon, and how many findings have come back; null: none. */
async function endsOf(db: Db, workspaceId: string, auditId: string, days: number | null) {
  const by = new Date(Date.now() + (days ?? 0) * DAY).toISOString().slice(0, 10)
  const { rows } = await db.query<{ soon: number; ended: number }>(
    `select (count(*) filter (where ${STANDS} and e.until <= $3::date))::int as soon, (count(*) filter (where ${CAME_BACK}))::int as ended
     from decision_ends e join reviews r on r.workspace_id = $1 and r.end_id = e.id
     where e.workspace_id = $1 and r.audit_id = $2`,
    [workspaceId, auditId, by],
  )
  const { soon, ended } = rows[0]!
  return soon + ended === 0 ? null : { audit_id: auditId, by, soon, ended }
}

const severityAt = (order: number): Severity | 'NONE' => SEVERITIES.find((name) => severityOrder(name) === order) ?? 'NONE'

/** How long people took to decide what was new in the last runs, by severity, how long they may take, and what is overdue. */
export async function decisionTimes(
  db: Db,
  workspaceId: string,
  siteId: string,
  { dueDays, endingDays }: Pick<WorkspaceSettings, 'dueDays' | 'endingDays'>,
) {
  const times = await timeToDecision(db, workspaceId, siteId)
  const auditId = await lastRun(db, workspaceId, siteId)
  const overdue = auditId === null ? null : await overdueOf(db, workspaceId, auditId)
  const known = new Map(times.map((row) => [row.severity, row]))
  const none = { found: 0, decided: 0, decided_with_date: 0, in_time: 0, median_seconds: null }
  return {
    ends: auditId === null ? null : await endsOf(db, workspaceId, auditId, endingDays),
    overdue_audit_id: overdue && overdue.bySeverity.size > 0 ? overdue.auditId : null,
    severities: [...new Set([...known.keys(), ...(overdue?.bySeverity.keys() ?? [])])]
      .map((severity) => ({
        ...(known.get(severity as Severity) ?? { severity: severity as Severity | 'NONE', ...none }),
        due_days: severity === 'NONE' ? null : dueDays[severity as Severity],
        overdue: overdue?.bySeverity.get(severity) ?? 0,
      }))
      .sort((a, b) => rank(b.severity) - rank(a.severity)),
  }
}

async function timeToDecision(db: Db, workspaceId: string, siteId: string) {
  const { rows: audits } = await db.query<{ id: string }>(
    `select id from audits where workspace_id = $1 and site_id = $2 order by run desc limit ${LINE}`,
    [workspaceId, siteId],
  )
  if (audits.length === 0) return []
  const ids = audits.map(({ id }) => id)
  return remembered(
    JSON.stringify(['time-to-decision', workspaceId, siteId, await siteVersion(db, workspaceId, ids[0]!)]),
    () => 500,
    () => timesIn(db, workspaceId, ids),
  )
}

/** How long people took to decide what was found in some runs, by severity. */
export async function timesIn(db: Db, workspaceId: string, auditIds: readonly string[]) {
  const { rows } = await db.query<TimesRow>(DECISION_TIMES, [workspaceId, auditIds])
  return rows.map(({ severity, median, ...row }) => ({
    severity: severity === null ? ('NONE' as const) : (SEVERITIES[severity]! as Severity),
    ...row,
    median_seconds: median === null ? null : Math.max(0, Math.round(median)),
  }))
}

interface TimesRow {
  severity: number | null
  found: number
  decided: number
  decided_with_date: number
  in_time: number
  median: number | null
}

const rank = (severity: Severity | 'NONE') => (severity === 'NONE' ? -1 : SEVERITIES.indexOf(severity))
