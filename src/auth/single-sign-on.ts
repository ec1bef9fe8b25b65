import type pg from 'pg'
import { createUser, lockUser, markVerified } from '../db/people/accounts.ts'
import { findIdentityOwner, forgetWaysIn, linkIdentity, takeInvitations } from '../db/people/identities.ts'
import { roleIn } from '../db/people/members.ts'
import { changeRole, joinAs } from '../db/people/membership-changes.ts'
import { transaction } from '../db/base/pool.ts'
import { endSessions } from '../db/people/sessions.ts'
import { findWorkspace } from '../db/settings/workspaces.ts'
import { AppError } from '../errors.ts'
import type { Identity, IdentityProvider } from './identity-provider.ts'

const again = () => new AppError(409, 'Somebody signed in with the same account at this moment; try again.')

/**
 * The person an identity belongs to. An identity seen before is whoever it was then. Otherwise the address decides, which the provider has
 * verified: the person who has it, or a new one who is invited or may join. Joining happens only here, when a person is made, so that
 * somebody removed from a workspace does not come back by signing in.
 */
export async function personOf(db: pg.Pool, provider: IdentityProvider, identity: Identity): Promise<string> {
  const userId = await linkedOrNew(db, provider, identity)
  await followGroups(db, provider, identity, userId)
  return userId
}

/** With roles by groups, a member's role in the workspace people join is what the groups say at each sign-in; the last owner stays one. */
async function followGroups(db: pg.Pool, { joins, groupRoles, name }: IdentityProvider, { groupRole }: Identity, userId: string) {
  if (joins === null || groupRoles.size === 0) return
  const role = groupRole ?? joins.role
  const before = await roleIn(db, joins.workspaceId, userId)
  if (before === null || before === role) return
  await changeRole(db, joins.workspaceId, userId, role, { userId: null, name }, 'groups of the identity provider', before)
}

const linkedOrNew = (db: pg.Pool, provider: IdentityProvider, identity: Identity): Promise<string> =>
  transaction(db, async (client) => {
    const owner = await findIdentityOwner(client, identity.account)
    if (owner) return owner.id
    const person = await lockUser(client, identity.email)
    if (!person) return create(client, provider, identity)
    if (!person.email_verified) {
      // Whoever claimed the address before, perhaps without ever reading mail to it, is out.
      await forgetWaysIn(client, person.id)
      await endSessions(client, person.id)
      await markVerified(client, person.id)
    }
    if (!(await linkIdentity(client, person.id, identity.account))) throw again()
    return person.id
  })

async function create(
  client: pg.PoolClient,
  { joins, name: provider }: IdentityProvider,
  { account, email, name, groupRole }: Identity,
): Promise<string> {
  const places = await takeInvitations(client, email)
  const open = joins && (await findWorkspace(client, joins.workspaceId)) ? joins : null
  if (open && !places.some(({ workspace_id: id }) => id === open.workspaceId))
    places.push({ workspace_id: open.workspaceId, role: groupRole ?? open.role })
  if (places.length === 0)
    throw new AppError(403, `${provider} knows you, but nobody has invited ${email} here; ask an owner of a workspace to.`)
  const userId = await createUser(client, email, name)
  if (!userId) throw again()
  await markVerified(client, userId)
  if (!(await linkIdentity(client, userId, account))) throw again()
  for (const { workspace_id: workspaceId, role } of places) await joinAs(client, workspaceId, userId, role, 'single-sign-on')
  return userId
}
