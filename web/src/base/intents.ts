/** What a person asked for: the same while it is under way, and while nobody knows whether it was done. */
interface Intent {
  key: string
  underWay: Promise<unknown> | null
}

const intents = new Map<string, Intent>()
/** Requests that failed and were not tried again; the oldest are forgotten. */
const MOST = 50

/** crypto.randomUUID is there on secure pages alone. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** No answer, or one that does not say whether it was done: another try must be the same request. */
const isOpen = (status: number) => status === 0 || status === 408 || status === 429 || status >= 500

/**
 * Sends a POST with the Idempotency-Key of what the person asked for. A second click while the first is under way waits for the first; a
 * click after a failure tries the same request again, which the server does once whatever became of the first try. `signal`: of whoever may
 * break it off; what was broken off and is asked for again is another request, and nobody waits for one that somebody else may break off.
 */
export async function withIntent<Result>(name: string, send: (key: string) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  const intent = intents.get(name) ?? { key: newKey(), underWay: null }
  if (intent.underWay) return signal ? send(newKey()) : (intent.underWay as Promise<Result>)
  intents.set(name, intent)
  if (intents.size > MOST) for (const [oldest, { underWay }] of intents) if (!underWay && intents.delete(oldest)) break
  const sent = send(intent.key)
  intent.underWay = sent
  try {
    const result = await sent
    intents.delete(name)
    return result
  } catch (error) {
    intent.underWay = null
    if (signal?.aborted || !isOpen((error as { status?: number }).status ?? 0)) intents.delete(name)
    throw error
  }
}
