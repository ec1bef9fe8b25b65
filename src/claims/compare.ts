import type { Difference } from './claim.ts'
import type { Token } from './tokens.ts'

/** A wording that sentences are held against. */
export interface Pattern {
  tokens: readonly Token[]
  /** The keys of its tokens, with how often each is there. */
  keys: ReadonlyMap<string, number>
  /** Stems of the names that it may be said with. */
  about: ReadonlySet<string>
}

export interface Comparison {
  verdict: 'same' | 'almost' | 'other'
  share: number
  differences: Difference[]
}

/** What a sentence must share with a wording to say it almost. */
export const ALMOST_SHARE = 0.6
/** And how much of what stands between the first and the last shared word is shared. */
const ALMOST_DENSITY = 0.65
/** How many words may stand before the claim, such as who says it; behind its first word there may be none. */
const MOST_BEFORE = 2

const OTHER: Comparison = { verdict: 'other', share: 0, differences: [] }

/** Whether a sentence says a wording. The order is free but for figures without a unit and what stands behind "than". */
export function compare(sentence: readonly Token[], pattern: Pattern): Comparison {
  const left = new Map(pattern.keys)
  const seen: boolean[] = []
  let [shared, first, last] = [0, -1, -1]
  for (const [index, { key }] of sentence.entries()) {
    const rest = left.get(key) ?? 0
    seen[index] = pattern.keys.has(key)
    if (rest === 0) continue
    left.set(key, rest - 1)
    shared++
    if (first < 0) first = index
    last = index
  }
  if (shared === 0) return OTHER
  const missing = pattern.tokens.filter(({ key }) => {
    const rest = left.get(key) ?? 0
    if (rest > 0) left.set(key, rest - 1)
    return rest > 0
  })
  const extra = sentence.filter((token, index) => !seen[index] && !pattern.about.has(token.key))
  const before = sentence.slice(0, first).filter((token, index) => !seen[index] && !pattern.about.has(token.key))
  if (missing.length === 0 && hasSameOrder(sentence, pattern) && isOnlyBefore(extra, before, pattern))
    return { verdict: 'same', share: 1, differences: [] }
  const within = sentence.slice(first, last + 1).filter(({ key }) => !pattern.about.has(key)).length
  const differences = differencesOf(extra, missing)
  // A figure in the place of a figure is nearer to it than none.
  const replaced = differences.filter(({ kind, said, approved }) => kind !== 'word' && said && approved !== null).length
  const share = (shared + replaced / 2) / pattern.tokens.length
  const words = sentence.filter(({ kind, key }) => kind === 'word' && pattern.keys.has(key)).length
  if (share < ALMOST_SHARE || words === 0 || shared / Math.max(1, within) < ALMOST_DENSITY) return { ...OTHER, share }
  return { verdict: 'almost', share, differences }
}

/** Who or what it is said of: at most two words before it, and where the claim names its product none but that. */
function isOnlyBefore(extra: readonly Token[], before: readonly Token[], { about }: Pattern): boolean {
  if (extra.length > before.length || extra.some(({ kind }) => kind !== 'word')) return false
  return about.size > 0 ? extra.length === 0 : extra.length <= MOST_BEFORE
}

function hasSameOrder(sentence: readonly Token[], { tokens, keys, about }: Pattern): boolean {
  const bare = (all: readonly Token[]) =>
    all.flatMap(({ kind, unit, key }) => (kind === 'figure' && unit === undefined && (keys.has(key) || !about.has(key)) ? [key] : []))
  const behind = (all: readonly Token[]) => all.flatMap(({ key }, index) => (key === '~than' ? [all[index + 1]?.key ?? ''] : []))
  return bare(sentence).join(' ') === bare(tokens).join(' ') && behind(sentence).join(' ') === behind(tokens).join(' ')
}

/** What the sentence has and the claim has not, and the other way round; things of one kind stand beside each other. */
function differencesOf(extra: readonly Token[], missing: readonly Token[]): Difference[] {
  const rest = [...missing]
  const differences = extra.map((token): Difference => {
    const at = rest.findIndex(({ kind }) => kind === token.kind)
    const [other] = at < 0 ? [] : rest.splice(at, 1)
    const { text, start, end } = token
    return { kind: token.kind, said: { text, start, end }, approved: other?.text ?? null }
  })
  return [...differences, ...rest.map(({ kind, text }): Difference => ({ kind, said: null, approved: text }))]
}
