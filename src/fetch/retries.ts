import { setTimeout as sleep } from 'node:timers/promises'
import { FetchFailure } from './failure.ts'

/** Milliseconds before the second and the third try: most resets and time-outs of a busy server are over by then. */
const PAUSES = [250, 1000]

/** Asks again, after growing pauses, where a request failed for a reason that may pass: a reset, a time-out, a silent name service. */
export interface Retries {
  /** Answers what came of it and at which try; the failure of the last try says how often it was tried. */
  run<T>(host: string, ask: () => Promise<T>, signal?: AbortSignal): Promise<{ answer: T; tries: number }>
}

export function createRetries(pauses: readonly number[] = PAUSES): Retries {
  /** Hosts whose last request failed at every try: until one succeeds they get a single try, so that a dead site costs its pauses once. */
  const down = new Set<string>()
  return {
    async run(host, ask, signal) {
      const most = down.has(host) ? 0 : pauses.length
      for (let tries = 1; ; tries++) {
        try {
          const answer = await ask()
          down.delete(host)
          return { answer, tries }
        } catch (error) {
          if (!(error instanceof FetchFailure) || !error.temporary) throw error
          if (tries > most) {
            down.add(host)
            throw tries === 1 ? error : new FetchFailure(error.code, error.url, `${error.reason} It was tried ${tries} times.`, error)
          }
          await sleep(pauses[tries - 1], undefined, { signal })
        }
      }
    },
  }
}

/** The remark on a page, with how often it was asked for where it did not come at once. */
export function withTries(note: string | null, { tries = 1 }: { tries?: number }): string | null {
  if (tries === 1) return note
  const failed = `The server failed ${tries === 2 ? 'once' : `${tries - 1} times`} before it sent the page.`
  return note === null ? failed : `${note} ${failed}`
}
