import type pg from 'pg'
import { forgetEventsBy } from '../events/events.ts'
import { forgetAddress } from './invited-addresses.ts'
import { namesOf } from './members.ts'
import type { Db } from '../base/pool.ts'
import { forgetAllTries } from '../rules/tries.ts'
import { renameApprover } from '../promotions/approvers.ts'
import { dropFollower } from '../sites/followers.ts'

const AT_ONCE = 2000

interface KnownPerson {
  id: string
  /** As the workspace knows them. */
  name: string
  isMember: boolean
}

/** A member of the workspace, or somebody who was one and left comments or decisions behind; null where it knows nobody of this id. */
export async function knownPerson(db: Db, workspaceId: string, userId: string): Promise<KnownPerson | null> {
  const { rows: hidden } = await db.query('select 1 from pseudonyms where workspace_id = $1 and user_id = $2', [workspaceId, userId])
  if (hidden.length > 0) return null
  const { rows: members } = await db.query<{ name: string }>(
    `select coalesce(nullif(u.name, ''), u.email) as name from members m join users u on u.id = m.user_id
     where m.workspace_id = $1 and m.user_id = $2`,
    [workspaceId, userId],
  )
  if (members[0]) return { id: userId, name: members[0].name, isMember: true }
  const { rows: left } = await db.query<{ name: string }>(
    `select author_name as name from comments where workspace_id = $1 and author_id = $2
     union all
     (select entry::json -> 'actor' ->> 'name' from trail where workspace_id = $1 and entry::json -> 'actor' ->> 'id' = $2::text
      order by at desc limit 1)
     union all
     (select actor_name from admin_trail where workspace_id = $1 and actor_id = $2 order by number desc limit 1)
     limit 1`,
    [workspaceId, userId],
  )
  return left[0] ? { id: userId, name: left[0].name, isMember: false } : null
}

interface PersonCounts {
  comments: number
  entries: number
  assigned: number
  documents: number
}

export async function personCounts(db: Db, workspaceId: string, userId: string): Promise<PersonCounts> {
  const { rows } = await db.query<PersonCounts>(
    `select (select count(*) from comments where workspace_id = $1 and author_id = $2)::int as comments,
       (select count(*) from trail where workspace_id = $1 and entry::json -> 'actor' ->> 'id' = $2::text)::int as entries,
       (select count(*) from reviews where workspace_id = $1 and assigned_to <> '{}' and $2::uuid = any(assigned_to))::int as assigned,
       (select count(*) from documents where workspace_id = $1 and created_by = $2)::int as documents`,
    [workspaceId, userId],
  )
  return rows[0]!
}

/** The names somebody had in the workspace, without those that somebody else has or had there as well. */
async function ownNames(db: Db, workspaceId: string, userId: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `with named as (
       select distinct entry::json -> 'actor' ->> 'name' as name, entry::json -> 'actor' ->> 'id' as id from trail where workspace_id = $1
       union select distinct author_name, author_id::text from comments where workspace_id = $1 and author_id is not null
     )
     select name from named group by name having bool_and(id is not distinct from $2::text)`,
    [workspaceId, userId],
  )
  return rows.map(({ name }) => name)
}

/** What is small goes at once: who started what, what only they saw, requests they made or answered, and the name to show from now on. */
export async function forgetPerson(client: pg.PoolClient, workspaceId: string, userId: string, pseudonym: string): Promise<void> {
  await client.query(
    'insert into pseudonyms (workspace_id, user_id, name) values ($1, $2, $3) on conflict (workspace_id, user_id) do nothing',
    [workspaceId, userId, pseudonym],
  )
  await forgetInvitations(client, workspaceId, userId, pseudonym)
  for (const table of ['audits', 'sites', 'documents', 'campaigns', 'uploads', 'bulk_runs'])
    await client.query(`update ${table} set created_by = null where workspace_id = $1 and created_by = $2`, [workspaceId, userId])
  for (const table of ['dismissal_reasons', 'mentions', 'snoozes', 'inbox_views', 'notices', 'notice_choices', 'digest_times'])
    await client.query(`delete from ${table} where workspace_id = $1 and user_id = $2`, [workspaceId, userId])
  for (const table of [
    'document_versions',
    'document_comments',
    'template_drafts',
    'versions',
    'terms',
    'rule_import_rules',
    'claim_versions',
  ])
    await client.query(`update ${table} set author_id = null where workspace_id = $1 and author_id = $2`, [workspaceId, userId])
  for (const table of ['campaigns', 'campaign_pieces'])
    await client.query(`update ${table} set owner_id = null where workspace_id = $1 and owner_id = $2`, [workspaceId, userId])
  await dropFollower(client, workspaceId, userId)
  await renameApprover(client, workspaceId, userId, pseudonym)
  await client.query('update rule_imports set by_id = null where workspace_id = $1 and by_id = $2', [workspaceId, userId])
  await client.query('update claims set written_by = null where workspace_id = $1 and written_by = $2', [workspaceId, userId])
  await client.query('update claims set approved_by = null where workspace_id = $1 and approved_by = $2', [workspaceId, userId])
  await client.query('update document_comments set resolved_by = null where workspace_id = $1 and resolved_by = $2', [workspaceId, userId])
  await client.query('update documents set asked_by = null where workspace_id = $1 and asked_by = $2', [workspaceId, userId])
  await client.query('update reading_links set created_by = null where workspace_id = $1 and created_by = $2', [workspaceId, userId])
  await client.query('update finding_links set created_by = null where workspace_id = $1 and created_by = $2', [workspaceId, userId])
  // Those that name people are gone within a day; not within a day is too late here.
  await forgetAllTries(client, workspaceId)
  await forgetEventsBy(client, workspaceId, userId)
  await client.query(
    `update assignment_rules set people = array_remove(people, $2::uuid), paused = paused or array_remove(people, $2::uuid) = '{}'
     where workspace_id = $1 and $2::uuid = any(people)`,
    [workspaceId, userId],
  )
  await client.query('update approvals set asker = $3, asked_by = null where workspace_id = $1 and asked_by = $2', [
    workspaceId,
    userId,
    pseudonym,
  ])
  await client.query('update approvals set answerer = $3, answered_by = null where workspace_id = $1 and answered_by = $2', [
    workspaceId,
    userId,
    pseudonym,
  ])
}

/**
 * Invitations name people by address alone. It is deleted from beside the admin log, and the pseudonym stands for the
 * identifiers of the invitations; entries from before there was a hash in its place are shown by that too. Those that are open end.
 */
async function forgetInvitations(client: pg.PoolClient, workspaceId: string, userId: string, pseudonym: string): Promise<void> {
  const { rows } = await client.query<{ email: string }>('select email from users where id = $1', [userId])
  const email = rows[0]?.email.toLowerCase()
  if (email === undefined) return
  const subject = `,"subject":${JSON.stringify(email)},"subject_id":"`
  const { rows: found } = await client.query<{ id: string }>(
    `select distinct substr(entry, position($2 in entry) + length($2), 36) as id from admin_trail
     where workspace_id = $1 and kind in ('invitation.made', 'invitation.withdrawn') and position($2 in entry) > 0`,
    [workspaceId, subject],
  )
  await client.query(
    `insert into pseudonyms (workspace_id, user_id, name) select $1::uuid, t.id, $3 from unnest($2::uuid[]) as t (id)
     on conflict (workspace_id, user_id) do nothing`,
    [workspaceId, [...new Set([...found.map(({ id }) => id), ...(await forgetAddress(client, workspaceId, email))])], pseudonym],
  )
  await client.query(`delete from links where workspace_id = $1 and purpose = 'invitation' and email = $2`, [workspaceId, email])
}

/** Ends the account of somebody who belongs to no workspace any more: sign-in, sessions, factors and address go with it. */
export async function endAccount(client: pg.PoolClient, userId: string): Promise<boolean> {
  const { rowCount } = await client.query('delete from users where id = $1 and not exists (select 1 from members where user_id = $1)', [
    userId,
  ])
  return rowCount === 1
}

async function pseudonymOf(db: Db, workspaceId: string, userId: string): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>('select name from pseudonyms where workspace_id = $1 and user_id = $2', [
    workspaceId,
    userId,
  ])
  return rows[0]?.name ?? null
}

/** Names to show in place of those of people whose data were deleted, by id. */
export async function pseudonymsOf(db: Db, workspaceId: string, userIds: string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const { rows } = await db.query<{ id: string; name: string }>(
    'select user_id as id, name from pseudonyms where workspace_id = $1 and user_id::text = any($2::text[])',
    [workspaceId, userIds],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Names of people as a workspace shows them: those whose data were deleted there by their pseudonym. */
export async function namesIn(db: Db, workspaceId: string, userIds: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(userIds.filter((id) => id !== null))]
  return new Map([...(await namesOf(db, ids)), ...(await pseudonymsOf(db, workspaceId, ids))])
}

/** Somebody by name, who may have left the workspace; null for nobody. */
export async function personNamed(db: Db, workspaceId: string, userId: string | null): Promise<{ id: string; name: string } | null> {
  const name = userId === null ? undefined : (await namesIn(db, workspaceId, [userId])).get(userId)
  return name === undefined ? null : { id: userId!, name }
}

/** Puts the pseudonym in the place of the name in the next rows; answers how many. Each statement finds only what is not done yet. */
export async function renameBatch(client: pg.PoolClient, workspaceId: string, userId: string): Promise<number> {
  const pseudonym = await pseudonymOf(client, workspaceId, userId)
  const names = await ownNames(client, workspaceId, userId)
  const steps: [text: string, ...values: unknown[]][] = [
    [
      `update reviews set assigned_to = array_remove(assigned_to, $2::uuid) where workspace_id = $1 and violation_id in (
         select violation_id from reviews where workspace_id = $1 and assigned_to <> '{}' and $2::uuid = any(assigned_to)
         limit ${AT_ONCE})`,
      userId,
    ],
    ...(['reviews', 'carried_violations'] as const).map((table): [string, ...unknown[]] => [
      `update ${table} set decided_by = $2 where workspace_id = $1 and violation_id in (
         select violation_id from ${table} where workspace_id = $1 and decided_by = any($3::text[]) limit ${AT_ONCE})`,
      pseudonym,
      names,
    ]),
    [
      `update review_changes set decided_by = $2 where workspace_id = $1 and (audit_id, number, part) in (
         select audit_id, number, part from review_changes where workspace_id = $1 and decided_by = any($3::text[]) limit ${AT_ONCE})`,
      pseudonym,
      names,
    ],
    ...(['decision_ends', 'approvals'] as const).map((table): [string, ...unknown[]] => [
      `update ${table} set owner_id = null where workspace_id = $1 and id in (
         select id from ${table} where workspace_id = $1 and owner_id = $2::uuid limit ${AT_ONCE})`,
      userId,
    ]),
    [
      `update notices set by_name = $2 where workspace_id = $1 and id in (
         select id from notices where workspace_id = $1 and by_name = any($3::text[]) limit ${AT_ONCE})`,
      pseudonym,
      names,
    ],
    [
      `update comments set author_name = $2, author_id = null where workspace_id = $1 and id in (
         select id from comments where workspace_id = $1 and author_id = $3 limit ${AT_ONCE})`,
      pseudonym,
      userId,
    ],
  ]
  for (const [text, ...values] of steps) {
    const { rowCount } = await client.query(text, [workspaceId, ...values])
    if (rowCount) return rowCount
  }
  return 0
}
