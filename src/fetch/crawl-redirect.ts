import type { Entry, Frontier } from './frontier.ts'
import { isLoginAddress } from './page-checks.ts'
import { normaliseUrl } from './url.ts'

interface Redirected {
  url: string
  skipped: string
  reason: string
  failed: boolean
}

/** Takes the target of a redirect into the crawl as an address of its own, and says what became of the one that redirected. */
export class RedirectKeeper {
  private readonly targets = new Map<string, string>()
  private readonly frontier: Frontier
  private readonly maxHops: number

  constructor(frontier: Frontier, maxHops: number) {
    this.frontier = frontier
    this.maxHops = maxHops
  }

  take(entry: Entry, to: string): Redirected {
    const { url } = entry
    const failed = (skipped: string, reason: string): Redirected => ({ url, skipped, reason, failed: true })
    const leftOut = (skipped: string, reason: string): Redirected => ({ url, skipped, reason, failed: false })

    if (entry.depth === 0 && !this.frontier.moveTo(new URL(to))) {
      return failed('other-site', `The start address leads to another site, ${new URL(to).origin}. Start there if that site is meant.`)
    }
    const target = this.frontier.onSite(to)
    if (!target) return leftOut('other-site', `It redirects to another site: ${to}`)
    target.hash = ''
    const key = normaliseUrl(target)!
    this.targets.set(entry.key, key)
    if (target.href === url || (key !== entry.key && this.leadsBack(key, entry.key))) {
      return failed('redirect-loop', `It redirects in a circle by way of ${target.href}.`)
    }
    if (entry.hops >= this.maxHops) return failed('too-many-redirects', `It redirects more than ${this.maxHops} times in a row.`)
    if (isLoginAddress(target.href) && !isLoginAddress(url)) {
      return failed('login-wall', `The page is behind a sign-in: it redirects to ${target.href}.`)
    }
    const respelled = key === entry.key
    if (respelled || !this.frontier.knows(key)) this.frontier.addNext({ url: target.href, key, depth: entry.depth, hops: entry.hops + 1 })
    return leftOut('redirect', `It redirects to ${target.href}`)
  }

  private leadsBack(from: string, home: string): boolean {
    const passed = new Set<string>()
    for (let key: string | undefined = from; key !== undefined && !passed.has(key); key = this.targets.get(key)) {
      if (key === home) return true
      passed.add(key)
    }
    return false
  }
}
