import { LOCALE } from './language.ts'
import { strings } from './strings.ts'

const words = strings.sites

/** A schedule as the form shows it; `cron` alone counts where it is chosen. */
export interface ScheduleForm {
  every: 'hand' | 'day' | 'week' | 'month' | 'cron'
  time: string
  weekday: number
  /** 31 means the last day of the month. */
  day: number
  cron: string
}

export const BY_HAND: ScheduleForm = { every: 'hand', time: '06:00', weekday: 1, day: 1, cron: '' }

/** The five fields; null by hand. */
export function cronOf({ every, time, weekday, day, cron }: ScheduleForm): string | null {
  const [hour = 6, minute = 0] = time.split(':').map(Number)
  switch (every) {
    case 'hand':
      return null
    case 'day':
      return `${minute} ${hour} * * *`
    case 'week':
      return `${minute} ${hour} * * ${weekday}`
    case 'month':
      return `${minute} ${hour} ${day >= 31 ? 'L' : day} * *`
    case 'cron':
      return cron.trim()
  }
}

const PLAIN = /^(\d{1,2}) (\d{1,2}) (\*|L|\d{1,2}) \* (\*|[0-7])$/

export function formOf(cron: string | null): ScheduleForm {
  if (cron === null) return BY_HAND
  const [, minute, hour, day, weekday] = PLAIN.exec(cron) ?? []
  const form = { ...BY_HAND, cron }
  if (minute === undefined || (day !== '*' && weekday !== '*')) return { ...form, every: 'cron' }
  const time = `${hour!.padStart(2, '0')}:${minute.padStart(2, '0')}`
  if (weekday !== '*') return { ...form, every: 'week', time, weekday: Number(weekday) % 7 }
  return day === '*' ? { ...form, every: 'day', time } : { ...form, every: 'month', time, day: day === 'L' ? 31 : Number(day) }
}

/** "each Monday at 05:30". */
export function scheduleWords(cron: string): string {
  const { every, time, weekday, day } = formOf(cron)
  if (every === 'day') return words.every.day(time)
  if (every === 'week') return words.every.week(words.weekdays[weekday]!, time)
  if (every === 'month') return day >= 31 ? words.every.lastDay(time) : words.every.month(day, time)
  return words.every.cron(cron)
}

/** "Thu 3 Dec 2026, 06:00", in the time zone of the schedule. */
export const inZone = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALE, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
    .format(new Date(iso))
    .replace(/^(\w+), /, '$1 ')

export const hereZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
export const timeZones = (): string[] => [...new Set(['UTC', hereZone(), ...Intl.supportedValuesOf('timeZone')])]
