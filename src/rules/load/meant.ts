/** The known word nearest to one that is not, where it is a slip of the pen: “ — did you mean “severity”?”. */
export function meant(word: string, known: readonly string[]): string {
  const near = nearest(word, known, word.length < 6 ? 1 : 2)
  return near === null ? '' : `; did you mean “${near}”?`
}

/** The same, or what else helps: “; imprimatur rules list shows those there are”. */
export const nearOr = (word: string, known: readonly string[], hint: string): string => meant(word, known) || `; ${hint}`

/** The known word that the fewest slips lead to, `most` at most; the first of several. */
export function nearest(word: string, known: readonly string[], most: number): string | null {
  let found: string | null = null
  let fewest = most + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= fewest) continue
    const count = slips(word.toLowerCase(), candidate.toLowerCase())
    if (count < fewest) [found, fewest] = [candidate, count]
  }
  return found
}

/** How many letters must be added, left out, changed or swapped with the next to come from one word to another. */
function slips(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let column = 1; column <= other.length; column++) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1
      now[column] = Math.min(last[column]! + 1, now[column - 1]! + 1, last[column - 1]! + change)
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        now[column] = Math.min(now[column]!, beforeLast[column - 2]! + 1)
    }
    beforeLast = last
    last = now
  }
  return last.at(-1)!
}
