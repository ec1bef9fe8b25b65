import { readFileSync } from 'node:fs'
import path from 'node:path'
import { RULES_FOLDER } from '../places.ts'

/** Words that a wildcard finds beside its own, and that somebody has looked at. */
interface LookedAt {
  /** Compounds the check could not take apart. */
  meant?: string[]
  /** Other words: the rule leaves them alone, or asks by the wildcard only what a page is about. */
  other?: string[]
}

/** By language and wildcard; a wildcard without an entry was not held against a list of words yet. */
export const readWildcards = (): Record<string, Record<string, LookedAt>> =>
  JSON.parse(readFileSync(path.join(RULES_FOLDER, 'wildcards.json'), 'utf8')) as Record<string, Record<string, LookedAt>>
