import { DatabaseSync } from 'node:sqlite'
import { chownSync, openSync, closeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './account.ts'

const sqliteBusy = 5

/**
 * A lock between processes that the operating system itself frees when its holder dies, however it dies: no pid files that go
 * stale. Node has no flock, but its SQLite takes the same kind of lock on a file; the file stays empty.
 */
export class FileLock {
  readonly #database: DatabaseSync
  #held: 'nothing' | 'shared' | 'exclusive' = 'nothing'

  constructor(path: string, owner: Account | undefined) {
    if (owner) {
      closeSync(openSync(path, 'a', 0o600))
      chownSync(path, owner.uid, owner.gid)
    }
    this.#database = new DatabaseSync(path, { timeout: 0 })
  }

  /** Alone, or not at all. */
  tryExclusive(): boolean {
    return this.#attempt('exclusive', () => this.#database.exec('BEGIN EXCLUSIVE'))
  }

  /** Together with any number of others who share it. */
  tryShared(): boolean {
    return this.#attempt('shared', () => {
      this.#database.exec('BEGIN')
      this.#database.prepare('SELECT count(*) FROM sqlite_schema').get()
    })
  }

  async exclusive(): Promise<void> {
    while (!this.tryExclusive()) await sleep(20)
  }

  async shared(): Promise<void> {
    while (!this.tryShared()) await sleep(20)
  }

  release(): void {
    if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('ROLLBACK')
    this.#held = 'nothing'
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close()
  }

  #attempt(kind: 'shared' | 'exclusive', take: () => void): boolean {
    if (this.#held === kind) return true
    this.release()
    try {
      // Without this SQLite makes a journal file beside ours.
      this.#database.exec('PRAGMA journal_mode = MEMORY')
      take()
      this.#held = kind
      return true
    } catch (error) {
      this.release()
      // The low byte is the kind of error, the rest says more about it.
      if (((error as { errcode?: number }).errcode ?? 0) % 256 === sqliteBusy) return false
      throw error
    }
  }
}
