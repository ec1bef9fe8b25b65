import type pg from 'pg'
import { newId } from '../../src/db/base/ids.ts'
import { carriedCode } from '../../src/reviews/chart/carried.ts'
import type { Carried } from '../../src/reviews/chart/carried.ts'
import { countIndex, placeOf, REVIEW_STATES, runAt, SEVERITIES, SEVERITY_ORDERS, severityOrder } from '../../src/reviews/chart/chart.ts'
import type { ReviewState, Severity } from '../../src/reviews/chart/chart.ts'

export interface PlantedFinding {
  /** The path of its page. */
  page: string
  rule?: string
  severity?: Severity
  state?: ReviewState
  text?: string
  sentence?: string
  reason?: string
  decidedBy?: string
  /** What it was in an earlier run: the violation there, and what became of it. */
  earlier?: PlantedRun['findings'][number]
  how?: Carried
}

export interface PlantedRun {
  id: string
  run: number
  findings: { id: string; identity: string; auditId: string; given: PlantedFinding; at: Date }[]
}

interface RunOptions {
  siteId: string
  run: number
  previous?: PlantedRun
  /** Paths that could not be read. */
  failed?: string[]
  /** Paths without findings that were read. */
  read?: string[]
  /** Rules that ran; those of the findings always did. */
  rules?: string[]
  at?: Date
  startedBy?: string
  status?: string
  changes?: object
  languageOf?: (page: string) => string
}

/** A site that reads one crawl. */
export async function plantSite(
  db: pg.Pool,
  workspaceId: string,
  name: string,
  fields: { schedule?: string; zone?: string; next?: Date } = {},
) {
  const id = newId()
  await db.query(
    `insert into sites (workspace_id, id, name, key, sources, schedule, time_zone, next_run_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      workspaceId,
      id,
      name,
      id,
      JSON.stringify([{ kind: 'crawl', url: 'https://shop.example/', maxPages: 1000, maxDepth: 6 }]),
      fields.schedule ?? null,
      fields.zone ?? 'UTC',
      fields.next ?? null,
    ],
  )
  return id
}

/** A run of a site with exactly these findings, as a worker and the carrying over would have left it. */
export async function plantRun(db: pg.Pool, workspaceId: string, findings: PlantedFinding[], options: RunOptions): Promise<PlantedRun> {
  const { siteId, run, previous, failed = [], read = [], at = new Date(), languageOf = () => 'EN' } = options
  const auditId = newId()
  const counts: number[] = Array(REVIEW_STATES.length * SEVERITY_ORDERS.length).fill(0)
  const kept = { review_runs: new Map<string, number[]>(), rule_counts: new Map<string, number[]>() }
  const pages = [...new Set([...findings.map(({ page }) => page), ...read])]
  const rules = [...new Set([...findings.map(({ rule = 'A rule' }) => rule), ...(options.rules ?? [])])]
  await db.query(
    `insert into audits (workspace_id, id, name, status, created_at, completed_at, total_assets, completed_assets, failed_assets,
       total_violations, next_position, site_id, run, previous_id, started_by, changes)
     values ($1, $2, 'Linden shop', $3, $4, $5, $6, $7, $8, $9::int, $9::int, $10, $11, $12, $13, $14)`,
    [
      workspaceId,
      auditId,
      options.status ?? 'COMPLETED',
      at,
      options.status === 'RUNNING' ? null : new Date(at.getTime() + 240_000),
      pages.length + failed.length,
      pages.length,
      failed.length,
      findings.length,
      siteId,
      run,
      previous?.id ?? null,
      options.startedBy ?? 'schedule',
      options.changes ? JSON.stringify(options.changes) : null,
    ],
  )
  await db.query('update sites set runs = $3 where workspace_id = $1 and id = $2', [workspaceId, siteId, run])
  const assets = new Map<string, string>()
  for (const [position, page] of [...pages, ...failed].entries()) {
    assets.set(page, newId())
    await db.query(
      `insert into assets (workspace_id, id, audit_id, position, name, url, state, language_key, fetched_at, site_id, address_key,
         violations)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        workspaceId,
        assets.get(page),
        auditId,
        position,
        page,
        `https://shop.example${page}`,
        failed.includes(page) ? 'failed' : 'completed',
        languageOf(page),
        at,
        siteId,
        `shop.example${page}`,
        findings.filter((finding) => finding.page === page).length,
      ],
    )
  }
  const versions = new Map<string, string>()
  for (const [index, rule] of rules.entries()) {
    versions.set(rule, newId())
    await db.query(`insert into rule_versions (workspace_id, id, rule_id, version, pack, name) values ($1, $2, $3, $4, 'test-pack', $5)`, [
      workspaceId,
      versions.get(rule),
      `test.${rule}`,
      auditId,
      rule,
    ])
    await db.query('insert into audit_rules (workspace_id, audit_id, rule_version_id, number) values ($1, $2, $3, $4)', [
      workspaceId,
      auditId,
      versions.get(rule),
      index + 1,
    ])
  }
  const planted: PlantedRun['findings'] = []
  for (const [position, given] of findings.entries()) {
    const { page, rule = 'A rule', severity = 'HIGH', state = 'undecided', earlier, how } = given
    const [id, group, place, code] = [newId(), newId(), placeOf(severity, position), REVIEW_STATES.indexOf(state)]
    const text = given.text ?? `eco-friendly ${position}`
    const identity = earlier?.identity ?? id
    await db.query(
      `insert into violations (workspace_id, id, audit_id, asset_id, rule_version_id, group_id, severity, place, rule_id, rule_name,
         asset_name, asset_url, violating_text, sentence, reason, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'A general benefit without proof.', $15)`,
      [
        workspaceId,
        id,
        auditId,
        assets.get(page),
        versions.get(rule),
        group,
        SEVERITIES.indexOf(severity),
        place,
        `test.${rule}`,
        rule,
        page,
        `https://shop.example${page}`,
        text,
        given.sentence ?? `Our ${text} wax keeps rain out.`,
        at,
      ],
    )
    const decided = state === 'undecided' ? null : new Date(at.getTime() + 3_600_000)
    await db.query(
      `insert into reviews (workspace_id, violation_id, audit_id, group_id, place, rule, state, dismissal_reason, decided_at, decided_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        workspaceId,
        id,
        auditId,
        group,
        place,
        rules.indexOf(rule) + 1,
        code,
        state === 'dismissed' ? (given.reason ?? 'Approved by legal') : null,
        decided,
        decided && (given.decidedBy ?? 'Mara'),
      ],
    )
    if (earlier) {
      await db.query(
        `insert into carried_violations (workspace_id, violation_id, audit_id, place, how, identity, earlier_id, earlier_audit_id, state,
           dismissal_reason, decided_by, decided_at, at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
        [
          workspaceId,
          id,
          auditId,
          place,
          carriedCode(how ?? 'met'),
          identity,
          earlier.id,
          earlier.auditId,
          REVIEW_STATES.indexOf(earlier.given.state ?? 'undecided'),
          earlier.given.state === 'dismissed' ? (earlier.given.reason ?? 'Approved by legal') : null,
          earlier.given.state ? (earlier.given.decidedBy ?? 'Mara') : null,
          earlier.given.state ? new Date(earlier.at.getTime() + 3_600_000) : null,
          at,
        ],
      )
    }
    counts[countIndex(code, severityOrder(severity))]!++
    for (const [table, key] of [
      ['review_runs', String(runAt(place))],
      ['rule_counts', `${rules.indexOf(rule) + 1} ${severityOrder(severity)}`],
    ] as const) {
      const counters = kept[table].get(key) ?? REVIEW_STATES.map(() => 0)
      counters[code]!++
      kept[table].set(key, counters)
    }
    planted.push({ id, identity, auditId, given, at })
  }
  for (const [key, counters] of kept.review_runs)
    await db.query('insert into review_runs values ($1, $2, $3, $4)', [workspaceId, auditId, Number(key), counters])
  for (const [key, counters] of kept.rule_counts)
    await db.query('insert into rule_counts values ($1, $2, $3, $4, $5)', [workspaceId, auditId, ...key.split(' ').map(Number), counters])
  await db.query('update audits set counts = $3 where workspace_id = $1 and id = $2', [workspaceId, auditId, counts])
  return { id: auditId, run, findings: planted }
}
