import { verifyTrails } from '../db/trail.ts'
import { requiredFlag, WORKSPACE } from './command.ts'
import type { Command } from './command.ts'
import { withDatabase, workspaceNamed } from './database.ts'

export const verify: Command = {
  usage: '--workspace ID',
  summary: "Recomputes the hash chains of a workspace's activity trails.",
  options: { workspace: WORKSPACE },
  words: [0, 0],
  async run(call) {
    const workspaceId = requiredFlag(call, 'workspace')
    const check = await withDatabase(call.settings, async (db) => verifyTrails(db, (await workspaceNamed(db, workspaceId)).id))
    const { first_broken: broken } = check
    call.print(
      check,
      check.ok
        ? `The trails of ${check.audits} audits are whole: ${check.entries} entries.`
        : `The trail of audit ${broken!.audit_id} is broken at entry ${broken!.number}.`,
    )
    return check.ok ? 0 : 1
  },
}
