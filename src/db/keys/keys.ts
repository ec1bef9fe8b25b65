import { hash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { COMMAND_LINE, recordChange } from '../trail/admin.ts'
import type { By, Change, ChangeActor } from '../trail/admin.ts'
import type { LanguageKey } from '../../languages.ts'
import { newId } from '../base/ids.ts'
import { transaction } from '../base/pool.ts'
import type { Db } from '../base/pool.ts'
import { KEY_SCOPES, USUAL_SCOPES } from '../../contract/values.ts'
import type { KeyOwner, KeyScope, Plan, Role } from '../../contract/values.ts'

/** A key as lists show it: never the key itself. */
export interface KeyRow {
  id: string
  name: string
  prefix: string
  belongs_to: KeyOwner
  scopes: KeyScope[]
  /** Requests a second; null: the server's own limit. */
  rate_limit: number | null
  created_at: string
  expires_at: string | null
  last_used_at: string | null
  last_used_from: string | null
  revoked_at: string | null
  /** The key that takes its place. */
  replaced_by: string | null
}

/** The columns of a `KeyRow`, of the table under this alias. */
export const keyColumns = (of: string): string =>
  ['id', 'name', 'prefix', 'belongs_to', 'scopes', 'rate_limit', 'created_at', 'expires_at', 'last_used_at', 'last_used_from', 'revoked_at']
    .concat('replaced_by')
    .map((column) => `${of}.${column}`)
    .join(', ')

/** What a new key is; all that is left out is as unlimited as keys were before there were limits. */
export interface NewKey {
  name: string
  userId: string | null
  belongsTo?: KeyOwner
  scopes?: readonly KeyScope[]
  expiresAt?: Date | null
  rateLimit?: number | null
}

/** What a key opens. */
export interface KeyHolder {
  id: string
  name: string
  workspaceId: string
  userId: string | null
  plan: Plan
  scopes: KeyScope[]
  /** Of the person whose key it is; null: it belongs to the workspace. */
  role: Role | null
  rateLimit: number | null
  /** Milliseconds since 1970; null: it does not end by itself. */
  expiresAt: number | null
  /** Addresses and networks the workspace is open to; none: every one. */
  networks: string[]
  /** Of the workspace: in which rules explain themselves where a request names none; null: English. */
  language: LanguageKey | null
}

/** Processes that keep keys in memory listen here; the payload is the key's or the workspace's id. */
const KEYS_CHANNEL = 'imprimatur_keys'

/** From now on the connection is told of keys that change. */
export async function listenForKeys(client: pg.PoolClient): Promise<void> {
  await client.query(`listen ${KEYS_CHANNEL}`)
}

const PREFIX = 'imp_'
export const hashKey = (key: string): Buffer => hash('sha256', key, 'buffer')

/** 256 random bits behind a short readable prefix; only the hash is kept, so this is the one time it can be shown. */
export async function createKey(
  db: Db,
  workspaceId: string,
  name: string,
  userId: string | null,
  belongsTo: KeyOwner = 'workspace',
  { scopes = USUAL_SCOPES, expiresAt = null, rateLimit = null }: Pick<NewKey, 'scopes' | 'expiresAt' | 'rateLimit'> = {},
) {
  const key = PREFIX + randomBytes(32).toString('base64url')
  const id = newId()
  await db.query(
    `insert into api_keys (id, workspace_id, user_id, name, prefix, hash, belongs_to, scopes, expires_at, rate_limit)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, workspaceId, userId, name, shownPart(key), hashKey(key), belongsTo, inOrder(scopes), expiresAt, rateLimit],
  )
  return { id, key, name, workspace_id: workspaceId, belongs_to: belongsTo }
}

const shownPart = (key: string): string => key.slice(0, PREFIX.length + 6)

/** Each once, in the order of the list. */
const inOrder = (scopes: readonly KeyScope[]): KeyScope[] => KEY_SCOPES.filter((scope) => scopes.includes(scope))

export async function listKeys(db: Db, workspaceId: string): Promise<KeyRow[]> {
  const { rows } = await db.query<KeyRow>(
    `select ${keyColumns('k')} from api_keys k where k.workspace_id = $1 order by k.created_at, k.id`,
    [workspaceId],
  )
  return rows
}

/** Keys revoked by this process: its own cache need not wait for the database's notification. */
export const revokedHere = new EventTarget()

export class Revoked extends Event {
  readonly keyId: string

  constructor(keyId: string) {
    super('revoked')
    this.keyId = keyId
  }
}

/** Makes a key, with its entry in the admin log. */
export async function makeKey(client: pg.PoolClient, workspaceId: string, wanted: NewKey, { actor, why = null }: By) {
  const { name, userId, belongsTo = 'workspace', ...limits } = wanted
  const made = await createKey(client, workspaceId, name, userId, belongsTo, limits)
  const { scopes = USUAL_SCOPES, expiresAt = null, rateLimit = null } = limits
  await recordChange(client, workspaceId, {
    kind: 'key.made',
    subject: name,
    subjectId: made.id,
    from: null,
    to: {
      belongs_to: belongsTo,
      prefix: shownPart(made.key),
      scopes: inOrder(scopes),
      ...(expiresAt ? { expires_at: expiresAt.toISOString() } : {}),
      ...(rateLimit === null ? {} : { rate_limit: rateLimit }),
    },
    why: why ?? null,
    actor,
  })
  return made
}

/** Has every process read a key, or all of a workspace, again; a statement of its own in the transaction that changes it. */
export const announceKey = (client: Db, id: string) => client.query('select pg_notify($1, $2)', [KEYS_CHANNEL, id])

/** A key is in use until it is revoked or has expired. */
const IN_USE = '(k.expires_at is null or k.expires_at > now()) and k.revoked_at is null'

/** Revokes a key and tells every process at once; repeating it changes nothing. `workspaceId` limits it to that workspace's keys. */
export async function revokeKey(
  db: pg.Pool,
  id: string,
  workspaceId: string | null = null,
  actor: ChangeActor = COMMAND_LINE,
  why: string | null = null,
): Promise<{ id: string; revoked_at: string } | null> {
  const revoked = await transaction(db, async (client) => {
    const { rows: found } = await client.query<{ workspace_id: string; name: string; revoked_at: string | null }>(
      'select workspace_id, name, revoked_at from api_keys where id = $1 and ($2::uuid is null or workspace_id = $2) for update',
      [id, workspaceId],
    )
    const key = found[0]
    if (!key || key.revoked_at) return key ? { id, revoked_at: key.revoked_at! } : null
    const { rows } = await client.query<{ id: string; revoked_at: string }>(
      'update api_keys set revoked_at = now() where id = $1 returning id, revoked_at',
      [id],
    )
    await recordChange(client, key.workspace_id, keyRevoked(id, key.name, actor, why))
    await announceKey(client, id)
    return rows[0]!
  })
  if (revoked) forgetHere([id])
  return revoked
}

/** The entry for a key that no longer works. */
export const keyRevoked = (id: string, name: string, actor: ChangeActor, why: string | null = null): Change => ({
  kind: 'key.revoked',
  subject: name,
  subjectId: id,
  from: null,
  to: null,
  why,
  actor,
})

/**
 * Revokes the keys a person made in a workspace, or only those that are the person's own. Other processes are told when the transaction
 * ends; the caller tells this one with `forgetHere` after that, since a key read again before it would be kept.
 */
export async function revokeKeysOf(client: pg.PoolClient, workspaceId: string, userId: string, which: 'all' | 'own') {
  const { rows } = await client.query<{ id: string; name: string }>(
    `update api_keys set revoked_at = now() where workspace_id = $1 and user_id = $2 and revoked_at is null
       and ($3 = 'all' or belongs_to = 'person') returning id, name`,
    [workspaceId, userId, which],
  )
  for (const { id } of rows) await announceKey(client, id)
  return rows
}

export const forgetHere = (ids: string[]): void => {
  for (const id of ids) revokedHere.dispatchEvent(new Revoked(id))
}

export async function findKeyByHash(db: Db, hash: Buffer): Promise<KeyHolder | null> {
  const { rows } = await db.query<KeyHolder>({
    name: 'key-by-hash',
    text: `select k.id, k.name, k.workspace_id as "workspaceId", k.user_id as "userId", w.plan, w.networks, w.language, k.scopes,
        k.rate_limit as "rateLimit", (extract(epoch from k.expires_at) * 1000)::float8 as "expiresAt", m.role
      from api_keys k join workspaces w on w.id = k.workspace_id
        left join members m on m.workspace_id = k.workspace_id and m.user_id = k.user_id and k.belongs_to = 'person'
      where k.hash = $1 and ${IN_USE} and (k.belongs_to = 'workspace' or m.role is not null)`,
    values: [hash],
  })
  return rows[0] ?? null
}

/** Whose a key is; null where it is not there. */
export async function keyBelongsTo(db: Db, workspaceId: string, id: string): Promise<KeyOwner | null> {
  const { rows } = await db.query<{ belongs_to: KeyOwner }>({
    name: 'key-belongs-to',
    text: `select k.belongs_to from api_keys k where k.workspace_id = $1 and k.id = $2 and ${IN_USE}`,
    values: [workspaceId, id],
  })
  return rows[0]?.belongs_to ?? null
}

/** Notes when and from where keys were last used, many at once; never moves a time back. */
export async function touchKeys(db: Db, uses: Map<string, { at: number; address: string }>): Promise<void> {
  const all = [...uses.values()]
  await db.query(
    `update api_keys k set last_used_at = u.at, last_used_from = u.address
     from unnest($1::uuid[], $2::timestamptz[], $3::text[]) as u (id, at, address)
     where k.id = u.id and (k.last_used_at is null or k.last_used_at <= u.at)`,
    [[...uses.keys()], all.map(({ at }) => new Date(at)), all.map(({ address }) => address)],
  )
}
