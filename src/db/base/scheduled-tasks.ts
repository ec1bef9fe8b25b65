import type { Db } from './pool.ts'

/** Work that one process of all machines does at a time. */
type TaskName = 'backup'

/** How long a process may be silent before another takes the task over; it renews three times as often. */
export const LEASE = 90_000

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

/** The database's clock: those of the machines may differ. */
async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await db.query<{ now: string }>('select now() as now')
  return new Date(rows[0]!.now)
}

/** Takes a task that is due and that nobody has; `retry`: how long after a failure it is due again. */
export async function claimTask(
  db: Db,
  name: TaskName,
  owner: string,
  { every, retry }: { every: number; retry: number },
): Promise<boolean> {
  const now = await databaseTime(db)
  const { rowCount } = await db.query(
    `insert into scheduled_tasks as t (name, owner, leased_until, started_at) values ($1, $2, $3, $4)
     on conflict (name) do update set owner = excluded.owner, leased_until = excluded.leased_until, started_at = excluded.started_at
     where (t.leased_until is null or t.leased_until < excluded.started_at)
       and (t.succeeded_at is null or t.succeeded_at <= $5) and (t.failed_at is null or t.failed_at <= $6)`,
    [name, owner, later(now, LEASE), now, later(now, -every), later(now, -retry)],
  )
  return rowCount === 1
}

/** False where another process has taken the task over meanwhile. */
export async function renewTask(db: Db, name: TaskName, owner: string): Promise<boolean> {
  const until = later(await databaseTime(db), LEASE)
  const { rowCount } = await db.query('update scheduled_tasks set leased_until = $3 where name = $1 and owner = $2', [name, owner, until])
  return rowCount === 1
}

/** The moment it began counts, so that a task that takes long does not wander through the day. */
export async function endTask(db: Db, name: TaskName, owner: string, outcome: { details: object } | { failure: string }): Promise<void> {
  if ('details' in outcome)
    await db.query(
      `update scheduled_tasks set owner = null, leased_until = null, succeeded_at = started_at, failed_at = null, failure = null,
         details = $3
       where name = $1 and owner = $2`,
      [name, owner, JSON.stringify(outcome.details)],
    )
  else
    await db.query(
      `update scheduled_tasks set owner = null, leased_until = null, failed_at = now(), failure = $3 where name = $1 and owner = $2`,
      [name, owner, outcome.failure],
    )
}

const UNDEFINED_TABLE = '42P01'

/** A backup that somebody made by hand counts as well. A database of an earlier version has no place to note it. */
export async function noteBackup(db: Db, at: string, details: object): Promise<void> {
  try {
    await db.query(
      `insert into scheduled_tasks as t (name, succeeded_at, details) values ('backup', $1, $2)
       on conflict (name) do update set succeeded_at = excluded.succeeded_at, details = excluded.details, failed_at = null, failure = null`,
      [at, JSON.stringify(details)],
    )
  } catch (error) {
    if ((error as { code?: string }).code !== UNDEFINED_TABLE) throw error
  }
}

export interface LastBackup {
  /** When the last good one began, which is the moment it holds. */
  succeeded_at: string | null
  failed_at: string | null
  failure: string | null
  details: { file: string; bytes: number; rows: number; seconds: number; encrypted: boolean } | null
}

/** How backups of this database went last; null where none was ever tried. */
export async function lastBackup(db: Db): Promise<LastBackup | null> {
  const { rows } = await db.query<LastBackup>(`select succeeded_at, failed_at, failure, details from scheduled_tasks where name = 'backup'`)
  return rows[0] ?? null
}
