import { wholeHosts } from './server-addresses.ts'
import { readServer } from './read-server.ts'
import type { LocalServer } from './read-server.ts'
import { placesFor } from '../fetch/allowance.ts'
import { createAgent } from '../fetch/connect.ts'
import { FetchFailure } from '../fetch/failure.ts'
import { createGuard } from '../fetch/guard.ts'
import { DEFAULT_FETCH_SETTINGS } from '../fetch/settings.ts'
import type { Settings } from '../config.ts'
import { modelFetch } from './transport.ts'

export type { LocalServer } from './read-server.ts'

export interface FoundServers {
  servers: LocalServer[]
  /** Addresses that were asked. */
  asked: string[]
  /** Those that this workspace may not reach: the operator opens them by ALLOW_HOSTS. */
  closed: string[]
}

/** Who is there answers at once: it is this machine. */
const CONNECT_MS = 500
const ANSWER_MS = 2000

/** Looks for model servers on this machine, as its operator, who types a command there. */
export async function serversHere(settings: Pick<Settings, 'MODEL_SERVERS'>): Promise<FoundServers> {
  const asked = wholeHosts(settings.MODEL_SERVERS)
  const fetch = modelFetch()
  return { servers: await serversAt(asked, fetch), asked, closed: [] }
}

/**
 * Looks for them as a workspace: only where its audits and its own model may reach too, so that nobody learns what else runs beside the
 * server. `chosen`: its private networks; null: all of the operator's.
 */
export async function serversFor(
  settings: Pick<Settings, 'MODEL_SERVERS' | 'ALLOW_HOSTS'>,
  chosen: string[] | null,
): Promise<FoundServers> {
  const fetching = { ...DEFAULT_FETCH_SETTINGS, ...placesFor(settings, chosen), connectMs: CONNECT_MS, headersMs: ANSWER_MS }
  const guard = createGuard(fetching)
  const agent = createAgent(guard, fetching)
  const all = wholeHosts(settings.MODEL_SERVERS)
  const isOpen = (address: string) => {
    try {
      guard.checkUrl(address)
      return true
    } catch (error) {
      if (error instanceof FetchFailure) return false
      throw error
    }
  }
  const asked = all.filter(isOpen)
  try {
    return { servers: await serversAt(asked, modelFetch(agent)), asked, closed: all.filter((address) => !asked.includes(address)) }
  } finally {
    await agent.close()
  }
}

const serversAt = async (addresses: readonly string[], fetch: typeof globalThis.fetch): Promise<LocalServer[]> =>
  (await Promise.all(addresses.map((address) => readServer(address, fetch, ANSWER_MS)))).filter((server) => server !== null)
