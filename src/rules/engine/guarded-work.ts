import type { Expensive } from '../expression/cost.ts'
import type { Found } from '../kinds/kind.ts'

/** Runs work that may never end, and throws when it takes longer than this many milliseconds. */
export type Guard = (work: () => void, milliseconds: number) => void

/** Milliseconds for work done together; and for a rule's expressions on one text alone. What stopping them costs comes on top. */
const TOGETHER = 10
const ALONE = 30
/** For each so many characters of a text a rule gets its time once more. */
const TEXT_PER_ROUND = 20_000

/** What all rules may lose on one text before the others that need a guard are not run: thousands of bad ones would take minutes. */
const LOST = 800

/** The time that rules were stopped after, on one text. */
export class LostTime {
  readonly #most: number
  #lost = 0

  constructor(characters: number) {
    this.#most = LOST * (1 + Math.floor(characters / TEXT_PER_ROUND))
  }

  add(milliseconds: number): void {
    this.#lost += milliseconds
  }

  get isTooMuch(): boolean {
    return this.#lost > this.#most
  }
}

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

/**
 * What was stopped once in this process: checks where they look, and where they ask whether a page is theirs. An expression is compiled
 * where it first runs, which may take longer than all that it will ever do: that is not held against it the first time, or what is found
 * would depend on how busy the machine is.
 */
const stopped = { looking: new WeakSet<object>(), asking: new WeakSet<object>() }

function isFirstStop(check: object, before: WeakSet<object>): boolean {
  const isFirst = !before.has(check)
  before.add(check)
  return isFirst
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
export class GuardedWork<Check extends object> {
  #units: Unit<Check>[] = []
  readonly #gaveUp = new Set<Check>()

  add(check: Check, characters: number, find: () => Found[]): void {
    this.#units.push({ check, find, limit: timeFor(characters) })
  }

  /** Hands over what each unit found; and each check that took too long, once, or that was not run since others had (null). */
  run(
    guard: Guard,
    lost: LostTime,
    keep: (check: Check, found: Found[]) => void,
    giveUp: (check: Check, milliseconds: number | null) => void,
  ): void {
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
      if (lost.isTooMuch) return this.#leave(units.slice(next), giveUp)
      isDone(guard, all, TOGETHER)
      if (next >= units.length) break
      const before = next
      const { check, limit } = units[before]!
      // The time may be up just when the work is done: what it found was handed over.
      if (isDone(guard, () => (next === before ? one() : undefined), limit) || next > before) continue
      lost.add(TOGETHER + limit)
      if (isFirstStop(check, stopped.looking)) continue
      this.#gaveUp.add(check)
      giveUp(check, limit)
      next++
    }
  }

  #leave(units: readonly Unit<Check>[], giveUp: (check: Check, milliseconds: null) => void): void {
    for (const { check } of units) {
      if (this.#gaveUp.has(check)) continue
      this.#gaveUp.add(check)
      giveUp(check, null)
    }
  }
}

/** One piece of work under guard, at once; where it takes too long, what is to be done then. */
export function guarded(
  guard: Guard,
  lost: LostTime,
  check: object,
  characters: number,
  work: () => void,
  giveUp: (milliseconds: number | null) => void,
): void {
  if (lost.isTooMuch) return giveUp(null)
  const limit = timeFor(characters)
  if (isDone(guard, work, limit)) return
  lost.add(limit)
  if (isFirstStop(check, stopped.asking)) {
    if (isDone(guard, work, limit)) return
    lost.add(limit)
  }
  giveUp(limit)
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
