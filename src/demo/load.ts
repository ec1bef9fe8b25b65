import type pg from 'pg'
import { CounterChanges, KEYED_COUNTERS } from '../db/violations/counters.ts'
import {
  analyzeDemo,
  copyDemoAssets,
  DEMO_TARGETS,
  dropDemoFindings,
  insertDemoAudit,
  sealDemoAudit,
  storeDemoRule,
} from '../db/demo/audits.ts'
import { allowLongLists, copyLines, CopyConnections, mergeSearchLists } from '../db/demo/copying.ts'
import { newId } from '../db/base/ids.ts'
import { transaction } from '../db/base/pool.ts'
import { SEVERITIES } from '../reviews/chart/chart.ts'
import { demoAssets } from './assets.ts'
import { demoTrail } from './decisions.ts'
import { DEMO_RULES } from './material.ts'
import type { DemoRule } from './material.ts'
import { planAudit, seeded } from './plan.ts'
import { demoRows, ruleNumber } from './violations.ts'

const ROWS_PER_BATCH = 25_000

/** From here on two connections copy what was found: the trigram index keeps one processor busy. */
const PARALLEL_FROM = 50_000

/** One completed audit with its assets, rules, violations, groups, counters and trail; it becomes visible when all of it is stored. */
export async function loadDemoAudit(
  pool: pg.Pool,
  workspaceId: string,
  name: string,
  violations: number,
  onProgress: (done: number) => void,
): Promise<{ id: string; sample: string[] }> {
  const auditId = newId()
  const findings = new CopyConnections(pool, violations >= PARALLEL_FROM && pool.options.max > 2 ? 2 : 0)
  try {
    const sample = await transaction(pool, (client) => load(client, findings, { workspaceId, auditId, name, violations, onProgress }))
    if (violations >= PARALLEL_FROM) await analyzeDemo(pool)
    return { id: auditId, sample }
  } catch (error) {
    await findings.abandon()
    // What the other connections had written belongs to no audit. Should the database not take even this, the first trouble says why.
    await dropDemoFindings(pool, workspaceId, auditId).catch(() => undefined)
    throw error
  }
}

/** The audit ran some days ago, for some minutes, and decisions were made since. */
const AGE_MS = 6 * 24 * 3_600_000
const DURATION_MS = 14 * 60_000

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

/** Number of findings with comments. */
const COMMENTED_FINDINGS = 6

interface AuditToLoad {
  workspaceId: string
  auditId: string
  name: string
  violations: number
  onProgress: (done: number) => void
}

async function load(
  client: pg.PoolClient,
  findings: CopyConnections,
  { workspaceId, auditId, name, violations, onProgress }: AuditToLoad,
): Promise<string[]> {
  const random = seeded(violations)
  const started = Date.now() - AGE_MS
  const read = new Date(started + DURATION_MS).toISOString()
  const plan = planAudit(violations, random, started + 2 * DURATION_MS, Date.now() - DURATION_MS)
  const assets = demoAssets('https://shop.example', plan.languages)
  const sample: string[] = []
  await allowLongLists(client)
  await findings.open(client)
  await insertDemoAudit(client, workspaceId, {
    id: auditId,
    name,
    status: 'COMPLETED',
    started: new Date(started),
    ended: read,
    assets: { total: assets.length + 1, completed: assets.length, failed: 1 },
    violations,
    failure: null,
    sources: SOURCES,
    settings: SETTINGS,
  })
  const ruleVersions = await storeRules(client, workspaceId, auditId)
  await copyDemoAssets(client, [
    ...assets.map(({ id, name: asset, url, language }, i) =>
      [workspaceId, id, auditId, i, asset, url, 'completed', '\\N', 'html', asset, language, 4000, 3600, plan.pages[i]!.length, read].join(
        '\t',
      ),
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
  ])
  const counters = new CounterChanges()
  let rows: { violation: string; review: string; page: string | null }[] = []
  let done = 0
  const flush = async () => {
    await findings.copy(
      DEMO_TARGETS.findings,
      rows.map((row) => row.violation),
    )
    await copyLines(
      client,
      DEMO_TARGETS.reviews,
      rows.map((row) => row.review),
    )
    await copyLines(
      client,
      DEMO_TARGETS.pages,
      rows.flatMap((row) => row.page ?? []),
    )
    done += rows.length
    rows = []
    onProgress(done)
  }
  for (const row of demoRows({ workspaceId, auditId, assets, ruleVersions }, plan, read, counters)) {
    if (sample.length < COMMENTED_FINDINGS) sample.push(row.id)
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
  await copyLines(client, DEMO_TARGETS.trail, trail.lines)
  await sealDemoAudit(client, workspaceId, auditId, counters.auditDeltas(), trail)
  await findings.commit()
  await mergeSearchLists(client)
  return sample
}

/** Stores the rules, and links the audit to them. */
export async function storeRules(client: pg.PoolClient, workspaceId: string, auditId: string): Promise<Map<DemoRule, string>> {
  const versions = new Map<DemoRule, string>()
  for (const rule of DEMO_RULES) {
    const { id, pack, name, description, explanation, source } = rule
    const severity = rule.severity === null ? null : SEVERITIES.indexOf(rule.severity)
    const stored = { id, number: ruleNumber(rule), pack, name, description, explanation, severity, source }
    versions.set(rule, await storeDemoRule(client, workspaceId, auditId, stored))
  }
  return versions
}
