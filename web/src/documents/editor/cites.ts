import type { EditorLines } from './lines.ts'

export interface Fact {
  text?: string
  title?: string | null
  source?: string | null
}

/** Share of a fact's words that a line must repeat to be cited as its use. */
const ENOUGH = 0.6
/** Score of a line that names the fact's source: higher than any repetition. */
const NAMED = 1

const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => word.length > 3 || /\d/.test(word)))

/** The line that uses a fact: the one that repeats most of its longer words and figures; -1 where none repeats enough. */
function lineOf(fact: Fact, lines: readonly string[], words: readonly Set<string>[]): number {
  const wanted = [...wordsOf(fact.text ?? '')]
  if (wanted.length === 0) return -1
  const shares = words.map((has, index) => {
    const share = wanted.filter((word) => has.has(word)).length / wanted.length
    return share < ENOUGH ? 0 : share + (fact.source && lines[index]!.includes(fact.source) ? NAMED : 0)
  })
  const best = Math.max(0, ...shares)
  return best === 0 ? -1 : shares.indexOf(best)
}

/** Facts in the order in which the text uses them, unused ones last, so that their numbers ascend. */
export function inTextOrder(facts: readonly Fact[], plain: string): Fact[] {
  const lines = plain.split('\n')
  const words = lines.map(wordsOf)
  const at = new Map(facts.map((fact) => [fact, lineOf(fact, lines, words)]))
  const place = (fact: Fact) => (at.get(fact) === -1 ? Infinity : at.get(fact)!)
  return facts.toSorted((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)))
}

/** Lines that did not change are not read again. */
const known = new WeakMap<EditorLines['lines'][number], { text: string; words: Set<string> }>()

function readLine(line: EditorLines['lines'][number]): { text: string; words: Set<string> } {
  let read = known.get(line)
  if (!read) {
    const text = line.runs.map((run) => run.text).join('')
    known.set(line, (read = { text, words: wordsOf(text) }))
  }
  return read
}

/** Where the text uses each fact, at the end of the line. Facts are numbered from 1. */
export function citesOf({ lines, positions }: EditorLines, facts: readonly Fact[]): { at: number; numbers: number[] }[] {
  if (facts.length === 0) return []
  const read = lines.map(readLine)
  const texts = read.map(({ text }) => text)
  const words = read.map((line) => line.words)
  const byLine = Map.groupBy(
    facts.map((fact, index) => ({ line: lineOf(fact, texts, words), number: index + 1 })).filter(({ line }) => line !== -1),
    ({ line }) => line,
  )
  return [...byLine].map(([line, found]) => ({ at: positions[line]! + texts[line]!.length, numbers: found.map(({ number }) => number) }))
}
