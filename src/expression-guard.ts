import { createContext, Script } from 'node:vm'
import type { Guard } from './rules/index.ts'

const context = createContext({ work: null as (() => void) | null })
const script = new Script('work()')

const TRIES = 12

/**
 * Stops an expression that takes too long. V8 can end what is running in a thread only from outside, and a script run with a
 * timeout is the one way to ask for that without a thread of one's own; it ends everything the script called, expressions included.
 * The timeout counts time on the clock: on a busy machine, where the thread itself had little of it, the work gets another try.
 */
export const expressionGuard: Guard = (work, milliseconds) => {
  context.work = work
  try {
    const before = process.threadCpuUsage().user
    for (let tries = 1; ; tries++) {
      try {
        script.runInContext(context, { timeout: milliseconds })
        return
      } catch (error) {
        const spent = (process.threadCpuUsage().user - before) / 1000
        if (tries === TRIES || spent > milliseconds / 2) throw error
      }
    }
  } finally {
    context.work = null
  }
}
