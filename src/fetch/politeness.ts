import { setTimeout as sleep } from 'node:timers/promises'

export interface Manners {
  /** Requests under way at one host at a time. */
  concurrency: number
  /** Milliseconds from the start of one request to the start of the next. */
  delayMs: number
}

interface Host {
  active: number
  waiting: (() => void)[]
  nextStart: number
}

/** Keeps every host's requests apart, whichever crawl or list they come from: share one gate within a process. */
export interface PolitenessGate {
  run<T>(host: string, manners: Manners, work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** The host asked for a rest (Retry-After): nothing starts there before it is over. */
  rest(host: string, ms: number): void
}

export function createGate(): PolitenessGate {
  const hosts = new Map<string, Host>()

  const hostOf = (name: string) => {
    let host = hosts.get(name)
    if (!host) hosts.set(name, (host = { active: 0, waiting: [], nextStart: 0 }))
    return host
  }

  return {
    async run(name, { concurrency, delayMs }, work, signal) {
      const host = hostOf(name)
      while (host.active >= concurrency) await new Promise<void>((resolve) => host.waiting.push(resolve))
      host.active += 1
      try {
        const now = Date.now()
        const start = Math.max(now, host.nextStart)
        host.nextStart = start + delayMs
        if (start > now) await sleep(start - now, undefined, { signal })
        return await work()
      } finally {
        host.active -= 1
        host.waiting.shift()?.()
        if (host.active === 0 && host.waiting.length === 0 && host.nextStart <= Date.now()) hosts.delete(name)
      }
    },
    rest(name, ms) {
      const host = hostOf(name)
      host.nextStart = Math.max(host.nextStart, Date.now() + ms)
    },
  }
}
