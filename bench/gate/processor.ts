/** Processor time by what Linux says of each process: what a request takes however busy the machine is otherwise. */
import { readdirSync, readFileSync } from 'node:fs'

const TICKS = 100

/** Seconds that a process has used, with its threads. */
export function processorOf(pid: number | string): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** Seconds that PostgreSQL's connections to this database have used so far. */
export function databaseProcessor(database: string): number {
  let seconds = 0
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    try {
      if (
        readFileSync(`/proc/${pid}/cmdline`, 'utf8')
          .split(/[\s\0]/)
          .includes(database)
      )
        seconds += connection(pid)
    } catch {
      // It has ended meanwhile.
    }
  }
  return seconds
}

const connection = (pid: string) => (readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres') ? processorOf(pid) : 0)
