import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { NewAsset } from '../db/audits/runs.ts'
import type { BaseRun } from '../db/sites/base-run.ts'
import { answerOf, earlierAssets, earlierAssetsFrom } from '../db/sites/earlier-assets.ts'
import type { EarlierAsset } from '../db/sites/earlier-assets.ts'
import type { KeptAnswer, KeptPage, Memory } from '../fetch/conditional.ts'

/** Pages of the earlier run that are read ahead: the more, the more of those read before were asked for. */
const MOST_AHEAD = 256
const MOST_KEPT = 4 * MOST_AHEAD

/** What an earlier run of the same site knows of its pages and files. */
export class EarlierRun implements Memory {
  readonly #db: pg.Pool
  readonly #workspaceId: string
  readonly #base: BaseRun
  readonly #ahead = new Map<string, EarlierAsset>()
  #size = 16
  #used = 0
  #loading: Promise<void> = Promise.resolve()

  constructor(db: pg.Pool, workspaceId: string, base: BaseRun) {
    this.#db = db
    this.#workspaceId = workspaceId
    this.#base = base
  }

  /** A site is mostly met in the same order again, so the page that is asked for next is mostly at hand. */
  async pageAt(url: string): Promise<KeptPage | null> {
    const known = this.#take(url)
    if (known !== undefined) return known
    // One after the other: what this one waits for may hold its page.
    const loading = this.#loading.then(async () => {
      if (!this.#ahead.has(url)) await this.#load(url)
    })
    this.#loading = loading.catch(() => undefined)
    await loading
    return this.#take(url) ?? null
  }

  /** Whether what was found in a page or file may be taken over. */
  mayTakeOver({ whole }: Pick<EarlierAsset, 'whole'>): boolean {
    return this.#base.isSame && whole
  }

  assetsAt(urls: string[]): Promise<Map<string, EarlierAsset>> {
    return earlierAssets(this.#db, this.#workspaceId, this.#base.id, urls)
  }

  /** Files and texts have no server that says whether they changed: their bytes do. */
  async withUnchanged(assets: NewAsset[]): Promise<NewAsset[]> {
    const given = assets.filter((asset) => asset.content !== undefined && asset.answer === undefined)
    if (given.length === 0 || !this.#base.isSame) return assets
    const known = await this.assetsAt(given.map(({ url }) => url))
    return assets.map((asset) => {
      const { content, answer, ...rest } = asset
      const earlier = content && !answer && known.get(asset.url)
      if (!earlier || !this.mayTakeOver(earlier) || earlier.packed !== null || !hasBytes(earlier, content)) return asset
      return { ...rest, earlier: { from: earlier.id, violations: earlier.violations } }
    })
  }

  #take(url: string): KeptPage | null | undefined {
    const asset = this.#ahead.get(url)
    if (!asset) return undefined
    this.#ahead.delete(url)
    this.#used += 1
    return keptPageOf(asset)
  }

  async #load(url: string): Promise<void> {
    this.#size = this.#used * 2 >= this.#size ? Math.min(this.#size * 2, MOST_AHEAD) : Math.max(1, this.#size >> 1)
    this.#used = 0
    if (this.#ahead.size > MOST_KEPT) this.#ahead.clear()
    const found = await earlierAssetsFrom(this.#db, this.#workspaceId, this.#base.id, url, this.#size)
    for (const [address, asset] of found) this.#ahead.set(address, asset)
  }
}

export const hasBytes = (asset: EarlierAsset, bytes: Uint8Array): boolean =>
  createHash('sha256').update(bytes).digest().equals(asset.content_hash)

/** Null for what came from no server. */
export function keptPageOf({
  id,
  whole,
  violations,
  content_hash: contentHash,
  etag,
  last_modified,
  packed,
}: EarlierAsset): KeptPage | null {
  if (packed === null) return null
  return { id, whole, violations, contentHash, validators: { etag, lastModified: last_modified }, answer: answerOf(packed) as KeptAnswer }
}
