/** An expression needs more steps than it may take; the same text always takes the same. */
export class TooManySteps extends Error {}

/** Steps that expressions may take. Counted, not measured: what is found may not depend on the machine or on what else it does. */
export class Steps {
  readonly most: number
  #left: number

  constructor(most: number) {
    this.most = most
    this.#left = most
  }

  take(count: number): void {
    this.#left -= count
    if (this.#left < 0) throw new TooManySteps('too many steps')
  }

  get taken(): number {
    return this.most - this.#left
  }
}

let counted: Steps | null = null

/** The steps of the work that is being done; null: nothing is counted. */
export const countedSteps = (): Steps | null => counted

/** Does work in which each expression that may take long takes of these steps. */
export function counting<T>(steps: Steps, work: () => T): T {
  const before = counted
  counted = steps
  try {
    return work()
  } finally {
    counted = before
  }
}
