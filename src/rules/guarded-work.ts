import type { Found } from './build.ts'
import type { Check } from './compile.ts'

/** Runs work that may never end, and throws when it takes longer than this many milliseconds. */
export type Guard = (work: () => void, milliseconds: number) => void

/** Milliseconds one rule's expressions may take on one text; what stopping them costs comes on top. */
const TIME_LIMIT = 20
/** For each so many characters of a text a rule gets its time once more. */
const TEXT_PER_ROUND = 20_000

interface Unit {
  check: Check
  find: () => Found[]
  limit: number
}

/**
 * Work with expressions that may take time without end, put off to be done in one go: a guard costs more than most of what it guards.
 * What was running when the time was up goes on with time of its own; what uses that up as well is given up.
 */
export class GuardedWork {
  #units: Unit[] = []
  readonly #gaveUp = new Set<Check>()

  add(check: Check, characters: number, find: () => Found[]): void {
    this.#units.push({ check, find, limit: TIME_LIMIT * (1 + Math.floor(characters / TEXT_PER_ROUND)) })
  }

  /** Hands over what each unit found; and each check that took too long, once. */
  run(guard: Guard, keep: (check: Check, found: Found[]) => void, giveUp: (check: Check, milliseconds: number) => void): void {
    const units = this.#units
    this.#units = []
    let next = 0
    const work = () => {
      for (; next < units.length; next++) {
        const { check, find } = units[next]!
        if (!this.#gaveUp.has(check)) keep(check, find())
      }
    }
    while (next < units.length) {
      const first = next
      const { check, limit } = units[first]!
      try {
        guard(work, limit)
      } catch (error) {
        if (!isTimeout(error)) throw error
        // Others were done before it in this time: it may have had little of it.
        if (next > first) continue
        this.#gaveUp.add(check)
        giveUp(check, limit)
        next++
      }
    }
  }
}

/** The error of a stopped script comes from another realm, so it is known by its code and not by its class. */
const isTimeout = (error: unknown) => typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
