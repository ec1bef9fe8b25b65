import type pg from 'pg'
import { PlainError } from '../../errors.ts'

/** The first major version that the migrations run in (`nulls not distinct`, `security_invoker`). */
export const OLDEST_POSTGRES = 15

interface Row {
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
  const { rows } = await client.query<Row>({ text: FITNESS, query_timeout: within } as pg.QueryConfig)
  const { number, version, role, database, standby, read_only: readOnly, creates, writes } = rows[0]!
  if (number < OLDEST_POSTGRES * 10_000)
    throw new PlainError(`PostgreSQL ${version} is too old: ${OLDEST_POSTGRES} or newer is needed; nothing was changed in it`)
  if (standby) throw new PlainError(`The database "${database}" is a standby, which is only read; name its primary in DATABASE_URL`)
  if (readOnly)
    throw new PlainError(
      `The role "${role}" may only read the database "${database}" (default_transaction_read_only); name one that may write`,
    )
  if (changes && !creates)
    throw new PlainError(
      `The role "${role}" may not create tables in the database "${database}"; grant it CREATE on the schema public, or run ` +
        'imprimatur migrate as its owner',
    )
  if (!changes && writes === false)
    throw new PlainError(
      `The role "${role}" may only read the tables of the database "${database}"; DATABASE_URL must name one that may write`,
    )
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
