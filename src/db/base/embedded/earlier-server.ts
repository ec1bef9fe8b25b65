import { setTimeout as sleep } from 'node:timers/promises'
import { PlainError } from '../../../errors.ts'
import type { FileLock } from './locks.ts'

/** How long a server that is stopping is waited for; requests are served a while after SIGTERM, then PostgreSQL ends. */
const LONGEST_WAIT = 60_000
/** How long one that was just told to stop may take to say that it does. */
const TO_SAY_SO = 1000
const BETWEEN_LOOKS = 50

/**
 * Takes the place of the server before. `stopping` is held by a server from the moment it is told to stop: such a one is waited for, so
 * that a restart needs no pause. One that goes on serving is not.
 */
export async function succeed(
  serving: FileLock,
  stopping: FileLock,
  dataFolder: string,
  { onNotice, isLeaving }: { onNotice(text: string): void; isLeaving(): boolean },
): Promise<void> {
  const start = Date.now()
  let waits = false
  let held = start
  while (!serving.tryExclusive()) {
    const waited = Date.now() - start
    if (isHeld(stopping)) {
      held = Date.now()
      if (!waits)
        onNotice(`The server before on the data folder ${dataFolder} is stopping; waiting for it, ${LONGEST_WAIT / 1000} seconds at most`)
      waits = true
    }
    // Or another that waited too was quicker, and serves now.
    if (Date.now() - held > TO_SAY_SO)
      throw new PlainError(
        `Another server is already running on the data folder ${dataFolder}; stop it first, or choose another folder with --data`,
      )
    if (waited > LONGEST_WAIT)
      throw new PlainError(
        `The server before on the data folder ${dataFolder} has not stopped in ${LONGEST_WAIT / 1000} seconds; end it, or choose another ` +
          'folder with --data',
      )
    await sleep(BETWEEN_LOOKS)
    if (isLeaving()) throw new PlainError('Stopped while waiting')
  }
}

function isHeld(lock: FileLock): boolean {
  const isFree = lock.tryShared()
  lock.release()
  return !isFree
}
