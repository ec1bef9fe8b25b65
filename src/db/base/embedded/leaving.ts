import { constants } from 'node:os'
import { EXIT } from '../../../errors.ts'
import { say } from '../../../telemetry/say.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Nobody may leave the database running behind them. While a process uses it, a signal that nobody else answers ends it in
 * order: `leave`, then exit as the signal would have. Whoever answers signals (serve does) keeps the word; `told` hears of them in any
 * case. `leaveAtOnce` is for an exit without goodbye, where nothing asynchronous can run any more. Returns the function that takes the
 * watch off again.
 */
export function watchLeaving(leave: () => Promise<void>, told: () => void, leaveAtOnce: () => void): () => void {
  let leaving = false
  const answer = (name: (typeof signals)[number]) => {
    told()
    if (leaving || process.listenerCount(name) > 1) return
    leaving = true
    leave().then(
      () => process.exit(128 + constants.signals[name]),
      (error: unknown) => {
        say('fatal', error instanceof Error ? error.message : String(error))
        process.exit(EXIT.failed)
      },
    )
  }
  for (const name of signals) process.on(name, answer)
  process.on('exit', leaveAtOnce)
  return () => {
    for (const name of signals) process.off(name, answer)
    process.off('exit', leaveAtOnce)
  }
}
