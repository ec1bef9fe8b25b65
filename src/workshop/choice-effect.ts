import type pg from 'pg'
import { triableRuns } from '../db/rules/tries.ts'
import { nextPackedPages } from '../db/audits/stored-pages.ts'
import { choiceEffectApart } from '../checks/check-apart.ts'
import { readProfile } from '../packs/profile.ts'
import type { Choice } from '../rules/index.ts'

/** Somebody waits for it beside the button; what was looked at by then is said. */
const MILLISECONDS = 4000
const AT_ONCE = 20
/** Of one answer of the database: what a batch is of is small. */
const BYTES = 2_000_000

/** What a choice of markets, sectors and channels would have found on the stored pages of the newest run of each site. */
export async function effectOfChoice(db: pg.Pool, workspaceId: string, choice: Choice) {
  const [current, runs] = await Promise.all([readProfile(db, workspaceId, null), triableRuns(db, workspaceId)])
  const before = current.choice ?? { markets: null, sectors: null, channels: null }
  const profile = { ...current, choice }
  const newest = runs.filter((run) => run.newest)
  const effect = { pages: 0, of: newest.reduce((sum, run) => sum + run.pages, 0), runs: newest.length, added: 0, dropped: 0, stays: 0 }
  const until = performance.now() + MILLISECONDS
  const open = newest.map(({ id }) => ({ id, after: -1 }))
  // Some pages of each run in turn: one large site must not be all that is seen.
  for (let run = open.shift(); run && performance.now() < until; run = open.shift()) {
    const all = await nextPackedPages(db, workspaceId, run.id, run.after, BYTES)
    const batch = all.slice(0, AT_ONCE)
    const pages = batch.flatMap(({ packed, ...page }) => (packed ? [{ ...page, packed }] : []))
    if (pages.length > 0) {
      const seen = await choiceEffectApart({ profile, before, pages, milliseconds: Math.max(50, until - performance.now()) })
      for (const name of ['pages', 'added', 'dropped', 'stays'] as const) effect[name] += seen[name]
    }
    if (batch.length > 0) open.push({ id: run.id, after: batch.at(-1)!.position })
  }
  return effect
}
