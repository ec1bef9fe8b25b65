import type { Head } from './exchange.ts'
import { FetchFailure } from './failure.ts'
import { judgePage, none, type Judgement, type NoPage } from './judge-page.ts'
import { isMediaTypeNeverRead } from '../text/other-files.ts'
import { announcedType, typeByPath } from './page-type.ts'
import type { Manners, PolitenessGate } from './politeness.ts'
import type { FetchedPage, Fetcher } from './request.ts'
import type { Retries } from './retries.ts'
import type { Robots } from './robots.ts'

/** Who asks and how: share the gate and the robots within a process, so that all its requests to a host keep their distance. */
export interface Visitor {
  fetcher: Fetcher
  /** Without it robots.txt is not asked, as for addresses that a person has listed one by one. */
  robots?: Robots
  gate: PolitenessGate
  manners: Manners
  /** Without it a request that fails is not sent again, as where a person waits for it. */
  retries?: Retries
  signal?: AbortSignal
  /** Reads the answer elsewhere, in a thread that can be ended; here and now where there is none. */
  judge?: JudgeApart
}

export type JudgeApart = (page: FetchedPage, requested: string) => Promise<Judgement>

const MAX_REST_MS = 30_000
const MAX_TRIES = 3

/** One document by its address, redirects followed: the page, or why there is none in words for its owner. Throws only when cancelled. */
export const fetchDocument = (visitor: Visitor, url: string): Promise<Judgement> =>
  inWords(visitor, url, async () => (visitor.judge ?? judgePage)(await fetchPolitely(visitor, url, 'follow'), url))

/** Asks robots.txt, does the work, and turns what went wrong into an outcome. */
export async function inWords<T>(visitor: Visitor, url: string, work: () => Promise<T>): Promise<T | NoPage> {
  try {
    const verdict = await visitor.robots?.check(visitor.fetcher.guard.checkUrl(url).href, visitor.signal)
    if (verdict && !verdict.allowed) return none('robots', verdict.reason!, false)
    return await work()
  } catch (error) {
    if (visitor.signal?.aborted) throw new FetchFailure('cancelled', url, 'The request was cancelled.', error)
    if (!(error instanceof FetchFailure)) throw error
    return none(error.code, error.reason, error.code !== 'unsupported-type')
  }
}

export async function fetchPolitely(
  { fetcher, robots, gate, manners, retries, signal }: Visitor,
  url: string,
  onRedirect: 'follow' | 'return',
  headers?: Record<string, string>,
): Promise<FetchedPage> {
  const { host } = new URL(url)
  const asked = (await robots?.delayMs(url, signal)) ?? 0
  // A site that asks for pauses does not want several requests at once either.
  const kept = asked > 0 ? { concurrency: 1, delayMs: Math.max(asked, manners.delayMs) } : manners
  for (let tries = 1; ; tries++) {
    const ask = () => gate.run(host, kept, () => fetcher.fetchPage(url, { signal, onRedirect, onHead: refuseUnread, headers }), signal)
    const { answer, tries: sent } = (await retries?.run(host, ask, signal)) ?? { answer: await ask(), tries: 1 }
    const page = { ...answer, tries: sent }
    const rest = restAskedFor(page)
    if (rest === null || tries >= MAX_TRIES) return page
    gate.rest(host, rest)
  }
}

/** Milliseconds a busy server asks us to wait; null where it does not, or for longer than anyone would. */
function restAskedFor({ status, headers }: FetchedPage): number | null {
  if (status !== 429 && status !== 503) return null
  const header = headers['retry-after']
  if (header === undefined) return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return ms >= 0 && ms <= MAX_REST_MS ? ms : null
}

/** Ends the exchange before a film is downloaded to find out that it is a film. */
function refuseUnread({ url, status, headers }: Head): void {
  if (status >= 300) return
  const announced = announcedType(headers['content-type'] ?? null, url)
  // An ending that promises a document is worth a look: servers often call Word documents zip archives.
  if (announced === null || typeof announced === 'string' || !isMediaTypeNeverRead(announced.other) || typeByPath(url)) return
  throw new FetchFailure('unsupported-type', url, `Files of the type ${announced.other} are not checked.`)
}
