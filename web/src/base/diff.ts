import { diffArrays } from 'diff'

export interface DiffPart {
  kind: 'same' | 'del' | 'ins'
  text: string
}

/** Past this many words that differ, what lies between the common prefix and suffix is one change: looking further would take seconds. */
const MOST_CHANGES = 1_000

/** A word with hyphens is one word. */
const tokens = (text: string): string[] => text.match(/\s+|[\p{L}\p{M}\p{N}_]+(?:-[\p{L}\p{M}\p{N}_]+)*|[^\s\p{L}\p{M}\p{N}_]/gu) ?? []

/** Word diff of two sentences: what stays, what is deleted, what is inserted. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [a, b] = [tokens(before), tokens(after)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  return joined([
    { kind: 'same', text: a.slice(0, start).join('') },
    ...(changesOf(left, right) ?? [
      { kind: 'del' as const, text: left.join('') },
      { kind: 'ins' as const, text: right.join('') },
    ]),
    { kind: 'same', text: a.slice(a.length - end).join('') },
  ])
}

/** Null past MOST_CHANGES. White space alone in common is joined with the changes around it: it would split a phrase into fragments. */
function changesOf(before: string[], after: string[]): DiffPart[] | null {
  const changes = diffArrays(before, after, { maxEditLength: MOST_CHANGES })
  return changes?.map(({ value, added, removed }) => ({ kind: added ? 'ins' : removed ? 'del' : 'same', text: value.join('') })) ?? null
}

/** Merges neighbours of one kind; white space between two changes belongs to both. */
function joined(parts: DiffPart[]): DiffPart[] {
  const filled = parts.filter(({ text }) => text !== '')
  const whole: DiffPart[] = []
  filled.forEach((part, index) => {
    const [before, after] = [filled[index - 1], filled[index + 1]]
    const bridge = part.kind === 'same' && /^\s+$/.test(part.text) && before && after && before.kind !== 'same' && after.kind !== 'same'
    for (const added of bridge
      ? [
          { kind: 'del' as const, text: part.text },
          { kind: 'ins' as const, text: part.text },
        ]
      : [part]) {
      // Within one change deletions and insertions are collected, so that each reads as a phrase.
      let at = whole.length - 1
      while (at >= 0 && added.kind !== 'same' && whole[at]!.kind !== 'same' && whole[at]!.kind !== added.kind) at--
      if (at >= 0 && whole[at]!.kind === added.kind) whole[at]!.text += added.text
      else whole.push({ ...added })
    }
  })
  return whole
}
