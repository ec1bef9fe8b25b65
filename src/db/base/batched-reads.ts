/** Statements of one batcher under way at once; PostgreSQL would only let more of them wait for a processor. */
const MOST_UNDER_WAY = 2

type Waiting<Value> = ReturnType<typeof withResolvers<Value>>
const withResolvers = <Value>() => Promise.withResolvers<Value>()

/**
 * In the place of a Map whose last entry is taken: a Map that is filled and emptied for ever is copied again and again, and its old
 * copies, which V8 collects late, keep what was in them, here every answer.
 */
const emptied = <Key, Value>() => new Map<Key, Value>()

/**
 * Reads that arrive in the same turn of the event loop, or while others are under way, are sent as one statement. A read that
 * comes alone waits for nobody, and each begins after it was asked for, so that it sees what was committed before.
 */
export class ReadBatcher<Value> {
  readonly #read: (scope: string, keys: string[]) => Promise<Map<string, Value>>
  readonly #most: number
  #waiting = new Map<string, Map<string, Waiting<Value | undefined>>>()
  #scheduled = false
  #underWay = 0

  constructor(read: (scope: string, keys: string[]) => Promise<Map<string, Value>>, most = 128) {
    this.#read = read
    this.#most = most
  }

  /** The value of one key, or undefined where there is none. `scope` (a workspace) keeps reads of different owners apart. */
  load(scope: string, key: string): Promise<Value | undefined> {
    let keys = this.#waiting.get(scope)
    if (!keys) this.#waiting.set(scope, (keys = new Map()))
    let waiting = keys.get(key)
    if (!waiting) keys.set(key, (waiting = withResolvers()))
    this.#schedule()
    return waiting.promise
  }

  #schedule(): void {
    if (this.#scheduled || this.#underWay >= MOST_UNDER_WAY) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      while (this.#waiting.size > 0 && this.#underWay < MOST_UNDER_WAY) void this.#sendNext()
    })
  }

  /** The scope that has waited longest goes first, and queues again with what is left of it. */
  async #sendNext(): Promise<void> {
    const [scope, keys] = this.#waiting.entries().next().value!
    if (this.#waiting.size === 1) this.#waiting = emptied()
    else this.#waiting.delete(scope)
    const entries = [...keys]
    if (entries.length > this.#most) this.#waiting.set(scope, new Map(entries.splice(this.#most)))
    this.#underWay++
    try {
      const found = await this.#read(
        scope,
        entries.map(([key]) => key),
      )
      for (const [key, waiting] of entries) waiting.resolve(found.get(key))
    } catch (error) {
      for (const [, waiting] of entries) waiting.reject(error)
    } finally {
      this.#underWay--
      if (this.#waiting.size > 0) this.#schedule()
    }
  }
}

/**
 * The same read asked for by many in the same turn, or while it is under way, is done once for all of them. Each has a read that
 * begins after it asked; different reads know nothing of each other.
 */
export class Sharer<Value> {
  readonly #read: (key: string) => Promise<Value>
  readonly #underWay = new Set<string>()
  #waiting = new Map<string, Waiting<Value>>()

  constructor(read: (key: string) => Promise<Value>) {
    this.#read = read
  }

  load(key: string): Promise<Value> {
    const known = this.#waiting.get(key)
    if (known) return known.promise
    const waiting = withResolvers<Value>()
    this.#waiting.set(key, waiting)
    if (!this.#underWay.has(key)) setImmediate(() => void this.#begin(key))
    return waiting.promise
  }

  async #begin(key: string): Promise<void> {
    const waiting = this.#waiting.get(key)!
    if (this.#waiting.size === 1) this.#waiting = emptied()
    else this.#waiting.delete(key)
    this.#underWay.add(key)
    try {
      waiting.resolve(await this.#read(key))
    } catch (error) {
      waiting.reject(error)
    } finally {
      this.#underWay.delete(key)
      if (this.#waiting.has(key)) void this.#begin(key)
    }
  }
}
