import { date, untilDue, weekdayDate } from '../format.ts'
import { strings } from '../strings.ts'
import { Icon } from './icon.tsx'

/** A due date in words: how many days over, today, tomorrow, or the day. Not red: a late low finding is not a critical one. */
export function Due({ at }: { at: string }) {
  const words = strings.inbox
  const { past, days } = untilDue(at)
  if (past)
    return (
      <span className="due due-over">
        <Icon name="i-over" />
        {days === 0 ? words.overToday : words.overBy(-days)}
      </span>
    )
  return (
    <span className={days <= 1 ? 'due due-soon' : 'due due-later'}>
      <Icon name="i-clock" />
      {days === 0 ? words.today : days === 1 ? words.tomorrow : days < 7 ? weekdayDate(at) : date(at)}
    </span>
  )
}
