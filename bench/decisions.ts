/**
 * `npm run bench -- decisions [violations] [rounds] [tree]`: what a decision costs beside a bare UPDATE of the same rows, in one run and in
 * turns: one violation alone, 32 at a time, a group of 500, and 100,000 at once. No HTTP: the writer alone. `tree` is another checkout
 * whose writer takes its turns on the same database, to compare before with after.
 */
import path from 'node:path'
import type pg from 'pg'
import { migrate } from '../src/db/base/migrate.ts'
import { openPool } from '../src/db/base/pool.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
import { loadDemoAudit } from '../src/demo/load.ts'
import { SYSTEM } from '../src/reviews/chart/actor.ts'
import type { ReviewScope } from '../src/reviews/decide.ts'
import { decide } from '../src/reviews/decide.ts'
import { throwawayServer } from '../test/helpers/server.ts'
import { median, timed } from './measuring.ts'

const ACTOR = { ...SYSTEM, name: 'bench' }
const SET = 'update reviews set state = $2, dismissal_reason = null, decided_at = now(), decided_by = $3 where workspace_id = $1'

type Writer = { decide: typeof decide }

interface Case {
  name: string
  /** How often in one round, and how many at a time. */
  times: number
  atOnce: number
  scope(turn: number): ReviewScope
  bare: { text: string; values(turn: number): unknown[] }
}

export async function run(args: string[] = []): Promise<void> {
  const violations = Number(args[0] ?? 300_000)
  const rounds = Number(args[1] ?? 6)
  // The database as people run it: it waits for the disk.
  const server = await throwawayServer({ settings: { fsync: 'on', full_page_writes: 'on' } })
  await migrate(server.url)
  const db = openPool(server.url)
  // Connections of its own: its prepared statements have the same names.
  const other = args[2] ? { db: openPool(server.url), ...((await import(path.resolve(args[2], 'src/reviews/decide.ts'))) as Writer) } : null
  const { id: workspaceId } = await createWorkspace(db, 'Bench')
  const { id: auditId } = await loadDemoAudit(db, workspaceId, 'large', violations, () => undefined)
  await db.query('vacuum analyze')
  for (const each of await cases(db, workspaceId, auditId, violations)) await compare(db, workspaceId, each, rounds, other)
  await db.end()
  await other?.db.end()
  await server.stop()
}

async function cases(db: pg.Pool, workspaceId: string, auditId: string, violations: number): Promise<Case[]> {
  const { rows: some } = await db.query<{ id: string }>(
    'select id from violations where workspace_id = $1 and audit_id = $2 order by id limit 5000',
    [workspaceId, auditId],
  )
  const ids = some.map(({ id }) => id)
  const { rows: groups } = await db.query<{ group: string; id: string; n: number }>(
    `select group_id as group, min(violation_id::text) as id, count(*)::int as n from reviews
     where workspace_id = $1 and audit_id = $2 group by 1 order by abs(count(*) - 500) limit 8`,
    [workspaceId, auditId],
  )
  const { rows: many } = await db.query<{ group: string }>(
    `select "group" from (select group_id as "group", sum(count(*)) over (order by group_id) as upto from reviews
       where workspace_id = $1 and audit_id = $2 group by group_id) g where upto <= $3`,
    [workspaceId, auditId, Math.min(100_000, violations)],
  )
  const listed = many.map(({ group }) => group)
  const one = (name: string, times: number, atOnce: number): Case => ({
    name,
    times,
    atOnce,
    scope: (turn) => ({ violation: ids[turn % ids.length]!, group: false }),
    bare: { text: 'and violation_id = $4', values: (turn) => [ids[turn % ids.length]] },
  })
  return [
    one('one violation', 300, 1),
    one('32 at a time', 3200, 32),
    {
      name: `a group of ${groups[0]!.n}`,
      times: 24,
      atOnce: 1,
      scope: (turn) => ({ violation: groups[turn % groups.length]!.id, group: true }),
      bare: { text: 'and audit_id = $4 and group_id = $5', values: (turn) => [auditId, groups[turn % groups.length]!.group] },
    },
    {
      name: 'listed groups, 100,000',
      times: 1,
      atOnce: 1,
      scope: () => ({ audit: auditId, violations: [], groups: listed }),
      bare: { text: 'and audit_id = $4 and group_id = any($5::uuid[])', values: () => [auditId, listed] },
    },
  ]
}

/** In turns, with another state each round, so that every row changes in each. */
async function compare(
  db: pg.Pool,
  workspaceId: string,
  { name, times, atOnce, scope, bare }: Case,
  rounds: number,
  other: (Writer & { db: pg.Pool }) | null,
): Promise<void> {
  const spread = async (work: (turn: number) => Promise<unknown>) => {
    let turn = 0
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (turn < times) await work(turn++)
      }),
    )
  }
  const [ours, theirs, others]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < rounds; round++) {
    const [state, action] = round % 2 ? [2, 'elevated_risk' as const] : [1, 'urgent_violation' as const]
    theirs.push(
      await timed(() =>
        spread((turn) =>
          db.query({ name: `bare ${name}`, text: `${SET} ${bare.text}`, values: [workspaceId, state, 'bench', ...bare.values(turn)] }),
        ),
      ),
    )
    const by = (writer: Writer['decide'], on = db) => timed(() => spread((turn) => writer(on, workspaceId, ACTOR, scope(turn), { action })))
    ours.push(await by(decide))
    if (other) others.push(await by(other.decide, other.db))
  }
  const each = (all: number[]) => median(all.slice(1)) / times
  console.log(
    `${name.padEnd(24)} ${each(ours).toFixed(2).padStart(9)} ms   bare UPDATE ${each(theirs).toFixed(2).padStart(9)} ms   ` +
      `${(each(theirs) / each(ours)).toFixed(2)} of its rate` +
      (other ? `   other tree ${each(others).toFixed(2).padStart(9)} ms, ${(each(theirs) / each(others)).toFixed(2)}` : ''),
  )
}
