/** Jobs and looks of this process that are under way. */
let underWay = 0

export const isBusy = (): boolean => underWay > 0

/** The same work, counted while it is under way. */
export function counted<Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>): (...args: Args) => Promise<Result> {
  return async (...args) => {
    underWay++
    try {
      return await work(...args)
    } finally {
      underWay--
    }
  }
}
