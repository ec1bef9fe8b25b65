import { diffArrays } from 'diff'
import { toMarkdown } from '../../../../src/generation/markdown/markdown.ts'
import type { BlockNode } from '../../../../src/generation/markdown/nodes.ts'
import { toPlainText } from '../../../../src/generation/markdown/plain.ts'
import { diffWords } from '../../base/diff.ts'
import type { DiffPart } from '../../base/diff.ts'

/** A block of one or both of two texts. `before` and `after` are its places in them. */
export type ComparedBlock =
  | { kind: 'same'; before: number; after: number }
  | { kind: 'added'; after: number }
  | { kind: 'removed'; before: number }
  /** `parts` is empty where only formatting differs. */
  | { kind: 'changed'; before: number; after: number; parts: DiffPart[] }
  | { kind: 'moved'; before: number; after: number; parts: DiffPart[] }

/** Words in common, of all words of both, for two blocks to be one that was changed, and one that was moved and changed. */
const SAME_BLOCK = 0.4
const SAME_MOVED = 0.8
/** More pairs than these are not compared with each other. */
const MOST_PAIRS = 40_000

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function likeness(a: string[], b: string[]): number {
  if (a.length + b.length === 0) return 1
  const counts = new Map<string, number>()
  for (const word of a) counts.set(word, (counts.get(word) ?? 0) + 1)
  let common = 0
  for (const word of b) {
    const left = counts.get(word) ?? 0
    if (left === 0) continue
    common++
    counts.set(word, left - 1)
  }
  return (2 * common) / (a.length + b.length)
}

interface Side {
  keys: string[]
  texts: string[]
  words: string[][]
}

function sideOf(blocks: readonly BlockNode[]): Side {
  const texts = blocks.map((block) => toPlainText([block]))
  return { keys: blocks.map((block) => toMarkdown([block])), texts, words: texts.map(wordsIn) }
}

/** Runs of blocks that are alike in both, removed from the first and added to the second, in order. */
function runsOf(a: string[], b: string[]): { same: [number, number][]; removed: number[]; added: number[] }[] {
  const runs: { same: [number, number][]; removed: number[]; added: number[] }[] = [{ same: [], removed: [], added: [] }]
  let [before, after] = [0, 0]
  for (const { value, added, removed } of diffArrays(a, b)) {
    let run = runs.at(-1)!
    if (!added && !removed) {
      if (run.removed.length + run.added.length > 0) runs.push((run = { same: [], removed: [], added: [] }))
      for (const _ of value) run.same.push([before++, after++])
    } else if (removed) for (const _ of value) run.removed.push(before++)
    else for (const _ of value) run.added.push(after++)
  }
  return runs
}

/** Which removed block became which added one, in order and as alike as possible: longest common subsequence with weights. */
function pairs(removed: number[], added: number[], a: Side, b: Side): [number, number][] {
  if (removed.length * added.length > MOST_PAIRS) return []
  const width = added.length + 1
  const best = new Float64Array((removed.length + 1) * width)
  const alike = new Float64Array(removed.length * added.length)
  for (let i = removed.length - 1; i >= 0; i--)
    for (let j = added.length - 1; j >= 0; j--) {
      const value = likeness(a.words[removed[i]!]!, b.words[added[j]!]!)
      alike[i * added.length + j] = value
      const taken = value >= SAME_BLOCK ? value + best[(i + 1) * width + j + 1]! : 0
      best[i * width + j] = Math.max(taken, best[(i + 1) * width + j]!, best[i * width + j + 1]!)
    }
  const found: [number, number][] = []
  let [i, j] = [0, 0]
  while (i < removed.length && j < added.length) {
    const value = alike[i * added.length + j]!
    if (value >= SAME_BLOCK && best[i * width + j] === value + best[(i + 1) * width + j + 1]!) found.push([removed[i++]!, added[j++]!])
    else if (best[(i + 1) * width + j]! >= best[i * width + j + 1]!) i++
    else j++
  }
  return found
}

/** What was removed here and added there: the same text, or nearly. */
function moves(removed: number[], added: number[], a: Side, b: Side): Map<number, number> {
  const found = new Map<number, number>()
  const left = new Set(removed)
  const take = (after: number, fits: (before: number) => boolean) => {
    const before = [...left].find(fits)
    if (before === undefined) return
    left.delete(before)
    found.set(after, before)
  }
  for (const after of added) take(after, (before) => a.keys[before] === b.keys[after])
  if (removed.length * added.length > MOST_PAIRS) return found
  for (const after of added)
    if (!found.has(after)) take(after, (before) => a.words[before]!.length > 4 && likeness(a.words[before]!, b.words[after]!) >= SAME_MOVED)
  return found
}

/** Two texts block by block, in the order of the second; what was removed stands where it was. */
export function compareBlocks(first: readonly BlockNode[], second: readonly BlockNode[]): ComparedBlock[] {
  const [a, b] = [sideOf(first), sideOf(second)]
  const runs = runsOf(a.keys, b.keys)
  const changed = runs.map(({ removed, added }) => new Map(pairs(removed, added, a, b).map(([before, after]) => [after, before])))
  const unpaired = (at: number) => {
    const [taken, kept] = [new Set(changed[at]!.values()), changed[at]!]
    return { removed: runs[at]!.removed.filter((each) => !taken.has(each)), added: runs[at]!.added.filter((each) => !kept.has(each)) }
  }
  const rest = runs.map((_run, at) => unpaired(at))
  const moved = moves(
    rest.flatMap(({ removed }) => removed),
    rest.flatMap(({ added }) => added),
    a,
    b,
  )
  const gone = new Set(moved.values())
  const parts = (before: number, after: number) => (a.texts[before] === b.texts[after] ? [] : diffWords(a.texts[before]!, b.texts[after]!))
  return runs.flatMap(({ same, removed, added }, at): ComparedBlock[] => {
    const blocks: ComparedBlock[] = same.map(([before, after]) => ({ kind: 'same', before, after }))
    const taken = new Set(changed[at]!.values())
    const waiting = removed.filter((before) => !gone.has(before))
    const removedUpTo = (end: number) => {
      while (waiting.length > 0 && waiting[0]! < end) {
        const before = waiting.shift()!
        if (!taken.has(before)) blocks.push({ kind: 'removed', before })
      }
    }
    for (const after of added) {
      const pair = changed[at]!.get(after)
      const from = moved.get(after)
      if (pair !== undefined) {
        removedUpTo(pair)
        blocks.push({ kind: 'changed', before: pair, after, parts: parts(pair, after) })
      } else if (from !== undefined) blocks.push({ kind: 'moved', before: from, after, parts: parts(from, after) })
      else blocks.push({ kind: 'added', after })
    }
    removedUpTo(Infinity)
    return blocks
  })
}
