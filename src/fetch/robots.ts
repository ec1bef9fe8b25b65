import robotsModule from 'robots-parser'
import { FetchFailure } from './failure.ts'
import type { Fetcher } from './request.ts'
import { createRetries } from './retries.ts'
import type { Retries } from './retries.ts'

interface RobotsVerdict {
  allowed: boolean
  /** Why not, for the page's owner. */
  reason: string | null
}

export interface Robots {
  check(url: string, signal?: AbortSignal): Promise<RobotsVerdict>
  /** The pause between requests that the site asks for, within our cap; 0 where it asks for none. */
  delayMs(url: string, signal?: AbortSignal): Promise<number>
}

interface Rules {
  allows(url: string): boolean
  forbidden: string
  delaySeconds: number
  expires: number
}

/** The package exports the function itself; its type declarations speak of a default export that does not exist at run time. */
const robotsParser = robotsModule as unknown as typeof robotsModule.default

/** RFC 9309 asks for 500 KiB at least; Google reads as much. */
const MAX_BYTES = 500 * 1024
/** Patterns longer than any real path only slow matching down. */
const MAX_LINE = 2000
const KEEP_MS = 60 * 60 * 1000
const KEEP_FAILURE_MS = 60 * 1000
const MAX_ORIGINS = 1000

const NO_RULES: Omit<Rules, 'expires'> = { allows: () => true, forbidden: '', delaySeconds: 0 }

export function createRobots(fetcher: Fetcher, { maxDelayMs = 10_000, retries = createRetries() } = {}): Robots {
  const token = fetcher.settings.userAgent.split(/[/\s]/, 1)[0]!
  const cache = new Map<string, Promise<Rules>>()

  const rulesFor = async (address: string, signal?: AbortSignal): Promise<Rules> => {
    const origin = new URL(address).origin
    const known = cache.get(origin)
    if (known) {
      const rules = await known
      if (rules.expires > Date.now()) return rules
    }
    const fresh = readRules(fetcher, origin, token, retries, signal)
    cache.delete(origin)
    cache.set(origin, fresh)
    if (cache.size > MAX_ORIGINS) cache.delete(cache.keys().next().value!)
    try {
      return await fresh
    } catch (error) {
      // Cancelled by its first caller: the next one asks again.
      cache.delete(origin)
      throw error
    }
  }

  return {
    async check(url, signal) {
      const rules = await rulesFor(url, signal)
      const allowed = rules.allows(url)
      return { allowed, reason: allowed ? null : rules.forbidden }
    },
    async delayMs(url, signal) {
      return Math.min(maxDelayMs, (await rulesFor(url, signal)).delaySeconds * 1000)
    },
  }
}

async function readRules(fetcher: Fetcher, origin: string, token: string, retries: Retries, signal?: AbortSignal): Promise<Rules> {
  const address = `${origin}/robots.txt`
  const closed = (why: string): Rules => ({
    ...NO_RULES,
    allows: () => false,
    forbidden: `The site's robots.txt could not be read (${why}), and until it can nothing there may be fetched.`,
    expires: Date.now() + KEEP_FAILURE_MS,
  })
  let text = ''
  let size = 0
  const enough = new FetchFailure('too-large', address, 'The rest of robots.txt is not read.')
  try {
    const ask = () => {
      const decoder = new TextDecoder()
      ;[text, size] = ['', 0]
      const onChunk = (chunk: Buffer) => {
        size += chunk.length
        text += decoder.decode(chunk, { stream: true })
        if (size > MAX_BYTES) throw enough
      }
      return fetcher.fetchInto(address, onChunk, {
        accept: 'text/plain,*/*;q=0.5',
        signal,
        limits: { maxBytes: Number.MAX_SAFE_INTEGER },
      })
    }
    const { answer } = await retries.run(new URL(origin).host, ask, signal)
    if (answer.status === 429 || answer.status >= 500) return closed(`the server answers with status ${answer.status}`)
    if (answer.status >= 300) return { ...NO_RULES, expires: Date.now() + KEEP_MS }
  } catch (error) {
    if (!(error instanceof FetchFailure) || error.code === 'cancelled') throw error
    if (error.cause === enough || error === enough) return parseRules(origin, text, token)
    // A robots.txt that leads nowhere counts as absent; a server that cannot be reached counts as closed (RFC 9309, 2.3.1).
    const absent = ['too-many-redirects', 'redirect-loop', 'bad-redirect'].includes(error.code)
    return absent ? { ...NO_RULES, expires: Date.now() + KEEP_MS } : closed(error.reason.replace(/\.$/, ''))
  }
  return parseRules(origin, text, token)
}

function parseRules(origin: string, text: string, token: string): Rules {
  const lines = text
    .slice(0, MAX_BYTES)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.length <= MAX_LINE)
  const robots = robotsParser(`${origin}/robots.txt`, lines.join('\n'))
  return {
    allows: (url) => robots.isAllowed(url, token) !== false,
    forbidden: `The site's robots.txt forbids it to ${token}.`,
    delaySeconds: Math.max(0, robots.getCrawlDelay(token) ?? 0),
    expires: Date.now() + KEEP_MS,
  }
}
