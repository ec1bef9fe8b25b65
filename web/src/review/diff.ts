export interface DiffPart {
  kind: 'same' | 'del' | 'ins'
  text: string
}

/** Past this the words between the common ends are taken as one: comparing each with each would take too long. */
const MOST_PAIRS = 400_000

const tokens = (text: string): string[] => text.match(/\s+|[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]/gu) ?? []

/** Two sentences, word by word: what stays, what goes, what comes. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [a, b] = [tokens(before), tokens(after)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  return joined([
    { kind: 'same', text: a.slice(0, start).join('') },
    ...(left.length * right.length > MOST_PAIRS
      ? [
          { kind: 'del' as const, text: left.join('') },
          { kind: 'ins' as const, text: right.join('') },
        ]
      : longest(left, right)),
    { kind: 'same', text: a.slice(a.length - end).join('') },
  ])
}

/** The longest common run of words, by the usual table. */
function longest(a: string[], b: string[]): DiffPart[] {
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
    // A blank alone in common is no common ground: it would cut a phrase into crumbs.
    if (i < a.length && j < b.length && a[i] === b[j]) parts.push({ kind: 'same', text: (j++, a[i++]!) })
    else if (j >= b.length || (i < a.length && table[(i + 1) * width + j]! >= table[i * width + j + 1]!))
      parts.push({ kind: 'del', text: a[i++]! })
    else parts.push({ kind: 'ins', text: b[j++]! })
  }
  return parts
}

/** Neighbours of one kind together; a blank between two changes belongs to both. */
function joined(parts: DiffPart[]): DiffPart[] {
  const filled = parts.filter(({ text }) => text !== '')
  const whole: DiffPart[] = []
  filled.forEach((part, index) => {
    const [before, after] = [filled[index - 1], filled[index + 1]]
    const bridge = part.kind === 'same' && /^\s+$/.test(part.text) && before && after && before.kind !== 'same' && after.kind !== 'same'
    for (const piece of bridge
      ? [
          { kind: 'del' as const, text: part.text },
          { kind: 'ins' as const, text: part.text },
        ]
      : [part]) {
      // Within one change deletions and insertions are gathered, so that each line reads as a phrase.
      let at = whole.length - 1
      while (at >= 0 && piece.kind !== 'same' && whole[at]!.kind !== 'same' && whole[at]!.kind !== piece.kind) at--
      if (at >= 0 && whole[at]!.kind === piece.kind) whole[at]!.text += piece.text
      else whole.push({ ...piece })
    }
  })
  return whole
}
