import { log } from '../../telemetry/log.ts'
import { meter } from '../../telemetry/meter.ts'
import { isUnavailable } from './unavailable.ts'

/** Work that a server repeats by a timer, where no request waits for it and would report its failure. */
type BackgroundTask = 'audit-watch' | 'event-feed' | 'key-cache'

/**
 * A failure of such work. An absent database is no news: requests report it, and the next round tries again. Everything else is a defect,
 * which is logged and counted.
 */
export function reportBackgroundFailure(task: BackgroundTask, error: unknown): void {
  if (isUnavailable(error)) return
  meter()?.backgroundFailure(task)
  log().error({ err: error, task }, 'background work of the server failed; it is tried again')
}
