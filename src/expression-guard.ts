import { createContext, Script } from 'node:vm'
import type { Guard } from './rules/index.ts'

const context = createContext({ work: null as (() => void) | null })
const script = new Script('work()')

/**
 * Stops an expression that takes too long. V8 can end what is running in a thread only from outside, and a script run with a
 * timeout is the one way to ask for that without a thread of one's own; it ends everything the script called, expressions included.
 */
export const expressionGuard: Guard = (work, milliseconds) => {
  context.work = work
  try {
    script.runInContext(context, { timeout: milliseconds })
  } finally {
    context.work = null
  }
}
