import type { Settings } from '../config.ts'

/** What a worker process is told first. */
export interface Order {
  url: string
  settings: Settings
  /** Whether the hourly housekeeping is due. */
  housekeeping: boolean
}

/** What it says once a second: whether it has work under way, which also says that its loop turns; and whether it has started. */
export interface FromWorker {
  busy: boolean
  started: boolean
}
