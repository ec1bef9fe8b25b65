import type { Db } from '../../db/base/pool.ts'
import type { EvidenceAudit } from '../../db/evidence/audit.ts'
import { replayFindings } from '../../db/trail/replay-findings.ts'
import { replayTrail } from '../../db/trail/replay.ts'
import { verifyTrail } from '../../db/trail/trail.ts'

/** Said in the report and by the command: evidence of a trail that is broken is still made. */
export async function disagreements(db: Db, workspaceId: string, audit: EvidenceAudit): Promise<string[]> {
  const { broken } = await verifyTrail(db, workspaceId, audit)
  const replayed = [...(await replayTrail(db, workspaceId, audit.id)), ...(await replayFindings(db, workspaceId, audit.id)).problems]
  return [...(broken === null ? [] : [`the trail is broken at entry ${broken}`]), ...replayed.map(({ what }) => what)]
}
