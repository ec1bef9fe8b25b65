import { verifyRegister } from '../db/promotions/verify.ts'
import { verifyAdminTrail } from '../db/trail/admin.ts'
import { isId } from '../db/base/ids.ts'
import { snapshot } from '../db/base/pool.ts'
import { replayTrail } from '../db/trail/replay.ts'
import type { TrailProblem } from '../db/trail/replay.ts'
import { replayFindings } from '../db/trail/replay-findings.ts'
import { listAuditIds, verifyTrails } from '../db/trail/trail.ts'
import { missingAudits, verifyTombstones } from '../db/deletion/tombstones.ts'
import { verifyStamps } from '../stamps/verify.ts'
import { compareHeads } from '../reviews/trail-heads.ts'
import { requiredFlag, WORKSPACE } from './command.ts'
import { counted } from './counted.ts'
import type { Command } from './command.ts'
import { withDatabase, workspaceNamed } from './database.ts'
import { DATABASE_USED } from './used-settings.ts'

export const verify: Command = {
  usage: '--workspace ID [--against HEADS]',
  uses: [...DATABASE_USED, 'TRAIL_KEY_FILE'],
  summary:
    "Recomputes a workspace's trails, its administration's included, and compares findings, comments, time stamps and heads with them.",
  options: {
    workspace: WORKSPACE,
    against: { type: 'string', value: 'HEADS', help: 'A file of signed heads (TRAIL_HEADS) to compare the trails with.' },
  },
  words: [0, 0],
  async run(call) {
    const name = requiredFlag(call, 'workspace')
    const against = call.flags.against as string | undefined
    const { check, administration, problems, unbound, stamps, register } = await withDatabase(call.settings, async (db) => {
      const workspaceId = (await workspaceNamed(db, name)).id
      const chains = await verifyTrails(db, workspaceId)
      const found: TrailProblem[] = []
      let notHashed = 0
      for (const id of await listAuditIds(db, workspaceId))
        await snapshot(db, async (client) => {
          found.push(...(await replayTrail(client, workspaceId, id)))
          const { problems: ofFindings, unbound: ofBefore } = await replayFindings(client, workspaceId, id)
          found.push(...ofFindings.map((problem) => ({ audit_id: id, ...problem })))
          notHashed += ofBefore
        })
      const { broken: tombstone } = await verifyTombstones(db, workspaceId)
      if (tombstone !== null)
        found.push({ audit_id: workspaceId, number: tombstone, what: `the tombstones are broken at entry ${tombstone}` })
      for (const id of await missingAudits(db, workspaceId))
        found.push({ audit_id: id, number: null, what: 'the audit is gone without a tombstone' })
      const administered = await verifyAdminTrail(db, workspaceId)
      const stamped = await verifyStamps(db, workspaceId)
      found.push(...stamped.problems)
      const registered = await verifyRegister(db, workspaceId)
      found.push(...registered.problems)
      if (against) found.push(...(await compareHeads(db, workspaceId, call.settings, against)))
      return {
        check: chains,
        administration: administered,
        problems: found,
        unbound: notHashed,
        stamps: stamped.stamps,
        register: registered.entries,
      }
    })
    const { first_broken: broken } = check
    const ok = check.ok && administration.broken === null && problems.length === 0
    const lines = [
      ...(broken ? [`The trail of audit ${broken.audit_id} is broken at entry ${broken.number}.`] : []),
      ...(administration.broken === null ? [] : [`The admin log is broken at entry ${administration.broken}.`]),
      ...problems.map(({ audit_id: id, what }) => `${isId(id) ? `Audit ${id}` : 'Administration'}: ${what}.`),
    ]
    call.print(
      {
        ...check,
        ok,
        unbound,
        stamps,
        register,
        administration: { entries: administration.checked, first_broken: administration.broken },
        ...(problems.length > 0 ? { problems } : {}),
      },
      ok
        ? `The trails of ${check.audits} audits are whole: ${check.entries} entries. ` +
            `So is the administration's: ${administration.checked} entries.` +
            (register > 0 ? ` The register: ${counted(register, 'promotion')}.` : '') +
            (stamps > 0 ? ` ${counted(stamps, 'time stamp')} of them hold.` : '') +
            (unbound > 0 ? `\n${unbound} entries were made before entries hashed what they are about: of these the sums were checked.` : '')
        : lines.join('\n'),
    )
    return ok ? 0 : 1
  },
}
