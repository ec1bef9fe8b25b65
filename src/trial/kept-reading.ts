import { openReading } from '../audits/reading/reading.ts'
import type { Reading } from '../audits/reading/reading.ts'
import type { Settings } from '../config.ts'

/** How long the threads wait for the next page of a trial. */
const IDLE = 30_000

/** The threads that read pages of trials in the server: there while a trial is under way, gone soon after. */
export function readingWhileTried(settings: Settings) {
  let reading: Reading | null = null
  let pages = 0
  let timer: NodeJS.Timeout | undefined
  const stop = async () => {
    clearTimeout(timer)
    const open = reading
    reading = null
    await open?.stop()
  }
  return {
    async use<T>(work: (reading: Reading) => Promise<T>): Promise<T> {
      clearTimeout(timer)
      reading ??= openReading(settings)
      pages++
      try {
        return await work(reading)
      } finally {
        if (--pages === 0) {
          timer = setTimeout(() => void stop(), IDLE)
          timer.unref()
        }
      }
    },
    stop,
  }
}
