import { wholeNumber } from '../config.ts'
import type { Settings } from '../config.ts'
import { placesFor } from './allowance.ts'
import { createGate } from './politeness.ts'
import type { Manners, PolitenessGate } from './politeness.ts'
import { createFetcher } from './request.ts'
import type { Fetcher } from './request.ts'
import { createRetries } from './retries.ts'
import type { Retries } from './retries.ts'
import { createRobots } from './robots.ts'
import type { Robots } from './robots.ts'
import { DEFAULT_FETCH_SETTINGS, userAgent } from './settings.ts'
import type { FetchSettings } from './settings.ts'

/** How a process reaches the world: one fetcher and one gate, so that all its requests to a host keep their distance. */
export interface Outside {
  fetcher: Fetcher
  robots: Robots
  gate: PolitenessGate
  manners: Manners
  retries: Retries
  close(): Promise<void>
}

export const statedAgent = (settings: Settings) => userAgent(settings.USER_AGENT_CONTACT || undefined)

/** `chosen`: private networks of a workspace, within those the operator allows; null: all of the operator's. */
export function openOutside(
  settings: Settings,
  chosen: string[] | null = null,
  allowedBy: FetchSettings['allowedBy'] = 'settings',
): Outside {
  const fetcher = createFetcher({
    ...DEFAULT_FETCH_SETTINGS,
    userAgent: statedAgent(settings),
    ...placesFor(settings, chosen),
    allowedBy,
    totalMs: wholeNumber(settings, 'FETCH_SECONDS', 1, 3600) * 1000,
  })
  const retries = createRetries()
  return {
    fetcher,
    robots: createRobots(fetcher, { retries }),
    gate: createGate(),
    manners: { concurrency: 6, delayMs: Number(settings.CRAWL_DELAY) || 0 },
    retries,
    close: async () => fetcher.close(),
  }
}

/** One way out for each set of private networks: what one workspace may read is closed to the next. */
export function openOutsides(settings: Settings): { outsideFor: OutsideFor; close(): Promise<void> } {
  const open = new Map<string, Outside>()
  return {
    outsideFor(chosen) {
      const key = chosen ? [...chosen].sort().join(' ') : '*'
      if (!open.has(key)) open.set(key, openOutside(settings, chosen))
      return open.get(key)!
    },
    async close() {
      await Promise.all([...open.values()].map((outside) => outside.close()))
    },
  }
}

export type OutsideFor = (chosen: string[] | null) => Outside
