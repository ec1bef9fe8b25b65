import { setImmediate as nextTurn } from 'node:timers/promises'

const held = new Set<Promise<void>>()

/**
 * An audit's row has its counters, and everybody who stores something waits for it. While this process holds it, nothing that takes long
 * may begin here: the statements that let go of it would wait until that is done, and all others with them. Answers how to let go.
 */
export function hold(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  held.add(promise)
  return () => {
    held.delete(promise)
    resolve()
  }
}

let line: Promise<void> = Promise.resolve()

/** Waits until what takes long may begin: one after the other, and what came in from outside is dealt with before each. */
export function turn(): Promise<void> {
  line = line.then(async () => {
    do {
      await nextTurn()
      await Promise.all(held)
    } while (held.size > 0)
  })
  return line
}
