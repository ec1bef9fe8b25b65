import { statSync } from 'node:fs'
import type { Needs } from './needs.ts'

/**
 * The order in which files are started: those that take longest first, so that the run does not end with one long file alone on
 * one core. What a test needs says most about how long it takes, then how much there is of it.
 */
export function longestFirst(files: string[], needs: Needs): string[] {
  const rank = (file: string) => (needs.has(file, 'launcher') ? 0 : needs.has(file, 'browser') ? 1 : needs.has(file, 'database') ? 2 : 3)
  return files
    .map((file) => ({ file, rank: rank(file), size: statSync(file).size }))
    .toSorted((a, b) => a.rank - b.rank || b.size - a.size)
    .map(({ file }) => file)
}
