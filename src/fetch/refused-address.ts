import { placesFor } from './allowance.ts'
import { FetchFailure } from './failure.ts'
import { createGuard, portOf } from './guard.ts'
import { DEFAULT_FETCH_SETTINGS } from './settings.ts'

/** Milliseconds somebody waits for a name to be looked up. */
const PATIENCE = 3000

/**
 * Why an address could never be reached from here, as the guard would say it later; null where it may be. A name that nobody knows yet is
 * not refused: its owner may be about to set it up, and each request is under the guard again.
 */
export async function whyUnreachable(settings: { ALLOW_HOSTS: string }, chosen: string[] | null, address: string): Promise<string | null> {
  const guard = createGuard({ ...DEFAULT_FETCH_SETTINGS, ...placesFor(settings, chosen), connectMs: PATIENCE })
  try {
    const url = guard.checkUrl(address)
    await guard.addressesOf(url.hostname.replace(/^\[(.*)\]$/, '$1'), portOf(url), url.href)
    return null
  } catch (error) {
    return error instanceof FetchFailure && error.code === 'forbidden-address' ? error.message : null
  }
}
