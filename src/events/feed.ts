import type pg from 'pg'
import { eventBounds, eventsAfter, startListening } from '../db/events/events.ts'
import type { EventRow } from '../db/events/events.ts'
import { reportBackgroundFailure } from '../db/base/background.ts'
import { transaction } from '../db/base/pool.ts'
import { relayEvents } from './relay.ts'

const EVERY = 1000
const AT_ONCE = 500
/** Of a reader that does not keep up, which takes a part of it and has the rest read again. */
const AT_ONCE_BEHIND = 50
/** How often an open stream is noted: without endpoints, and with no stream for days, there are no more events. */
const NOTED_EVERY = 3_600_000

interface Reader {
  workspaceId: string
  /** The last event that the reader has. */
  after: number
  /** Answers the last event that it took, null for none: one that does not keep up gets the rest once it asks for it. */
  send(events: EventRow[]): number | null
  end(): void
  /** Whether it did not take all that there was; then it is told nothing before it asks. */
  behind?: boolean
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

  /** `resume`: the reader can take more, where it could not before. */
  add(reader: Reader): { stop: () => void; resume: () => void } {
    this.#readers.add(reader)
    this.#timer ??= setInterval(() => void this.#look(), EVERY)
    void this.#look()
    const stop = () => {
      this.#readers.delete(reader)
      if (this.#readers.size > 0 || !this.#timer) return
      clearInterval(this.#timer)
      this.#timer = null
    }
    let [asked, resuming] = [false, false]
    const resume = async () => {
      asked = true
      if (resuming || !reader.behind) return
      resuming = true
      try {
        // A look leaves the reader out as long as it is behind: nothing is sent twice.
        while (asked && this.#readers.has(reader)) {
          asked = false
          if (await this.#tell(reader.workspaceId, reader.after, [reader], AT_ONCE_BEHIND)) reader.behind = false
        }
      } catch (error) {
        // The next look tries again.
        reportBackgroundFailure('event-feed', error)
        reader.behind = false
      } finally {
        resuming = false
      }
    }
    return { stop, resume: () => void resume() }
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
        const ready = readers.filter(({ behind }) => !behind)
        for (const [after, same] of Map.groupBy(ready, (reader) => reader.after)) await this.#tell(workspaceId, after, same, AT_ONCE)
      }
    } catch (error) {
      // The next look tries again, and nothing is lost: readers are told from where they were.
      reportBackgroundFailure('event-feed', error)
    } finally {
      this.#looking = false
    }
  }

  /** Whether every reader took all that there is; those that did not are marked. */
  async #tell(workspaceId: string, from: number, readers: Reader[], limit: number): Promise<boolean> {
    let [after, left] = [from, readers]
    for (;;) {
      const events = await eventsAfter(this.#db, workspaceId, after, limit)
      if (events.length === 0) return left.length === readers.length
      after = events.at(-1)!.number
      left = left.filter((reader) => {
        reader.after = reader.send(events) ?? reader.after
        if (reader.after < after) reader.behind = true
        return reader.after === after
      })
      if (left.length === 0) return false
      if (events.length < limit) return left.length === readers.length
    }
  }
}
