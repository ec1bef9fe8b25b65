import type pg from 'pg'
import { findAuditHeads, newestAuditHeads } from '../db/audits/heads.ts'
import type { AuditHead } from '../db/audits/heads.ts'
import { reportBackgroundFailure } from '../db/base/background.ts'
import { trailAfter } from '../db/trail/pages.ts'
import type { TrailEntryRow } from '../db/trail/pages.ts'

export interface Listener {
  /** `sent`: the last entry of the trail that the listener has; null where it gets none. */
  audit(head: AuditHead, sent: number | null): void
  entries(auditId: string, entries: TrailEntryRow[]): void
  /** More happened than is sent. */
  reload(auditId: string, version: number): void
}

interface Watcher {
  workspaceId: string
  /** Null: the workspace's newest audits, without their trails. */
  auditId: string | null
  listener: Listener
  /** What the listener knows: for each audit its row as last sent, and how much of its trail. */
  known: Map<string, { row: string; version: number }>
}

const EVERY = 1000
const MOST_ENTRIES = 100
const NEWEST = 100

/**
 * Tells listeners what changes in the audits they look at, whichever process changed it: the audits' own rows carry
 * every counter and the length of the trail, so one look a second at the watched rows finds everything.
 */
export class AuditWatch {
  readonly #db: pg.Pool
  readonly #watchers = new Set<Watcher>()
  readonly #closing = new Set<() => void>()
  #timer: NodeJS.Timeout | null = null
  #looking = false

  constructor(db: pg.Pool) {
    this.#db = db
  }

  /** Starts to tell; the first look comes at once. `since`: the trail's entry the listener has seen already. Answers how to stop. */
  add(workspaceId: string, auditId: string | null, listener: Listener, since: number | null, onClose: () => void): () => void {
    const watcher: Watcher = { workspaceId, auditId, listener, known: new Map() }
    if (auditId && since !== null) watcher.known.set(auditId, { row: '', version: since })
    this.#watchers.add(watcher)
    this.#closing.add(onClose)
    this.#timer ??= setInterval(() => void this.#look(), EVERY)
    void this.#look()
    return () => {
      this.#watchers.delete(watcher)
      this.#closing.delete(onClose)
      if (this.#watchers.size > 0 || !this.#timer) return
      clearInterval(this.#timer)
      this.#timer = null
    }
  }

  close(): void {
    for (const end of this.#closing) end()
  }

  async #look(): Promise<void> {
    if (this.#looking) return
    this.#looking = true
    try {
      for (const [workspaceId, watchers] of Map.groupBy(this.#watchers, (watcher) => watcher.workspaceId))
        await this.#lookAt(workspaceId, watchers)
    } catch (error) {
      // The next look tries again, and nothing is lost: listeners are told from where they were.
      reportBackgroundFailure('audit-watch', error)
    } finally {
      this.#looking = false
    }
  }

  async #lookAt(workspaceId: string, watchers: Watcher[]): Promise<void> {
    const ids = [...new Set(watchers.map((watcher) => watcher.auditId).filter((id) => id !== null))]
    const single = ids.length > 0 ? await findAuditHeads(this.#db, workspaceId, ids) : []
    const newest = watchers.some((watcher) => watcher.auditId === null) ? await newestAuditHeads(this.#db, workspaceId, NEWEST) : []
    const trails = new Map<string, TrailEntryRow[]>()
    for (const head of single) {
      const versions = watchers
        .filter((watcher) => watcher.auditId === head.id)
        .map((watcher) => watcher.known.get(head.id)?.version ?? head.version)
      const from = Math.max(Math.min(...versions), head.version - MOST_ENTRIES)
      if (from < head.version) trails.set(head.id, await trailAfter(this.#db, workspaceId, head.id, from, MOST_ENTRIES))
    }
    for (const watcher of watchers) {
      for (const head of watcher.auditId ? single.filter(({ id }) => id === watcher.auditId) : newest)
        tell(watcher, head, trails.get(head.id) ?? [])
    }
  }
}

function tell(watcher: Watcher, head: AuditHead, trail: TrailEntryRow[]): void {
  const row = JSON.stringify(head)
  const known = watcher.known.get(head.id)
  if (known?.row === row) return
  const since = known?.version ?? head.version
  const news = trail.filter((entry) => entry.number > since)
  // Read a moment after the row, the trail may hold more than the row says: that much is told.
  const version = Math.max(head.version, news.at(-1)?.number ?? 0)
  watcher.known.set(head.id, { row, version })
  watcher.listener.audit(head, watcher.auditId ? since : null)
  if (!watcher.auditId) return
  if (head.version - since > MOST_ENTRIES) watcher.listener.reload(head.id, version)
  else if (news.length > 0) watcher.listener.entries(head.id, news)
}
