import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { ensureUser, findUserByEmail, setPassword } from '../db/accounts.ts'
import { createLink, dropLinks, findInvitation, findLink, takeLink } from '../db/links.ts'
import type { LinkRow } from '../db/links.ts'
import { hasOwner, joinWorkspace, roleIn } from '../db/members.ts'
import { transaction } from '../db/pool.ts'
import { endSessions, rememberWorkspace } from '../db/sessions.ts'
import { findWorkspace } from '../db/workspaces.ts'
import type { Role } from '../db/workspaces.ts'
import { AppError, invalid } from '../errors.ts'
import type { Auth, Visitor } from './auth.ts'

const INVITATION_HOURS = 7 * 24
const SHORTEST_PASSWORD = 10
const ADDRESS = /^[^\s@]+@[^\s@]+$/

const gone = () => new AppError(404, 'This link does not work any more: it was used, has expired, or was withdrawn. Ask for a new one.')
const fault = (field: string, msg: string) => invalid({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })

/** What a link is for, without using it. */
export async function lookAtLink(db: pg.Pool, token: string) {
  const link = await usableLink(db, token)
  const { purpose, email, workspace_name, role, expires_at } = link
  return {
    purpose,
    email,
    workspace_name,
    role,
    expires_at,
    account: (await needsOwnPassword(db, link)) ? ('existing' as const) : ('new' as const),
  }
}

async function usableLink(db: pg.Pool, token: string): Promise<LinkRow> {
  const link = await findLink(db, token)
  if (!link || (link.purpose === 'first-owner' && (await hasOwner(db, link.workspace_id!)))) throw gone()
  return link
}

/** An invitation to somebody who signs in with a password already is accepted with that password, never with a new one. */
const needsOwnPassword = async (db: pg.Pool, link: LinkRow) =>
  link.purpose === 'invitation' && ((await findUserByEmail(db, link.email!))?.has_password ?? false)

export interface Acceptance {
  token: string
  email: string | null
  name: string | null
  password: string
}

type Asked = Pick<FastifyRequest, 'headers' | 'ip' | 'protocol' | 'host'>

/** Uses a link up and signs the person in. */
export async function acceptLink(db: pg.Pool, auth: Auth, request: Asked, reply: FastifyReply, given: Acceptance): Promise<Visitor> {
  const link = await usableLink(db, given.token)
  const email = link.email ?? given.email?.trim().toLowerCase() ?? ''
  if (!ADDRESS.test(email)) throw fault('email', 'this is not an e-mail address')
  if (await needsOwnPassword(db, link)) {
    const visitor = await auth.signIn(request, reply, email, given.password)
    await transaction(db, async (client) => {
      const taken = await takeLink(client, given.token)
      if (!taken) throw gone()
      await joinWorkspace(client, taken.workspace_id!, visitor.userId, taken.role!)
    })
    return arrive(db, visitor, link)
  }
  if (link.purpose === 'first-owner' && (await findUserByEmail(db, email))?.has_password) {
    throw fault('email', 'this person has an account already; use another address, or make them a member with the command line')
  }
  if ([...given.password].length < SHORTEST_PASSWORD) throw fault('password', `a password has at least ${SHORTEST_PASSWORD} characters`)
  const hash = await auth.hash(given.password)
  await transaction(db, async (client) => {
    const taken = await takeLink(client, given.token)
    if (!taken) throw gone()
    const userId = await ensureUser(client, email, given.name?.trim() || null)
    await setPassword(client, userId, hash)
    if (taken.workspace_id) await joinWorkspace(client, taken.workspace_id, userId, taken.role!)
    if (taken.purpose === 'first-owner') await dropLinks(client, 'first-owner', { workspaceId: taken.workspace_id })
    if (taken.purpose === 'reset') await endSessions(client, userId)
  })
  return arrive(db, await auth.signIn(request, reply, email, given.password), link)
}

async function arrive(db: pg.Pool, visitor: Visitor, link: LinkRow): Promise<Visitor> {
  if (!link.workspace_id) return visitor
  await rememberWorkspace(db, visitor.sessionId, link.workspace_id)
  return { ...visitor, lastWorkspaceId: link.workspace_id }
}

export interface InvitationRequest {
  workspaceId: string
  invitedBy: { userId: string; name: string }
  email: string
  role: Role
}

/** Invites a person by a link, which is also sent where mail is set up; an earlier invitation to the same address ends. */
export async function invite(db: pg.Pool, auth: Auth, request: Asked, { workspaceId, invitedBy, email: given, role }: InvitationRequest) {
  const email = given.trim().toLowerCase()
  if (!ADDRESS.test(email)) throw fault('email', 'this is not an e-mail address')
  const known = await findUserByEmail(db, email)
  if (known && (await roleIn(db, workspaceId, known.id))) throw new AppError(409, `${email} is a member of this workspace already.`)
  const { id, token } = await transaction(db, async (client) => {
    await dropLinks(client, 'invitation', { workspaceId, email })
    return createLink(client, { purpose: 'invitation', workspaceId, email, role, createdBy: invitedBy.userId, hours: INVITATION_HOURS })
  })
  const link = `${auth.publicUrl(request)}/join#${token}`
  const sent = await send(db, auth, workspaceId, invitedBy.name, email, link)
  return { invitation: (await findInvitation(db, workspaceId, id))!, link, sent }
}

async function send(db: pg.Pool, auth: Auth, workspaceId: string, inviter: string, email: string, link: string): Promise<boolean> {
  if (!auth.mail) return false
  const workspace = await findWorkspace(db, workspaceId)
  const lines = [
    `${inviter} invites you to the workspace “${workspace!.name}” in Imprimatur.`,
    '',
    'To join, open this link within seven days:',
    link,
    '',
  ]
  try {
    await auth.mail.send(email, `Invitation to ${workspace!.name}`, lines.join('\n'))
    return true
  } catch (error) {
    // The link is on the inviter's screen all the same; that it was not sent is said there.
    process.emitWarning(`An invitation could not be sent: ${(error as Error).message}`)
    return false
  }
}
