/*
 * The time of a change is made once, by the program, and passed to every statement that writes it. The database's own now() would do on one
 * machine; on a distributed one each node answers with its own, and what is compared later (a review names the entry that decided it by the
 * time) differs.
 */

/** Microseconds since 1970. */
export type Moment = number

let last = 0

/**
 * A time that this process gives to nothing else, later than all before. `count`: as many follow it a microsecond apart, for changes that
 * are written together (see momentAt).
 */
export function newMoment(count = 1): Moment {
  // The clock has milliseconds; the rest keeps two processes that ask in the same one apart.
  const now = Date.now() * 1000 + (Math.floor(performance.now() * 1000) % 1000)
  const moment = Math.max(now, last + 1)
  last = moment + count - 1
  return moment
}

/** As PostgreSQL reads it; `turn`: of several changes that are written together, which. */
export function momentAt(moment: Moment, turn = 0): string {
  const micros = moment + turn
  return `${new Date(Math.floor(micros / 1000)).toISOString().slice(0, -1)}${String(micros % 1000).padStart(3, '0')}Z`
}
