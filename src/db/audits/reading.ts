import { countAnswered } from '../claims/of-finding.ts'
import type { Db } from '../base/pool.ts'
import { UNDECIDED_SLICE } from '../violations/counters.ts'

interface ReasonCount {
  reason: string
  count: number
}

const IN_FULL = 'In full'

/** What no reader of a page sees: a page without it is read in full all the same. */
const NO_TEXT = [
  'markup',
  'white space',
  'script',
  'style sheet',
  'comment',
  'hidden',
  'template',
  'closed dialog',
  'fallback content',
  'invisible characters',
  'front matter',
  'link definition',
  'separators',
  'column names',
  'values that are not text',
]

/**
 * What was read and what was not, by reason: what could be found = read + not taken in + failed + waiting. Addresses that were
 * found but not taken in are assets left out, or numbers the audit keeps in `settings.not_taken` as [{reason, count}].
 */
export async function auditReading(db: Db, workspaceId: string, auditId: string) {
  const { rows } = await db.query<{ state: string; reason: string | null; n: number; characters: number; checked: number; held: number }>(
    `select state,
       case when state <> 'completed' then reason else coalesce(note,
         (select part ->> 'reason' from jsonb_array_elements(left_out) part
           where part ->> 'reason' <> all($3) order by (part ->> 'characters')::int desc limit 1)) end as reason, count(*)::int as n,
       coalesce(sum(characters), 0)::bigint as characters, coalesce(sum(checked), 0)::bigint as checked,
       coalesce(sum(held), 0)::bigint as held
     from assets where workspace_id = $1 and audit_id = $2 group by 1, 2 order by n desc, 2`,
    [workspaceId, auditId, NO_TEXT],
  )
  const {
    rows: [kept],
  } = await db.query<{
    not_taken: ReasonCount[] | null
    rules: number
    hit: number
    unchanged: number
    base_id: string | null
    base: number | null
  }>(
    `select settings -> 'not_taken' as not_taken,
       (select count(*)::int from audit_rules r where r.workspace_id = $1 and r.audit_id = $2) as rules,
       (select count(distinct c.rule)::int from rule_counts c where c.workspace_id = $1 and c.audit_id = $2) as hit,
       unchanged_assets as unchanged, base_id,
       (select b.run from audits b where b.workspace_id = $1 and b.id = audits.base_id) as base
     from audits where workspace_id = $1 and id = $2`,
    [workspaceId, auditId],
  )
  const inState = (state: string, otherwise: string): ReasonCount[] =>
    rows.filter((row) => row.state === state).map(({ reason, n }) => ({ reason: reason ?? otherwise, count: n }))
  const read = inState('completed', IN_FULL).map(({ reason, count }) => ({
    reason: reason === IN_FULL ? reason : `In part: ${reason}`,
    count,
  }))
  const notTaken = [
    ...(kept?.not_taken ?? []),
    ...inState('left_out', 'Left out'),
    ...inState('cancelled', 'The audit was cancelled before'),
  ]
  const failed = inState('failed', 'Failed')
  const waiting = total(inState('waiting', ''))
  return {
    answered: await countAnswered(db, workspaceId, auditId),
    rules: kept?.rules ?? 0,
    rules_hit: kept?.hit ?? 0,
    characters: rows.reduce((sum, row) => sum + row.characters, 0),
    checked: rows.reduce((sum, row) => sum + row.checked, 0),
    held: rows.reduce((sum, row) => sum + row.held, 0),
    reading: {
      found: total(read) + total(notTaken) + total(failed) + waiting,
      waiting,
      read: read.toSorted((a, b) => Number(b.reason === IN_FULL) - Number(a.reason === IN_FULL)),
      not_taken: notTaken,
      failed,
    },
    unchanged: kept?.base_id && kept.unchanged > 0 ? { assets: kept.unchanged, audit_id: kept.base_id, run: kept.base } : null,
  }
}

const total = (list: ReasonCount[]) => list.reduce((sum, { count }) => sum + count, 0)

const POINTS = 400

/** Undecided violations over time: what there are now, and back along the trail. */
export async function undecidedOverTime(db: Db, workspaceId: string, auditId: string): Promise<{ at: string; undecided: number }[]> {
  const {
    rows: [audit],
  } = await db.query<{ since: string; undecided: number; length: number }>(
    `select coalesce(completed_at, created_at) as since,
       (select sum(n) from unnest(${UNDECIDED_SLICE}) n)::int as undecided, trail_length as length
     from audits where workspace_id = $1 and id = $2`,
    [workspaceId, auditId],
  )
  if (!audit) return []
  const { rows } = await db.query<{ at: string; gained: number }>(
    `select max(at) as at, sum(
         case when entry::json ->> 'to' = 'undecided' then (entry::json ->> 'count')::int else 0 end
         + coalesce((entry::json -> 'restored' ->> 'undecided')::int, 0)
         - coalesce((entry::json -> 'from' ->> 'undecided')::int, 0))::int as gained
     from trail where workspace_id = $1 and audit_id = $2 and entry::json -> 'from' is not null
     group by number * ${POINTS} / $3 order by 1`,
    [workspaceId, auditId, Math.max(audit.length, POINTS)],
  )
  const gained = rows.reduce((sum, row) => sum + row.gained, 0)
  let undecided = audit.undecided - gained
  const points = [{ at: audit.since, undecided }]
  for (const row of rows) points.push({ at: row.at, undecided: (undecided += row.gained) })
  return points
}
