import type pg from 'pg'
import { readRuleSet } from '../db/rule-sets.ts'
import type { ParsedRuleFile } from '../db/rule-sets.ts'

/*
 * Files of rules that workspaces wrote themselves, as they were published together. Apart from what reads them, so that a process that only
 * hands them on does not load the rules.
 */

const sets = new Map<string, ParsedRuleFile[]>()
const MOST_SETS = 60
/** Fewer, so that the other side still has what it was sent. */
const MOST_SENT = 20

/** Makes a set known to this process or thread, which may have no database. */
export function keepRuleSet(hash: string, files: ParsedRuleFile[]): void {
  if (touched(hash)) return
  if (sets.size >= MOST_SETS) sets.delete(sets.keys().next().value!)
  sets.set(hash, files)
}

/** A set that this process has; it is the last to be forgotten. */
function touched(hash: string) {
  const files = sets.get(hash)
  if (files) {
    sets.delete(hash)
    sets.set(hash, files)
  }
  return files
}

/** The files of a set that this process has. */
export function keptRuleSet(hash: string): ParsedRuleFile[] {
  const files = touched(hash)
  if (!files) throw new Error(`the rules ${hash} were not fetched`)
  return files
}

/** What another process or thread must be sent before it can use the rules of a profile. */
export interface SentRules {
  hash: string
  files: ParsedRuleFile[]
}

/** Remembers what was sent to one process or thread. */
export class SentRuleSets {
  readonly #sent = new Set<string>()

  /** The set of a profile, where the other side does not have it. */
  missing(hash: string | null | undefined): SentRules | null {
    if (!hash || this.#sent.has(hash)) return null
    const files = keptRuleSet(hash)
    if (this.#sent.size >= MOST_SENT) this.#sent.clear()
    this.#sent.add(hash)
    return { hash, files }
  }
}

/** Reads a set from the database, unless this process has it. */
export async function fetchRuleSet(db: pg.Pool, workspaceId: string, hash: string): Promise<void> {
  if (!touched(hash)) keepRuleSet(hash, await readRuleSet(db, workspaceId, hash))
}
