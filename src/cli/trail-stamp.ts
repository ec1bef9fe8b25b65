import { readFileSync } from 'node:fs'
import { COMMAND_LINE } from '../db/trail/admin.ts'
import { PlainError, UsageError } from '../errors.ts'
import { sealOf, withAsking } from '../stamps/asking.ts'
import { nameAuthority } from '../stamps/authority.ts'
import { stampNow } from '../stamps/stamp.ts'
import { requiredFlag, textFlag, WORKSPACE } from './command.ts'
import type { Command } from './command.ts'
import { counted } from './counted.ts'
import { withDatabase, workspaceNamed } from './database.ts'
import { DATABASE_USED, MODELS_USED } from './used-settings.ts'

const workspace = { workspace: WORKSPACE }

export const stamp: Command = {
  usage: '--workspace ID',
  uses: MODELS_USED,
  summary: 'Has the heads of the trails that have moved stamped with the time by the authority of the workspace (RFC 3161).',
  options: workspace,
  words: [0, 0],
  async run(call) {
    const done = await withDatabase(call.settings, async (db) => {
      const { id } = await workspaceNamed(db, requiredFlag(call, 'workspace'))
      return withAsking(db, call.settings, (asking) => stampNow(db, asking, id, COMMAND_LINE.name))
    })
    if (!done) {
      call.print({ heads: 0, stamp: null }, 'Nothing has moved since the last stamp.')
      return 0
    }
    const { stamped_at: at, serial, failure, next_try_at: next, authority } = done.stamp
    const heads = counted(done.heads, 'head')
    call.print(
      done,
      failure === null
        ? `${heads} stamped at ${at} by ${authority}, serial ${serial}.`
        : `${authority} gave no stamp of ${heads}: ${failure}. It is asked again at ${next}.`,
    )
    return failure === null ? 0 : 1
  },
}

export const authority: Command = {
  usage: '[ADDRESS] --workspace ID [--user NAME --password-file FILE] [--certificates FILE] [--policy OID] [--daily]',
  uses: DATABASE_USED,
  summary: 'Names the time stamp authority of a workspace; without an address, nobody stamps any more.',
  options: {
    ...workspace,
    user: { type: 'string', value: 'NAME', help: 'Who signs in there, by basic authentication.' },
    'password-file': { type: 'string', value: 'FILE', help: 'A file that holds the password; it is kept sealed.' },
    certificates: { type: 'string', value: 'FILE', help: "Certificates (PEM) that the authority's own goes back to." },
    policy: { type: 'string', value: 'OID', help: 'The policy to ask for, such as 1.2.3.4.1; its own otherwise.' },
    daily: { type: 'boolean', help: 'The worker has what moved stamped each day.' },
  },
  words: [0, 1],
  async run(call) {
    const [url = null] = call.words
    const [user, password, certificates] = [textFlag(call, 'user'), textFlag(call, 'password-file'), textFlag(call, 'certificates')]
    const said = {
      url,
      user: user ?? null,
      password: password === undefined ? null : fileText(password).trim(),
      certificates: certificates === undefined ? '' : fileText(certificates),
      policy: policyOf(textFlag(call, 'policy')),
      daily: call.flags.daily === true,
    }
    await withDatabase(call.settings, async (db) => {
      const { id } = await workspaceNamed(db, requiredFlag(call, 'workspace'))
      await nameAuthority(db, sealOf(db, call.settings), id, said, { actor: COMMAND_LINE })
    })
    call.print({ url, daily: said.daily }, url === null ? 'Nobody stamps any more.' : `${url} stamps${said.daily ? ', each day' : ''}.`)
  },
}

function policyOf(given: string | undefined): string | null {
  if (given === undefined) return null
  if (!/^[0-2](\.(0|[1-9][0-9]*))+$/.test(given)) throw new UsageError(`--policy: ${given} is no object identifier such as 1.2.3.4.1`)
  return given
}

function fileText(file: string): string {
  try {
    return readFileSync(file === '-' ? '/dev/stdin' : file, 'utf8')
  } catch {
    throw new PlainError(`${file} cannot be read`)
  }
}
