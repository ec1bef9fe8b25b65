import { exactSamplesOf, isLoop, MOST_COPIES, sampleIn, samplesOf, type Node } from './tree.ts'

/** A loop of more places than this is not looked into. */
const MOST_PLACES = 150

/** One character of a loop's body, and which characters may come after it. */
interface Position {
  characters: bigint
  /** As its author writes it. */
  exact: bigint
  next: Set<number>
}

interface LoopPart {
  first: number[]
  last: number[]
  empty: boolean
}

/** The places of a loop's body; whether one of them leads to another in two ways; and what does. */
interface LaidOut {
  places: Position[]
  twice: number | null
  first: number[]
  isTooLarge: boolean
}

function layOut(loop: Node): LaidOut {
  const places: Position[] = []
  let twice: number | null = null
  const link = (from: number[], to: number[]) => {
    for (const place of from) {
      for (const other of to) {
        // From a loop's end to its beginning, and once more from the end of the loop around it: the same text, read in two ways.
        if (places[place]!.next.has(other)) twice = place
        places[place]!.next.add(other)
      }
    }
  }
  const joined = (one: LoopPart, other: LoopPart): LoopPart => {
    link(one.last, other.first)
    return {
      first: one.empty ? [...one.first, ...other.first] : one.first,
      last: other.empty ? [...one.last, ...other.last] : other.last,
      empty: one.empty && other.empty,
    }
  }
  const lay = (node: Node): LoopPart => {
    if (places.length > MOST_PLACES) return { first: [], last: [], empty: true }
    if (node.kind === 'characters') {
      const place = places.push({ characters: samplesOf(node.source), exact: exactSamplesOf(node.source), next: new Set() }) - 1
      return { first: [place], last: [place], empty: false }
    }
    if (node.kind === 'sequence') return node.parts.map(lay).reduce(joined, { first: [], last: [], empty: true })
    if (node.kind === 'choice') {
      const pieces = node.parts.map(lay)
      return {
        first: pieces.flatMap((piece) => piece.first),
        last: pieces.flatMap((piece) => piece.last),
        empty: pieces.some((piece) => piece.empty),
      }
    }
    if (node.kind !== 'repeat') return { first: [], last: [], empty: true }
    if (isLoop(node)) {
      const piece = lay(node.part)
      link(piece.last, piece.first)
      // Which of the turns that must be taken read nothing is open.
      if (piece.empty && node.min > MOST_COPIES) twice ??= piece.first[0] ?? null
      return { ...piece, empty: piece.empty || node.min === 0 }
    }
    let whole: LoopPart = { first: [], last: [], empty: true }
    for (let copy = 0; copy < node.max; copy++) {
      const piece = lay(node.part)
      whole = joined(whole, { ...piece, empty: piece.empty || copy >= node.min })
    }
    return whole
  }
  const { first } = lay(loop)
  return { places, twice, first, isTooLarge: places.length > MOST_PLACES }
}

/** Whether a loop can read one text in two ways: both begin at one place, part, and meet there again. */
export function isAmbiguous(loop: Node): boolean {
  const { places, twice, isTooLarge } = layOut(loop)
  return twice !== null || isTooLarge || places.some((_place, start) => partsAndMeets(places, start) !== null)
}

/** What leads from a loop's beginning to a place, and a text from there back to it that can be read in two ways; null: none was found. */
export function ambiguousText(loop: Node): { lead: string; piece: string } | null {
  const { places, twice, first, isTooLarge } = layOut(loop)
  if (isTooLarge) return null
  const entry = { characters: 0n, exact: 0n, next: new Set(first) }
  const leadTo = (place: number) => way(places, entry, place) ?? ''
  if (twice !== null) return { lead: leadTo(twice), piece: way(places, places[twice]!, twice) ?? sampleOf(places[twice]!) }
  for (const start of places.keys()) {
    const piece = partsAndMeets(places, start)
    if (piece !== null) return { lead: leadTo(start), piece }
  }
  return null
}

const sampleOf = ({ characters, exact }: Position) => sampleIn(exact || characters)

/** The shortest text from a place to another, at least one character; null where there is no way. */
function way(places: Position[], from: Position, to: number): string | null {
  const seen = new Set<number>()
  let open = [{ place: from, text: '' }]
  while (open.length > 0) {
    const further: typeof open = []
    for (const { place, text } of open) {
      for (const next of place.next) {
        const longer = text + sampleOf(places[next]!)
        if (next === to) return longer
        if (!seen.has(next)) further.push({ place: places[next]!, text: longer })
        seen.add(next)
      }
    }
    open = further
  }
  return null
}

/** Follows two readings of one text that both begin at a place: a text on which they part and are both there again. */
function partsAndMeets(places: Position[], start: number): string | null {
  const seen = new Set<number>()
  const open: [one: number, other: number, parted: boolean, text: string][] = [[start, start, false, '']]
  for (let step = open.pop(); step; step = open.pop()) {
    const [one, other, parted, text] = step
    for (const nextOne of places[one]!.next) {
      for (const nextOther of places[other]!.next) {
        const both = places[nextOne]!.characters & places[nextOther]!.characters
        if (both === 0n) continue
        const longer = text + sampleIn(places[nextOne]!.exact & places[nextOther]!.exact || both)
        const apart = parted || nextOne !== nextOther
        if (apart && nextOne === start && nextOther === start) return longer
        const key = (nextOne * places.length + nextOther) * 2 + Number(apart)
        if (seen.has(key)) continue
        seen.add(key)
        open.push([nextOne, nextOther, apart, longer])
      }
    }
  }
  return null
}
