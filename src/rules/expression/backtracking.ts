import { readExpression, samplesOf, type Node } from './tree.ts'

/** A piece repeated up to so often is looked at as so many pieces, more often as a loop. */
const MOST_COPIES = 6
/** Pieces that may or may not be there double the ways each; so many of them in a row are too many. */
const MOST_OPTIONAL = 12
/** A loop of more places than this is not looked into. */
const MOST_PLACES = 150
const MOST_STATES = 40
/** About as many steps as an expression may take in its time. */
const STEPS = 5e7

/** Loops that can share out one stretch of text among them: how many have no limit, and the limits of the others multiplied. */
interface Chain {
  loops: number
  ways: number
}

const ENDLESS: Chain = { loops: Infinity, ways: 1 }

const LOOPS = /[*+]|\{\d+(?:,\d*)?\}|\\[1-9k]/g
const LOOP_OF_GROUP = /\)(?:[*+]|\{\d)/
const OPTIONAL = /[^(?]\?/g

/**
 * How long an expression may take in a text at worst. It counts the loops that can share out one stretch of text in many ways
 * (`.*foo.*bar`), and looks for loops in which one text can be read in two (`(a+)+`, `(a|a)*`). In doubt it answers too high.
 */
export class Backtracking {
  readonly #full: () => string
  /** What a first look says, which never says too little; and what reading it says. */
  readonly #guess: Chain
  #read: Chain | null = null

  /** The expression as its author has it; as JavaScript has it with the flag v it is asked for where the first look is not enough. */
  constructor(source: string, full: () => string) {
    this.#full = full
    const isPlain = !LOOP_OF_GROUP.test(source) && (source.match(OPTIONAL)?.length ?? 0) < MOST_OPTIONAL
    this.#guess = isPlain ? { loops: source.match(LOOPS)?.length ?? 0, ways: 1 } : ENDLESS
  }

  mayTakeLong(length: number): boolean {
    return exceeds(this.#guess, length) && exceeds((this.#read ??= chainOf(this.#full())), length)
  }
}

/** Tried at each place of a text; of the ways to share out a text in order each counts once. */
function exceeds({ loops, ways }: Chain, length: number): boolean {
  if (loops === Infinity) return true
  let steps = length * ways
  for (let loop = 1; loop <= loops && steps <= STEPS; loop++) steps *= Math.max(1, length / (loop + 1))
  return (loops > 0 || ways > 1) && steps > STEPS
}

function chainOf(full: string): Chain {
  try {
    const tree = readExpression(full)
    return tree === null || hasAmbiguousLoop(tree) ? ENDLESS : new Chains().worst(tree)
  } catch {
    // A class that cannot be read on its own: nothing is known of it.
    return ENDLESS
  }
}

type Repeat = Node & { kind: 'repeat' }

const isLoop = (node: Repeat) => node.max > MOST_COPIES

function inner(node: Node): Node[] {
  if (node.kind === 'sequence' || node.kind === 'choice') return node.parts
  return node.kind === 'repeat' || node.kind === 'look' ? [node.part] : []
}

function hasAmbiguousLoop(node: Node): boolean {
  if (node.kind === 'repeat' && isLoop(node) && node.part.kind !== 'characters' && isAmbiguous(node)) return true
  return inner(node).some(hasAmbiguousLoop)
}

/** One character of a loop's body, and which characters may come after it. */
interface Position {
  characters: bigint
  next: Set<number>
}

interface LoopPart {
  first: number[]
  last: number[]
  empty: boolean
}

/** Whether a loop can read one text in two ways: both begin at one place, part, and meet there again. */
function isAmbiguous(loop: Node): boolean {
  const places: Position[] = []
  let twoWays = false
  const link = (from: number[], to: number[]) => {
    for (const place of from) {
      for (const other of to) {
        // From a loop's end to its beginning, and once more from the end of the loop around it: the same text, read in two ways.
        if (places[place]!.next.has(other)) twoWays = true
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
      const place = places.push({ characters: samplesOf(node.source), next: new Set() }) - 1
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
      if (piece.empty && node.min > MOST_COPIES) twoWays = true
      return { ...piece, empty: piece.empty || node.min === 0 }
    }
    let whole: LoopPart = { first: [], last: [], empty: true }
    for (let copy = 0; copy < node.max; copy++) {
      const piece = lay(node.part)
      whole = joined(whole, { ...piece, empty: piece.empty || copy >= node.min })
    }
    return whole
  }
  lay(loop)
  return twoWays || places.length > MOST_PLACES || places.some((_place, start) => partsAndMeets(places, start))
}

/** Follows two readings of one text that both begin at a place: whether they part on the way and are both there again. */
function partsAndMeets(places: Position[], start: number): boolean {
  const seen = new Set<number>()
  const open: [one: number, other: number, parted: boolean][] = [[start, start, false]]
  for (let step = open.pop(); step; step = open.pop()) {
    const [one, other, parted] = step
    for (const nextOne of places[one]!.next) {
      for (const nextOther of places[other]!.next) {
        if ((places[nextOne]!.characters & places[nextOther]!.characters) === 0n) continue
        const apart = parted || nextOne !== nextOther
        if (apart && nextOne === start && nextOther === start) return true
        const key = (nextOne * places.length + nextOther) * 2 + Number(apart)
        if (seen.has(key)) continue
        seen.add(key)
        open.push([nextOne, nextOther, apart])
      }
    }
  }
  return false
}

/** A chain of loops up to here, the characters all of them can take, and how many pieces that may be left out came last. */
interface State extends Chain {
  characters: bigint
  optional: number
}

/** At this length two chains are compared, as good as any. */
const TYPICAL = 600
const weight = ({ loops, ways }: Chain) => loops * Math.log(TYPICAL) + Math.log(ways)

/** The chain of loops that takes longest, of those that a text of characters they share can be divided among. */
class Chains {
  #worst: Chain = { loops: 0, ways: 1 }

  worst(node: Node): Chain {
    this.#read(node, [])
    return this.#worst
  }

  #keep(states: State[]): State[] {
    const best = new Map<bigint, State>()
    for (const state of states) {
      const known = best.get(state.characters)
      if (!known || weight(known) + known.optional < weight(state) + state.optional) best.set(state.characters, state)
      const chain = state.optional >= MOST_OPTIONAL ? ENDLESS : state
      if (weight(chain) > weight(this.#worst)) this.#worst = chain
    }
    if (best.size > MOST_STATES) this.#worst = ENDLESS
    return [...best.values()].slice(0, MOST_STATES)
  }

  #read(node: Node, states: State[]): State[] {
    switch (node.kind) {
      case 'characters':
        return states.filter((state) => (state.characters & samplesOf(node.source)) !== 0n)
      case 'sequence':
        return node.parts.reduce((before, part) => this.#read(part, before), states)
      case 'choice':
        return this.#keep(node.parts.flatMap((part) => this.#read(part, states)))
      case 'look':
        this.#read(node.part, [])
        return states
      case 'nothing':
        return states
      case 'repeat':
        return isLoop(node) ? this.#loop(node, states) : this.#copies(node, states)
    }
  }

  #loop({ part, min, max }: Repeat, states: State[]): State[] {
    const characters = charactersIn(part)
    const longer = ({ loops, ways }: Chain) => (max === Infinity ? { loops: loops + 1, ways } : { loops, ways: ways * max })
    // What stands within a loop may begin a chain as well, and the loop's next turn go on with it.
    const within = part.kind === 'characters' ? [] : this.#read(part, this.#read(part, []))
    const joined = states
      .filter((state) => (state.characters & characters) !== 0n)
      .map((state) => ({ ...state, ...longer(state), characters: state.characters & characters }))
    return this.#keep([{ characters, ...longer({ loops: 0, ways: 1 }), optional: 0 }, ...joined, ...within, ...(min === 0 ? states : [])])
  }

  #copies({ part, min, max }: Repeat, states: State[]): State[] {
    let now = states
    for (let copy = 0; copy < max; copy++) {
      const begun = copy >= min && now.length === 0 ? [{ characters: charactersIn(part), loops: 0, ways: 1, optional: 0 }] : now
      const after = this.#read(part, begun)
      now = copy < min ? after : this.#keep([...after.map((state) => ({ ...state, optional: state.optional + 1 })), ...now])
    }
    return now
  }
}

function charactersIn(node: Node): bigint {
  return node.kind === 'characters'
    ? samplesOf(node.source)
    : node.kind === 'look'
      ? 0n
      : inner(node).reduce((all, part) => all | charactersIn(part), 0n)
}
