import { setTimeout as sleep } from 'node:timers/promises'
import { wholeNumber } from '../config.ts'
import type { Settings } from '../config.ts'
import type { Draining } from '../http/base/draining.ts'

export type StopSignal = 'SIGINT' | 'SIGTERM' | 'SIGHUP'

/** Ctrl-C, a service manager's SIGTERM, or the terminal closing. Told twice (npm and the launcher pass signals on) is told once. */
export const untilToldToStop = () =>
  new Promise<StopSignal>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal))
  })

/** A service manager's stop leaves proxies time to hear of it; nobody at a terminal waits for that. */
export const graceOf = (settings: Settings, signal: StopSignal): number =>
  signal === 'SIGTERM' ? wholeNumber(settings, 'STOP_GRACE_SECONDS', 0, 600) * 1000 : 0

/** From here on health fails; requests are served until the grace is over. */
export async function drain(draining: Draining, settings: Settings, signal: StopSignal): Promise<void> {
  const grace = graceOf(settings, signal)
  Object.assign(draining, { now: true, waits: grace > 0 })
  await sleep(grace)
}
