/**
 * Reads that arrive in the same turn of the event loop are sent as one statement. Nothing waits for company: whoever
 * comes after the statement has left starts the next, so that every read sees what was committed before it was asked.
 */
export class Gatherer<Value> {
  readonly #read: (scope: string, keys: string[]) => Promise<Map<string, Value>>
  readonly #most: number
  #waiting = new Map<string, Map<string, Waiting<Value>>>()
  #scheduled = false

  constructor(read: (scope: string, keys: string[]) => Promise<Map<string, Value>>, most = 128) {
    this.#read = read
    this.#most = most
  }

  /** The value of one key, or undefined where there is none. `scope` (a workspace) keeps reads of different owners apart. */
  load(scope: string, key: string): Promise<Value | undefined> {
    let keys = this.#waiting.get(scope)
    if (!keys) this.#waiting.set(scope, (keys = new Map()))
    let waiting = keys.get(key)
    if (!waiting) keys.set(key, (waiting = withResolvers<Value>()))
    if (!this.#scheduled) {
      this.#scheduled = true
      setImmediate(() => this.#send())
    }
    return waiting.promise
  }

  #send(): void {
    const all = this.#waiting
    this.#waiting = new Map()
    this.#scheduled = false
    for (const [scope, keys] of all) {
      const entries = [...keys]
      for (let at = 0; at < entries.length; at += this.#most) void this.#sendSome(scope, entries.slice(at, at + this.#most))
    }
  }

  async #sendSome(scope: string, entries: [string, Waiting<Value>][]): Promise<void> {
    try {
      const found = await this.#read(scope, entries.map(([key]) => key))
      for (const [key, waiting] of entries) waiting.resolve(found.get(key))
    } catch (error) {
      for (const [, waiting] of entries) waiting.reject(error)
    }
  }
}

type Waiting<Value> = ReturnType<typeof withResolvers<Value>>
const withResolvers = <Value>() => Promise.withResolvers<Value | undefined>()
