import type pg from 'pg'
import { recordChange } from '../db/trail/admin.ts'
import type { ChangeActor } from '../db/trail/admin.ts'
import { findUserByEmail } from '../db/people/accounts.ts'
import { languageOfAccountMails } from '../db/people/language.ts'
import { createLink, dropLinks, findInvitation } from '../db/people/links.ts'
import { lockRole, roleIn } from '../db/people/members.ts'
import { transaction } from '../db/base/pool.ts'
import { findWorkspace } from '../db/settings/workspaces.ts'
import { AppError, invalid } from '../errors.ts'
import { isAddress } from './address.ts'
import type { Auth } from './auth.ts'
import { accountMailTexts } from './mail-texts/texts.ts'
import { may } from './permissions.ts'
import type { Role } from '../contract/values.ts'

const HOURS = 7 * 24

export interface Invitation {
  workspaceId: string
  /** Null: the operator. */
  createdBy: string | null
  email: string
  role: Role
  actor: ChangeActor
  why?: string | null | undefined
}

/** Makes an invitation; an earlier one to the same address ends. */
export const createInvitation = (db: pg.Pool, { workspaceId, createdBy, email, role, actor, why = null }: Invitation) =>
  transaction(db, async (client) => {
    // Whoever is being removed or given another role at this moment leaves no invitation behind.
    const inviter = createdBy === null ? 'owner' : await lockRole(client, workspaceId, createdBy)
    if (!inviter || !may(inviter, 'manage_members')) throw new AppError(403, 'You may no longer invite people to this workspace.')
    await dropLinks(client, 'invitation', { workspaceId, email })
    const link = await createLink(client, { purpose: 'invitation', workspaceId, email, role, createdBy, hours: HOURS })
    const change = { subject: email.trim().toLowerCase(), subjectId: link.id, from: null, to: { role } }
    await recordChange(client, workspaceId, { kind: 'invitation.made', ...change, why, actor })
    return link
  })

export const joinLink = (baseUrl: string, token: string): string => `${baseUrl}/join#${token}`

interface InvitationRequest {
  workspaceId: string
  invitedBy: { userId: string; name: string }
  email: string
  role: Role
  why?: string | null | undefined
}

/**
 * Invites a person by a link to hand over. Where mail is set up another is sent, with a token that only the address gets: it proves what
 * the one on the inviter's screen cannot.
 */
export async function invite(db: pg.Pool, auth: Auth, { workspaceId, invitedBy, email: given, role, why }: InvitationRequest) {
  const email = given.trim().toLowerCase()
  if (!isAddress(email)) throw invalid({ loc: ['body', 'email'], msg: 'Value error, this is not an e-mail address', type: 'value_error' })
  const known = await findUserByEmail(db, email)
  if (known && (await roleIn(db, workspaceId, known.id))) throw new AppError(409, `${email} is a member of this workspace already.`)
  const actor = { userId: invitedBy.userId, name: invitedBy.name }
  const invitation = { workspaceId, createdBy: invitedBy.userId, email, role, actor, why }
  const { id, token, mailedToken } = await createInvitation(db, invitation)
  const baseUrl = auth.publicUrl()
  const sent = await send(db, auth, workspaceId, invitedBy.name, email, joinLink(baseUrl, mailedToken))
  return { invitation: (await findInvitation(db, workspaceId, id))!, link: joinLink(baseUrl, token), sent }
}

async function send(db: pg.Pool, auth: Auth, workspaceId: string, inviter: string, email: string, link: string): Promise<boolean> {
  if (!auth.mail) return false
  const workspace = await findWorkspace(db, workspaceId)
  const { name, language } = workspace!
  try {
    // Whoever has an account reads their own language, anybody else that of the workspace.
    const { invitation: words } = await accountMailTexts((await languageOfAccountMails(db, email)) ?? language)
    const lines = [words.invites(inviter, name), '', words.open, link, '']
    await auth.mail.send(email, words.subject(name), lines.join('\n'))
    return true
  } catch (error) {
    // The inviter has a link to hand over all the same; that none was sent is said there.
    process.emitWarning(`An invitation could not be sent: ${(error as Error).message}`)
    return false
  }
}
