import type { ReviewState } from '../reviews/chart/chart.ts'
import { plain } from './finding.ts'
import type { DecidedFinding } from './finding.ts'
import type { Like } from './tried.ts'

interface Group {
  text: string
  letters: Set<string>
  counts: Partial<Record<ReviewState, number>>
  reasons: Map<string, number>
  total: number
}

/** From here on two texts are alike enough to be shown side by side. */
const ALIKE = 0.4

/** What people decided on findings whose text is the same, or else nearly the same. */
export class LikeFindings {
  readonly #groups = new Map<string, Group>()
  readonly #known = new Map<string, Like | null>()

  constructor(decided: readonly DecidedFinding[]) {
    for (const { text, state, reason } of decided) {
      const key = plain(text)
      let group = this.#groups.get(key)
      if (!group) this.#groups.set(key, (group = { text, letters: threes(key), counts: {}, reasons: new Map(), total: 0 }))
      group.counts[state] = (group.counts[state] ?? 0) + 1
      group.total++
      if (reason) group.reasons.set(reason, (group.reasons.get(reason) ?? 0) + 1)
    }
  }

  of(text: string): Like | null {
    const key = plain(text)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const group = this.#groups.get(key) ?? this.#nearest(key)
    const like = group && { text: group.text, counts: group.counts, reason: commonest(group.reasons) }
    this.#known.set(key, like)
    return like
  }

  #nearest(key: string): Group | null {
    const letters = threes(key)
    let best: { group: Group; score: number } | null = null
    for (const group of this.#groups.values()) {
      const score = alikeness(letters, group.letters)
      if (score >= ALIKE && (best === null || score > best.score || (score === best.score && group.total > best.group.total)))
        best = { group, score }
    }
    return best?.group ?? null
  }
}

function commonest(reasons: ReadonlyMap<string, number>): string | null {
  let best: [string, number] | null = null
  for (const entry of reasons) if (best === null || entry[1] > best[1]) best = entry
  return best?.[0] ?? null
}

/** Pieces of three letters, with the edges of words. */
function threes(text: string): Set<string> {
  const pieces = new Set<string>()
  for (const word of text.split(' ')) {
    const padded = ` ${word} `
    for (let index = 0; index + 3 <= padded.length; index++) pieces.add(padded.slice(index, index + 3))
  }
  return pieces
}

function alikeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0
  for (const piece of one) if (other.has(piece)) common++
  return common === 0 ? 0 : (2 * common) / (one.size + other.size)
}
