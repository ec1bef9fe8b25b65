import { log } from '../../telemetry/log.ts'
import { meter } from '../../telemetry/meter.ts'
import type { RefusalReason } from '../../telemetry/meter.ts'

/** Milliseconds from one line about refused requests to the next. */
export const REFUSALS_EVERY = 10_000

const WORDS: Record<RefusalReason, string> = {
  overload: 'requests are refused: more came than can be served in time',
  database: 'requests are refused: the database is busy or does not answer',
}

interface Counted {
  refused: number
  timer: NodeJS.Timeout
}

const counted = new Map<RefusalReason, Counted>()

/**
 * Requests that are told to come back (503). There are thousands when there are any, so the log has the first of them in full and then one
 * line for each interval, with their number; each is counted for whoever reads figures.
 */
export function noteRefusal(reason: RefusalReason, first: () => object = () => ({})): void {
  meter()?.refused(reason)
  const known = counted.get(reason)
  if (known) return void known.refused++
  log().error({ event: 'refusing', reason, ...first() }, WORDS[reason])
  counted.set(reason, { refused: 0, timer: setInterval(() => tell(reason), REFUSALS_EVERY).unref() })
}

function tell(reason: RefusalReason): void {
  const since = counted.get(reason)!
  if (since.refused === 0) {
    clearInterval(since.timer)
    counted.delete(reason)
    return
  }
  log().error({ event: 'refusing', reason, refused: since.refused, seconds: REFUSALS_EVERY / 1000 }, WORDS[reason])
  since.refused = 0
}
