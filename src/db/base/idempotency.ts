import { AppError } from '../../errors.ts'
import { parametersAfter, rowsSql } from './parameters.ts'
import type { Db } from './pool.ts'

/*
 * Requests with an Idempotency-Key. What a request changes and the answer that is kept for its key are written in one transaction
 * (CommitBatches): after a crash there are both or neither. Of two requests with one key that run at once, the second finds the key taken
 * when it writes, and its change is rolled back.
 */

export interface KeptAnswer {
  request_hash: Buffer
  /** Null while the request runs that has claimed the key. */
  status: number | null
  headers: Record<string, string> | null
  body: string | null
}

/** A request by its key; `owner` is an identifier of this try alone. */
export interface KeyedRequest {
  key: string
  hash: Buffer
  owner: string
}

/** An answer that is kept together with the change it speaks of. */
interface NewAnswer extends KeyedRequest {
  status: number
  headers: Record<string, string>
  body: string
}

/** How a change's result is answered, for changes that keep their answer. */
export type Keep<Result> = (result: Result) => NewAnswer

const KEPT_MS = 24 * 3_600_000
/** A server that died blocks a key this long at most; one that lives renews its claims well before. */
const LEASE_MS = 10_000
export const RENEW_MS = 3000

export class KeyTaken extends AppError {
  constructor() {
    super(409, 'A request with this Idempotency-Key is still running.', { headers: { 'retry-after': '1' }, code: 'request_running' })
  }
}

/**
 * When a row may be written over: a day has passed, or the claim is ours, or nobody renews it. Times come from the program, a distributed
 * engine takes no now() here; and where the rows are selected it takes no parameters here either, only what is `excluded`.
 */
const isFree = (expired: string, now: string) =>
  `i.created_at < ${expired} or (i.status is null and (i.owner = excluded.owner or i.leased_until is null or i.leased_until < ${now}))`

/** What the first request with this key has left so far; null where there is none, or nobody works on it any more. */
export async function findAnswer(db: Db, workspaceId: string, key: string): Promise<KeptAnswer | null> {
  const now = Date.now()
  const { rows } = await db.query<KeptAnswer>({
    name: 'idempotency-read',
    text: `select request_hash, status, headers, body from idempotent_requests
      where workspace_id = $1 and key = $2 and created_at >= $3::timestamptz and (status is not null or leased_until >= $4::timestamptz)`,
    values: [workspaceId, key, new Date(now - KEPT_MS), new Date(now)],
  })
  return rows[0] ?? null
}

/** Claims a key for a request that takes long. False: somebody else has it. */
export async function claimKey(db: Db, workspaceId: string, { key, hash, owner }: KeyedRequest): Promise<boolean> {
  const now = Date.now()
  const { rowCount } = await db.query({
    name: 'idempotency-claim',
    text: `insert into idempotent_requests as i (workspace_id, key, request_hash, owner, created_at, leased_until)
      values ($1, $2, $3, $4, $5::timestamptz, $6)
      on conflict (workspace_id, key) do update set request_hash = excluded.request_hash, owner = excluded.owner,
        created_at = excluded.created_at, leased_until = excluded.leased_until, status = null, headers = null, body = null
      where ${isFree('$7::timestamptz', '$5::timestamptz')}
      returning 1`,
    values: [workspaceId, key, hash, owner, new Date(now), new Date(now + LEASE_MS), new Date(now - KEPT_MS)],
  })
  return rowCount === 1
}

export async function renewClaim(db: Db, workspaceId: string, { key, owner }: KeyedRequest): Promise<void> {
  await db.query({
    name: 'idempotency-renew',
    text: 'update idempotent_requests set leased_until = $4 where workspace_id = $1 and key = $2 and owner = $3 and status is null',
    values: [workspaceId, key, owner, new Date(Date.now() + LEASE_MS)],
  })
}

/**
 * Keeps the answers of some requests, inside the transaction of their changes. Fails where another request has taken a key meanwhile, so
 * that the transaction does. In the order of the keys: those who write at once take rows in the same order.
 */
export async function keepAnswers(db: Db, workspaceId: string, answers: NewAnswer[]): Promise<void> {
  if (answers.length === 0) return
  const now = Date.now()
  const { values, parameter } = parametersAfter(workspaceId)
  const sorted = answers.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  const rows = rowsSql<NewAnswer>(parameter, sorted, {
    key: ['text', ({ key }) => key],
    hash: ['bytea', ({ hash }) => hash],
    owner: ['uuid', ({ owner }) => owner],
    status: ['smallint', ({ status }) => status],
    headers: ['jsonb', ({ headers }) => JSON.stringify(headers)],
    body: ['text', ({ body }) => body],
  })
  const [at, expired] = [parameter(new Date(now), 'timestamptz'), parameter(new Date(now - KEPT_MS), 'timestamptz')]
  // An answer has no lease: that column takes the condition the time before which an answer has expired.
  const { rowCount } = await db.query({
    name: 'idempotency-keep',
    text: `insert into idempotent_requests as i (workspace_id, key, request_hash, owner, status, headers, body, created_at, leased_until)
      select $1, u.key, u.hash, u.owner, u.status, u.headers, u.body, ${at}, ${expired} from ${rows}
      on conflict (workspace_id, key) do update set request_hash = excluded.request_hash, owner = excluded.owner, status = excluded.status,
        headers = excluded.headers, body = excluded.body, created_at = excluded.created_at, leased_until = null
      where ${isFree('excluded.leased_until', 'excluded.created_at')}
      returning 1`,
    values,
  })
  if (rowCount !== answers.length) throw new KeyTaken()
}

/** A request that failed on our side leaves its key free for another try. */
export async function releaseKey(db: Db, workspaceId: string, { key, owner }: KeyedRequest): Promise<void> {
  await db.query('delete from idempotent_requests where workspace_id = $1 and key = $2 and owner = $3 and status is null', [
    workspaceId,
    key,
    owner,
  ])
}

/** Housekeeping, one workspace at a time. */
export async function forgetOldAnswers(db: Db, workspaceId: string): Promise<void> {
  await db.query(`delete from idempotent_requests where workspace_id = $1 and created_at < now() - interval '24 hours'`, [workspaceId])
}
