import { Session } from 'node:inspector'

/**
 * Collects what is no longer needed, by the inspector of this thread, which is closed again at once: ended when that is done, in the next
 * turn of the event loop. The function `gc` of a second context would cost every later request a quarter of its speed, called or not.
 */
export function collectNow(): Promise<void> {
  const session = new Session()
  session.connect()
  return new Promise((ended) =>
    session.post('HeapProfiler.collectGarbage', () =>
      // V8 holds a lock while it answers, and disconnecting takes the same one.
      setImmediate(() => {
        session.disconnect()
        ended()
      }),
    ),
  )
}
