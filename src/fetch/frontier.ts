import { refusalOf } from '../text/document-types.ts'
import { otherFileByEnding } from '../text/other-files.ts'
import { pathEnding, typeByPath } from './page-type.ts'
import { isSameSite, normaliseUrl } from './url.ts'

/** One address of a crawl on its way to be visited. */
export interface Entry {
  url: string
  key: string
  depth: number
  /** Redirects that led here. */
  hops: number
}

interface LeftOut {
  url: string
  skipped: string
  reason: string
}

/** Why an address is left out unvisited because of its ending; undefined where it may lead to a document. */
function refusalByPath(url: string): string | undefined {
  const type = typeByPath(url)
  if (type !== null) return refusalOf(type, 'crawl')
  const other = otherFileByEnding(pathEnding(url))
  return other && !other.servesPages ? `Its ending (.${pathEnding(url)}) shows ${other.name}, which is not checked in a crawl.` : undefined
}

/** What a crawl has seen and what it has still to visit: breadth first, each address once, within the limits. */
export class Frontier {
  private site: URL
  private readonly aliases = new Set<string>()
  private readonly seen = new Set<string>()
  private readonly started = new Set<string>()
  private readonly queue: Entry[] = []
  private position = 0
  private readonly front: Entry[] = []
  private readonly limits: { maxDepth: number; maxDiscovered: number }
  /** Addresses found after the memory of the crawl was full. */
  forgotten = 0

  constructor(start: URL, limits: { maxDepth: number; maxDiscovered: number }) {
    this.site = start
    this.limits = limits
  }

  get origin(): string {
    return this.site.origin
  }

  /** The start page may move the crawl to its own site's better address (https, with or without www), and nowhere else. */
  moveTo(target: URL): boolean {
    if (target.origin === this.site.origin) return true
    if (!isSameSite(target, this.site)) return false
    this.aliases.add(this.site.origin)
    this.site = target
    return true
  }

  /** The address as this crawl asks for it, or null for another site's. */
  onSite(address: string): URL | null {
    const url = URL.parse(address)
    if (!url) return null
    if (this.aliases.has(url.origin)) {
      url.protocol = this.site.protocol
      url.host = this.site.host
      url.port = this.site.port
    }
    return url.origin === this.site.origin ? url : null
  }

  /** Takes a link up; what is not followed comes back with the reason, once for each address. */
  add(address: string, depth: number): LeftOut | null {
    // Most addresses are written as they are remembered, and most links lead to what is known.
    if (this.seen.has(address)) return null
    const url = this.onSite(address)
    const key = normaliseUrl(url ?? address)
    if (key === null || this.seen.has(key)) return null
    if (this.seen.size >= this.limits.maxDiscovered) {
      this.forgotten += 1
      return null
    }
    this.seen.add(key)
    if (!url) return { url: address, skipped: 'other-site', reason: 'The link leads to another site.' }
    const refusal = refusalByPath(url.href)
    if (refusal !== undefined) return { url: url.href, skipped: 'unsupported-type', reason: refusal }
    if (depth > this.limits.maxDepth) {
      return { url: url.href, skipped: 'depth-limit', reason: `It is more than ${this.limits.maxDepth} links away from the start.` }
    }
    this.queue.push({ url: url.href, key, depth, hops: 0 })
    return null
  }

  /** To be visited before everything else: the target of a redirect, or the page that another names as its proper one. */
  addNext(entry: Entry): void {
    this.seen.add(entry.key)
    this.front.push(entry)
  }

  knows(key: string): boolean {
    return this.seen.has(key)
  }

  hasStarted(key: string): boolean {
    return this.started.has(key)
  }

  next(): Entry | undefined {
    for (;;) {
      const entry = this.front.pop() ?? this.takeQueued()
      if (!entry) return undefined
      if (this.started.has(entry.key) && entry.hops === 0) continue
      this.started.add(entry.key)
      return entry
    }
  }

  private takeQueued(): Entry | undefined {
    const entry = this.queue[this.position]
    if (!entry) return undefined
    this.position += 1
    // Give the memory of what was visited back now and then.
    if (this.position > 1000) {
      this.queue.splice(0, this.position)
      this.position = 0
    }
    return entry
  }
}
