import type { HeldKind } from '../contract/values.ts'
import { datedAudits, datedDocument, keptAudits, keptDocuments } from '../db/deletion/kept.ts'
import { standingHolds } from '../db/deletion/holds.ts'
import type { Hold } from '../db/deletion/holds.ts'
import { keptUntil, readMinimum } from '../db/deletion/minimum.ts'
import type { KeptUntil } from '../db/deletion/minimum.ts'
import type { Db } from '../db/base/pool.ts'
import { AppError } from '../errors.ts'
import { day } from './words.ts'

export { keptAudits, keptDocuments }

/** Why something cannot be deleted now. */
export interface Kept {
  why: 'hold' | 'minimum'
  /** Until when; null: for ever, or until the hold is lifted. */
  until: string | null
  because: string
  /** All of it in a sentence, which takes the place of *Delete*. */
  text: string
}

/** What keeps an audit, a site, a document or a person's data: a hold before a minimum, else the longest of the minimums; null: nothing. */
export async function whyKept(db: Db, workspaceId: string, kind: HeldKind, id: string, now = new Date()): Promise<Kept | null> {
  const held = await holdsOf(db, workspaceId, kind, id)
  if (held[0]) return byHold(held[0], held.length)
  const longest = await longestMinimum(db, workspaceId, kind, id, now)
  return longest && byMinimum(longest)
}

/** Refuses to delete what is kept. */
export async function refuseKept(db: Db, workspaceId: string, kind: HeldKind, id: string): Promise<void> {
  const kept = await whyKept(db, workspaceId, kind, id)
  if (kept) throw new AppError(409, `${kept.text}. Nothing was deleted.`)
}

/** A hold on a site holds its runs, and a hold on a run holds the site, which is not deleted without it. */
async function holdsOf(db: Db, workspaceId: string, kind: HeldKind, id: string): Promise<Hold[]> {
  const own = await standingHolds(db, workspaceId, kind, [id])
  if (kind === 'audit') return [...own, ...(await standingHolds(db, workspaceId, 'site', await siteOf(db, workspaceId, id)))]
  if (kind !== 'site') return own
  const runs = await datedAudits(db, workspaceId, { siteId: id })
  return [
    ...own,
    ...(await standingHolds(
      db,
      workspaceId,
      'audit',
      runs.map((run) => run.id),
    )),
  ]
}

const siteOf = async (db: Db, workspaceId: string, auditId: string): Promise<string[]> =>
  (await datedAudits(db, workspaceId, { id: auditId })).flatMap(({ site_id: siteId }) => siteId ?? [])

async function longestMinimum(db: Db, workspaceId: string, kind: HeldKind, id: string, now: Date): Promise<KeptUntil | null> {
  if (kind === 'person') return null
  const { rules, markets } = await readMinimum(db, workspaceId)
  if (rules.length === 0) return null
  const dated =
    kind === 'document'
      ? [await datedDocument(db, workspaceId, id)].filter((each) => each !== null)
      : await datedAudits(db, workspaceId, kind === 'audit' ? { id } : { siteId: id })
  const covers = kind === 'document' ? 'documents' : 'audits'
  const kept = dated
    .map(({ at, markets: own }) => keptUntil(rules, covers, { at, markets: own ?? markets }, now))
    .filter((each) => each !== null)
  return kept.find(({ until }) => until === null) ?? kept.toSorted((one, other) => other.until!.getTime() - one.until!.getTime())[0] ?? null
}

const byHold = (hold: Hold, count: number): Kept => ({
  why: 'hold',
  until: null,
  because: hold.matter,
  text:
    `Held since ${day(hold.placed_at)} for ${hold.matter} by ${hold.placed_by_name}` +
    (count > 1 ? `, and by ${count - 1} more ${count === 2 ? 'hold' : 'holds'}` : ''),
})

const byMinimum = ({ until, because }: KeptUntil): Kept => ({
  why: 'minimum',
  until: until && until.toISOString(),
  because,
  text: `Kept ${until === null ? 'for ever' : `until ${day(until)}`} (${because})`,
})
