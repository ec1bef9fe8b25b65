import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../db/base/pool.ts'
import { readSettings } from '../db/settings/settings.ts'
import type { StampAuthority } from '../db/settings/settings.ts'
import { headsOfStamp, listStamps } from '../db/trail/stamps.ts'
import type { TimeStamp } from '../db/trail/stamps.ts'
import type { TrailProblem } from '../db/trail/replay.ts'
import { comparedTo } from '../reviews/trail-heads.ts'
import { lineOf } from './heads.ts'
import { readStamp } from './token.ts'

/** Checks every stamp of a workspace, and that the trails still contain what was stamped. */
export async function verifyStamps(db: Db, workspaceId: string): Promise<{ stamps: number; problems: TrailProblem[] }> {
  const { timeStamps: authority } = await readSettings(db, workspaceId)
  const problems: TrailProblem[] = []
  let stamps = 0
  for (let after: TimeStamp | null = null; ; ) {
    const next: TimeStamp[] = await listStamps(db, workspaceId, after)
    for (const stamp of next) {
      stamps++
      problems.push(...(await problemsOf(db, workspaceId, stamp, authority)))
    }
    after = next.at(-1) ?? null
    if (!after) return { stamps, problems }
  }
}

async function problemsOf(db: Db, workspaceId: string, stamp: TimeStamp, authority: StampAuthority | null): Promise<TrailProblem[]> {
  const problem = (what: string) => ({ audit_id: workspaceId, number: null, what: `the time stamp of ${stamp.stamped_at}: ${what}` })
  try {
    // One that was named before has other certificates.
    const certificates = authority?.url === stamp.authority ? authority.certificates : ''
    const read = await readStamp(stamp.response!, stamp.heads, stamp.request, certificates)
    if (read.trusted === false) return [problem('it is signed by nobody that the named certificates trust')]
    if (read.stamped_at !== stamp.stamped_at || read.serial !== stamp.serial)
      return [problem(`it says ${read.stamped_at}, serial ${read.serial}`)]
    const heads = await headsOfStamp(db, workspaceId, stamp.id)
    const lines = stamp.heads.trimEnd().split('\n').slice(1)
    if (!isDeepStrictEqual(heads.map(lineOf).sort(), lines.sort())) return [problem('the heads kept beside it are not those it is of')]
    const compared = await Promise.all(heads.map((head) => comparedTo(db, workspaceId, { ...head, at: read.stamped_at })))
    return compared.filter((one) => one !== null)
  } catch (error) {
    return [problem((error as Error).message)]
  }
}
