import type { LocalSource } from './gather.ts'

export interface Queued {
  source: LocalSource
  /** Its place among the sources as they were given. */
  index: number
}

/** What a thread is handed to take part. */
export interface QueueParts {
  entries: Queued[]
  taken: SharedArrayBuffer
}

/** Work that threads take for themselves: none waits for another to hand it out. */
export class SharedQueue {
  readonly parts: QueueParts
  readonly #taken: Int32Array

  constructor(entries: Queued[], taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) {
    this.parts = { entries, taken }
    this.#taken = new Int32Array(taken)
  }

  static of({ entries, taken }: QueueParts): SharedQueue {
    return new SharedQueue(entries, taken)
  }

  /** The next one, and its number; null when all are taken. */
  take(): (Queued & { number: number }) | null {
    const number = Atomics.add(this.#taken, 0, 1)
    const entry = this.parts.entries[number]
    return entry ? { ...entry, number } : null
  }

  at(number: number): Queued | null {
    return this.parts.entries[number] ?? null
  }
}
