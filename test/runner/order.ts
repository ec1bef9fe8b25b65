import { statSync } from 'node:fs'
import type { Need, Needs } from './needs.ts'

/**
 * The order in which files are started: those that take longest first, so that the run does not end with one long file alone on
 * one core. What a test needs says most about how long it takes, then how much there is of it.
 */
export function longestFirst(files: string[], needs: Needs): string[] {
  const byNeed: Need[] = ['launcher', 'process', 'browser', 'database']
  const rank = (file: string) => {
    const found = byNeed.findIndex((need) => needs.has(file, need))
    return found === -1 ? byNeed.length : found
  }
  return files
    .map((file) => ({ file, rank: rank(file), size: statSync(file).size }))
    .toSorted((a, b) => a.rank - b.rank || b.size - a.size)
    .map(({ file }) => file)
}
