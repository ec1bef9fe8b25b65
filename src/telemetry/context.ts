import { AsyncLocalStorage } from 'node:async_hooks'

/** What is being worked on: every line of the log that is written meanwhile says so. */
interface Work {
  job?: string
  kind?: string
  workspace?: string
}

const current = new AsyncLocalStorage<Work>()

export const during = <T>(work: Work, run: () => T): T => current.run(work, run)

export const workNow = (): Work | undefined => current.getStore()
