const FIRST_MS = 500
const LONGEST_MS = 8000

/** Milliseconds before try `attempt` (from 0 for the first repetition): twice as long each time, and random, so that callers spread. */
export const backOff = (attempt: number, first: number = FIRST_MS, longest: number = LONGEST_MS): number =>
  Math.min(longest, first * 2 ** attempt) * (0.5 + Math.random() / 2)

/** Waits; rejects with the signal's reason when it is ended meanwhile. */
export const wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const end = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', end, { once: true })
  })
