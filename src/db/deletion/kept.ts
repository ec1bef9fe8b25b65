import type { Db } from '../base/pool.ts'
import { heldAudits, heldDocuments } from './holds.ts'
import { keptSpans, keptUntil, readMinimum } from './minimum.ts'
import type { Dated, MinimumRule } from './minimum.ts'

/* What retention leaves alone: what is held, and what a minimum keeps. */

/** What of each kind says when it ended and for which markets it is. */
const DATED: Record<MinimumRule['covers'], { table: string; at: string; markets: string; only: string }> = {
  audits: { table: 'audits', at: 'coalesce(completed_at, created_at)', markets: `settings -> 'choice' -> 'markets'`, only: '' },
  documents: { table: 'documents', at: 'updated_at', markets: `choice -> 'markets'`, only: 'and approved_version is not null' },
}

/** Those that a rule keeps today. Spans find the few that are young enough, then markets decide. */
async function keptByRules(db: Db, workspaceId: string, covers: MinimumRule['covers'], now: Date): Promise<string[]> {
  const { rules, markets } = await readMinimum(db, workspaceId)
  const spans = keptSpans(rules, covers, now)
  if (spans.length === 0) return []
  const { table, at, markets: own, only } = DATED[covers]
  const { rows } = await db.query<Dated & { id: string }>(
    `select id, ${at} as at, ${own} as markets from ${table} where workspace_id = $1 ${only} and exists (
       select 1 from unnest($2::timestamptz[], $3::timestamptz[]) as s (starts, ends)
       where (s.starts is null or ${at} > s.starts) and (s.ends is null or ${at} < s.ends))`,
    [workspaceId, spans.map(({ from }) => from), spans.map(({ to }) => to)],
  )
  return rows.filter((row) => keptUntil(rules, covers, { at: row.at, markets: row.markets ?? markets }, now) !== null).map(({ id }) => id)
}

/** Audits that are kept, whatever their age. */
export const keptAudits = async (db: Db, workspaceId: string, now: Date): Promise<string[]> => [
  ...new Set([...(await heldAudits(db, workspaceId)), ...(await keptByRules(db, workspaceId, 'audits', now))]),
]

/** Documents whose versions are kept, whatever their age. */
export const keptDocuments = async (db: Db, workspaceId: string, now: Date): Promise<string[]> => [
  ...new Set([...(await heldDocuments(db, workspaceId)), ...(await keptByRules(db, workspaceId, 'documents', now))]),
]

/** From when a document counts, and for which markets it is; null: it was never approved, so that no minimum is about it. */
export async function datedDocument(db: Db, workspaceId: string, id: string): Promise<Dated | null> {
  const { at, markets, only } = DATED.documents
  const { rows } = await db.query<Dated>(
    `select ${at} as at, ${markets} as markets from documents where workspace_id = $1 and id = $2 ${only}`,
    [workspaceId, id],
  )
  return rows[0] ?? null
}

interface DatedAudit extends Dated {
  id: string
  site_id: string | null
}

/** From when audits count: their end, or where they have none their beginning. */
export async function datedAudits(db: Db, workspaceId: string, by: { id: string } | { siteId: string }): Promise<DatedAudit[]> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['site_id', by.siteId]
  const { at, markets } = DATED.audits
  const { rows } = await db.query<DatedAudit>(
    `select id, site_id, ${at} as at, ${markets} as markets from audits where workspace_id = $1 and ${column} = $2`,
    [workspaceId, value],
  )
  return rows
}
