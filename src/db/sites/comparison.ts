import type pg from 'pg'
import { REVIEW_STATES, SEVERITIES, severityOrder } from '../../reviews/chart/chart.ts'
import type { ReviewState, Severity } from '../../reviews/chart/chart.ts'
import { isOfEarlierRun, KINDS_OF, RUN_CHANGES } from '../../reviews/chart/run-changes.ts'
import type { PairKind, RunChange } from '../../reviews/chart/run-changes.ts'
import { surroundings } from '../../reviews/chart/marks.ts'
import { cellsOf, comparedAnew, isSaidBy, runsVersion } from './compared-cells.ts'
import type { Cell, TwoRuns } from './compared-cells.ts'
import { windowOf } from './compared-places.ts'
import { readInOwnTime } from '../base/long-reads.ts'
import { transaction } from '../base/pool.ts'
import type { Db } from '../base/pool.ts'
import { remembered } from '../base/remembered.ts'
import { pairsSql, sectionSql } from './run-pairs.ts'
import { storeCells, storedMissed } from './stored-comparisons.ts'
import type { Missed } from './stored-comparisons.ts'
import { namesInAudit, saidBySql } from '../violations/also-rules.ts'
import { foundSql, likePattern } from '../violations/violations.ts'

export type ChangeCounts = Record<RunChange, number> & { earlier: number; later: number }

/** Changes whenever something is decided or carried over, or a failed page is read again or counts as gone, in any run of its site. */
export async function siteVersion(db: Db, workspaceId: string, auditId: string): Promise<string> {
  const { rows } = await db.query<{ version: string }>({
    name: 'site-version',
    text: `select count(*) || ' ' || coalesce(sum(a.trail_length + a.total_violations), 0) || ' '
        || count(*) filter (where a.carrying) || ' ' || coalesce(sum(a.failed_assets), 0)
        || ' ' || coalesce(sum((a.changes ->> 'pages_gone')::int), 0) as version
      from audits a
      where a.workspace_id = $1 and (a.id = $2 or a.site_id = (
        select b.site_id from audits b where b.workspace_id = $1 and b.id = $2))`,
    values: [workspaceId, auditId],
  })
  return rows[0]!.version
}

const PAIRS = pairsSql('$2::uuid', '$3::uuid')

const PLACE = `${sectionSql('coalesce(t.url, v.asset_url)')} as section, t.language_key as language`

/** `v` is the violation of the later run, or of the earlier one where it is in that alone; `t` is its page. */
const FOUND = `${PAIRS} p
  join violations v on v.workspace_id = $1 and v.id = coalesce(p.later_id, p.earlier_id)
  left join assets t on t.workspace_id = $1 and t.id = v.asset_id`

const isKind = (change: RunChange, kind: PairKind) => KINDS_OF[change].includes(kind)

/** Adds up; `earlier` and `later` follow from the parts, so that the equation holds in every row. */
function countsOf(cells: Pick<Cell, 'kind' | 'n'>[]): ChangeCounts {
  const counts = Object.fromEntries(
    RUN_CHANGES.map((change) => [change, cells.reduce((sum, cell) => sum + (isKind(change, cell.kind) ? cell.n : 0), 0)]),
  ) as Record<RunChange, number>
  return {
    ...counts,
    earlier: counts.still_there + counts.gone + counts.not_looked_at,
    later: counts.still_there + counts.new,
  }
}

function rowsBy(cells: Cell[], keyOf: (cell: Cell) => string) {
  return [...Map.groupBy(cells, keyOf)]
    .map(([key, some]) => ({ key, cells: some, counts: countsOf(some) }))
    .sort((a, b) => b.counts.earlier + b.counts.new - (a.counts.earlier + a.counts.new) || (a.key < b.key ? -1 : 1))
}

export interface PlaceFilter {
  severities: (Severity | 'NONE')[] | null
  rules: string[] | null
  sections: string[] | null
  languages: string[] | null
  search: string | null
}

export const EVERYWHERE: PlaceFilter = { severities: null, rules: null, sections: null, languages: null, search: null }

/** What differs between two runs, by rule, severity, section of the site and language; `shown`: what a filter leaves of it. */
export async function compareRuns(db: Db, workspaceId: string, runs: TwoRuns, filter: PlaceFilter = EVERYWHERE) {
  const version = await runsVersion(db, workspaceId, runs)
  const cells = await cellsOf(db, workspaceId, runs, version)
  const count = (test: (cell: Cell) => boolean) => cells.reduce((sum, cell) => sum + (test(cell) ? cell.n : 0), 0)
  const counts = countsOf(cells)
  return {
    counts,
    shown: countsOf(filter.search ? await searchedCells(db, workspaceId, runs, filter) : cells.filter((cell) => isShown(cell, filter))),
    changed_by: {
      sentence_changed: count(({ kind }) => kind === 'sentence_changed'),
      rule_changed: count(({ kind }) => kind === 'rule_changed'),
      still_there: count(({ kind }) => kind === 'still_there'),
      decided: count(({ kind }) => kind === 'decided'),
    },
    gone_marked_fixed: count(({ kind, decided_by_run: marked }) => kind === 'gone' && marked),
    not_looked_at: counts.not_looked_at > 0 ? await whyNotLookedAt(db, workspaceId, runs, version.found) : NOTHING_MISSED,
    by_rule: await rulesOf(db, workspaceId, runs, cells),
    by_severity: rowsBy(cells, ({ severity }) => String(severityOrder(severityName(severity))))
      .sort((a, b) => Number(a.key) - Number(b.key))
      .map(({ cells: some, counts }) => ({ key: severityName(some[0]!.severity) ?? 'NONE', counts })),
    by_section: rowsBy(cells, ({ section }) => section).map(({ key, counts }) => ({ key, counts })),
    by_language: rowsBy(cells, ({ language }) => language ?? '').map(({ key, counts }) => ({ key, counts })),
  }
}

/**
 * Each finding counts for its leading rule, so that the rows add up; `beside`: how many more name the rule beside another one. A rule that
 * leads nowhere has a row of its own, to filter by.
 */
async function rulesOf(db: Db, workspaceId: string, { to, from }: TwoRuns, cells: Cell[]) {
  const beside = new Map<string, Cell[]>()
  for (const cell of cells) for (const id of cell.also_rules?.split('\n') ?? []) beside.set(id, [...(beside.get(id) ?? []), cell])
  const severityOf = (some: Cell[]) => severityName(Math.max(...some.map(({ severity }) => severity ?? -1)))
  const led = rowsBy(cells, ({ rule_id: id }) => id ?? '')
  const leading = new Set(led.map(({ key }) => key))
  const others = [...beside.keys()].filter((id) => !leading.has(id))
  const names = new Map<string, string>()
  for (const audit of [from, to])
    for (const { rule_id: id, rule_name: name } of await namesInAudit(db, workspaceId, audit, others)) names.set(id, name)
  return [
    ...led.map(({ key, cells: some, counts }) => ({
      key,
      label: some[0]!.rule_name ?? key,
      severity: severityOf(some),
      beside: countsOf(beside.get(key) ?? []),
      counts,
    })),
    ...others.map((key) => ({
      key,
      label: names.get(key) ?? key,
      severity: severityOf(beside.get(key)!),
      beside: countsOf(beside.get(key)!),
      counts: countsOf([]),
    })),
  ].sort((a, b) => severityOrder(a.severity) - severityOrder(b.severity))
}

const isShown = (cell: Cell, { severities, rules, sections, languages }: PlaceFilter): boolean =>
  (!severities || severities.includes(severityName(cell.severity) ?? 'NONE')) &&
  (!rules || rules.some((rule) => isSaidBy(cell, rule))) &&
  (!sections || sections.includes(cell.section)) &&
  (!languages || languages.includes(cell.language ?? ''))

async function searchedCells(db: Db, workspaceId: string, { from, to }: TwoRuns, filter: PlaceFilter) {
  const values: unknown[] = [workspaceId, from, to]
  return readInOwnTime<Pick<Cell, 'kind' | 'n'>>(
    db,
    `select p.kind, count(*)::int as n from ${FOUND} where ${['true', ...placeConditions(filter, values)].join(' and ')} group by 1`,
    values,
  )
}

/** Conditions over FOUND whose values are added to `values`. */
function placeConditions(filter: PlaceFilter, values: unknown[]): string[] {
  const param = (value: unknown) => `$${values.push(value)}`
  const conditions: string[] = []
  if (filter.severities) {
    const codes = filter.severities.map((name) => (name === 'NONE' ? -1 : SEVERITIES.indexOf(name)))
    conditions.push(`coalesce(v.severity, -1) = any(${param(codes)}::smallint[])`)
  }
  if (filter.rules) conditions.push(saidBySql(`${param(filter.rules)}::text[]`))
  if (filter.sections) conditions.push(`${sectionSql('coalesce(t.url, v.asset_url)')} = any(${param(filter.sections)}::text[])`)
  if (filter.languages) conditions.push(`t.language_key = any(${param(filter.languages)}::text[])`)
  if (filter.search) conditions.push(foundSql(param(likePattern(filter.search))))
  return conditions
}

const severityName = (code: number | null): Severity | null => (code === null || code < 0 ? null : SEVERITIES[code]!)

const NOTHING_MISSED = { pages: 0, rules: 0, by_page: 0, by_rule: 0 }

const whyNotLookedAt = (db: Db, workspaceId: string, runs: TwoRuns, found: string): Promise<Missed> =>
  remembered(
    JSON.stringify(['not-looked-at', workspaceId, runs, found]),
    () => 200,
    async () => (await storedMissed(db, workspaceId, runs, found)) ?? (await missedAnew(db, workspaceId, runs)),
  )

async function missedAnew(db: Db, workspaceId: string, runs: TwoRuns): Promise<Missed> {
  const rows = await readInOwnTime<Missed>(
    db,
    `with missing as (
       select v.asset_id, v.rule_id, v.rule_id in (
         select rv.rule_id from audit_rules a join rule_versions rv on rv.workspace_id = $1 and rv.id = a.rule_version_id
         where a.workspace_id = $1 and a.audit_id = $3::uuid) as ran
       from ${FOUND} where p.kind = 'not_looked_at')
     select (count(distinct asset_id) filter (where ran))::int as pages, (count(distinct rule_id) filter (where not ran))::int as rules,
       (count(*) filter (where ran))::int as by_page, (count(*) filter (where not coalesce(ran, false)))::int as by_rule from missing`,
    [workspaceId, runs.from, runs.to],
  )
  return rows[0]!
}

/** Compares a run that has ended with the one before it, when they are first looked at. What is stored already is left as it is. */
export async function storeComparison(db: pg.Pool, workspaceId: string, auditId: string): Promise<void> {
  const { rows } = await db.query<{ from: string | null }>(
    `select previous_id as from from audits where workspace_id = $1 and id = $2 and status = 'COMPLETED' and not carrying`,
    [workspaceId, auditId],
  )
  const from = rows[0]?.from
  if (!from) return
  const runs = { from, to: auditId }
  const version = await runsVersion(db, workspaceId, runs)
  if (await storedMissed(db, workspaceId, runs, version.found)) return
  const cells = await comparedAnew(db, workspaceId, runs)
  const missed = cells.some(({ kind }) => kind === 'not_looked_at') ? await missedAnew(db, workspaceId, runs) : NOTHING_MISSED
  await transaction(db, (client) => storeCells(client, workspaceId, runs, version, { cells, missed }))
}

interface ComparedFilter extends PlaceFilter {
  change: RunChange
  offset: number
  limit: number
}

interface PairRow {
  kind: PairKind
  earlier_id: string | null
  later_id: string | null
  earlier_state: number | null
  later_state: number | null
  severity: number | null
  rule_id: string | null
  rule_name: string | null
  section: string
  language: string | null
  asset_url: string | null
  violating_text: string | null
  sentence: string | null
  earlier_sentence: string | null
  decided_by: string | null
  decided_at: string | null
  reason: string | null
  total: number
}

/** What is shown of the pairs `s`, in their order. */
const SHOWN = `select s.kind, s.earlier_id, s.later_id, s.earlier_state, s.later_state, ${PLACE}, s.total, v.severity,
    v.rule_id, v.rule_name, v.asset_url, left(v.violating_text, 300) as violating_text, left(v.sentence, 4000) as sentence,
    case when s.kind = 'sentence_changed' then (
      select left(e.sentence, 4000) from violations e where e.workspace_id = $1 and e.id = s.earlier_id) end as earlier_sentence,
    r.decided_by, r.decided_at, r.dismissal_reason as reason
  from shown s join violations v on v.workspace_id = $1 and v.id = coalesce(s.later_id, s.earlier_id)
  join reviews r on r.workspace_id = $1 and r.violation_id = v.id
  left join assets t on t.workspace_id = $1 and t.id = v.asset_id order by s.place`

/** Pairs by their places in the two runs. */
const BY_PLACES = `with shown as materialized (
    select u.kind, u.place, $7::int as total, e.id as earlier_id, l.id as later_id, b.state as earlier_state, a.state as later_state
    from unnest($4::text[], $5::bigint[], $6::bigint[], $8::bigint[]) as u (kind, later, earlier, place)
      left join violations l on l.workspace_id = $1 and l.audit_id = $3 and l.place = u.later
      left join violations e on e.workspace_id = $1 and e.audit_id = $2 and e.place = u.earlier
      left join reviews a on a.workspace_id = $1 and a.violation_id = l.id
      left join reviews b on b.workspace_id = $1 and b.violation_id = e.id)
  ${SHOWN}`

/** The findings of a window; without a search for words they are known from the counts. */
async function windowRows(db: Db, workspaceId: string, runs: TwoRuns, filter: ComparedFilter): Promise<PairRow[]> {
  const { from, to } = runs
  const { change, offset, limit } = filter
  if (filter.search === null) {
    const cells = (await cellsOf(db, workspaceId, runs, await runsVersion(db, workspaceId, runs))).filter(
      (cell) => isKind(change, cell.kind) && isShown(cell, filter),
    )
    const pairs = windowOf(cells, offset, limit)
    if (pairs.length === 0) return []
    const isEarlier = isOfEarlierRun(change)
    const total = cells.reduce((sum, { n }) => sum + n, 0)
    const values = [
      workspaceId,
      from,
      to,
      pairs.map(({ group }) => group.kind),
      pairs.map(({ place }) => (isEarlier ? null : place)),
      pairs.map(({ place, earlier }) => (isEarlier ? place : earlier < 0 ? null : earlier)),
      total,
      pairs.map(({ place }) => place),
    ]
    return (await db.query<PairRow>(BY_PLACES, values)).rows
  }
  const values: unknown[] = [workspaceId, from, to, KINDS_OF[change], limit, offset]
  const matching = ['p.kind = any($4::text[])', ...placeConditions(filter, values)].join(' and ')
  return readInOwnTime<PairRow>(
    db,
    `with shown as materialized (
       select p.*, count(*) over ()::int as total from ${FOUND} where ${matching} order by p.place limit $5 offset $6)
     ${SHOWN}`,
    values,
  )
}

/** A window of the violations with one change, worst first. */
export async function comparedFindings(db: Db, workspaceId: string, runs: TwoRuns, filter: ComparedFilter) {
  const rows = await windowRows(db, workspaceId, runs, filter)
  const state = (code: number | null): ReviewState | null => (code === null ? null : REVIEW_STATES[code]!)
  return {
    total: rows[0]?.total ?? 0,
    findings: rows.map(({ total: _total, sentence, earlier_state: before, later_state: after, severity, kind, ...row }) => ({
      ...row,
      kind,
      severity: severityName(severity),
      earlier_state: state(before),
      later_state: state(after),
      ...surroundings(sentence, row.violating_text),
      sentence: kind === 'sentence_changed' ? sentence : null,
    })),
  }
}
