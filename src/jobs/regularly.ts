import { watchedRound } from './watched.ts'

/** A look may take this part of the time at most: with many workspaces it takes longer, and comes less often. */
const SHARE = 1 / 10
const LONGEST_PAUSE = 60_000

/** Does something at once and again and again, never twice at the same time; what goes wrong is reported, and tried again the next time. */
export function regularly(
  kind: string,
  every: number,
  work: () => Promise<void>,
  onError: (error: Error) => void,
): { stop(): Promise<void> } {
  let working: Promise<void> = Promise.resolve()
  let stopped = false
  let timer = setTimeout(look, 0)
  function look(): void {
    const began = performance.now()
    working = watchedRound(kind, work)
      .catch(onError)
      .finally(() => {
        const took = performance.now() - began
        if (!stopped) timer = setTimeout(look, Math.min(LONGEST_PAUSE, Math.max(every, took / SHARE)))
      })
  }
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await working
    },
  }
}
