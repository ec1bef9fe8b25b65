import { createHash, randomBytes } from 'node:crypto'
import { newId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'
import type { Role } from '../../contract/values.ts'

type LinkPurpose = 'first-owner' | 'invitation' | 'reset'

export interface LinkRow {
  id: string
  purpose: LinkPurpose
  workspace_id: string | null
  workspace_name: string | null
  email: string | null
  role: Role | null
  expires_at: string
  /** Found by the token that was mailed to its address. */
  mailed: boolean
}

interface InvitationRow {
  id: string
  email: string
  role: Role
  created_at: string
  expires_at: string
  invited_by: string | null
}

interface NewLink {
  purpose: LinkPurpose
  workspaceId: string | null
  email: string | null
  role: Role | null
  createdBy: string | null
  /** Hours it works. */
  hours: number
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

const newToken = () => randomBytes(32).toString('base64url')

/**
 * Makes a link and answers its tokens, which are kept nowhere: one to show or print, and one to be sent to its address
 * and nowhere else.
 */
export async function createLink(db: Db, link: NewLink): Promise<{ id: string; token: string; mailedToken: string }> {
  const [id, token, mailedToken] = [newId(), newToken(), newToken()]
  await db.query(
    `insert into links (id, hash, mailed_hash, purpose, workspace_id, email, role, created_by, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9 * interval '1 hour')`,
    [
      id,
      hashOf(token),
      hashOf(mailedToken),
      link.purpose,
      link.workspaceId,
      link.email?.trim().toLowerCase() ?? null,
      link.role,
      link.createdBy,
      link.hours,
    ],
  )
  return { id, token, mailedToken }
}

const COLUMNS = `l.id, l.purpose, l.workspace_id,
  (select w.name from workspaces w where w.id = l.workspace_id) as workspace_name,
  l.email, l.role, l.expires_at,
  coalesce(l.mailed_hash = $1, false) as mailed`
const USABLE = '(l.hash = $1 or l.mailed_hash = $1) and l.expires_at > now()'

export async function findLink(db: Db, token: string): Promise<LinkRow | null> {
  const { rows } = await db.query<LinkRow>(`select ${COLUMNS} from links l where ${USABLE}`, [hashOf(token)])
  return rows[0] ?? null
}

/** Takes a link out of use; null when it was used meanwhile. Only one of two at once gets it. */
export async function takeLink(db: Db, token: string): Promise<LinkRow | null> {
  const { rows } = await db.query<LinkRow>(`delete from links l where ${USABLE} returning ${COLUMNS}`, [hashOf(token)])
  return rows[0] ?? null
}

/** Other links that a used one makes pointless. */
export async function dropLinks(db: Db, purpose: LinkPurpose, by: { workspaceId?: string | null; email?: string | null }): Promise<void> {
  await db.query(
    `delete from links
     where (purpose = $1 and ($2::uuid is null or workspace_id = $2) and ($3::text is null or email = $3))
     or expires_at < now()`,
    [purpose, by.workspaceId ?? null, by.email?.trim().toLowerCase() ?? null],
  )
}

const INVITATION = `l.id, l.email, l.role, l.created_at, l.expires_at, (select u.name from users u where u.id = l.created_by) as invited_by`

export async function listInvitations(db: Db, workspaceId: string): Promise<InvitationRow[]> {
  const { rows } = await db.query<InvitationRow>(
    `select ${INVITATION} from links l
     where l.workspace_id = $1 and l.purpose = 'invitation' and l.expires_at > now()
     order by l.created_at desc, l.id`,
    [workspaceId],
  )
  return rows
}

/** Open invitations that a person made. */
export async function invitationsMadeBy(db: Db, workspaceId: string, userId: string): Promise<InvitationRow[]> {
  const { rows } = await db.query<InvitationRow>(
    `select ${INVITATION} from links l where l.workspace_id = $1 and l.created_by = $2 and l.purpose = 'invitation' and l.expires_at > now()
     order by l.created_at, l.id`,
    [workspaceId, userId],
  )
  return rows
}

/** Withdraws a person's invitations to these roles; answers whom they were for. */
export async function withdrawInvitationsOf(
  db: Db,
  workspaceId: string,
  userId: string,
  roles: readonly Role[],
): Promise<{ id: string; email: string; role: Role }[]> {
  const { rows } = await db.query<{ id: string; email: string; role: Role }>(
    `delete from links where workspace_id = $1 and created_by = $2 and purpose = 'invitation' and role = any($3::text[])
     returning id, email, role`,
    [workspaceId, userId, roles],
  )
  return rows
}

export async function findInvitation(db: Db, workspaceId: string, id: string): Promise<InvitationRow | null> {
  const { rows } = await db.query<InvitationRow>(`select ${INVITATION} from links l where l.workspace_id = $1 and l.id = $2`, [
    workspaceId,
    id,
  ])
  return rows[0] ?? null
}

/** Withdraws an invitation; answers whom it was for, or null where there is none. */
export async function withdrawInvitation(db: Db, workspaceId: string, id: string): Promise<{ email: string; role: Role } | null> {
  const { rows } = await db.query<{ email: string; role: Role }>(
    `delete from links where workspace_id = $1 and id = $2 and purpose = 'invitation' returning email, role`,
    [workspaceId, id],
  )
  return rows[0] ?? null
}
