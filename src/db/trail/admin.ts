import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Actor } from '../../reviews/chart/actor.ts'
import { isId } from '../base/ids.ts'
import { hashedAddresses, isHashedAddress, withoutAddresses } from '../people/invited-addresses.ts'
import { parametersAfter, rowsSql } from '../base/parameters.ts'
import type { Db } from '../base/pool.ts'
import { TrailChain } from './entries.ts'
import type { TrailRow } from './entries.ts'

/**
 * Who changed something: a member, an API key, or nobody who has an account (the command line). `takesBack`: what they do takes back what
 * the entry of this number says, and every entry that comes of it names that one.
 */
export type ChangeActor = (Actor | { userId: string | null; name: string }) & { takesBack?: number }

export const COMMAND_LINE: ChangeActor = { userId: null, name: 'command line' }

/** Who changes something, and why. */
export interface By {
  actor: ChangeActor
  why?: string | null | undefined
}

/** A change of how a workspace is run. */
export interface Change {
  /** What was changed and how, as `subject.verb`: packs.changed, rule.published, member.added. */
  kind: string
  /** What the change is about, in words that a reader knows: a rule's id, a person's name, a text of the allow-list. */
  subject: string | null
  /** Its identifier, where it has one; a person's, so that a pseudonym can be shown in place of the name. */
  subjectId?: string | null
  /** Before and after, as JSON; null: there was or is nothing. Never a secret. */
  from: unknown
  to: unknown
  why?: string | null
  actor: ChangeActor
}

const actorOf = (actor: ChangeActor): Actor =>
  'kind' in actor ? actor : { kind: actor.userId === null ? 'system' : 'member', id: actor.userId, name: actor.name, userId: actor.userId }

/** The end of the chain; nobody else adds to it until the transaction ends, so that what is read now is what the entry says was before. */
export async function lockAdminTrail(client: pg.PoolClient, workspaceId: string): Promise<{ length: number; head: Buffer }> {
  await client.query('insert into admin_trail_heads (workspace_id) values ($1) on conflict (workspace_id) do nothing', [workspaceId])
  const { rows } = await client.query<{ length: number; head: Buffer }>(
    'select length, head from admin_trail_heads where workspace_id = $1 for update',
    [workspaceId],
  )
  return rows[0]!
}

/** Adds entries to the workspace's administration trail, in the transaction that makes the changes. */
export async function recordChanges(client: pg.PoolClient, workspaceId: string, given: Change[]): Promise<void> {
  if (given.length === 0) return
  const changes = await withoutAddresses(client, workspaceId, given)
  const end = await lockAdminTrail(client, workspaceId)
  const chain = new TrailChain<object>(end.length, end.head)
  const at = new Date().toISOString()
  const added = changes.map((change) => {
    const { kind, subject, subjectId = null, from = null, to = null, actor } = change
    const why = change.why?.trim() || null
    const takesBack = actor.takesBack === undefined ? {} : { takes_back: actor.takesBack }
    const row = chain.append(at, actorOf(actor), { kind, subject, subject_id: subjectId, from, to, ...takesBack, why })
    return { row, kind, subjectId, actor: actorOf(actor), takesBack: actor.takesBack ?? null }
  })
  const { values, parameter } = parametersAfter(workspaceId)
  const rows = rowsSql<{ row: TrailRow; kind: string; subjectId: string | null; actor: Actor; takesBack: number | null }>(
    parameter,
    added,
    {
      number: ['bigint', ({ row }) => row.number],
      at: ['timestamptz', ({ row }) => row.at],
      kind: ['text', ({ kind }) => kind],
      actor_id: ['uuid', ({ actor }) => actor.id],
      actor_name: ['text', ({ actor }) => actor.name],
      entry: ['text', ({ row }) => row.body],
      subject_id: ['uuid', ({ subjectId }) => (subjectId !== null && isId(subjectId) ? subjectId : null)],
      previous: ['bytea', ({ row }) => row.previous],
      hash: ['bytea', ({ row }) => row.hash],
      takes_back: ['bigint', ({ takesBack }) => takesBack],
    },
  )
  await client.query(
    `insert into admin_trail (workspace_id, number, at, kind, actor_id, actor_name, entry, previous, hash, takes_back, subject_id)
     select $1, u.number, u.at, u.kind, u.actor_id, u.actor_name, u.entry, u.previous, u.hash, u.takes_back,
       u.subject_id from ${rows}`,
    values,
  )
  await setAdminTrailHead(client, workspaceId, chain)
}

/** Adds one entry. */
export const recordChange = (client: pg.PoolClient, workspaceId: string, change: Change): Promise<void> =>
  recordChanges(client, workspaceId, [change])

export async function setAdminTrailHead(
  client: pg.ClientBase,
  workspaceId: string,
  { length, head }: { length: number; head: Buffer },
): Promise<void> {
  await client.query('update admin_trail_heads set length = $2, head = $3 where workspace_id = $1', [workspaceId, length, head])
}

export async function adminTrailHead(db: Db, workspaceId: string): Promise<{ length: number; head: Buffer }> {
  const { rows } = await db.query<{ length: number; head: Buffer }>('select length, head from admin_trail_heads where workspace_id = $1', [
    workspaceId,
  ])
  return rows[0] ?? { length: 0, head: Buffer.alloc(0) }
}

/** The hash of an entry; null where there is none. */
export async function hashOfChange(db: Db, workspaceId: string, number: number): Promise<string | null> {
  const { rows } = await db.query<{ hash: string }>(
    `select encode(hash, 'hex') as hash from admin_trail where workspace_id = $1 and number = $2`,
    [workspaceId, number],
  )
  return rows[0]?.hash ?? null
}

/** An entry may hold two versions of a rule, half a megabyte: few enough to be held at once. */
const PER_READ = 100

interface StoredEntry {
  number: number
  at: string
  kind: string
  actor_id: string | null
  actor_name: string
  entry: string
  previous: Buffer
  hash: Buffer
  takes_back: number | null
  /** Null also in entries that are older than the column, and where the entry's is no UUID. */
  subject_id: string | null
}

/** What an entry says; null where it is no JSON any more. */
export function readEntry<T>(entry: string): T | null {
  try {
    return JSON.parse(entry) as T
  } catch {
    return null
  }
}

interface Said {
  at: string
  kind: string
  actor: { id: string | null; name: string }
  subject_id: string | null
  takes_back?: number
}

/** Whether the entry is what was hashed after the one before, and says what stands beside it. */
function holds(stored: StoredEntry, before: Buffer): boolean {
  const { at, kind, actor_id, actor_name, entry, previous, hash, takes_back, subject_id } = stored
  if (!previous.equals(before) || !createHash('sha256').update(previous).update(entry).digest().equals(hash)) return false
  const said = readEntry<Said>(entry)
  if (said?.at !== at || said.kind !== kind || (said.takes_back ?? null) !== takes_back) return false
  if (subject_id !== null && said.subject_id?.toLowerCase() !== subject_id) return false
  return said.actor.id === actor_id && said.actor.name === actor_name
}

/** Entries about invitations beside which another address stands than the one that was hashed. */
async function misnamedInvitations(db: Db, workspaceId: string, rows: StoredEntry[]): Promise<Set<number>> {
  const named = rows
    .filter(({ kind }) => kind.startsWith('invitation.'))
    .map(({ number, entry }) => ({ number, ...readEntry<{ subject: string | null; subject_id: string | null }>(entry) }))
    .filter(({ subject = null }) => isHashedAddress(subject))
  const hashes = await hashedAddresses(
    db,
    workspaceId,
    named.flatMap(({ subject_id: id }) => id ?? []),
  )
  return new Set(named.filter(({ subject, subject_id: id }) => (hashes.get(id ?? '') ?? subject) !== subject).map(({ number }) => number))
}

/**
 * Recomputes the chain and compares what stands beside each entry with it; the number of the first that is wrong, or null. Entries that are
 * added meanwhile are left for the next time.
 */
export async function verifyAdminTrail(db: Db, workspaceId: string): Promise<{ checked: number; broken: number | null }> {
  const { length, head } = await adminTrailHead(db, workspaceId)
  let previous: Buffer = Buffer.alloc(0)
  let number = 0
  for (;;) {
    const { rows } = await db.query<StoredEntry>(
      `select number, at, kind, actor_id, actor_name, entry, previous, hash, takes_back, subject_id
       from admin_trail where workspace_id = $1 and number > $2 and number <= $3 order by number limit ${PER_READ}`,
      [workspaceId, number, length],
    )
    const misnamed = await misnamedInvitations(db, workspaceId, rows)
    for (const row of rows) {
      number++
      if (row.number !== number || !holds(row, previous) || misnamed.has(number)) return { checked: number, broken: number }
      previous = row.hash
    }
    if (rows.length < PER_READ) break
  }
  return { checked: number, broken: number === length && previous.equals(head) ? null : number + 1 }
}
