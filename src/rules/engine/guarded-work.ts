import type { Expensive } from '../expression/cost.ts'
import type { Found } from '../kinds/kind.ts'

/** Runs work that may never end, and throws when it takes longer than this many milliseconds. */
export type Guard = (work: () => void, milliseconds: number) => void

/** Milliseconds for work done together; and for a rule's expressions on one text alone. What stopping them costs comes on top. */
const TOGETHER = 10
const ALONE = 30
/** For each so many characters of a text a rule gets its time once more. */
const TEXT_PER_ROUND = 20_000

/** The time a rule gets for a text of so many characters. */
const timeFor = (characters: number) => ALONE * (1 + Math.floor(characters / TEXT_PER_ROUND))

/** How long a text may be for expressions to be quick in it: a longer one never takes less, so that few lengths have to be asked about. */
export class Reach {
  readonly #expressions: Expensive[]
  #within = 0
  #beyond = Infinity

  constructor(expressions: Expensive[]) {
    this.#expressions = expressions
  }

  isWithin(length: number): boolean {
    if (length <= this.#within) return true
    if (length >= this.#beyond) return false
    const isQuick = !this.#expressions.some((one) => one.mayTakeLong(length))
    if (isQuick) this.#within = length
    else this.#beyond = length
    return isQuick
  }
}

interface Unit<Check> {
  check: Check
  find: () => Found[]
  limit: number
}

/**
 * Work with expressions that may take time without end, put off to be done in one go: a guard costs more than most of what it guards.
 * What was running when the time was up gets time of its own; what uses that up as well is given up.
 */
export class GuardedWork<Check> {
  #units: Unit<Check>[] = []
  readonly #gaveUp = new Set<Check>()

  add(check: Check, characters: number, find: () => Found[]): void {
    this.#units.push({ check, find, limit: timeFor(characters) })
  }

  /** Hands over what each unit found; and each check that took too long, once. */
  run(guard: Guard, keep: (check: Check, found: Found[]) => void, giveUp: (check: Check, milliseconds: number) => void): void {
    const units = this.#units
    this.#units = []
    let next = 0
    // A guard may begin again what it stopped: what was handed over by then is not done twice.
    const one = () => {
      const { check, find } = units[next]!
      if (!this.#gaveUp.has(check)) keep(check, find())
      next++
    }
    const all = () => {
      while (next < units.length) one()
    }
    while (next < units.length) {
      isDone(guard, all, TOGETHER)
      if (next >= units.length) break
      const before = next
      const { check, limit } = units[before]!
      // The time may be up just when the work is done: what it found was handed over.
      if (isDone(guard, () => (next === before ? one() : undefined), limit) || next > before) continue
      this.#gaveUp.add(check)
      giveUp(check, limit)
      next++
    }
  }
}

/** One piece of work under guard, at once; where it takes too long, what is to be done then. */
export function guarded(guard: Guard, characters: number, work: () => void, giveUp: (milliseconds: number) => void): void {
  if (!isDone(guard, work, timeFor(characters))) giveUp(timeFor(characters))
}

/** Whether the work was done in time. */
function isDone(guard: Guard, work: () => void, milliseconds: number): boolean {
  try {
    guard(work, milliseconds)
    return true
  } catch (error) {
    if (!isTimeout(error)) throw error
    return false
  }
}

/** The error of a stopped script comes from another realm, so it is known by its code and not by its class. */
const isTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
