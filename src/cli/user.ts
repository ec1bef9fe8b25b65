import { isAddress } from '../auth/address.ts'
import { createInvitation, joinLink } from '../auth/invitations.ts'
import { COMMAND_LINE } from '../db/trail/admin.ts'
import { addRecorded } from '../db/people/membership-changes.ts'
import { transaction } from '../db/base/pool.ts'
import { UsageError } from '../errors.ts'
import { requiredFlag, textFlag, WORKSPACE } from './command.ts'
import type { Command } from './command.ts'
import { withDatabase, workspaceNamed } from './database.ts'
import { publicUrl } from './public-url.ts'
import { LINKS_USED } from './used-settings.ts'
import { ROLES } from '../contract/values.ts'
import type { Role } from '../contract/values.ts'

export const create: Command = {
  usage: 'EMAIL --workspace ID [--role owner|editor|reviewer|viewer]',
  uses: LINKS_USED,
  summary: 'Adds a new person to a workspace (as editor by default); prints an invitation for one who has an account.',
  options: {
    workspace: WORKSPACE,
    role: { type: 'string', value: 'ROLE', help: 'What they may do.', values: ['owner', 'editor', 'reviewer', 'viewer'] },
  },
  words: [1, 1],
  async run(call) {
    const email = call.words[0]!
    const role = (textFlag(call, 'role') ?? 'editor') as Role
    if (!isAddress(email)) throw new UsageError(`"${email}" is not an e-mail address`)
    if (!ROLES.includes(role)) throw new UsageError(`--role is one of ${ROLES.join(', ')}, not "${role}"`)
    const named = requiredFlag(call, 'workspace')
    await withDatabase(call.settings, async (db) => {
      const { id: workspaceId } = await workspaceNamed(db, named)
      const member = await transaction(db, (client) => addRecorded(client, workspaceId, email, role, COMMAND_LINE))
      if (member) return call.print(member, `${member.id}  ${member.email}  ${member.role}`)
      const { token } = await createInvitation(db, { workspaceId, createdBy: null, email, role, actor: COMMAND_LINE })
      const link = joinLink(publicUrl(call.settings), token)
      call.print(
        { email: email.toLowerCase(), workspace_id: workspaceId, role, link },
        `${email.toLowerCase()} has an account and joins with its password (imprimatur user reset for whoever has none), ` +
          `within seven days: ${link}`,
      )
    })
  },
}
