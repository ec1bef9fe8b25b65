import type pg from 'pg'
import { bindingsToCompare } from '../../db/live/bindings.ts'
import type { ComparedBinding } from '../../db/live/bindings.ts'
import { boundName } from '../../db/live/findings.ts'

/** What is bound to pages, as it was when the first page of an audit was checked. */
export type BoundTexts = ReadonlyMap<string, { bound: string; bindings: readonly ComparedBinding[] }>

/** By what names a page; null: nothing is bound. */
export async function boundForAudit(db: pg.Pool, workspaceId: string): Promise<BoundTexts | null> {
  const all = await bindingsToCompare(db, workspaceId)
  if (all.length === 0) return null
  const byPage = Map.groupBy(all, ({ address_key: key }) => key)
  return new Map(Array.from(byPage, ([key, bindings]) => [key, { bound: boundName(bindings), bindings }]))
}
