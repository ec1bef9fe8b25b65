import { setImmediate as turn } from 'node:timers/promises'

/** Milliseconds that one piece of work keeps the others of its process waiting. */
const SLICE = 5

/** Work to its end, in one go. */
export function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** The caller is gone: the work was left where it was. */
export class LeftUndone extends Error {}

/** The same, with pauses in which others have their turn; it is not begun, or ends after a pause, where nobody wants it any longer. */
export async function inTurns<T>(work: Generator<void, T>, isWanted: () => boolean): Promise<T> {
  if (!isWanted()) throw new LeftUndone('Nobody waits for it any longer.')
  let began = performance.now()
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() - began < SLICE) continue
    await turn()
    if (!isWanted()) throw new LeftUndone('Nobody waits for it any longer.')
    began = performance.now()
  }
}
