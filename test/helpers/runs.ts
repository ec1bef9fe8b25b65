import type pg from 'pg'
import { newId } from '../../src/db/base/ids.ts'
import { PLACES_PER_RUN, PLACES_PER_SEVERITY, SEVERITY_ORDERS, STATE_CODES } from '../../src/reviews/chart/chart.ts'
import { carriedCode } from '../../src/reviews/chart/carried.ts'

interface PlantedRuns {
  siteId: string
  /** Decided, and ended. */
  earlier: string
  /** Checked; nothing is carried over yet. */
  later: string
}

const ASSET = 100
const RULES = 7
/** Parts of the site, by the beginning of the path. */
const SECTIONS = 20
/** Of ten violations: six were dismissed, the others are an elevated risk, urgent, undecided, fixed. */
const STATE = `(array[3, 3, 3, 3, 3, 3, 1, 2, 0, 4])[n % 10 + 1]`
/** Every fiftieth is gone in the later run, of every ninety-seventh the sentence has changed. */
const GONE = 'n % 50 = 7'
const CHANGED = 'n % 97 = 5'
const PLACE = `(n % 4) * ${PLACES_PER_SEVERITY} + n`

/** Two runs of a site with the same violations but for what is gone or has changed, with counters that agree. */
export async function plantRuns(db: pg.Pool, workspaceId: string, violations: number): Promise<PlantedRuns> {
  const [siteId, earlier, later] = [newId(), newId(), newId()]
  await db.query('insert into sites (workspace_id, id, name, key, runs) values ($1, $2, $3, $4, 2)', [workspaceId, siteId, 'Large', siteId])
  const versions = Array.from({ length: RULES }, () => newId())
  for (const [number, id] of versions.entries()) {
    await db.query(
      `insert into rule_versions (workspace_id, id, rule_id, version, meaning, pack, name) values ($1, $2, $3, '1', 'm', 'test', 'A rule')`,
      [workspaceId, id, `test.rule-${number}`],
    )
  }
  for (const [run, auditId] of [earlier, later].entries()) {
    const isLater = run === 1
    await db.query(
      `insert into audits (workspace_id, id, name, status, site_id, run, carrying, sources) values ($1, $2, 'Large', $3, $4, $5, $6, '[]')`,
      [workspaceId, auditId, isLater ? 'RUNNING' : 'COMPLETED', siteId, run + 1, isLater],
    )
    for (const [number, id] of versions.entries()) {
      await db.query('insert into audit_rules (workspace_id, audit_id, rule_version_id, number) values ($1, $2, $3, $4)', [
        workspaceId,
        auditId,
        id,
        number + 1,
      ])
    }
    await plantRun(db, workspaceId, siteId, auditId, versions, violations, isLater)
  }
  return { siteId, earlier, later }
}

async function plantRun(
  db: pg.Pool,
  workspaceId: string,
  siteId: string,
  auditId: string,
  versions: string[],
  violations: number,
  isLater: boolean,
): Promise<void> {
  const prefix = auditId.slice(0, 18)
  const idOf = (kind: string, n: string) => `('${prefix}-8${kind}00-' || lpad(to_hex(${n}), 12, '0'))::uuid`
  const asset = `n / ${ASSET}`
  await db.query(
    `insert into assets (workspace_id, id, audit_id, site_id, address_key, position, name, url, state, violations)
     select $1, ${idOf('a', 'n')}, $2, $3, 'site.example/' || n, n, 'Page ' || n,
       'https://site.example/' || n % ${SECTIONS} || '/' || n, 'completed', ${ASSET}
     from generate_series(0, ($4::int - 1) / ${ASSET}) n`,
    [workspaceId, auditId, siteId, violations],
  )
  const there = isLater ? `where not (${GONE})` : ''
  await db.query(
    `insert into violations (workspace_id, id, audit_id, asset_id, rule_version_id, rule_id, severity, place, violating_text, sentence,
       reason, span_start, sentence_key, context_key)
     select $1, ${idOf('b', 'n')}, $2, ${idOf('a', asset)}, ($3::uuid[])[n % ${RULES} + 1], 'test.rule-' || n % ${RULES},
       4 - n % 4, ${PLACE},
       'eco-friendly ' || n, 'Our eco-friendly bottle ' || n || ' is made in Ghent.', 'A reason', n % ${ASSET} * 100,
       n * 7 + case when ${isLater} and ${CHANGED} then 1 else 0 end, n * 3
     from generate_series(0, $4::int - 1) n ${there}`,
    [workspaceId, auditId, versions, violations],
  )
  const state = isLater ? '0' : STATE
  await db.query(
    `insert into reviews (workspace_id, violation_id, audit_id, place, rule, state, dismissal_reason, decided_at, decided_by)
     select $1, ${idOf('b', 'n')}, $2, ${PLACE}, n % ${RULES} + 1, ${state}, case when ${state} = 3 then 'Approved by legal' end,
       case when ${state} <> 0 then now() end, case when ${state} <> 0 then 'Ida' end
     from generate_series(0, $3::int - 1) n ${there}`,
    [workspaceId, auditId, violations],
  )
  await plantCounters(db, workspaceId, auditId)
}

async function plantCounters(db: pg.Pool, workspaceId: string, auditId: string): Promise<void> {
  const states = STATE_CODES.map((code) => `count(*) filter (where state = ${code})::int`)
  const all = STATE_CODES.flatMap((code) =>
    SEVERITY_ORDERS.map((order) => `count(*) filter (where state = ${code} and place / ${PLACES_PER_SEVERITY} = ${order})::int`),
  )
  const of = 'from reviews where workspace_id = $1 and audit_id = $2'
  await db.query(
    `insert into review_runs (workspace_id, audit_id, run, counts)
     select $1, $2, place / ${PLACES_PER_RUN}, array[${states}] ${of} group by 3`,
    [workspaceId, auditId],
  )
  await db.query(
    `insert into rule_counts (workspace_id, audit_id, rule, severity_order, counts)
     select $1, $2, rule, place / ${PLACES_PER_SEVERITY}, array[${states}] ${of} group by 3, 4`,
    [workspaceId, auditId],
  )
  await db.query(
    `update audits set counts = c.counts, total_violations = c.n, total_assets = a.n, completed_assets = a.n
     from (select array[${all}] as counts, count(*)::int as n ${of}) c,
       (select count(*)::int as n from assets where workspace_id = $1 and audit_id = $2) a
     where workspace_id = $1 and id = $2`,
    [workspaceId, auditId],
  )
}

/** How many violations of the later run became what, and how many of the earlier are marked fixed: as they must be. */
export function expectedAfter(violations: number): { how: Record<string, number>; states: number[]; gone: number } {
  const how: Record<string, number> = {}
  const states = STATE_CODES.map(() => 0)
  let gone = 0
  for (let n = 0; n < violations; n++) {
    const before = [3, 3, 3, 3, 3, 3, 1, 2, 0, 4][n % 10]!
    if (n % 50 === 7) {
      if (before < 3) gone++
      continue
    }
    const isChanged = n % 97 === 5 && before === 3
    const became = isChanged ? 'sentence_changed' : before === 0 ? 'met' : before === 4 ? 'still_there' : 'carried'
    const code = carriedCode(became)
    how[code] = (how[code] ?? 0) + 1
    states[became === 'carried' ? before : 0]!++
  }
  return { how, states, gone }
}
