import { CronExpressionParser } from 'cron-parser'
import { AppError } from '../errors.ts'

/** Runs of one site less than this apart would only wait for each other. */
const SHORTEST_MINUTES = 60

const refuse = (field: string, msg: string) => new AppError(422, [{ loc: ['body', field], msg, type: 'value_error' }])

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

export const checkTimeZone = (name: string): void => {
  if (!isTimeZone(name)) throw refuse('time_zone', `There is no time zone "${name}"; write one such as Europe/Berlin or UTC`)
}

/**
 * The next `count` times after `after`. A time that the change to summer time leaves out is moved past the gap; where the clock changes at
 * midnight (America/Santiago, Africa/Cairo), it is left out that day. One that happens twice in autumn runs once.
 */
export const nextRuns = (schedule: string, timeZone: string, after: Date, count: number): Date[] => {
  const expression = CronExpressionParser.parse(schedule, { tz: timeZone, currentDate: after })
  return Array.from({ length: count }, () => expression.next().toDate())
}

/** Five fields, a time zone that exists, runs at least an hour apart; else a 422 that says what is wrong. */
export const checkSchedule = (schedule: string, timeZone: string, after: Date = new Date()): void => {
  checkTimeZone(timeZone)
  if (schedule.trim().split(/\s+/).length !== 5) {
    throw refuse('schedule', 'A schedule has five fields: minute, hour, day of the month, month, day of the week; for example 0 6 * * 1')
  }
  // The parser replaces H by another value each time it reads the expression.
  if (/(^|[\s,])h/i.test(schedule)) throw refuse('schedule', 'A schedule cannot leave the time to chance (H); write a number')
  let runs: Date[]
  try {
    runs = nextRuns(schedule, timeZone, after, 25)
  } catch (error) {
    throw refuse('schedule', `This schedule is never due or cannot be read: ${(error as Error).message}`)
  }
  const shortest = Math.min(...runs.slice(1).map((run, index) => run.getTime() - runs[index]!.getTime()))
  if (shortest < SHORTEST_MINUTES * 60_000) throw refuse('schedule', 'Two runs of one site must be at least an hour apart')
}
