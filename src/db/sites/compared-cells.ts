import { REVIEW_STATES } from '../../reviews/chart/chart.ts'
import type { PairKind } from '../../reviews/chart/run-changes.ts'
import { indexOfPlace, placesOf, withPairs, withoutPairs } from './compared-places.ts'
import type { ComparedPlaces } from './compared-places.ts'
import { readInOwnTime } from '../base/long-reads.ts'
import type { Db } from '../base/pool.ts'
import { remembered } from '../base/remembered.ts'
import { metAgainSql, pairsSql, sectionSql } from './run-pairs.ts'
import { storedCells } from './stored-comparisons.ts'

/*
 * What differs between two runs is compared once. A decision moves the few pairs it is about from one cell to another: which ones is read
 * from what is kept to undo it.
 */

/** Two runs of a site, the earlier one first. */
export interface TwoRuns {
  from: string
  to: string
}

interface Counted {
  kind: PairKind
  rule_id: string | null
  rule_name: string | null
  /** The other rules of merged findings, as violations.also_rules has them. */
  also_rules: string | null
  severity: number | null
  section: string
  language: string | null
  decided_by_run: boolean
  n: number
}

/** How many findings of one rule, section and so on changed in one way, and which. */
export type Cell = Counted & ComparedPlaces

/** Whether a rule says the findings of a cell, leading or beside the leading one. */
export const isSaidBy = (cell: Cell, rule: string): boolean =>
  (cell.rule_id ?? '') === rule || (cell.also_rules?.split('\n').includes(rule) ?? false)

export interface RunsVersion {
  /** Changes whenever something was found or carried over, also when failed pages were read again or count as gone. */
  found: string
  /** The lengths of the two trails: each grows with every decision. */
  trails: [number, number]
}

export async function runsVersion(db: Db, workspaceId: string, { from, to }: TwoRuns): Promise<RunsVersion> {
  const { rows } = await db.query<{ id: string; found: string; trail_length: number }>({
    name: 'runs-version',
    text: `select a.id, concat_ws(' ', a.total_violations, a.failed_assets, a.carrying, a.status, a.changes ->> 'pages_gone') as found,
        a.trail_length
      from audits a where a.workspace_id = $1 and a.id in ($2, $3)`,
    values: [workspaceId, from, to],
  })
  const of = (id: string) => rows.find((row) => row.id === id)
  return {
    found: `${of(from)?.found}, ${of(to)?.found}`,
    trails: [Number(of(from)?.trail_length ?? 0), Number(of(to)?.trail_length ?? 0)],
  }
}

interface Compared {
  cells: Cell[]
  trails: [number, number]
}

/** What differs between two runs; what is decided afterwards is brought in, one change after the other. */
export async function cellsOf(db: Db, workspaceId: string, runs: TwoRuns, { found, trails }: RunsVersion): Promise<Cell[]> {
  const held = await remembered<{ latest: Promise<Compared>; weight: number }>(
    JSON.stringify(['compare', workspaceId, runs, found]),
    ({ weight }) => weight,
    async () => {
      const known = (await storedCells(db, workspaceId, runs, found)) ?? { cells: await comparedAnew(db, workspaceId, runs), trails }
      const weight = known.cells.reduce((sum, { n }) => sum + 200 + 16 * n, 0)
      return { latest: Promise.resolve(known), weight }
    },
  )
  const before = held.latest
  const next = before.then((known) => broughtTo(db, workspaceId, runs, known, trails))
  // A failure leaves the next call what was known before.
  held.latest = next.catch(() => before)
  return (await next).cells
}

const FIXED = REVIEW_STATES.indexOf('fixed')

/** What is worked out of an address is worked out once for each page. Sorted byte by byte, which is several times faster than by locale. */
const CELLS = `with pages as materialized (
    select t.id, case when t.url is not null then ${sectionSql('t.url')} end as section, t.language_key from assets t
    where t.workspace_id = $1 and t.audit_id in ($2, $3)),
  found as materialized (
    select p.kind collate "C" as kind, v.rule_id collate "C" as rule_id, v.rule_name, v.also_rules collate "C" as also_rules, v.severity,
      coalesce(g.section, ${sectionSql('v.asset_url')}) collate "C" as section, g.language_key collate "C" as language,
      coalesce(p.later_id is null and p.earlier_state = ${FIXED} and p.earlier_by_run, false) as decided_by_run,
      p.place, coalesce(p.earlier_place, -1) as earlier_place
    from ${pairsSql('$2::uuid', '$3::uuid')} p join violations v on v.workspace_id = $1 and v.id = coalesce(p.later_id, p.earlier_id)
      left join pages g on g.id = v.asset_id
    order by p.place)
  select kind, rule_id, min(rule_name) as rule_name, also_rules, severity, section, language, decided_by_run, count(*)::int as n,
    string_agg(int8send(place), ''::bytea) as found, string_agg(int8send(earlier_place), ''::bytea) as before
  from found group by 1, 2, 4, 5, 6, 7, 8`

export async function comparedAnew(db: Db, workspaceId: string, { from, to }: TwoRuns): Promise<Cell[]> {
  const rows = await readInOwnTime<Counted & { found: Buffer; before: Buffer }>(db, CELLS, [workspaceId, from, to])
  return rows.map(({ found, before, ...cell }) => ({ ...cell, ...placesOf(found, before) }))
}

/** When more than this was decided, comparing anew is faster. */
const MANY = 20_000

async function broughtTo(db: Db, workspaceId: string, runs: TwoRuns, known: Compared, trails: [number, number]): Promise<Compared> {
  if (trails[0] <= known.trails[0] && trails[1] <= known.trails[1]) return known
  const { rows } = await db.query<{ is_earlier: boolean; place: number }>({
    name: 'decided-between',
    // The undo of an undo keeps nothing under its own number: it touched what the entry it took back had.
    text: `with later as materialized (
        select t.audit_id, t.number, (t.entry::json ->> 'undoes')::bigint as undoes from trail t
        where t.workspace_id = $1 and ((t.audit_id = $2 and t.number > $4) or (t.audit_id = $3 and t.number > $5)))
      select distinct c.audit_id = $2 as is_earlier, p.place from later
        join review_changes c on c.workspace_id = $1 and c.audit_id = later.audit_id and c.number = any(array[later.number, later.undoes])
        cross join unnest(c.places) as p (place)
      where c.state is not null limit ${MANY + 1}`,
    values: [workspaceId, runs.from, runs.to, ...known.trails],
  })
  const cells =
    rows.length > MANY
      ? await comparedAnew(db, workspaceId, runs)
      : await moved(db, workspaceId, runs, known.cells, touchedBy(known.cells, placesOfSide(rows, true), placesOfSide(rows, false)))
  return { cells, trails: [Math.max(trails[0], known.trails[0]), Math.max(trails[1], known.trails[1])] }
}

const placesOfSide = (rows: { is_earlier: boolean; place: number }[], isEarlier: boolean) =>
  new Set(rows.filter((row) => row.is_earlier === isEarlier).map(({ place }) => Number(place)))

interface Touched {
  cell: Cell
  /** In the later run; -1 where it is in the earlier one alone. */
  place: number
  earlier: number
}

/** The pairs whose state in one of the runs was decided on. What is new is so whatever its state. */
function touchedBy(cells: Cell[], earlier: Set<number>, later: Set<number>): Touched[] {
  return cells.flatMap((cell) => {
    if (cell.kind === 'new' || cell.kind === 'came_back') return []
    const alone = isAlone(cell)
    const at = new Set<number>()
    for (const place of alone ? earlier : later) {
      const index = indexOfPlace(cell.places, place)
      if (index >= 0) at.add(index)
    }
    if (!alone && earlier.size > 0) cell.earlier.forEach((place, index) => earlier.has(place) && at.add(index))
    return [...at].map((index) => ({
      cell,
      place: alone ? -1 : cell.places[index]!,
      earlier: alone ? cell.places[index]! : cell.earlier[index]!,
    }))
  })
}

/** In the earlier run alone: their places are those of the earlier run. */
const isAlone = ({ kind }: Counted) => kind === 'gone' || kind === 'not_looked_at'

const AGAIN = `select u.place, u.earlier, case when u.place < 0 then u.kind else ${metAgainSql('b.state', 'a.state', 'c.how')} end as kind,
    coalesce(u.place < 0 and b.state = ${FIXED} and b.decided_by = 'system', false) as decided_by_run
  from unnest($4::bigint[], $5::bigint[], $6::text[]) as u (place, earlier, kind)
    left join violations l on l.workspace_id = $1 and l.audit_id = $3 and l.place = u.place
    left join violations e on e.workspace_id = $1 and e.audit_id = $2 and e.place = u.earlier
    left join reviews a on a.workspace_id = $1 and a.violation_id = l.id
    left join reviews b on b.workspace_id = $1 and b.violation_id = e.id
    left join carried_violations c on c.workspace_id = $1 and c.violation_id = l.id`

const keyOf = ({ kind, rule_id: rule, also_rules: also, severity, section, language, decided_by_run: byRun }: Counted) =>
  JSON.stringify([kind, rule, also, severity, section, language, byRun])

/** The cells after some pairs were looked at again. */
async function moved(db: Db, workspaceId: string, { from, to }: TwoRuns, cells: Cell[], touched: Touched[]): Promise<Cell[]> {
  if (touched.length === 0) return cells
  const { rows } = await db.query<{ place: number; earlier: number; kind: PairKind; decided_by_run: boolean }>({
    name: 'compared-again',
    text: AGAIN,
    values: [
      workspaceId,
      from,
      to,
      touched.map(({ place }) => place),
      touched.map(({ earlier }) => earlier),
      touched.map(({ cell }) => cell.kind),
    ],
  })
  const now = new Map(rows.map((row) => [`${row.place} ${row.earlier}`, row]))
  const moves = touched.flatMap((pair) => {
    const { kind, decided_by_run: byRun } = now.get(`${pair.place} ${pair.earlier}`) ?? pair.cell
    const isSame = kind === pair.cell.kind && byRun === pair.cell.decided_by_run
    return isSame ? [] : [{ ...pair, to: { ...pair.cell, kind, decided_by_run: byRun } }]
  })
  if (moves.length === 0) return cells
  const taken = Map.groupBy(moves, ({ cell }) => cell)
  const given = Map.groupBy(moves, ({ to: cell }) => keyOf(cell))
  const placed = (some: typeof moves) => some.map(({ place, earlier }) => (place < 0 ? { place: earlier, earlier } : { place, earlier }))
  const left = cells.map((cell) => (taken.has(cell) ? { ...cell, ...withoutPairs(cell, placed(taken.get(cell)!)) } : cell))
  const byKey = new Map(left.map((cell) => [keyOf(cell), cell]))
  for (const [key, some] of given) {
    const cell = byKey.get(key) ?? { ...some[0]!.to, places: new Float64Array(), earlier: new Float64Array() }
    byKey.set(key, { ...cell, ...withPairs(cell, placed(some)) })
  }
  return [...byKey.values()].map((cell) => ({ ...cell, n: cell.places.length })).filter(({ n }) => n > 0)
}
