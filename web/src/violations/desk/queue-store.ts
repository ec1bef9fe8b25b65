import { call } from '../../base/api.ts'
import type { Answer, Schemas } from '../../base/api.ts'
import { filterOf } from './search.ts'
import type { DeskSearch, Sort } from './search.ts'

export type Row = Schemas['QueueRow']
export type View = 'each' | 'grouped'
type Window = Answer<'queue'>

const CHUNK = 100
/** Chunks in memory; those farthest from the viewport are dropped first, so that a million rows need no more memory than these. */
const MAX_CHUNKS = 40
const MAX_REQUESTS = 3
/** Rows loaded ahead on either side, so that scrolling with the wheel shows no placeholders. */
const ROWS_AHEAD = 60
const PAUSE_MS = 50

interface QueueRequest {
  workspaceId: string
  auditId: string
  search: DeskSearch
  view: View
  sort: Sort
}

/**
 * The queue: any length, loaded in windows around the viewport. Rows that a decision removes from the filter stay where they are
 * until the list is reloaded, so that nothing moves while the user reads; the server has already closed the gap, so its offsets are
 * ours minus the removed rows before them.
 */
export class QueueStore {
  readonly request: QueueRequest
  total = 0
  findings = 0
  version = 0
  ready = false
  fault: unknown = null
  onWindow: ((window: Window) => void) | null = null
  #chunks = new Map<number, Row[]>()
  #indexes = new Map<string, number>()
  #groups = new Map<string, number>()
  #gone = new Set<number>()
  #loading = new Map<number, AbortController>()
  #wanted: [from: number, to: number] = [0, 0]
  #listeners = new Set<() => void>()
  #revision = 0
  #closed = false
  #moved: ((from: number, to: number) => void) | null = null
  /** Pending decisions: totals may disagree until they are answered. */
  #deciding = 0
  #pauseTimer: ReturnType<typeof setTimeout> | undefined
  #asked = 0

  constructor(request: QueueRequest) {
    this.request = request
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  revision = (): number => this.#revision
  #changed(): void {
    this.#revision++
    this.#listeners.forEach((listener) => listener())
  }

  /** Loads the first window: around the finding in the address, or from the top. */
  async open(around: string | null): Promise<void> {
    await this.#restart(around, 0)
  }

  /** Reloads the list around a row that should keep its position. */
  async renew(anchor = this.#wanted[0]): Promise<void> {
    const row = this.row(anchor)
    await this.#restart(row?.id ?? null, this.#serverOffset(anchor), anchor)
  }

  async #restart(around: string | null, offset: number, anchor: number | null = null): Promise<void> {
    for (const controller of this.#loading.values()) controller.abort()
    this.#loading.clear()
    try {
      const window = await this.#read({ offset: Math.max(0, offset), limit: CHUNK, ...(around ? { around } : {}) })
      if (this.#closed) return
      this.#chunks.clear()
      this.#indexes.clear()
      this.#groups.clear()
      this.#gone.clear()
      this.total = window.total
      this.findings = window.findings
      this.version = window.version
      this.fault = null
      this.ready = true
      window.rows.forEach((row, index) => this.#put(window.offset + index, row))
      this.onWindow?.(window)
      const at = around === null ? null : this.indexOf(around)
      if (anchor !== null && at !== null && at !== undefined) this.#moved?.(anchor, at)
    } catch (error) {
      if (this.#closed) return
      this.fault = error
      this.ready = true
    }
    this.#changed()
    this.need(...this.#wanted)
  }

  #read(window: { offset: number; limit: number; around?: string }, signal?: AbortSignal): Promise<Window> {
    const { workspaceId, auditId, search, view, sort } = this.request
    return call('queue', { workspace_id: workspaceId, audit_id: auditId, ...filterOf(search), view, sort, ...window }, signal)
  }

  /** A window may begin anywhere, chunks do not: rows of a partial chunk are stored, and the chunk is loaded when it is needed. */
  #put(index: number, row: Row): void {
    const chunk = Math.floor(index / CHUNK)
    let rows = this.#chunks.get(chunk)
    if (!rows) this.#chunks.set(chunk, (rows = []))
    rows[index - chunk * CHUNK] = row
    this.#indexes.set(row.id, index)
    if (row.group_id && !this.#groups.has(row.group_id)) this.#groups.set(row.group_id, index)
  }

  row = (index: number): Row | undefined => this.#chunks.get(Math.floor(index / CHUNK))?.[index % CHUNK]
  indexOf = (id: string): number | null => this.#indexes.get(id) ?? null
  /** In the grouped view a finding is in its group's row. */
  indexOfGroup = (group: string | null): number | null => (group === null ? null : (this.#groups.get(group) ?? null))
  #serverOffset(index: number): number {
    let before = 0
    for (const gone of this.#gone) if (gone < index) before++
    return index - before
  }

  *loaded(): IterableIterator<[index: number, row: Row]> {
    for (const [chunk, rows] of this.#chunks) for (const [index, row] of rows.entries()) if (row) yield [chunk * CHUNK + index, row]
  }

  /** Sets the visible rows; missing ones are loaded, distant ones dropped. */
  need(from: number, to: number): void {
    this.#wanted = [from, to]
    if (!this.ready || this.total === 0 || this.#near().every((chunk) => this.#complete(chunk))) return
    // Dragging the scroll bar passes thousands of rows; only those where it pauses are loaded.
    clearTimeout(this.#pauseTimer)
    this.#pauseTimer = setTimeout(() => this.#fetch(), this.#loading.size === 0 && Date.now() - this.#asked > PAUSE_MS ? 0 : PAUSE_MS)
    this.#asked = Date.now()
  }

  #fetch(): void {
    if (this.#closed) return
    const near = this.#near()
    for (const [chunk, controller] of this.#loading) {
      if (near.includes(chunk)) continue
      controller.abort()
      this.#loading.delete(chunk)
    }
    for (const chunk of near)
      if (this.#loading.size < MAX_REQUESTS && !this.#complete(chunk) && !this.#loading.has(chunk)) void this.#load(chunk)
    this.#forget(near[0]!)
  }

  /** The visible chunks, then those next to them. */
  #near(): number[] {
    const [from, to] = this.#wanted
    const last = Math.floor(Math.max(0, this.total - 1) / CHUNK)
    const chunkOf = (index: number) => Math.max(0, Math.min(last, Math.floor(index / CHUNK)))
    return [...new Set([chunkOf(from), chunkOf(to - 1), chunkOf(to - 1 + ROWS_AHEAD), chunkOf(from - ROWS_AHEAD)])]
  }

  #complete(chunk: number): boolean {
    const rows = this.#chunks.get(chunk)
    const length = Math.min(CHUNK, this.total - chunk * CHUNK)
    if (!rows || rows.length < length) return false
    for (let index = 0; index < length; index++) if (!rows[index]) return false
    return true
  }

  async #load(chunk: number): Promise<void> {
    const controller = new AbortController()
    this.#loading.set(chunk, controller)
    const start = chunk * CHUNK
    try {
      const known = this.#chunks.get(chunk)
      // Rows of the chunk that have left the filter exist only here; the others are loaded around them.
      const missing = Array.from({ length: Math.min(CHUNK, this.total - start) }, (_, index) => start + index).filter(
        (index) => !(known?.[index - start] && this.#gone.has(index)),
      )
      const window = await this.#read({ offset: this.#serverOffset(start), limit: Math.max(1, missing.length) }, controller.signal)
      if (this.#closed || this.#loading.get(chunk) !== controller) return
      this.#loading.delete(chunk)
      const agrees = window.total + this.#gone.size === this.total
      if (!agrees && this.#deciding === 0) return void this.renew()
      window.rows.forEach((row, index) => {
        if (missing[index] !== undefined) this.#put(missing[index], row)
      })
      this.version = Math.max(this.version, window.version)
      this.onWindow?.(window)
      this.#changed()
    } catch (error) {
      if ((error as Error).name === 'AbortError' || this.#closed) return
      this.#loading.delete(chunk)
      this.fault = error
      return this.#changed()
    }
    this.need(...this.#wanted)
  }

  #forget(here: number): void {
    if (this.#chunks.size <= MAX_CHUNKS) return
    const far = [...this.#chunks.keys()].toSorted((a, b) => Math.abs(b - here) - Math.abs(a - here))
    for (const chunk of far.slice(0, this.#chunks.size - MAX_CHUNKS)) {
      const rows = this.#chunks.get(chunk)!
      if (rows.some((_, index) => this.#gone.has(chunk * CHUNK + index))) continue
      for (const row of rows) {
        if (!row) continue
        this.#indexes.delete(row.id)
        if (row.group_id) this.#groups.delete(row.group_id)
      }
      this.#chunks.delete(chunk)
    }
  }

  /** Waits for a row that is not loaded yet. */
  async rowAt(index: number): Promise<Row | undefined> {
    if (index < 0 || index >= this.total) return undefined
    if (!this.row(index)) await this.#load(Math.floor(index / CHUNK))
    return this.row(index)
  }

  /** Every row from one index to another, loaded as far as needed. */
  async range(from: number, to: number): Promise<Row[]> {
    const rows: Row[] = []
    for (let index = from; index <= to; index++) {
      const row = await this.rowAt(index)
      if (row) rows.push(row)
    }
    return rows
  }

  /** Changes rows optimistically. Returns a function that reverts it. */
  patch(change: (row: Row) => Partial<Row> | null): () => void {
    const before: [number, Row, boolean][] = []
    for (const [index, row] of this.loaded()) {
      const changes = change(row)
      if (!changes) continue
      before.push([index, row, this.#gone.has(index)])
      const next = { ...row, ...changes }
      this.#chunks.get(Math.floor(index / CHUNK))![index % CHUNK] = next
      if (this.#shows(next)) this.#gone.delete(index)
      else this.#gone.add(index)
    }
    if (before.length > 0) this.#changed()
    return () => {
      for (const [index, row, gone] of before) {
        const chunk = this.#chunks.get(Math.floor(index / CHUNK))
        if (chunk?.[index % CHUNK]?.id !== row.id) continue
        chunk[index % CHUNK] = row
        if (gone) this.#gone.add(index)
        else this.#gone.delete(index)
      }
      this.#changed()
    }
  }

  /** Reports where a row moved when the list was reloaded, so that it can stay in view. */
  followMoves(moved: (from: number, to: number) => void): () => void {
    this.#moved = moved
    return () => void (this.#moved = null)
  }

  /** Marks a decision as pending until the returned function is called. */
  deciding(): () => void {
    this.#deciding++
    return () => void this.#deciding--
  }

  /** Whether a row still matches the filter by state; in the grouped view, whether any finding of its group does. */
  #shows(row: Row): boolean {
    const states = this.request.search.state?.split(',')
    if (!states) return true
    if (this.request.view === 'grouped' && row.group_states && row.group_size > 1)
      return states.some((state) => row.group_states![state as keyof Schemas['StateCounts']] > 0)
    return states.includes(row.review_state)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#pauseTimer)
    for (const controller of this.#loading.values()) controller.abort()
    this.#listeners.clear()
  }
}
