import type { Schemas } from '../base/api.ts'
import { dayAmong, fullDate, timeAmong } from '../base/format.ts'
import { strings } from '../base/strings.ts'

type Run = Schemas['SiteRun']
const words = strings.sites

type Begun = Pick<Run, 'created_at'>
const timesOf = (runs: readonly Begun[]): string[] => runs.map(({ created_at: at }) => at)

/** "3 Nov 2026, 06:00", with seconds where another of these runs is of the same minute. */
export const runDate = (run: Begun, among: readonly Begun[]): string =>
  `${fullDate(run.created_at)}, ${timeAmong(run.created_at, timesOf(among))}`

/** "3 Nov", with the time where another of these runs is of the same day. */
export const runDay = (run: Begun, among: readonly Begun[]): string => dayAmong(run.created_at, timesOf(among))

export const isGoing = (run: Run): boolean => run.status === 'PENDING' || run.status === 'RUNNING'

/** Nothing of it could be read, so that it says nothing about what is gone. */
export const isUnread = (run: Run): boolean =>
  run.status === 'FAILED' || (run.status === 'COMPLETED' && run.completed_assets === 0 && run.failed_assets > 0)

/** Started late by the schedule, because the server was down. */
export const isMadeUp = (run: Run): boolean => run.started_by === 'schedule-late'

export const startedBy = (run: Run): string =>
  isMadeUp(run) ? words.madeUp : run.started_by === 'schedule' ? words.page.bySchedule : (run.created_by?.name ?? run.started_by ?? '')
