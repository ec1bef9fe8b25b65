import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { createUser, findUserByEmail, lockUser, markVerified, setPassword } from '../db/people/accounts.ts'
import type { UserRow } from '../db/people/accounts.ts'
import { noteEvent } from '../db/people/account-events.ts'
import { dropFactors } from '../db/people/identities.ts'
import { dropLinks, findLink, takeLink } from '../db/people/links.ts'
import type { LinkRow } from '../db/people/links.ts'
import { hasOwner } from '../db/people/members.ts'
import { joinAs } from '../db/people/membership-changes.ts'
import { transaction } from '../db/base/pool.ts'
import { endSessions, rememberWorkspace, renameUser, sessionLives } from '../db/people/sessions.ts'
import { lockWorkspace } from '../db/settings/workspaces.ts'
import { AppError, invalid } from '../errors.ts'
import { originOf } from './account-notice.ts'
import { isAddress } from './address.ts'
import type { Auth, Visitor } from './auth.ts'
import { requireStrongPassword } from './password-strength.ts'

const gone = () => new AppError(404, 'This link does not work any more: it was used, has expired, or was withdrawn. Ask for a new one.')
const fault = (field: string, msg: string) => invalid({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })

/** What a link is for, without using it. */
export async function lookAtLink(db: pg.Pool, token: string) {
  const link = await usableLink(db, token)
  const { purpose, email, workspace_name, role, expires_at } = link
  const person = email === null ? null : await findUserByEmail(db, email)
  return {
    purpose,
    email,
    workspace_name,
    role,
    expires_at,
    account: setsPassword(link, person) ? ('new' as const) : ('existing' as const),
  }
}

async function usableLink(db: pg.Pool, token: string): Promise<LinkRow> {
  const link = await findLink(db, token)
  if (!link || (link.purpose === 'first-owner' && (await hasOwner(db, link.workspace_id!)))) throw gone()
  return link
}

/**
 * Whether a link sets a password, or asks for the one the person has. Whoever invites sees the link, so that it may make a person and never
 * open the account of one who exists. What came by mail proves the address: it may, unless the person has a password and has proved it
 * before.
 */
function setsPassword(link: LinkRow, person: UserRow | null): boolean {
  if (link.purpose === 'reset' || !person) return true
  return link.mailed && !(person.email_verified && person.has_password)
}

interface Acceptance {
  token: string
  email: string | null
  name: string | null
  /** Not needed when already signed in as the invited person. */
  password: string | null
}

type Asked = Pick<FastifyRequest, 'headers' | 'ip' | 'protocol' | 'host' | 'visitor'>

/** Uses a link up and signs the person in; null where the code of a second factor is asked for first. */
export async function acceptLink(db: pg.Pool, auth: Auth, request: Asked, reply: FastifyReply, given: Acceptance): Promise<Visitor | null> {
  const link = await usableLink(db, given.token)
  const email = link.email ?? given.email?.trim().toLowerCase() ?? ''
  if (!isAddress(email)) throw fault('email', 'this is not an e-mail address')
  // The first owner and whoever the operator gave a reset to still come in, or a provider that fails would lock everybody out.
  if (link.purpose === 'invitation' && request.visitor?.email !== email) auth.requirePasswords()
  const isSet = setsPassword(link, await findUserByEmail(db, email)) && (await acceptWithNewPassword(db, auth, request, link, email, given))
  const visitor = isSet
    ? await auth.signIn(request, reply, email, given.password!, true)
    : await acceptWithAccount(db, auth, request, reply, link, email, given)
  if (!visitor || !link.workspace_id) return visitor
  await rememberWorkspace(db, visitor.sessionId, link.workspace_id)
  return { ...visitor, lastWorkspaceId: link.workspace_id }
}

/** Makes the person, or proves the address of one who exists; false when the link may not, since there is such a person by now. */
async function acceptWithNewPassword(
  db: pg.Pool,
  auth: Auth,
  request: Asked,
  link: LinkRow,
  email: string,
  { token, name, password }: Acceptance,
): Promise<boolean> {
  await requireStrongPassword(password ?? '', 'password', [email, name, link.workspace_name])
  const hash = await auth.hash(password!)
  return transaction(db, async (client) => {
    const person = await lockUser(client, email)
    if (!setsPassword(link, person)) return false
    if (!person && link.purpose === 'reset') throw gone()
    const userId = person?.id ?? (await createUser(client, email, name?.trim() || null))
    if (!userId) return false
    await useUp(client, link, token)
    if (person && name?.trim()) await renameUser(client, userId, name.trim())
    await setPassword(client, userId, hash)
    // Whoever had the account until now, perhaps without ever reading mail to its address, is out.
    await endSessions(client, userId)
    await noteEvent(client, userId, 'password-set-by-link', originOf(request))
    if (link.mailed || link.purpose === 'reset') {
      if (person && !person.email_verified) await dropFactors(client, userId)
      await markVerified(client, userId)
    }
    if (link.workspace_id) await joinAs(client, link.workspace_id, userId, link.role!, joinedBy(link))
    return true
  })
}

/** Joins as a person who exists: it takes the link, which the inviter gave to whom he meant, and the account. */
async function acceptWithAccount(
  db: pg.Pool,
  auth: Auth,
  request: Asked,
  reply: FastifyReply,
  link: LinkRow,
  email: string,
  { token, password }: Acceptance,
): Promise<Visitor> {
  if (link.purpose === 'first-owner')
    throw fault('email', 'this person has an account already; use another address, or invite them with imprimatur user create')
  const visitor = request.visitor?.email === email ? request.visitor : await signIn(auth, request, reply, email, password ?? '')
  await transaction(db, async (client) => {
    await lockUser(client, email)
    // A new password set in this moment has ended the session, and with it the right to act as this person.
    if (!(await sessionLives(client, visitor.sessionId))) throw notTheirs(auth)
    await useUp(client, link, token)
    await joinAs(client, link.workspace_id!, visitor.userId, link.role!, joinedBy(link))
  })
  return visitor
}

const joinedBy = ({ purpose }: LinkRow) => (purpose === 'first-owner' ? 'first-owner' : 'invitation')

async function signIn(auth: Auth, request: Asked, reply: FastifyReply, email: string, password: string): Promise<Visitor> {
  try {
    const visitor = await auth.signIn(request, reply, email, password)
    if (visitor) return visitor
    throw new AppError(409, 'Your account asks for a code: sign in first, then open this link again.')
  } catch (error) {
    throw error instanceof AppError && error.status === 401 ? notTheirs(auth) : error
  }
}

/** The same for a wrong password and for none, so that whoever invites does not learn which; and what to do about either. */
const notTheirs = (auth: Auth) =>
  new AppError(
    401,
    `That password does not open this account; if you never set it, ${
      auth.mail
        ? 'have a link that sets a new one sent to you by mail (“Password forgotten”).'
        : 'ask whoever runs this server for a link that sets a new one (imprimatur user reset).'
    }`,
  )

/** Uses the link up; a second attempt finds it gone. */
async function useUp(client: pg.PoolClient, link: LinkRow, token: string): Promise<void> {
  if (link.purpose === 'first-owner') {
    await lockWorkspace(client, link.workspace_id!)
    if (await hasOwner(client, link.workspace_id!)) throw gone()
  }
  if (!(await takeLink(client, token))) throw gone()
  if (link.purpose === 'first-owner') await dropLinks(client, 'first-owner', { workspaceId: link.workspace_id })
}
