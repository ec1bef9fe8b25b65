import type pg from 'pg'
import { eventBounds, eventsAfter, startListening } from '../db/events.ts'
import type { EventRow } from '../db/events.ts'
import { transaction } from '../db/pool.ts'
import { relayEvents } from './relay.ts'

const EVERY = 1000
const AT_ONCE = 500
/** How often an open stream is noted: without endpoints, and with no stream for days, there are no more events. */
const NOTED_EVERY = 3_600_000

interface Reader {
  workspaceId: string
  /** The last event that the reader has. */
  after: number
  /** False: it does not keep up, and gets no more for now. */
  send(events: EventRow[]): boolean
  end(): void
}

/** Tells readers what happens in their workspaces, from where they were: one look a second for each workspace, however many read. */
export class EventFeed {
  readonly #db: pg.Pool
  readonly #readers = new Set<Reader>()
  readonly #noted = new Map<string, number>()
  #timer: NodeJS.Timeout | null = null
  #looking = false

  constructor(db: pg.Pool) {
    this.#db = db
  }

  /** From now on there are events of this workspace. Answers where they end, and the first that is still kept. */
  async open(workspaceId: string): Promise<{ last: number; first: number }> {
    await this.#note(workspaceId)
    await relayEvents(this.#db, workspaceId)
    return eventBounds(this.#db, workspaceId)
  }

  /** Answers how to stop. */
  add(reader: Reader): () => void {
    this.#readers.add(reader)
    this.#timer ??= setInterval(() => void this.#look(), EVERY)
    void this.#look()
    return () => {
      this.#readers.delete(reader)
      if (this.#readers.size > 0 || !this.#timer) return
      clearInterval(this.#timer)
      this.#timer = null
    }
  }

  close(): void {
    for (const reader of this.#readers) reader.end()
  }

  async #note(workspaceId: string): Promise<void> {
    const now = Date.now()
    if (now - (this.#noted.get(workspaceId) ?? 0) < NOTED_EVERY) return
    await transaction(this.#db, (client) => startListening(client, workspaceId, { stream: true }))
    this.#noted.set(workspaceId, now)
  }

  async #look(): Promise<void> {
    if (this.#looking) return
    this.#looking = true
    try {
      for (const [workspaceId, readers] of Map.groupBy(this.#readers, (reader) => reader.workspaceId)) {
        await this.#note(workspaceId)
        await relayEvents(this.#db, workspaceId)
        // Readers who are at the same place, nearly all of them, share what is read.
        for (const [after, same] of Map.groupBy(readers, (reader) => reader.after)) await this.#tell(workspaceId, after, same)
      }
    } catch {
      // The database is away; the next look tries again, and nothing is lost: readers are told from where they were.
    } finally {
      this.#looking = false
    }
  }

  async #tell(workspaceId: string, from: number, readers: Reader[]): Promise<void> {
    let [after, left] = [from, readers]
    for (;;) {
      const events = await eventsAfter(this.#db, workspaceId, after, AT_ONCE)
      if (events.length === 0) return
      after = events.at(-1)!.number
      left = left.filter((reader) => {
        reader.after = after
        return reader.send(events)
      })
      if (left.length === 0 || events.length < AT_ONCE) return
    }
  }
}
