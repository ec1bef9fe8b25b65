import type { LocalSource } from './sources.ts'

interface Queued {
  source: LocalSource
  /** Its place among the sources as they were given. */
  index: number
}

/** What a thread is handed to take part. */
export interface QueueParts {
  entries: Queued[]
  /** How many were taken; and what each thread took last. */
  taken: SharedArrayBuffer
}

/** Work that threads take for themselves: none waits for another to hand it out. */
export class SharedQueue {
  readonly parts: QueueParts
  readonly #taken: Int32Array

  constructor(entries: Queued[], threads: number, taken = new SharedArrayBuffer((1 + threads) * Int32Array.BYTES_PER_ELEMENT)) {
    this.parts = { entries, taken }
    this.#taken = new Int32Array(taken)
  }

  static of({ entries, taken }: QueueParts): SharedQueue {
    return new SharedQueue(entries, 0, taken)
  }

  /** The next one for this thread; null when all are taken. */
  take(thread: number): Queued | null {
    const number = Atomics.add(this.#taken, 0, 1)
    Atomics.store(this.#taken, 1 + thread, number)
    return this.parts.entries[number] ?? null
  }

  /** What a thread took last: if the document felled it, that was the one. */
  lastOf(thread: number): Queued | null {
    return this.parts.entries[Atomics.load(this.#taken, 1 + thread)] ?? null
  }
}
