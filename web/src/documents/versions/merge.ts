import { diffArrays } from 'diff'
import { toMarkdown } from '../../../../src/generation/markdown/markdown.ts'
import type { BlockNode } from '../../../../src/generation/markdown/nodes.ts'

export type Choice = 'mine' | 'theirs' | 'both'

/** A part of two texts that began as one: alike in both, changed in one of them, or in both. */
export interface MergedPart {
  mine: BlockNode[]
  theirs: BlockNode[]
  /** Who changed it since both were one text; null: nobody, or both in the same way. */
  by: 'mine' | 'theirs' | 'both' | null
}

/** For each block of `base`, its place in the other text where it is unchanged. */
function places(base: string[], other: string[]): Map<number, number> {
  const found = new Map<number, number>()
  let [at, there] = [0, 0]
  for (const { value, added, removed } of diffArrays(base, other)) {
    if (added) there += value.length
    else if (removed) at += value.length
    else for (const _ of value) found.set(at++, there++)
  }
  return found
}

const alike = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((key, index) => key === b[index])

/** Two changed texts and what both came from, part by part: whatever only one of them changed needs no decision. */
export function mergeTexts(base: readonly BlockNode[], mine: readonly BlockNode[], theirs: readonly BlockNode[]): MergedPart[] {
  const keys = (blocks: readonly BlockNode[]) => blocks.map((block) => toMarkdown([block]))
  const [b, m, t] = [keys(base), keys(mine), keys(theirs)]
  const [inMine, inTheirs] = [places(b, m), places(b, t)]
  const parts: MergedPart[] = []
  let [atBase, atMine, atTheirs] = [0, 0, 0]
  const add = (endBase: number, endMine: number, endTheirs: number) => {
    const [old, own, other] = [b.slice(atBase, endBase), m.slice(atMine, endMine), t.slice(atTheirs, endTheirs)]
    const part = (from: number, to: number) => {
      const [o, x, y] = [old.slice(from, to), own.slice(from, to), other.slice(from, to)]
      const by = alike(x, y) ? null : alike(o, y) ? 'mine' : alike(o, x) ? 'theirs' : 'both'
      parts.push({ mine: mine.slice(atMine, endMine).slice(from, to), theirs: theirs.slice(atTheirs, endTheirs).slice(from, to), by })
    }
    // As many paragraphs as before in both: each was changed in its place.
    if (old.length > 1 && own.length === old.length && other.length === old.length) for (const at of old.keys()) part(at, at + 1)
    else if (own.length + other.length + old.length > 0) part(0, Infinity)
    ;[atBase, atMine, atTheirs] = [endBase, endMine, endTheirs]
  }
  for (let index = 0; index < b.length; index++) {
    const [own, other] = [inMine.get(index), inTheirs.get(index)]
    if (own === undefined || other === undefined) continue
    add(index, own, other)
    add(index + 1, own + 1, other + 1)
  }
  add(b.length, m.length, t.length)
  // Neighbours that nobody changed are one part.
  return parts.reduce<MergedPart[]>((joined, part) => {
    const last = joined.at(-1)
    if (last && last.by === null && part.by === null) {
      last.mine = [...last.mine, ...part.mine]
      last.theirs = [...last.theirs, ...part.theirs]
    } else joined.push({ ...part })
    return joined
  }, [])
}

/** What is chosen until somebody chooses: the side that changed, and both where both did, so that nothing is lost. */
export const usualChoice = ({ by }: MergedPart): Choice => by ?? 'mine'

export const chosenBlocks = (parts: readonly MergedPart[], choices: readonly Choice[]): BlockNode[] =>
  parts.flatMap(({ mine, theirs, by }, index) => {
    const choice = by === null ? 'mine' : choices[index]!
    return choice === 'both' ? [...mine, ...theirs] : choice === 'mine' ? mine : theirs
  })
