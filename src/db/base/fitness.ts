import type pg from 'pg'
import { PlainError } from '../../errors.ts'

/** The first major version that the migrations run in (`nulls not distinct`, `security_invoker`). */
export const OLDEST_POSTGRES = 15

/** What a database and the role that asks it may do. */
export interface Fitness {
  number: number
  version: string
  role: string
  database: string
  standby: boolean
  read_only: boolean
  creates: boolean
  /** Null where there are no tables of ours yet. */
  writes: boolean | null
}

/**
 * Refuses a database that cannot be used, before anything in it is changed: one that is too old, that only answers questions, or whose
 * role may not do what is to be done. `changes`: whether there are migrations to run.
 */
export async function refuseUnfit(client: pg.ClientBase, changes: boolean, within: number): Promise<void> {
  const fitness = await askFitness(client, within)
  if (fitness.number < OLDEST_POSTGRES * 10_000)
    throw new PlainError(`PostgreSQL ${fitness.version} is too old: ${OLDEST_POSTGRES} or newer is needed; nothing was changed in it`)
  const refusal = whyOnlyRead(fitness, changes)
  if (refusal) throw new PlainError(`${refusal.what}; ${refusal.remedy}`)
}

export async function askFitness(client: pg.ClientBase, within: number): Promise<Fitness> {
  const { rows } = await client.query<Fitness>({ text: FITNESS, query_timeout: within } as pg.QueryConfig)
  return rows[0]!
}

/** Why a database cannot be written as it must be, and what to do; null where it can. */
export function whyOnlyRead(fitness: Fitness, changes: boolean): { what: string; remedy: string } | null {
  const { role, database, standby, read_only: readOnly, creates, writes } = fitness
  if (standby) return { what: `The database "${database}" is a standby, which is only read`, remedy: 'name its primary in DATABASE_URL' }
  if (readOnly)
    return {
      what: `The role "${role}" may only read the database "${database}" (default_transaction_read_only)`,
      remedy: 'name one that may write',
    }
  if (changes && !creates)
    return {
      what: `The role "${role}" may not create tables in the database "${database}"`,
      remedy: 'grant it CREATE on the schema public, or run imprimatur migrate as its owner',
    }
  if (!changes && writes === false)
    return {
      what: `The role "${role}" may only read the tables of the database "${database}"`,
      remedy: 'DATABASE_URL must name one that may write',
    }
  return null
}

/** A role that may not look into the schema at all has no privileges there that could be asked for. */
const FITNESS = `
  select current_setting('server_version_num')::int as number,
         current_setting('server_version') as version,
         current_user::text as role,
         current_database()::text as database,
         pg_is_in_recovery() as standby,
         current_setting('transaction_read_only') = 'on' as read_only,
         has_schema_privilege('public', 'create') as creates,
         (select has_table_privilege(c.oid, 'insert') and has_table_privilege(c.oid, 'update')
            from pg_class c
           where c.relnamespace = 'public'::regnamespace and c.relname = 'workspaces') as writes`
