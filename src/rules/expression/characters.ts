import type { Node } from './tree.ts'
import { STAND_INS } from './stand-ins.ts'

/** Characters of a text that is all ASCII, or those of which an expression needs one: a bit for each. */
export interface CharacterSet {
  low: number
  digits: number
  capitals: number
  letters: number
}

const ASCII_SIZE = 0x80

/** Which characters a text of ASCII has. */
export function charactersOf(text: string): CharacterSet {
  const bits = [0, 0, 0, 0]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    bits[code >> 5]! |= 1 << code
  }
  return { low: bits[0]!, digits: bits[1]!, capitals: bits[2]!, letters: bits[3]! }
}

const meet = (one: CharacterSet, other: CharacterSet) =>
  ((one.low & other.low) | (one.digits & other.digits) | (one.capitals & other.capitals) | (one.letters & other.letters)) !== 0

/** More ways to match than this are not followed. */
const MOST_WAYS = 8

/** The characters without which an expression cannot match: of each set one, in one of several ways. */
export class NeededCharacters {
  readonly #ways: CharacterSet[][]

  private constructor(ways: CharacterSet[][]) {
    this.#ways = ways
  }

  /**
   * Null where it may match without any, or with such as are in nearly every text. The expression is read as JavaScript reads it
   * without the flags u and v.
   */
  static of(tree: Node, ignoreCase: boolean): NeededCharacters | null {
    const ways = waysOf(tree, ignoreCase)
    return ways.some((sets) => sets.length === 0) ? null : new NeededCharacters(ways)
  }

  areIn(characters: CharacterSet): boolean {
    for (const sets of this.#ways) if (sets.every((set) => meet(set, characters))) return true
    return false
  }
}

const WITHOUT_NEEDS: CharacterSet[][] = [[]]

function waysOf(node: Node, ignoreCase: boolean): CharacterSet[][] {
  switch (node.kind) {
    case 'characters':
      return waysOfCharacters(node.source, ignoreCase)
    case 'sequence':
      return node.parts.reduce((ways, part) => {
        const more = waysOf(part, ignoreCase)
        return ways.length * more.length > MOST_WAYS
          ? ways
          : ways.flatMap((sets) => more.map((others) => [...sets, ...others.filter((set) => !sets.includes(set))]))
      }, WITHOUT_NEEDS)
    case 'choice': {
      const ways = node.parts.flatMap((part) => waysOf(part, ignoreCase))
      return ways.length > MOST_WAYS ? WITHOUT_NEEDS : ways
    }
    case 'repeat':
      return node.min > 0 ? waysOf(node.part, ignoreCase) : WITHOUT_NEEDS
    default:
      return WITHOUT_NEEDS
  }
}

const known = new Map<string, CharacterSet[][]>()
const MOST_KNOWN = 2000
/** What has one of these is met nearly everywhere. */
const COMMON = charactersOf('e ')

function waysOfCharacters(source: string, ignoreCase: boolean): CharacterSet[][] {
  const key = `${ignoreCase ? 'i' : '-'}${source}`
  const before = known.get(key)
  if (before) return before
  const characters = charactersMatching(source, ignoreCase)
  const ways = meet(characters, COMMON) ? WITHOUT_NEEDS : [[characters]]
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, ways)
  return ways
}

/** A class that names characters beyond ASCII, or control characters, may mean anything that stands for them. */
const NAMES_BEYOND = /[^\x20-\x7e]|\\[uxpPcv0]/
const LETTER = /^[a-z]$/i

function charactersMatching(source: string, ignoreCase: boolean): CharacterSet {
  if (LETTER.test(source)) return charactersOf(ignoreCase ? source.toLowerCase() + source.toUpperCase() : source)
  const expression = new RegExp(`^(?:${source})$`, ignoreCase ? 'i' : '')
  let matching = NAMES_BEYOND.test(source) ? STAND_INS : ''
  for (let code = 0; code < ASCII_SIZE; code++) if (expression.test(String.fromCharCode(code))) matching += String.fromCharCode(code)
  return charactersOf(matching)
}
