import type { Db } from '../db/base/pool.ts'
import { readRuleSet } from '../db/rules/sets.ts'
import type { ParsedRuleFile } from '../db/rules/sets.ts'

/*
 * Files of rules that workspaces wrote themselves, as they were published together. Apart from what reads them, so that a process that only
 * hands them on does not load the rules.
 */

const sets = new Map<string, ParsedRuleFile[]>()
const MOST_SETS = 60
/** Characters of all files together, each counted once. */
const MOST_CHARACTERS = 64 * 1024 * 1024
/** Fewer, so that the other side still has what it was sent. */
const MOST_SENT = 20
const MOST_SENT_CHARACTERS = MOST_CHARACTERS / 2

/** Files by content, then by path, with how many sets have them: a set differs from the one published before in a file or two. */
const shared = new Map<string, Map<string, { file: ParsedRuleFile; sets: number }>>()
let characters = 0

/** Makes a set known to this process or thread, which may have no database. */
export function keepRuleSet(hash: string, files: ParsedRuleFile[]): void {
  if (touched(hash)) return
  sets.set(hash, files.map(share))
  for (const oldest of sets.keys()) {
    if (oldest === hash || (sets.size <= MOST_SETS && characters <= MOST_CHARACTERS)) break
    forget(oldest)
  }
}

function share(file: ParsedRuleFile): ParsedRuleFile {
  const paths = shared.get(file.content) ?? new Map<string, { file: ParsedRuleFile; sets: number }>()
  shared.set(file.content, paths)
  const known = paths.get(file.path)
  if (known) known.sets++
  else {
    paths.set(file.path, { file, sets: 1 })
    characters += file.content.length
  }
  return known?.file ?? file
}

function forget(hash: string): void {
  for (const { path, content } of sets.get(hash) ?? []) {
    const paths = shared.get(content)
    const known = paths?.get(path)
    if (!paths || !known || --known.sets > 0) continue
    characters -= content.length
    paths.delete(path)
    if (paths.size === 0) shared.delete(content)
  }
  sets.delete(hash)
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
  #characters = 0

  /** The set of a profile, where the other side does not have it. */
  missing(hash: string | null | undefined): SentRules | null {
    if (!hash || this.#sent.has(hash)) return null
    const files = keptRuleSet(hash)
    const more = files.reduce((sum, { content }) => sum + content.length, 0)
    if (this.#sent.size >= MOST_SENT || this.#characters + more > MOST_SENT_CHARACTERS) {
      this.#sent.clear()
      this.#characters = 0
    }
    this.#sent.add(hash)
    this.#characters += more
    return { hash, files }
  }
}

/** Reads a set from the database, unless this process has it. */
export async function fetchRuleSet(db: Db, workspaceId: string, hash: string): Promise<void> {
  if (!touched(hash)) keepRuleSet(hash, await readRuleSet(db, workspaceId, hash))
}
