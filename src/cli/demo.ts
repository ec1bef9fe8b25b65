import { loadEndedAudits } from '../demo/ended.ts'
import { loadDemoAudit } from '../demo/load.ts'
import { loadComments, loadDocuments, loadLibrary } from '../demo/workspace.ts'
import { UsageError } from '../errors.ts'
import { requiredFlag, textFlag, WORKSPACE } from './command.ts'
import type { Command } from './command.ts'
import { withDatabase, workspaceNamed } from './database.ts'
import { progress, progressDone } from './progress.ts'

const MOST = 1_000_000

export const demo: Command = {
  usage: '--workspace ID [--violations N]',
  summary: `Fills a workspace with everything it can hold; N up to ${MOST.toLocaleString('en')} (2,000 unless said).`,
  options: { workspace: WORKSPACE, violations: { type: 'string', value: 'N', help: 'How many violations it gets.' } },
  words: [0, 0],
  async run(call) {
    const given = textFlag(call, 'violations') ?? '2000'
    const violations = Number(given)
    if (!/^\d+$/.test(given) || violations > MOST) throw new UsageError(`--violations is a whole number up to ${MOST}, not "${given}"`)
    const workspaceId = requiredFlag(call, 'workspace')
    const audits = await withDatabase(call.settings, async (db) => {
      const { id: workspace } = await workspaceNamed(db, workspaceId)
      const { id, sample } = await loadDemoAudit(db, workspace, 'Web shop, all pages', violations, (done) =>
        progress(`loading violations: ${done} of ${violations}`),
      )
      await loadComments(db, workspace, sample)
      const ended = await loadEndedAudits(db, workspace)
      await loadLibrary(db, workspace)
      await loadDocuments(db, workspace)
      return [{ id, total_violations: violations }, ...ended.map((audit) => ({ id: audit, total_violations: 0 }))]
    })
    progressDone()
    call.print({ audits }, `${audits.length} audits, ${violations} violations.`)
  },
}
