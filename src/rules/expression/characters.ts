import type { Node } from './tree.ts'
import { STAND_INS } from './stand-ins.ts'

/** Signs of a text that is all ASCII, or those of which an expression needs one: a bit for each. */
export interface Signs {
  low: number
  digits: number
  capitals: number
  letters: number
}

const SIGNS_OF_ASCII = 0x80

/** Which signs a text of ASCII has. */
export function signsOf(text: string): Signs {
  const bits = [0, 0, 0, 0]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    bits[code >> 5]! |= 1 << code
  }
  return { low: bits[0]!, digits: bits[1]!, capitals: bits[2]!, letters: bits[3]! }
}

const meet = (one: Signs, other: Signs) =>
  ((one.low & other.low) | (one.digits & other.digits) | (one.capitals & other.capitals) | (one.letters & other.letters)) !== 0

/** More ways to match than this are not followed. */
const MOST_WAYS = 8

/** The signs without which an expression cannot match: of each set one, in one of several ways. */
export class NeededSigns {
  readonly #ways: Signs[][]

  private constructor(ways: Signs[][]) {
    this.#ways = ways
  }

  /** Null where it may match without any, or with such as are in nearly every text. The expression is read as JavaScript reads it without the flags u and v. */
  static of(tree: Node, ignoreCase: boolean): NeededSigns | null {
    const ways = waysOf(tree, ignoreCase)
    return ways.some((sets) => sets.length === 0) ? null : new NeededSigns(ways)
  }

  areIn(signs: Signs): boolean {
    for (const sets of this.#ways) if (sets.every((set) => meet(set, signs))) return true
    return false
  }
}

const WITHOUT_NEEDS: Signs[][] = [[]]

function waysOf(node: Node, ignoreCase: boolean): Signs[][] {
  switch (node.kind) {
    case 'signs':
      return waysOfSigns(node.source, ignoreCase)
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

const known = new Map<string, Signs[][]>()
const MOST_KNOWN = 2000
/** What has one of these is met nearly everywhere. */
const COMMON = signsOf('e ')

function waysOfSigns(source: string, ignoreCase: boolean): Signs[][] {
  const key = `${ignoreCase ? 'i' : '-'}${source}`
  const before = known.get(key)
  if (before) return before
  const signs = signsMatching(source, ignoreCase)
  const ways = meet(signs, COMMON) ? WITHOUT_NEEDS : [[signs]]
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, ways)
  return ways
}

/** A class that names signs beyond ASCII, or control characters, may mean anything that stands for them. */
const NAMES_BEYOND = /[^\x20-\x7e]|\\[uxpPcv0]/
const LETTER = /^[a-z]$/i

function signsMatching(source: string, ignoreCase: boolean): Signs {
  if (LETTER.test(source)) return signsOf(ignoreCase ? source.toLowerCase() + source.toUpperCase() : source)
  const expression = new RegExp(`^(?:${source})$`, ignoreCase ? 'i' : '')
  let matching = NAMES_BEYOND.test(source) ? STAND_INS : ''
  for (let code = 0; code < SIGNS_OF_ASCII; code++) if (expression.test(String.fromCharCode(code))) matching += String.fromCharCode(code)
  return signsOf(matching)
}
