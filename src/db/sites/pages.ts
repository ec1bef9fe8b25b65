import { reviewProgress } from '../../reviews/chart/chart.ts'
import { bySeverity, changesOf, labelOf } from '../audits/pages.ts'
import type { StoredChanges } from '../audits/pages.ts'
import { namesOf } from '../people/members.ts'
import { isAfter, madeAt, newestFirst, pageOf } from '../base/newest-first.ts'
import type { After } from '../base/newest-first.ts'
import { parametersAfter } from '../base/parameters.ts'
import type { Parameter } from '../base/parameters.ts'
import type { Db } from '../base/pool.ts'
import { gateResults, lastGates } from './gates.ts'
import type { SiteRow } from './sites.ts'
import { likePattern } from '../violations/violations.ts'
import type { AuditStatus } from '../../contract/values.ts'

/** A site as its page shows it. */
type ShownSite = SiteRow & { created_at: string; updated_at: string }

interface RunRow {
  site_id: string
  audit_id: string
  run: number
  name: string
  status: AuditStatus
  created_at: string
  completed_at: string | null
  previous_id: string | null
  started_by: string | null
  created_by: string | null
  carrying: boolean
  total_assets: number
  completed_assets: number
  failed_assets: number
  incomplete_assets: number
  unchanged_assets: number
  total_violations: number
  counts: number[]
  changes: StoredChanges
  earlier_total: number | null
  failure: string | null
}

const SITE = `s.id, s.name, s.sources, s.packs, s.choice, s.schedule, s.time_zone, s.next_run_at, s.paused, s.mark_gone, s.gone_pages,
  s.gate, s.version, s.runs, s.created_at, s.updated_at`
const RUN = `a.site_id, a.id as audit_id, a.run, a.name, a.status, a.created_at, a.completed_at, a.previous_id, a.started_by, a.created_by,
  a.carrying, a.total_assets, a.completed_assets, a.failed_assets, a.incomplete_assets, a.unchanged_assets,
  a.total_violations, a.counts, a.changes, a.failure,
  (select b.total_violations from audits b where b.workspace_id = $1 and b.id = a.previous_id) as earlier_total`

/** Runs in a line of findings; older ones are in the history of the site. */
export const LINE = 12

async function shownRuns(db: Db, workspaceId: string, rows: RunRow[]) {
  const gates = await gateResults(
    db,
    workspaceId,
    rows.map(({ audit_id: id }) => id),
  )
  const names = await namesOf(db, [...new Set(rows.map((row) => row.created_by).filter((id) => id !== null))])
  return rows.map(({ site_id: _site, counts, changes, earlier_total: before, created_by: by, ...run }) => ({
    ...run,
    created_by: by && names.has(by) ? { id: by, name: names.get(by)! } : null,
    by_severity: bySeverity(counts),
    by_state: reviewProgress(counts),
    changes: changesOf(changes, run.total_violations, before),
    gate: gates.get(run.audit_id) ?? null,
  }))
}

const shownSite = <Site extends { sources: unknown[] }>({ sources, ...site }: Site) => ({ ...site, sources: sources.map(labelOf) })

/** Sites, each with what came of its gate in the last run that ended. */
async function withGates<Site extends ShownSite>(db: Db, workspaceId: string, sites: Site[]) {
  const gated = sites.filter(({ gate }) => gate !== null).map(({ id }) => id)
  const results = await lastGates(db, workspaceId, gated)
  return sites.map((site) => ({ ...site, gate: site.gate && { rule: site.gate, result: results.get(site.id) ?? null } }))
}

export const SITE_SCHEDULES = ['scheduled', 'paused', 'hand'] as const

export interface SiteFilter {
  search: string | null
  /** `isUsual`: sites without an answer of their own match as well. */
  markets: { values: string[]; isUsual: boolean } | null
  packs: { values: string[]; isUsual: boolean } | null
  schedules: (typeof SITE_SCHEDULES)[number][] | null
  overdue: boolean
}

const SCHEDULED: Record<(typeof SITE_SCHEDULES)[number], string> = {
  scheduled: 's.schedule is not null and not s.paused',
  paused: 's.schedule is not null and s.paused',
  hand: 's.schedule is null',
}

/** Of the last run that has ended, findings that should have been decided. */
const HAS_OVERDUE = `exists (select 1 from reviews r where r.workspace_id = $1 and r.state = 0 and r.due_at < now() and r.audit_id = (
  select b.id from audits b where b.workspace_id = $1 and b.site_id = s.id and b.status = 'COMPLETED' order by b.run desc limit 1))`

export function conditionsOf({ search, markets, packs, schedules, overdue }: SiteFilter, parameter: Parameter): string {
  const ownOr = (column: string, own: string, isUsual: boolean) => (isUsual ? `(${column} is null or ${own})` : own)
  return [
    's.workspace_id = $1',
    search && `s.name ilike ${parameter(likePattern(search), 'text')}`,
    markets && ownOr(`s.choice -> 'markets'`, `s.choice -> 'markets' ?| ${parameter(markets.values, 'text[]')}`, markets.isUsual),
    packs && ownOr('s.packs', `s.packs && ${parameter(packs.values, 'text[]')}`, packs.isUsual),
    schedules && `(${schedules.map((each) => SCHEDULED[each]).join(' or ') || 'false'})`,
    overdue && HAS_OVERDUE,
  ]
    .filter(Boolean)
    .join(' and ')
}

/** Markets and packs that sites have chosen for themselves. */
export async function siteChoices(db: Db, workspaceId: string): Promise<{ markets: string[]; packs: string[] }> {
  const { rows } = await db.query<{ markets: string[]; packs: string[] }>(
    `select array(select distinct m.market from sites s, jsonb_array_elements_text(s.choice -> 'markets') as m (market)
         where s.workspace_id = $1 and jsonb_typeof(s.choice -> 'markets') = 'array' order by 1) as markets,
       array(select distinct p.pack from sites s, unnest(s.packs) as p (pack) where s.workspace_id = $1 order by 1) as packs`,
    [workspaceId],
  )
  return rows[0]!
}

/** The sites of a workspace by name, each with its last run and the findings of the last runs. */
export async function listSites(db: Db, workspaceId: string, filter: SiteFilter, query: { offset: number; limit: number }) {
  const { values, parameter } = parametersAfter(workspaceId)
  const where = conditionsOf(filter, parameter)
  const filtered = [...values]
  const { rows: sites } = await db.query<ShownSite>(
    `select ${SITE} from sites s where ${where} order by lower(s.name), s.id
     limit ${parameter(query.limit, 'int')} offset ${parameter(query.offset, 'bigint')}`,
    values,
  )
  const { rows: runs } = await db.query<RunRow>(
    `select ${RUN} from sites s, lateral (
       select * from audits b where b.workspace_id = $1 and b.site_id = s.id order by b.run desc limit ${LINE}) a
     where s.workspace_id = $1 and s.id = any($2::uuid[]) order by a.run desc`,
    [workspaceId, sites.map(({ id }) => id)],
  )
  const { rows: all } = await db.query<{ total: number; single: number }>(
    `select (select count(*)::int from sites s where ${where}) as total,
       (select count(*)::int from audits a where a.workspace_id = $1 and a.site_id is null) as single`,
    filtered,
  )
  const { rows: late } = await db.query<{ id: string; n: number }>(
    `select r.audit_id as id, count(*)::int as n from reviews r
     where r.workspace_id = $1 and r.state = 0 and r.due_at < now() and r.audit_id = any($2::uuid[]) group by 1`,
    [workspaceId, runs.map(({ audit_id: id }) => id)],
  )
  const overdue = new Map(late.map(({ id, n }) => [id, n]))
  const shown = await shownRuns(db, workspaceId, runs)
  const bySite = Map.groupBy(shown, (run) => runs[shown.indexOf(run)]!.site_id)
  return {
    sites: (await withGates(db, workspaceId, sites)).map((site) => {
      const list = bySite.get(site.id) ?? []
      return {
        ...shownSite(site),
        last: list[0] ?? null,
        ended: list.find(({ status }) => status === 'COMPLETED') ?? null,
        overdue: overdue.get(list.find(({ status }) => status === 'COMPLETED')?.audit_id ?? '') ?? 0,
        line: list
          .filter(({ status }) => status === 'COMPLETED')
          .map(({ audit_id: id, run, created_at: at, total_violations: total }) => ({ audit_id: id, run, at, total }))
          .reverse(),
      }
    }),
    ...all[0]!,
  }
}

/** Sites, the newest first, page by page, each with its last run. */
export async function sitesAfter(
  db: Db,
  workspaceId: string,
  filter: SiteFilter,
  { after, limit }: { after: After | null; limit: number },
) {
  const { values, parameter } = parametersAfter(workspaceId)
  const { rows } = await db.query<ShownSite & { made_at: number }>(
    `select ${SITE}, ${madeAt('s')} from sites s where ${conditionsOf(filter, parameter)} and ${isAfter('s', after, parameter)}
     ${newestFirst('s')} limit ${parameter(limit + 1, 'int')}`,
    values,
  )
  const page = pageOf(rows, limit)
  return { sites: await withLastRun(db, workspaceId, page.rows), next: page.next }
}

/** One site with its last run; null when there is none. */
export async function siteWithLastRun(db: Db, workspaceId: string, siteId: string) {
  const { rows } = await db.query<ShownSite>(`select ${SITE} from sites s where s.workspace_id = $1 and s.id = $2`, [workspaceId, siteId])
  return (await withLastRun(db, workspaceId, rows))[0] ?? null
}

async function withLastRun<Site extends ShownSite>(db: Db, workspaceId: string, sites: Site[]) {
  const { rows } = await db.query<RunRow>(
    `select ${RUN} from sites s, lateral (
       select * from audits b where b.workspace_id = $1 and b.site_id = s.id order by b.run desc limit 1) a
     where s.workspace_id = $1 and s.id = any($2::uuid[])`,
    [workspaceId, sites.map(({ id }) => id)],
  )
  const runs = await shownRuns(db, workspaceId, rows)
  const gated = await withGates(db, workspaceId, sites)
  return gated.map((site) => ({ ...site, last: runs[rows.findIndex((run) => run.site_id === site.id)] ?? null }))
}

/** A site as its page shows it: the runs, newest first, and what each pack found in them; null when there is none. */
export async function sitePage(db: Db, workspaceId: string, siteId: string, userId: string, window: { offset: number; limit: number }) {
  const { rows: found } = await db.query<ShownSite & { followed: boolean }>(
    `select ${SITE}, $3::uuid = any(s.followers) as followed from sites s where s.workspace_id = $1 and s.id = $2`,
    [workspaceId, siteId, userId],
  )
  const [site] = await withGates(db, workspaceId, found)
  if (!site) return null
  const { rows } = await db.query<RunRow>(
    `select ${RUN} from audits a where a.workspace_id = $1 and a.site_id = $2 order by a.run desc limit $3 offset $4`,
    [workspaceId, siteId, window.limit, window.offset],
  )
  const { rows: counted } = await db.query<{ total: number }>(
    'select count(*)::int as total from audits where workspace_id = $1 and site_id = $2',
    [workspaceId, siteId],
  )
  const { rows: packs } = await db.query<{ pack: string; audit_id: string; n: number }>(
    `select v.pack, c.audit_id, sum((select sum(n) from unnest(c.counts) n))::int as n from rule_counts c
     join audit_rules r on r.workspace_id = $1 and r.audit_id = c.audit_id and r.number = c.rule
     join rule_versions v on v.workspace_id = $1 and v.id = r.rule_version_id
     where c.workspace_id = $1 and c.audit_id = any($2::uuid[]) group by 1, 2`,
    [workspaceId, rows.slice(0, LINE).map(({ audit_id: id }) => id)],
  )
  const runs = await shownRuns(db, workspaceId, rows)
  const line = runs.slice(0, LINE).toReversed()
  return {
    ...shownSite(site),
    followed: site.followed,
    total_runs: counted[0]!.total,
    history: runs,
    packs_over_time: [...Map.groupBy(packs, ({ pack }) => pack)]
      .map(([pack, found]) => ({
        pack,
        line: line.map(({ audit_id: id, run, created_at: at }) => ({
          audit_id: id,
          run,
          at,
          total: found.find(({ audit_id: other }) => other === id)?.n ?? 0,
        })),
      }))
      .sort((a, b) => b.line.at(-1)!.total - a.line.at(-1)!.total || (a.pack < b.pack ? -1 : 1)),
  }
}

/** Two runs of one site, whichever is named first; null where either is not one of its runs. */
export async function twoRuns(db: Db, workspaceId: string, siteId: string, ids: [from: string, to: string]) {
  const { rows } = await db.query<RunRow>(
    `select ${RUN} from audits a where a.workspace_id = $1 and a.site_id = $2 and a.id = any($3::uuid[])`,
    [workspaceId, siteId, ids],
  )
  const shown = await shownRuns(db, workspaceId, rows)
  const [from, to] = ids.map((id) => shown.find((run) => run.audit_id === id))
  return from && to ? { from, to } : null
}
