export interface DiffPart {
  kind: 'same' | 'del' | 'ins'
  text: string
}

/** Past this the words between the common prefix and suffix are one change: the table would be too large. */
const MAX_PAIRS = 400_000

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
    ...(left.length * right.length > MAX_PAIRS
      ? [
          { kind: 'del' as const, text: left.join('') },
          { kind: 'ins' as const, text: right.join('') },
        ]
      : longestCommon(left, right)),
    { kind: 'same', text: a.slice(a.length - end).join('') },
  ])
}

/** Longest common subsequence, by dynamic programming. */
function longestCommon(a: string[], b: string[]): DiffPart[] {
  const width = b.length + 1
  const table = new Uint32Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      table[i * width + j] =
        a[i] === b[j] ? table[(i + 1) * width + j + 1]! + 1 : Math.max(table[(i + 1) * width + j]!, table[i * width + j + 1]!)
    }
  }
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    // White space alone in common does not count: it would split a phrase into fragments.
    if (i < a.length && j < b.length && a[i] === b[j]) parts.push({ kind: 'same', text: (j++, a[i++]!) })
    else if (j >= b.length || (i < a.length && table[(i + 1) * width + j]! >= table[i * width + j + 1]!))
      parts.push({ kind: 'del', text: a[i++]! })
    else parts.push({ kind: 'ins', text: b[j++]! })
  }
  return parts
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
