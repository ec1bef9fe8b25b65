import { COMMAND_LINE } from '../db/admin-trail.ts'
import { isId } from '../db/ids.ts'
import { KEY_OWNERS, listKeys, makeKey, revokeKey } from '../db/keys.ts'
import type { KeyOwner } from '../db/keys.ts'
import { findMember } from '../db/members.ts'
import { transaction } from '../db/pool.ts'
import { PlainError, UsageError } from '../errors.ts'
import { requiredFlag, textFlag, WORKSPACE } from './command.ts'
import type { Command } from './command.ts'
import { withDatabase, workspaceNamed } from './database.ts'

const ENDS: Record<KeyOwner, (email: string) => string> = {
  person: (email) => `belongs to ${email} and ends with the membership`,
  workspace: () => 'belongs to the workspace and works until it is revoked',
}

export const create: Command = {
  usage: '--workspace ID --name NAME [--user EMAIL] [--belongs-to person|workspace]',
  summary: "Makes an API key and shows it, this once: a person's with --user, which ends with the membership, else the workspace's.",
  options: {
    workspace: WORKSPACE,
    name: { type: 'string', value: 'NAME', help: 'What the key is called in lists.' },
    user: { type: 'string', value: 'EMAIL', help: 'Whom its actions are recorded as.' },
    'belongs-to': {
      type: 'string',
      value: 'OWNER',
      help: "Whose key it is; a person's ends with the membership. Where it is not given, --user decides.",
      values: KEY_OWNERS,
    },
  },
  words: [0, 0],
  async run(call) {
    const [workspaceId, name, email] = [requiredFlag(call, 'workspace'), requiredFlag(call, 'name'), textFlag(call, 'user')]
    const belongsTo = (textFlag(call, 'belongs-to') ?? (email === undefined ? 'workspace' : 'person')) as KeyOwner
    if (!KEY_OWNERS.includes(belongsTo)) throw new UsageError(`--belongs-to is person or workspace, not "${belongsTo}"`)
    if (belongsTo === 'person' && email === undefined) throw new UsageError('--belongs-to person needs --user EMAIL, whose key it is')
    const key = await withDatabase(call.settings, async (db) => {
      const workspace = await workspaceNamed(db, workspaceId)
      const member = email === undefined ? null : await findMember(db, workspace.id, email)
      if (email !== undefined && !member)
        throw new PlainError(`${email} does not belong to this workspace; imprimatur user create adds people`)
      return transaction(db, (client) => makeKey(client, workspace.id, name, member?.id ?? null, belongsTo, COMMAND_LINE))
    })
    call.print(key, `${key.key}\nKeep it now: it is not shown again. It ${ENDS[belongsTo](email ?? '')}.`)
  },
}

export const list: Command = {
  usage: '--workspace ID',
  summary: "Lists a workspace's API keys.",
  options: { workspace: WORKSPACE },
  words: [0, 0],
  async run(call) {
    const workspaceId = requiredFlag(call, 'workspace')
    const keys = await withDatabase(call.settings, async (db) => listKeys(db, (await workspaceNamed(db, workspaceId)).id))
    const state = (key: (typeof keys)[number]) =>
      key.revoked_at ? `revoked ${key.revoked_at}` : key.last_used_at ? `used ${key.last_used_at}` : 'never used'
    call.print(keys, keys.map((key) => `${key.id}  ${key.prefix}…  ${key.name}  ${key.belongs_to}  ${state(key)}`).join('\n'))
  },
}

export const revoke: Command = {
  usage: 'ID',
  summary: 'Revokes an API key; every server refuses it within a second.',
  words: [1, 1],
  async run(call) {
    const id = call.words[0]!
    const revoked = isId(id) ? await withDatabase(call.settings, (db) => revokeKey(db, id)) : null
    if (!revoked) throw new PlainError(`There is no key ${id}; imprimatur key list shows those there are`)
    call.print(revoked, `${revoked.id} revoked ${revoked.revoked_at}`)
  },
}
