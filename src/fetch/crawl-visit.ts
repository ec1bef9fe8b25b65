import type { DocumentType } from '../text/document.ts'
import { isRedirect, type Head } from './exchange.ts'
import { FetchFailure } from './failure.ts'
import { judgePage, none, type Judgement } from './judge-page.ts'
import { announcedType } from './page-type.ts'
import type { Manners, PolitenessGate } from './politeness.ts'
import type { FetchedPage, Fetcher } from './request.ts'
import type { Robots } from './robots.ts'

export interface Visitor {
  fetcher: Fetcher
  robots: Robots
  gate: PolitenessGate
  manners: Manners
  signal?: AbortSignal
}

/** What came of one address: a page, the way to another address, or the reason why there is none. */
export type Visit =
  | Judgement
  | { outcome: 'redirect'; to: string }

const TAKEN = new Set<DocumentType>(['html', 'pdf', 'docx', 'text', 'markdown'])
const NEVER_READ = /^(?:(?:image|audio|video|font)\/|text\/(?:css|javascript)$|application\/(?:javascript|zip|gzip|x-tar|rss\+xml|atom\+xml)$)/
const MAX_REST_MS = 30_000
const MAX_TRIES = 3

/** Fetches one address politely, without following redirects: where they lead is for the caller to decide. */
export async function visit(visitor: Visitor, url: string): Promise<Visit> {
  try {
    const verdict = await visitor.robots.check(url, visitor.signal)
    if (!verdict.allowed) return none('robots', verdict.reason!, false)
    return judge(await fetchPolitely(visitor, url), url)
  } catch (error) {
    if (visitor.signal?.aborted) throw new FetchFailure('cancelled', url, 'The crawl was cancelled.', error)
    if (error instanceof FetchFailure) return none(error.code, error.reason, error.code !== 'unsupported-type')
    throw error
  }
}

async function fetchPolitely({ fetcher, robots, gate, manners, signal }: Visitor, url: string): Promise<FetchedPage> {
  const { host } = new URL(url)
  const asked = await robots.delayMs(url, signal)
  // A site that asks for pauses does not want several requests at once either.
  const kept = asked > 0 ? { concurrency: 1, delayMs: Math.max(asked, manners.delayMs) } : manners
  for (let tries = 1; ; tries++) {
    const page = await gate.run(host, kept, () => fetcher.fetchPage(url, { signal, onRedirect: 'return', onHead: refuseUnread }), signal)
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
  if (announced === null || typeof announced === 'string' || !NEVER_READ.test(announced.other)) return
  throw new FetchFailure('unsupported-type', url, `Files of the type ${announced.other} are not checked.`)
}

/** A redirect is an outcome of its own here, and data files are no pages of a site. */
function judge(page: FetchedPage, url: string): Visit {
  if (isRedirect({ url, status: page.status, headers: page.headers })) {
    const to = URL.parse(page.headers.location!, url)
    return to ? { outcome: 'redirect', to: to.href } : none('bad-redirect', 'The page redirects to something that is no web address.', true)
  }
  const judged = judgePage(page, url)
  if (judged.outcome !== 'page') return judged
  if (!TAKEN.has(judged.type)) return none('unsupported-type', 'Files of this type are not checked in a crawl.', false)
  const refresh = judged.facts?.refresh
  // A page that sends its visitors on at once has little of its own to say.
  if (refresh && refresh !== url && judged.facts!.text.length < 200) return { outcome: 'redirect', to: refresh }
  return judged
}
