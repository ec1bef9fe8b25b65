import type { DocumentType } from '../text/document-types.ts'
import { keptAnswerOf, type CrawlFacts, type KeptAnswer, type Memory, type Unchanged } from './conditional.ts'
import { Folder, type Held } from './crawl-folder.ts'
import { RedirectKeeper } from './crawl-redirect.ts'
import { visit, type Visit } from './crawl-visit.ts'
import type { JudgeApart, Visitor } from './fetch-document.ts'
import { FetchFailure } from './failure.ts'
import { foldable, type Foldable } from './fold.ts'
import { Frontier, type Entry } from './frontier.ts'
import { MOST_LINKS, type HtmlFacts } from './html-facts.ts'
import { createGate, type PolitenessGate } from './politeness.ts'
import type { FetchedPage, Fetcher } from './request.ts'
import { createRetries, withTries, type Retries } from './retries.ts'
import { createRobots, type Robots } from './robots.ts'
import { normaliseUrl } from './url.ts'

export interface CrawledPage {
  url: string
  depth: number
  page: FetchedPage
  type: DocumentType
  facts: HtmlFacts | null
  note: string | null
  answer: KeptAnswer
}

/** A page that is as an earlier run met it; `page` where the server sent it all the same. */
type UnchangedPage = { url: string; depth: number } & Unchanged

export interface CrawlSkip {
  url: string
  skipped: string
  reason: string
  /** True where there should have been a page; false for what was left out by a rule or is the same as another page. */
  failed: boolean
}

export interface CrawlOptions {
  fetcher: Fetcher
  robots?: Robots
  gate?: PolitenessGate
  maxPages?: number
  maxDepth?: number
  /** Addresses the crawl will remember at most; a site that invents links without end meets this. */
  maxDiscovered?: number
  concurrency?: number
  delayMs?: number
  retries?: Retries
  signal?: AbortSignal
  judge?: JudgeApart
}

interface CrawlAgainOptions extends CrawlOptions {
  memory?: Memory | null
}

/** Fetched pages that wait for an earlier one to be dealt with may take this much memory together. */
const MAX_WAITING_BYTES = 32 * 1024 * 1024
const MAX_HOPS = 10

/**
 * Visits a site breadth first. Several pages are fetched at once, but they are dealt with in the order they were found, so the
 * same site gives the same pages in the same order however fast each of them comes.
 */
export const crawl = (start: string, options: CrawlOptions): AsyncGenerator<CrawledPage | CrawlSkip> =>
  // Without memory nothing is unchanged.
  crawlAgain(start, { ...options, memory: null }) as AsyncGenerator<CrawledPage | CrawlSkip>

/** The same, asking the server only for what has changed since an earlier run. */
export async function* crawlAgain(start: string, options: CrawlAgainOptions): AsyncGenerator<CrawledPage | UnchangedPage | CrawlSkip> {
  let first: URL
  try {
    first = options.fetcher.guard.checkUrl(start)
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    return yield { url: error.url, skipped: error.code, reason: error.reason, failed: true }
  }
  yield* crawlFrom(first, options)
}

async function* crawlFrom(first: URL, options: CrawlAgainOptions): AsyncGenerator<CrawledPage | UnchangedPage | CrawlSkip> {
  const { fetcher, maxPages = 500, maxDepth = 10, concurrency = 4, delayMs = 0, maxDiscovered = Math.max(20_000, maxPages * 10) } = options
  const stop = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal
  const retries = options.retries ?? createRetries()
  const robots = options.robots ?? createRobots(fetcher, { retries })
  const visitor: Visitor = {
    fetcher,
    robots,
    gate: options.gate ?? createGate(),
    manners: { concurrency, delayMs },
    retries,
    signal,
    judge: options.judge,
  }
  const frontier = new Frontier(first, { maxDepth, maxDiscovered })
  const folder = new Folder(frontier)
  const redirects = new RedirectKeeper(frontier, MAX_HOPS)
  const notFollowed = new Map<string, string>()
  const running: { entry: Entry; visit: Promise<Visit | { outcome: 'broken'; error: unknown }> }[] = []
  let waitingBytes = 0
  let pages = 0

  const begin = (entry: Entry) => {
    const outcome = visitAgain(visitor, entry.url, options.memory).catch((error: unknown) => ({ outcome: 'broken' as const, error }))
    void outcome.then((done) => (waitingBytes += sizeOf(done)))
    running.push({ entry, visit: outcome })
  }
  const follow = (links: string[], depth: number): CrawlSkip[] =>
    links
      .map((link) => frontier.add(link, depth))
      .filter((left) => left !== null)
      .map((left) => ({ ...left, failed: false }))

  /** What one visit means for the crawl: items for the caller, links for the frontier. */
  function* dealWith(entry: Entry, outcome: Visit): Generator<CrawledPage | UnchangedPage | CrawlSkip> {
    const { url, depth } = entry
    if (outcome.outcome === 'none') {
      folder.settle(entry.key, null)
      yield { url, skipped: outcome.code, reason: outcome.reason, failed: outcome.failed }
      yield* follow(outcome.links, depth + 1)
    } else if (outcome.outcome === 'redirect') {
      folder.settle(entry.key, null)
      yield redirects.take(entry, outcome.to)
    } else {
      const fold =
        outcome.outcome === 'unchanged'
          ? outcome.kept.answer.crawl!.fold
          : foldable({ url, bytes: outcome.page.bytes, facts: outcome.facts })
      if (!folder.hold({ entry, judged: outcome, fold })) yield* dealWithPage({ entry, judged: outcome, fold })
    }
    for (let held = folder.nextReleased(); held; held = folder.nextReleased()) yield* dealWithPage(held)
  }

  function* dealWithPage({ entry, judged, fold }: Held): Generator<CrawledPage | UnchangedPage | CrawlSkip> {
    const { links, nofollow } = linksOf(judged)
    const same = folder.sameAs(entry, fold)
    folder.settle(entry.key, fold)
    if (same) yield { url: entry.url, skipped: same.skipped, reason: same.reason, failed: false }
    else if (pages >= maxPages) return yield overLimit(entry.url, maxPages)
    else {
      pages += 1
      yield found(entry, judged, fold)
    }
    if (nofollow) {
      for (const link of links) if (notFollowed.size < maxDiscovered) notFollowed.set(normaliseUrl(link)!, link)
    } else if (same?.skipped !== 'duplicate') yield* follow(links, entry.depth + 1)
  }

  frontier.addNext({ url: first.href, key: normaliseUrl(first)!, depth: 0, hops: 0 })
  try {
    for (;;) {
      while (running.length < concurrency * 4 && pages + running.length < maxPages && waitingBytes < MAX_WAITING_BYTES) {
        const entry = frontier.next()
        if (!entry) break
        begin(entry)
      }
      const oldest = running.shift()
      if (!oldest) break
      const outcome = await oldest.visit
      waitingBytes -= sizeOf(outcome)
      if (outcome.outcome === 'broken') throw outcome.error
      yield* dealWith(oldest.entry, outcome)
    }
    folder.releaseAll()
    for (let held = folder.nextReleased(); held; held = folder.nextReleased()) yield* dealWithPage(held)
    for (let entry = frontier.next(); entry; entry = frontier.next()) yield overLimit(entry.url, maxPages)
    for (const [key, url] of notFollowed) {
      if (frontier.knows(key)) continue
      yield { url, skipped: 'nofollow', reason: 'Only pages that ask robots not to follow their links lead to it.', failed: false }
    }
    if (frontier.forgotten > 0) {
      const reason = `The site has more addresses than a crawl remembers: ${frontier.forgotten} further links were not followed.`
      yield { url: first.href, skipped: 'discovery-limit', reason, failed: false }
    }
  } finally {
    stop.abort()
  }
}

/** Asked only for what was crawled before: what was listed then has no links. */
async function visitAgain(visitor: Visitor, url: string, memory: Memory | null | undefined): Promise<Visit> {
  const kept = (await memory?.pageAt(url)) ?? null
  return visit(visitor, url, kept?.answer.crawl ? kept : null)
}

const linksOf = (judged: Held['judged']): Pick<CrawlFacts, 'links' | 'nofollow'> =>
  'kept' in judged ? judged.kept.answer.crawl! : { links: judged.facts?.links ?? [], nofollow: judged.facts?.nofollow ?? false }

function found({ url, depth }: Entry, judged: Held['judged'], fold: Foldable): CrawledPage | UnchangedPage {
  if ('kept' in judged) return { url, depth, ...judged }
  const { page, type, facts } = judged
  const note = judged.note ?? linksLeftOut(facts)
  const answer = keptAnswerOf(page, { type, note, title: facts?.title ?? '' }, { fold, ...linksOf(judged) })
  return { url, depth, page, type, facts, note: withTries(note, page), answer }
}

const linksLeftOut = (facts: HtmlFacts | null) =>
  facts && facts.linksLeftOut > 0
    ? `The page has more than ${MOST_LINKS} links: ${facts.linksLeftOut} further ones were not followed.`
    : null

const overLimit = (url: string, maxPages: number): CrawlSkip => ({
  url,
  skipped: 'page-limit',
  reason: `The crawl ends after ${maxPages} pages.`,
  failed: false,
})

const sizeOf = (done: Visit | { outcome: 'broken' }) =>
  done.outcome === 'page' || done.outcome === 'unchanged' ? (done.page?.bytes.length ?? 0) : 0
