import { addMember, ROLES } from '../db/workspaces.ts'
import type { Role } from '../db/workspaces.ts'
import { UsageError } from '../errors.ts'
import { requiredFlag, textFlag } from './command.ts'
import type { Command } from './command.ts'
import { withDatabase, workspaceNamed } from './database.ts'

const ADDRESS = /^[^\s@]+@[^\s@]+$/

export const create: Command = {
  usage: 'EMAIL --workspace ID [--role owner|editor|reviewer|viewer]',
  summary: 'Adds a person to a workspace (role: editor unless said).',
  options: { workspace: { type: 'string' }, role: { type: 'string' } },
  words: [1, 1],
  async run(call) {
    const email = call.words[0]!
    const role = (textFlag(call, 'role') ?? 'editor') as Role
    if (!ADDRESS.test(email) || email.length > 254) throw new UsageError(`"${email}" is not an e-mail address`)
    if (!ROLES.includes(role)) throw new UsageError(`--role is one of ${ROLES.join(', ')}, not "${role}"`)
    const workspaceId = requiredFlag(call, 'workspace')
    const member = await withDatabase(call.settings, async (db) => addMember(db, (await workspaceNamed(db, workspaceId)).id, email, role))
    call.print(member, `${member.id}  ${member.email}  ${member.role}`)
  },
}
