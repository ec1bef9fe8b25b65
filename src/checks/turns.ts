/** A longer text pauses on its way, so that it shares the process with others. */
export const LONG = 8_000
/** Pieces of work that a workspace may have under way while no other has asked for some seconds: the next is there when one is done. */
const MOST_ALONE = 4
const ALONE_AFTER = 5_000

interface Waiting {
  isLong: boolean
  begin(): void
}

interface Share {
  waiting: Waiting[]
  running: number
  /** Whether a long text is under way. */
  hasLong: boolean
}

/**
 * Whose turn it is. Workspaces take turns, whatever each has waiting, and one of them has one piece of work under way: so whoever sends a
 * thousand texts waits for them alone.
 */
export class Turns {
  readonly #most: number
  readonly #mostLong: number
  /** In the order of their turns. */
  readonly #shares = new Map<string, Share>()
  #running = 0
  #long = 0
  #last = ''
  /** When another workspace than the one before had a turn. */
  #changed = -Infinity

  /** `most`: pieces of work of all workspaces that are under way at once; `mostLong`: those among them that are long texts. */
  constructor(most: number, mostLong: number) {
    this.#most = most
    this.#mostLong = mostLong
  }

  /** Does work when its turn comes; where the signal says that nobody wants it any longer it is not begun. */
  async take<T>(workspaceId: string, characters: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    const isLong = characters > LONG
    const share = this.#shares.get(workspaceId) ?? { waiting: [], running: 0, hasLong: false }
    this.#shares.set(workspaceId, share)
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        share.waiting.splice(share.waiting.indexOf(waiting), 1)
        this.#forget(workspaceId, share)
        reject(signal!.reason as Error)
      }
      const begin = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const waiting = { isLong, begin }
      share.waiting.push(waiting)
      signal?.addEventListener('abort', leave, { once: true })
      this.#next()
    })
    try {
      return await work()
    } finally {
      this.#running--
      share.running--
      if (isLong) {
        this.#long--
        share.hasLong = false
      }
      this.#forget(workspaceId, share)
      this.#next()
    }
  }

  #forget(workspaceId: string, share: Share): void {
    if (share.running === 0 && share.waiting.length === 0 && this.#shares.get(workspaceId) === share) this.#shares.delete(workspaceId)
  }

  #next(): void {
    for (let next = this.#nextShare(); next; next = this.#nextShare()) this.#begin(...next)
  }

  #nextShare(): [workspaceId: string, share: Share] | undefined {
    if (this.#running >= this.#most) return undefined
    for (const [workspaceId, share] of this.#shares) if (this.#mayBegin(workspaceId, share)) return [workspaceId, share]
    return undefined
  }

  #mayBegin(workspaceId: string, { waiting: [first], running, hasLong }: Share): boolean {
    if (!first || (first.isLong && this.#long >= this.#mostLong)) return false
    if (running === 0) return true
    const isAlone = workspaceId === this.#last && performance.now() - this.#changed > ALONE_AFTER
    return isAlone && running < MOST_ALONE && !hasLong && !first.isLong
  }

  #begin(workspaceId: string, share: Share): void {
    const first = share.waiting.shift()!
    if (workspaceId !== this.#last) {
      // At the very first turn no other workspace was held up.
      if (this.#last !== '') this.#changed = performance.now()
      this.#last = workspaceId
    }
    share.running++
    share.hasLong ||= first.isLong
    this.#running++
    if (first.isLong) this.#long++
    // The workspace that had its turn is last in the next round.
    this.#shares.delete(workspaceId)
    this.#shares.set(workspaceId, share)
    first.begin()
  }
}
