import { isId } from '../db/ids.ts'
import { createKey, listKeys, revokeKey } from '../db/keys.ts'
import { findMember } from '../db/members.ts'
import { PlainError } from '../errors.ts'
import { requiredFlag, textFlag, WORKSPACE } from './command.ts'
import type { Command } from './command.ts'
import { withDatabase, workspaceNamed } from './database.ts'

export const create: Command = {
  usage: '--workspace ID --name NAME [--user EMAIL]',
  summary: 'Makes an API key and shows it, this once.',
  options: {
    workspace: WORKSPACE,
    name: { type: 'string', value: 'NAME', help: 'What the key is called in lists.' },
    user: { type: 'string', value: 'EMAIL', help: 'Whom its actions are recorded as.' },
  },
  words: [0, 0],
  async run(call) {
    const [workspaceId, name, email] = [requiredFlag(call, 'workspace'), requiredFlag(call, 'name'), textFlag(call, 'user')]
    const key = await withDatabase(call.settings, async (db) => {
      const workspace = await workspaceNamed(db, workspaceId)
      const member = email === undefined ? null : await findMember(db, workspace.id, email)
      if (email !== undefined && !member)
        throw new PlainError(`${email} does not belong to this workspace; imprimatur user create adds people`)
      return createKey(db, workspace.id, name, member?.id ?? null)
    })
    call.print(key, `${key.key}\nKeep it now: it is not shown again.`)
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
    call.print(keys, keys.map((key) => `${key.id}  ${key.prefix}…  ${key.name}  ${state(key)}`).join('\n'))
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
