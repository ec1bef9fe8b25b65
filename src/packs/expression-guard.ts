import { createContext, Script } from 'node:vm'
import type { Guard } from '../rules/index.ts'

const context = createContext({ work: null as (() => void) | null })
const script = new Script('work()')

/** The clock that ends a try is not the one that counts the thread's time. */
const NEARLY_ALL = 0.9
/** At the longest one try waits this many times the limit on the clock. */
const MOST_PATIENCE = 64

/**
 * Stops an expression that takes too long. V8 can end what is running in a thread only from outside, and a script run with a
 * timeout is the one way to ask for that without a thread of one's own; it ends everything the script called, expressions included.
 * The timeout counts time on the clock, the limit is meant as the thread's own: where a busy machine gave it little of that, the
 * work is tried again with more patience.
 */
export const expressionGuard: Guard = (work, milliseconds) => {
  context.work = work
  try {
    for (let patience = 1; ; patience *= 2) {
      const before = timeOfThread()
      try {
        script.runInContext(context, { timeout: milliseconds * patience })
        return
      } catch (error) {
        if (patience >= MOST_PATIENCE || timeOfThread() - before > milliseconds * NEARLY_ALL) throw error
      }
    }
  } finally {
    context.work = null
  }
}

/** Milliseconds. Both kinds: the kernel knows their sum better than either. Node 20 and 22 know the time of the whole process only. */
function timeOfThread(): number {
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage).call(process)
  return (user + system) / 1000
}
