import type pg from 'pg'
import { CounterChanges, KEYED_COUNTERS } from '../db/counters.ts'
import { newId } from '../db/ids.ts'
import { transaction } from '../db/pool.ts'
import { SEVERITIES } from '../reviews/chart/chart.ts'
import { demoAssets } from './assets.ts'
import { copyLines, Lanes, LONG_LISTS } from './copying.ts'
import { demoTrail } from './decisions.ts'
import { DEMO_RULES } from './material.ts'
import type { DemoRule } from './material.ts'
import { planAudit, seeded } from './plan.ts'
import { demoRows, ruleNumber } from './violations.ts'

const VIOLATION_COLUMNS = `workspace_id, id, audit_id, asset_id, rule_version_id, group_id, severity, place, rule_id, rule_name, asset_name, asset_url,
  violating_text, reason, recommended_solution, suggested_text, sentence, block, span_start, span_end, fingerprint, created_at`
const REVIEW_COLUMNS = 'workspace_id, violation_id, audit_id, group_id, place, rule, state, dismissal_reason, decided_at, decided_by'
const ROWS_PER_BATCH = 25_000

/** The list's last part: a search would read all of it. */
const MERGE_LIST = `select gin_clean_pending_list('violations_search'::regclass)`

/** From here on two connections copy what was found: the trigram index keeps one processor busy. */
const MANY = 50_000

/** One completed audit with its assets, rules, violations, groups, counters and trail; it is there when all of it is. */
export async function loadDemoAudit(
  pool: pg.Pool,
  workspaceId: string,
  name: string,
  violations: number,
  onProgress: (done: number) => void,
): Promise<{ id: string; sample: string[] }> {
  const auditId = newId()
  const findings = new Lanes(pool, violations >= MANY && pool.options.max > 2 ? 2 : 0)
  try {
    const sample = await transaction(pool, (client) => load(client, findings, { workspaceId, auditId, name, violations, onProgress }))
    // PostgreSQL would look at a million new rows within the next minute; whoever searches before would wait for a plan made blindly.
    if (violations >= MANY) await pool.query('analyze audits, assets, violations, reviews, review_runs, rule_counts')
    return { id: auditId, sample }
  } catch (error) {
    await findings.abandon()
    // What the other connections had written belongs to no audit. Should the database not take even this, the first trouble says why.
    await pool.query('delete from violations where workspace_id = $1 and audit_id = $2', [workspaceId, auditId]).catch(() => undefined)
    throw error
  }
}

/** It was read some days ago, in minutes, and people have decided since. */
const AGE = 6 * 24 * 3_600_000
const TOOK = 14 * 60_000

const SOURCES = [
  { kind: 'crawl', url: 'https://shop.example/' },
  { kind: 'sitemap', url: 'https://shop.example/sitemap.xml' },
]
const SETTINGS = {
  started_by: 'demo',
  not_taken: [
    { reason: 'Forbidden by robots.txt', count: 4 },
    { reason: 'The same page as another', count: 9 },
    { reason: 'A picture', count: 31 },
  ],
}

/** So many findings have been talked about. */
const COMMENTED = 6

interface Order {
  workspaceId: string
  auditId: string
  name: string
  violations: number
  onProgress: (done: number) => void
}

async function load(
  client: pg.PoolClient,
  findings: Lanes,
  { workspaceId, auditId, name, violations, onProgress }: Order,
): Promise<string[]> {
  const random = seeded(violations)
  const started = Date.now() - AGE
  const read = new Date(started + TOOK).toISOString()
  const plan = planAudit(violations, random, started + 2 * TOOK, Date.now() - TOOK)
  const assets = demoAssets('https://shop.example', plan.languages)
  const sample: string[] = []
  await client.query(LONG_LISTS)
  await findings.open(client)
  await client.query(
    `insert into audits (workspace_id, id, name, status, created_at, completed_at, total_assets, completed_assets, failed_assets, total_violations, next_position, sources, settings)
     values ($1, $2, $3, 'COMPLETED', $4, $5, $6::int, $6::int - 1, 1, $7::int, $7::int, $8, $9)`,
    [workspaceId, auditId, name, new Date(started), read, assets.length + 1, violations, JSON.stringify(SOURCES), JSON.stringify(SETTINGS)],
  )
  const ruleVersions = await storeRules(client, workspaceId, auditId)
  await copyLines(
    client,
    'assets (workspace_id, id, audit_id, position, name, url, state, reason, type, title, language_key, characters, checked, violations, fetched_at)',
    [
      ...assets.map(({ id, name: asset, url, language }, i) =>
        [
          workspaceId,
          id,
          auditId,
          i,
          asset,
          url,
          'completed',
          '\\N',
          'html',
          asset,
          language,
          4000,
          3600,
          plan.pages[i]!.length,
          read,
        ].join('\t'),
      ),
      [
        workspaceId,
        newId(),
        auditId,
        assets.length,
        'Old landing page',
        'https://shop.example/old',
        'failed',
        'The page answered 404: it is not there any more.',
        '\\N',
        '\\N',
        '\\N',
        '\\N',
        '\\N',
        0,
        read,
      ].join('\t'),
    ],
  )
  const counters = new CounterChanges()
  let rows: { violation: string; review: string; page: string | null }[] = []
  let done = 0
  const flush = async () => {
    await findings.copy(
      `violations (${VIOLATION_COLUMNS})`,
      rows.map((row) => row.violation),
    )
    await copyLines(
      client,
      `reviews (${REVIEW_COLUMNS})`,
      rows.map((row) => row.review),
    )
    await copyLines(
      client,
      'asset_contents (workspace_id, asset_id, packed)',
      rows.flatMap((row) => row.page ?? []),
    )
    done += rows.length
    rows = []
    onProgress(done)
  }
  for (const row of demoRows({ workspaceId, auditId, assets, ruleVersions }, plan, read, counters)) {
    if (sample.length < COMMENTED) sample.push(row.id)
    rows.push(row)
    if (rows.length === ROWS_PER_BATCH) await flush()
  }
  await flush()
  for (const counter of KEYED_COUNTERS) {
    await copyLines(
      client,
      `${counter.table} (workspace_id, ${counter.audit}, ${counter.key.map(({ column }) => column).join(', ')}, counts)`,
      counters.rowsOf(counter).map(({ key, deltas }) => [workspaceId, auditId, ...key, `{${deltas.join(',')}}`].join('\t')),
    )
  }
  const trail = demoTrail(workspaceId, auditId, plan.groups)
  await copyLines(client, 'trail (workspace_id, audit_id, number, at, entry, previous, hash)', trail.lines)
  await client.query(
    'update audits set counts = $3, trail_length = $4, trail_previous = $5, trail_head = $6 where workspace_id = $1 and id = $2',
    [workspaceId, auditId, counters.auditDeltas(), trail.length, trail.previous, trail.head],
  )
  await findings.commit()
  await client.query(MERGE_LIST)
  return sample
}

/** Stores the rules, and that the audit runs with them. */
export async function storeRules(client: pg.PoolClient, workspaceId: string, auditId: string): Promise<Map<DemoRule, string>> {
  const versions = new Map<DemoRule, string>()
  for (const rule of DEMO_RULES) {
    const { rows } = await client.query<{ id: string }>(
      `insert into rule_versions (workspace_id, id, rule_id, version, pack, name, description, explanation, severity, source)
       values ($1, $2, $3, 'demo', $4, $5, $6, $7, $8, $9)
       on conflict (workspace_id, rule_id, version) do update set name = excluded.name returning id`,
      [
        workspaceId,
        newId(),
        rule.id,
        rule.pack,
        rule.name,
        rule.description,
        rule.explanation,
        rule.severity === null ? null : SEVERITIES.indexOf(rule.severity),
        JSON.stringify(rule.source),
      ],
    )
    versions.set(rule, rows[0]!.id)
    await client.query('insert into audit_rules (workspace_id, audit_id, rule_version_id, number) values ($1, $2, $3, $4)', [
      workspaceId,
      auditId,
      rows[0]!.id,
      ruleNumber(rule),
    ])
  }
  return versions
}
