import type pg from 'pg'
import { withOwnLimit } from './guarded-pool.ts'
import { transaction } from './pool.ts'
import type { Db } from './pool.ts'

/** Longer than a statement of a request may usually take: whole runs are compared once, and what was found is remembered. */
const SECONDS = 60

/**
 * Reads what takes long for large audits, within limits of its own. Both sides of a comparison have no statistics once they are paired:
 * a merge join would sort a million rows twice where a hash join reads them once.
 */
export async function readInOwnTime<T extends pg.QueryResultRow>(db: Db, text: string, values: unknown[]): Promise<T[]> {
  const read = async (client: pg.PoolClient) => {
    await client.query(`set local statement_timeout = '${SECONDS}s'; set local work_mem = '64MB'; set local enable_mergejoin = off`)
    return (await withOwnLimit(client, SECONDS * 1000 + 500, () => client.query<T>(text, values))).rows
  }
  return 'release' in db ? read(db) : transaction(db, read)
}
