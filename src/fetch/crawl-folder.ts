import type { Foldable } from './fold.ts'
import type { Entry, Frontier } from './frontier.ts'
import type { Unchanged } from './conditional.ts'
import type { JudgedPage } from './judge-page.ts'
import { normaliseUrl } from './url.ts'

/** A page that names another as its proper one, waiting for that one to be seen. */
export interface Held {
  entry: Entry
  judged: JudgedPage | Unchanged
  fold: Foldable
}

/** More pages than this do not wait; they are checked for themselves. */
const MAX_HELD = 50

/**
 * Folds pages that are the same. A canonical link alone is not believed: sites name their home page on every page, page one on
 * page two, or an address that is gone, and then text would go unchecked. So the named page is fetched first, and the other
 * folds into it only if both carry the same title and heading.
 */
export class Folder {
  private readonly headlines = new Map<string, string | null>()
  private readonly byContent = new Map<string, string>()
  private readonly held = new Map<string, Held[]>()
  private readonly heldKeys = new Set<string>()
  private readonly free: Held[] = []
  private readonly frontier: Frontier

  constructor(frontier: Frontier) {
    this.frontier = frontier
  }

  /** True if the page was put aside until the page it names has been seen. */
  hold(page: Held): boolean {
    const target = page.fold.canonical && this.keyOf(page.fold.canonical)
    if (!target || this.headlines.has(target) || this.heldKeys.has(target) || this.heldKeys.size >= MAX_HELD) return false
    if (!this.frontier.hasStarted(target)) this.frontier.addNext({ url: target, key: target, depth: page.entry.depth, hops: 0 })
    this.held.set(target, [...(this.held.get(target) ?? []), page])
    this.heldKeys.add(page.entry.key)
    return true
  }

  /** Says what became of an address, which frees the pages that waited for it. */
  settle(key: string, fold: Foldable | null): void {
    this.headlines.set(key, fold?.headlineHash ?? null)
    const waiting = this.held.get(key)
    if (!waiting) return
    this.held.delete(key)
    this.free.push(...waiting)
  }

  nextReleased(): Held | undefined {
    const page = this.free.shift()
    if (page) this.heldKeys.delete(page.entry.key)
    return page
  }

  /** Frees the pages whose proper page will not be seen any more. */
  releaseAll(): void {
    for (const key of this.held.keys()) this.settle(key, null)
  }

  /** The page this one is the same as; null for a page of its own, which from then on is the one others fold into. */
  sameAs(entry: Entry, fold: Foldable): { skipped: 'canonical' | 'duplicate'; reason: string } | null {
    const canonical = fold.canonical && this.keyOf(fold.canonical)
    if (canonical && this.headlines.get(canonical) === fold.headlineHash) {
      return { skipped: 'canonical', reason: `It is the same page as ${canonical}, which it names as its proper address.` }
    }
    const first = this.byContent.get(fold.contentHash)
    if (first !== undefined) return { skipped: 'duplicate', reason: `It has the same text as ${first}.` }
    this.byContent.set(fold.contentHash, entry.url)
    return null
  }

  private keyOf(address: string): string | null {
    const url = this.frontier.onSite(address)
    return url && normaliseUrl(url)
  }
}
