import { COMMAND_LINE } from '../db/trail/admin.ts'
import { isId } from '../db/base/ids.ts'
import { rotateKey } from '../db/keys/rotation.ts'
import { listKeys, makeKey, revokeKey } from '../db/keys/keys.ts'
import { findMember } from '../db/people/members.ts'
import { transaction } from '../db/base/pool.ts'
import { PlainError, UsageError } from '../errors.ts'
import { requiredFlag, textFlag, WORKSPACE } from './command.ts'
import type { Call, Command } from './command.ts'
import { withDatabase, workspaceNamed } from './database.ts'
import { MOST_OVERLAP_HOURS } from '../contract/limits.ts'
import { KEY_OWNERS, KEY_SCOPES } from '../contract/values.ts'
import type { KeyOwner, KeyScope } from '../contract/values.ts'

const ENDS: Record<KeyOwner, (email: string) => string> = {
  person: (email) => `belongs to ${email} and ends with the membership`,
  workspace: () => 'belongs to the workspace and works until it is revoked',
}

export const create: Command = {
  usage: '--workspace ID --name NAME [--user EMAIL] [--belongs-to person|workspace] [--scopes LIST] [--days N] [--rate N]',
  summary: "Makes an API key and shows it, this once: a person's with --user, which ends with the membership, else the workspace's.",
  options: {
    workspace: WORKSPACE,
    name: { type: 'string', value: 'NAME', help: 'The name of the key in lists.' },
    user: { type: 'string', value: 'EMAIL', help: 'The person its actions are recorded under.' },
    'belongs-to': {
      type: 'string',
      value: 'OWNER',
      help: "Whose key it is; a person's ends with the membership. Where it is not given, --user decides.",
      values: KEY_OWNERS,
    },
    scopes: {
      type: 'string',
      value: 'LIST',
      help: `What it may do, with commas between: ${KEY_SCOPES.join(',')}; all but administer and keys where not given.`,
    },
    days: { type: 'string', value: 'N', help: 'Days until it expires; without it the key does not expire.' },
    rate: { type: 'string', value: 'N', help: "Requests a second; where not given the server's limit." },
  },
  words: [0, 0],
  async run(call) {
    const [workspaceId, name, email] = [requiredFlag(call, 'workspace'), requiredFlag(call, 'name'), textFlag(call, 'user')]
    const belongsTo = (textFlag(call, 'belongs-to') ?? (email === undefined ? 'workspace' : 'person')) as KeyOwner
    if (!KEY_OWNERS.includes(belongsTo)) throw new UsageError(`--belongs-to is person or workspace, not "${belongsTo}"`)
    if (belongsTo === 'person' && email === undefined) throw new UsageError('--belongs-to person needs --user EMAIL, whose key it is')
    const limits = limitsOf(call)
    const key = await withDatabase(call.settings, async (db) => {
      const workspace = await workspaceNamed(db, workspaceId)
      const member = email === undefined ? null : await findMember(db, workspace.id, email)
      if (email !== undefined && !member)
        throw new PlainError(`${email} does not belong to this workspace; imprimatur user create adds people`)
      const wanted = { name, userId: member?.id ?? null, belongsTo, ...limits }
      return transaction(db, (client) => makeKey(client, workspace.id, wanted, { actor: COMMAND_LINE }))
    })
    call.print(key, `${key.key}\nKeep it now: it is not shown again. It ${ENDS[belongsTo](email ?? '')}.`)
  },
}

const DAY = 86_400_000

function limitsOf(call: Call) {
  const scopes = textFlag(call, 'scopes')
    ?.split(',')
    .map((scope) => scope.trim()) as KeyScope[] | undefined
  const wrong = scopes?.find((scope) => !KEY_SCOPES.includes(scope))
  if (wrong !== undefined) throw new UsageError(`--scopes has no "${wrong}"; there are ${KEY_SCOPES.join(', ')}`)
  const [days, rate] = [countFlag(call, 'days', 7300), countFlag(call, 'rate', 100_000)]
  return {
    ...(scopes ? { scopes } : {}),
    expiresAt: days === undefined ? null : new Date(Date.now() + days * DAY),
    rateLimit: rate ?? null,
  }
}

/** A whole number from 1. */
function countFlag(call: Call, name: string, most: number, least = 1): number | undefined {
  const text = textFlag(call, name)
  if (text === undefined) return undefined
  if (!/^\d{1,6}$/.test(text) || Number(text) < least || Number(text) > most)
    throw new UsageError(`--${name} is a whole number from ${least} to ${most}, not "${text}"`)
  return Number(text)
}

export const rotate: Command = {
  usage: 'ID [--overlap-hours N]',
  summary: 'Replaces an API key by a new one and shows it once; the old one works for some more hours.',
  options: {
    'overlap-hours': {
      type: 'string',
      value: 'N',
      help: `Hours the old key still works, at most ${MOST_OVERLAP_HOURS}; 24 where not given.`,
    },
  },
  words: [1, 1],
  async run(call) {
    const id = call.words[0]!
    const overlapHours = countFlag(call, 'overlap-hours', MOST_OVERLAP_HOURS, 0) ?? 24
    const rotated = isId(id)
      ? await withDatabase(call.settings, (db) =>
          rotateKey(db, id, { workspaceId: null, userId: null, overlapHours }, { actor: COMMAND_LINE }),
        )
      : 'unknown'
    if (rotated === 'unknown') throw new PlainError(`There is no key ${id}; imprimatur key list shows those there are`)
    if (rotated === 'ended') throw new PlainError('This key no longer works; imprimatur key create makes a new one')
    if (rotated === 'replaced' || rotated === 'not-yours')
      throw new PlainError('This key was rotated already; rotate the one that took its place')
    const { made, oldEnds } = rotated
    call.print({ ...made, old_ends: oldEnds }, `${made.key}\nKeep it now: it is not shown again. The old key works until ${oldEnds}.`)
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
    const used = (key: (typeof keys)[number]) =>
      key.last_used_at ? `used ${key.last_used_at}${key.last_used_from ? ` from ${key.last_used_from}` : ''}` : 'never used'
    const state = (key: (typeof keys)[number]) =>
      key.revoked_at ? `revoked ${key.revoked_at}` : `${used(key)}${key.expires_at ? `, expires ${key.expires_at}` : ''}`
    const line = (key: (typeof keys)[number]) =>
      `${key.id}  ${key.prefix}…  ${key.name}  ${key.belongs_to}  ${key.scopes.join(',')}  ${state(key)}`
    call.print(keys, keys.map(line).join('\n'))
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
