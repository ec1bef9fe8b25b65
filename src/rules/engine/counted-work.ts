import type { Expensive } from '../expression/cost.ts'
import { counting, Steps, TooManySteps } from '../expression/steps.ts'

/** Steps that the expressions of one rule may take on one text: about a tenth of a second. */
const MOST_STEPS = 5_000_000
/** For each so many characters of a text a rule gets them once more. */
const TEXT_PER_ROUND = 20_000

/** Rules that may be stopped on one text before the others that need counting are not run: thousands of bad ones would take minutes. */
const MOST_STOPPED = 12

const roundsFor = (characters: number) => 1 + Math.floor(characters / TEXT_PER_ROUND)

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
 * Work with expressions that may take time without end, on one document. Their steps are counted and limited: the same text gives the
 * same findings on every machine, however busy it is.
 */
export class CountedWork {
  readonly #steps: number
  readonly #most: number
  #lost = 0

  constructor(characters: number, steps = MOST_STEPS) {
    this.#steps = steps
    this.#most = MOST_STOPPED * steps * roundsFor(characters)
  }

  /** What the work gives; or how many steps it was stopped after, null where it was not begun since others took too many. */
  run<T>(characters: number, work: () => T): { done: T } | { stoppedAfter: number | null } {
    if (this.#lost >= this.#most) return { stoppedAfter: null }
    const most = this.#steps * roundsFor(characters)
    try {
      return { done: counting(new Steps(most), work) }
    } catch (error) {
      if (!(error instanceof TooManySteps)) throw error
      this.#lost += most
      return { stoppedAfter: most }
    }
  }
}
