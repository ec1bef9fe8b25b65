import type pg from 'pg'
import { oldAudits } from '../db/deletion/deletable.ts'
import { transaction } from '../db/base/pool.ts'
import { forgetVersions } from '../db/documents/versions.ts'
import { forgetPages, forgetTexts, inForce, readRetention } from '../db/deletion/retention.ts'
import { addTombstone } from '../db/deletion/tombstones.ts'
import { SYSTEM } from '../reviews/chart/actor.ts'
import { deleteAudit } from './audits.ts'
import { keptAudits, keptDocuments } from './kept.ts'

const DAY = 24 * 3600 * 1000
const AUDITS_AT_ONCE = 100

/** Deletes what is older than a workspace keeps, but nothing that is held or kept by a minimum, and says so in its tombstones. */
export async function keepRetention(db: pg.Pool, workspaceId: string, keepDays: number, now = Date.now()) {
  const days = inForce(await readRetention(db, workspaceId), keepDays)
  const before = (count: number) => new Date(now - count * DAY)
  const until = async (count: number | null, step: (before: Date) => Promise<number>): Promise<number> => {
    let sum = 0
    for (let done = count === null ? 0 : -1; done !== 0; sum += done) done = await step(before(count!))
    return sum
  }
  const isAnyOld = Object.values(days).some((each) => each !== null)
  const kept = isAnyOld ? await keptAudits(db, workspaceId, new Date(now)) : []
  const texts = await until(days.texts, (time) => forgetTexts(db, workspaceId, time, kept))
  const pages = await until(days.pages, (time) => forgetPages(db, workspaceId, time, kept))
  const audits = await until(days.audits, async (time) => {
    const ids = await oldAudits(db, workspaceId, time, AUDITS_AT_ONCE, kept)
    for (const id of ids) await deleteAudit(db, workspaceId, SYSTEM, id, null)
    return ids.length
  })
  const documents = days.versions === null ? [] : await keptDocuments(db, workspaceId, new Date(now))
  const versions = await until(days.versions, (time) => forgetVersions(db, workspaceId, time, documents))
  if (texts + pages + audits + versions > 0)
    await transaction(db, (client) =>
      addTombstone(client, workspaceId, SYSTEM, {
        kind: 'retention',
        subjectId: null,
        fields: { pages, texts, audits, ...(versions > 0 ? { versions } : {}), days },
      }),
    )
  return { pages, texts, audits, versions }
}
