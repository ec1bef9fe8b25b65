import type { Db } from '../db/base/pool.ts'
import { readSettings } from '../db/settings/settings.ts'
import { stampsOf } from '../db/trail/stamps.ts'
import type { Bag } from './bag.ts'

/** A time stamp of a head of the trail, as `stamps.jsonl` names it. */
interface EvidenceStamp {
  length: number
  head: string
  stamped_at: string
  serial: string
  authority: string
  /** What was stamped; beside it, with .tsq and .tsr at the end, what was asked and answered. */
  file: string
}

const MOST = 10_000

/** Adds the stamps of an audit's trail with what they stamp, as `openssl ts -verify` takes them; those not given yet are not in it. */
export async function addStamps(bag: Bag, db: Db, workspaceId: string, auditId: string): Promise<EvidenceStamp[]> {
  const stamps: EvidenceStamp[] = []
  for (const stamp of (await stampsOf(db, workspaceId, auditId, MOST)).toReversed()) {
    const { length, head, heads, request, response, stamped_at, serial, authority } = stamp
    if (!response) continue
    const name = `stamps/${String(stamps.length + 1).padStart(4, '0')}`
    await bag.add(`${name}.txt`, [heads])
    await bag.add(`${name}.tsq`, [request])
    await bag.add(`${name}.tsr`, [response])
    stamps.push({ length, head, stamped_at: stamped_at!, serial: serial!, authority, file: `${name}.txt` })
  }
  await bag.add(
    'stamps.jsonl',
    stamps.map((stamp) => `${JSON.stringify(stamp)}\n`),
  )
  const certificates = (await readSettings(db, workspaceId)).timeStamps?.certificates ?? ''
  if (stamps.length > 0 && certificates !== '') await bag.add('stamps/authority.pem', [certificates])
  return stamps
}
