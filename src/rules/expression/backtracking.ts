import { isAmbiguous } from './ambiguity.ts'
import { inner, isLoop, readExpression, samplesOf, type Node, type Repeat } from './tree.ts'

/** Pieces that may or may not be there double the ways each; so many of them in a row are too many. */
const MOST_OPTIONAL = 12
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

function hasAmbiguousLoop(node: Node): boolean {
  if (node.kind === 'repeat' && isLoop(node) && node.part.kind !== 'characters' && isAmbiguous(node)) return true
  return inner(node).some(hasAmbiguousLoop)
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
