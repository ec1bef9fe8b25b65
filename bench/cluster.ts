/**
 * `DATABASE_URL=<coordinator> npm run bench -- cluster [violations] [rounds]`: what requests take on a Citus cluster beside one PostgreSQL,
 * in turns: the same server on a distributed database and on one of the coordinator that is not. Then the second is distributed as well,
 * while it is asked, and how long that takes is told.
 */
import pg from 'pg'
import { distribute } from '../src/db/base/distribute.ts'
import { migrate } from '../src/db/base/migrate.ts'
import { loadDemoAudit } from '../src/demo/load.ts'
import { startApi } from '../test/helpers/api.ts'
import type { Api } from '../test/helpers/api.ts'
import { clusterDatabase } from '../test/helpers/cluster-database.ts'
import { median } from './measuring.ts'

/** As Citus makes it, where nobody says otherwise. */
const SHARDS = 32
const AT_ONCE = 8
const REQUESTS = 160

interface Side {
  name: string
  url: string
  api: Api
  auditId: string
  ids: string[]
  drop(): Promise<void>
}

export async function run(args: string[] = []): Promise<void> {
  const url = process.env['DATABASE_URL']
  if (!url) throw new Error('DATABASE_URL names a database on the coordinator of a cluster')
  const [violations, rounds] = [Number(args[0] ?? 20_000), Number(args[1] ?? 5)]
  const sides = [await opened('one PostgreSQL', url, violations, false), await opened('cluster', url, violations, true)]
  for (const [name, ask] of Object.entries(REQUEST)) {
    const rates = sides.map((): number[] => [])
    const times = sides.map((): number[] => [])
    for (let round = 0; round < rounds; round++)
      for (const [at, side] of sides.entries()) {
        const { rate, each } = await asked(side, ask, round)
        rates[at]!.push(rate)
        times[at]!.push(each)
      }
    for (const [at, side] of sides.entries())
      process.stdout.write(
        `${name.padEnd(28)} ${side.name.padEnd(16)} ${median(rates[at]!).toFixed(0)} a second ${AT_ONCE} at once, ` +
          `${median(times[at]!).toFixed(1)} ms alone\n`,
      )
  }
  await moved(sides[0]!)
  for (const { api, drop } of sides) {
    await api.close()
    await drop()
  }
}

async function opened(name: string, coordinator: string, violations: number, isSpread: boolean): Promise<Side> {
  const { url, drop } = await clusterDatabase(coordinator, '', true)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`alter database ${new URL(url).pathname.slice(1)} set citus.shard_count = ${SHARDS}`)
  await client.end()
  await migrate(url)
  if (isSpread) await distribute(url, () => undefined)
  const api = await startApi({ databaseUrl: url })
  const { id: auditId } = await loadDemoAudit(api.db, api.workspaceId, 'large', violations, () => undefined)
  await api.db.query('analyze')
  const { rows } = await api.db.query<{ id: string }>(
    'select id from violations where workspace_id = $1 and audit_id = $2 order by id limit 4000',
    [api.workspaceId, auditId],
  )
  return { name, url, api, auditId, ids: rows.map(({ id }) => id), drop }
}

type Ask = (side: Side, turn: number) => Promise<{ status: number; text: string }>

const of = ({ ids }: Side, turn: number) => ids[turn % ids.length]!
const REQUEST: Record<string, Ask> = {
  'one violation by its id': (side, turn) => side.api.call('GET', `/violations/${of(side, turn)}`),
  'a page of violations': (side, turn) => side.api.call('GET', `/audits/${side.auditId}/violations?page=${1 + (turn % 20)}`),
  'a decision on one violation': (side, turn) =>
    side.api.call('POST', `/violations/${of(side, turn)}/review`, { json: { action: turn % 2 ? 'elevated_risk' : 'mark_fixed' } }),
  'a comment': (side, turn) => side.api.call('POST', `/violations/${of(side, turn)}/comments`, { json: { comment: `turn ${turn}` } }),
}

async function asked(side: Side, ask: Ask, round: number): Promise<{ rate: number; each: number }> {
  const once = async (turn: number) => {
    const { status, text } = await ask(side, turn)
    if (status >= 300) throw new Error(`${side.name}: ${status} ${text}`)
  }
  let turn = round * (REQUESTS + 20)
  await once(turn++)
  const alone: number[] = []
  for (let count = 0; count < 19; count++) {
    const began = performance.now()
    await once(turn++)
    alone.push(performance.now() - began)
  }
  const last = turn + REQUESTS
  const began = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (turn < last) await once(turn++)
    }),
  )
  return { rate: (REQUESTS / (performance.now() - began)) * 1000, each: median(alone) }
}

async function moved(side: Side): Promise<void> {
  const { rows } = await side.api.db.query<{ size: string }>('select pg_size_pretty(pg_database_size(current_database())) as size')
  let [goesOn, longest, answered] = [true, 0, 0]
  const asking = (async () => {
    for (let turn = 0; goesOn; turn++) {
      const began = performance.now()
      const { status } = await REQUEST['a decision on one violation']!(side, turn)
      if (status === 200) answered++
      longest = Math.max(longest, performance.now() - began)
    }
  })()
  const began = performance.now()
  const { blockedMs } = await distribute(side.url, () => undefined)
  const seconds = (performance.now() - began) / 1000
  goesOn = false
  await asking
  process.stdout.write(
    `distributing ${rows[0]!.size} while it is used took ${seconds.toFixed(0)} s; the tables changed places in ${blockedMs} ms; ` +
      `${answered} decisions were answered meanwhile, the slowest after ${longest.toFixed(0)} ms\n`,
  )
}
