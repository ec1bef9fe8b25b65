import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { PlainError } from '../../errors.ts'
import { noteChanges } from './distribution/changes.ts'
import { agreeEverywhere, agreeOnTexts, differing } from './distribution/compare.ts'
import { begin, fillCopy, forgetCopy, indexCopy, isCurrent, listMoved, makeCopy } from './distribution/copies.ts'
import type { MovedTable } from './distribution/copies.ts'
import { Differs, exchange, followChanges, inTransaction, settle } from './distribution/exchange.ts'
import type { Unsettled } from './distribution/exchange.ts'
import { spreadEach, spreadTables } from './distribution/spread.ts'
import { TENANT_TABLES } from './workspace-tables.ts'

/**
 * Settings of the database on every node. What a statement passes from node to node has no statistics, is taken for large, and would be
 * compiled first: half a second for a decision that takes milliseconds.
 */
export const NODE_SETTINGS = ['jit = off'] as const

/** Only one may distribute a database; any number, as long as nobody else of the product takes the same. */
const LOCK = 7_261_003

export interface Distributed {
  tables: string[]
  /** How long nobody could read or write; null: the tables were empty, or had been distributed before. */
  blockedMs: number | null
}

/**
 * Spreads the tables of workspaces over a Citus cluster by workspace; those already spread are left alone. Tables with rows are copied
 * while they are used, and take their places together: table by table, statements would have to join tables that are spread with some
 * that are not yet. Ended at any point, the next run goes on from there.
 */
export async function distribute(url: string, log: (line: string) => void): Promise<Distributed> {
  const client = new pg.Client({ connectionString: url, application_name: 'imprimatur distribute', keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseWithout(client)
    // What a process that was killed had under way ends within seconds, and with it its lock.
    await client.query(`set client_connection_check_interval = '1s'`)
    await client.query('set statement_timeout = 0')
    await agreeEverywhere(client)
    await lock(client, log)
    for (const setting of NODE_SETTINGS) await setEverywhere(client, setting)
    const { spread, local } = await spreadTables(client)
    const isFilled = spread.length === 0 && (await hasRows(client, local))
    const blockedMs = isFilled ? await moveFilled(client, log) : null
    if (!isFilled) await spreadEach(client, local, log)
    await settle(client)
    return { tables: local, blockedMs }
  } finally {
    await client.end()
  }
}

/** Takes away what a move has made that is not to be finished; the tables are as they were. */
export async function abandonDistributing(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'imprimatur distribute' })
  await client.connect()
  try {
    await refuseWithout(client)
    await lock(client, () => undefined)
    await settle(client)
  } finally {
    await client.end()
  }
}

async function refuseWithout(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select 1 from pg_extension where extname = 'citus'`)
  if (!rowCount) throw new PlainError('This database has no Citus; create extension citus first, here and on every node')
  const { rowCount: nodes } = await client.query('select 1 from pg_dist_node where shouldhaveshards and isactive')
  if (!nodes) throw new PlainError('This cluster has no node that may hold tables; add one: select citus_add_node(host, port)')
}

async function lock(client: pg.Client, log: (line: string) => void): Promise<void> {
  for (let said = false; ; said = true) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK])
    if (rows[0]!.held) return
    if (!said) log('distributing: another process is at it, waiting for it to end')
    await sleep(200)
  }
}

async function hasRows(client: pg.ClientBase, tables: readonly string[]): Promise<boolean> {
  for (const name of tables) if ((await client.query(`select 1 from ${name} limit 1`)).rowCount) return true
  return false
}

/** Few enough rows that the last of them are copied while everybody waits. */
const FEW = 200
const MOST_ROUNDS = 20

async function moveFilled(client: pg.Client, log: (line: string) => void): Promise<number> {
  if (!(await isCurrent(client))) await begin(client)
  const tables = await listMoved(client)
  log('distributing: noting what changes from now on')
  for (const table of tables) while (!(await hadLock(() => noteChanges(client, table), client))) await sleep(500)
  for (const { name } of tables) await makeCopy(client, name, TENANT_TABLES[0]!)
  for (const [at, { name }] of tables.entries()) {
    log(`distributing: copying ${name} (${at + 1} of ${tables.length})`)
    await fillCopy(client, name)
  }
  for (const { name } of tables) {
    log(`distributing: indexing ${name}`)
    await indexCopy(client, name)
  }
  const unsettled = await compareAll(client, tables, log)
  for (let round = 1, rows = Infinity; rows > FEW && round <= MOST_ROUNDS; round++) {
    rows = await followChanges(client, tables, unsettled)
    log(`distributing: ${rows} rows had changed meanwhile`)
  }
  return takePlaces(client, tables, unsettled, log)
}

async function hadLock(work: () => Promise<void>, client: pg.Client): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    await client.query('rollback')
    if (['55P03', '40P01'].includes((error as { code?: string }).code ?? '')) return false
    throw error
  }
}

/** Compares every table once, and answers what was not the same: it may have changed just then, and is compared again. */
async function compareAll(client: pg.Client, tables: readonly MovedTable[], log: (line: string) => void): Promise<Unsettled> {
  const unsettled: Unsettled = new Map()
  for (const { name } of tables) {
    log(`distributing: comparing ${name}`)
    const left = await inTransaction(client, async () => {
      await agreeOnTexts(client)
      return differing(client, name, null)
    })
    if (left.size > 0) unsettled.set(name, left)
  }
  return unsettled
}

async function takePlaces(
  client: pg.Client,
  tables: readonly MovedTable[],
  unsettled: Unsettled,
  log: (line: string) => void,
): Promise<number> {
  for (;;) {
    log('distributing: requests wait while the copies take their places')
    try {
      const blocked = await exchange(client, tables, unsettled)
      if (blocked !== null) {
        log(`distributing: requests waited for ${blocked} ms`)
        return blocked
      }
    } catch (error) {
      if (!(error instanceof Differs)) throw error
      await forgetCopy(client, error.table)
      throw new PlainError(
        `The copy of ${error.table} is not the same for the workspace ${error.workspaces[0]}; nothing was exchanged. ` +
          'Run it again: the table is copied anew.',
      )
    }
    log('distributing: a transaction holds a table, trying again')
    await sleep(1000)
    await followChanges(client, tables, unsettled)
  }
}

/** Citus passes it on to every node. */
async function setEverywhere(client: pg.Client, setting: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  await client.query(`alter database ${pg.escapeIdentifier(rows[0]!.name)} set ${setting}`)
}
