import type { FormEntry } from './form.ts'

/** Below this a column and a field are not called alike. */
const LEAST_ALIKE = 0.6

const folded = (text: string): string[] =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** From 0 to 1: the same words, most of the same words, or nearly the same spelling. */
export function likeness(one: string, other: string): number {
  const [a, b] = [folded(one), folded(other)]
  if (a.length === 0 || b.length === 0) return 0
  const [x, y] = [a.join(' '), b.join(' ')]
  if (x === y) return 1
  const shared = a.filter((word) => b.includes(word)).length
  const words = (2 * shared) / (a.length + b.length)
  return Math.max(words * 0.95, (1 - distance(x, y) / Math.max(x.length, y.length)) * 0.9)
}

/** Letters to change, add or take away (Levenshtein); names are short. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]!
}

/** Which column fills which field, by their names: the likest pair first, each column and each field once. */
export function proposeColumns(
  columns: readonly string[],
  form: readonly FormEntry[],
  labels: Readonly<Record<string, readonly string[]>> = {},
  least = LEAST_ALIKE,
): Record<string, number> {
  const pairs = form.flatMap(({ name, label }) =>
    columns.map((column, at) => ({
      name,
      at,
      alike: Math.max(...[name, label, ...(labels[name] ?? [])].map((each) => likeness(column.slice(0, 100), each))),
    })),
  )
  const mapping: Record<string, number> = {}
  const taken = new Set<number>()
  for (const { name, at, alike } of pairs.sort((a, b) => b.alike - a.alike || a.at - b.at)) {
    if (alike < least) break
    if (taken.has(at) || Object.hasOwn(mapping, name)) continue
    mapping[name] = at
    taken.add(at)
  }
  return mapping
}
