/** A mistake in a file: the keys that lead to it, and what is wrong in words. */
export interface FileFault {
  at: (string | number)[]
  message: string
}

/** A mistake at a key of the table that is being read; whoever reads the table knows where that table stands. */
export class FaultAt extends Error {
  readonly at: (string | number)[]
  constructor(at: (string | number)[], message: string) {
    super(message)
    this.at = at
  }
}

/** All mistakes of one file: an author is told of them together, each at its place. */
class FileFaults extends Error {
  readonly faults: FileFault[]
  constructor(faults: FileFault[]) {
    super(faults.map(({ message }) => message).join('; '))
    this.faults = faults
  }
}

export const faultsOf = (error: unknown): FileFault[] =>
  error instanceof FileFaults
    ? error.faults
    : [{ at: error instanceof FaultAt ? error.at : [], message: error instanceof Error ? error.message : String(error) }]

/** Faults that are reported together; nobody fixes more at once. */
export const MOST_FAULTS = 100

/** Collects the mistakes of a file while the rest of it is read: one more than are reported, so that it is known that there are more. */
export class FaultList {
  readonly faults: FileFault[] = []

  add(at: (string | number)[], message: string): void {
    if (this.faults.length <= MOST_FAULTS) this.faults.push({ at, message })
  }

  /** What `read` gives; a mistake it throws is kept with its place, and gives undefined. */
  attempt<T>(at: (string | number)[], read: () => T): T | undefined {
    try {
      return read()
    } catch (error) {
      for (const fault of faultsOf(error)) this.add([...at, ...fault.at], fault.message)
      return undefined
    }
  }

  throwIfAny(): void {
    if (this.faults.length > 0) throw new FileFaults(this.faults)
  }
}
