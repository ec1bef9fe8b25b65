import { byteOf } from './characters.ts'

/** Characters of the pieces whose places are known. */
export const INDEXED = 2
/** Two characters of ASCII have a bucket of their own. */
const BUCKETS = 1 << 14
/** How many parts of a piece are looked up: more of them narrow it down little. */
const LOOKED_UP = 32

/** A part of a piece: where it stands in the piece, and its first place. */
export interface Lead {
  offset: number
  place: number
}

/**
 * The places of every two characters of a text in which more and more is crossed out: of each two the first that is not, and from each
 * the next. What is crossed out stays so, and is passed by once for all: so the first place of a piece is nearly always found at once,
 * however long the text.
 */
export class OpenPlaces {
  readonly #codes: Uint8Array
  /** By bucket, which some share, and by place; counted from 1, with 0 for none. */
  readonly #first = new Int32Array(BUCKETS)
  readonly #next: Int32Array

  /** `codes`: the characters, as `byteOf` has them; what is crossed out later becomes 0. */
  constructor(codes: Uint8Array) {
    this.#codes = codes
    this.#next = new Int32Array(codes.length + 1)
    fill(codes, this.#first, this.#next)
  }

  /** Sets `lead` to the part of a piece that narrows down most where it may stand first; false where it stands nowhere. */
  leadOf(piece: string, lead: Lead): boolean {
    const first = this.#first
    const next = this.#next
    const codes = this.#codes
    const step = Math.ceil(piece.length / LOOKED_UP)
    let farthest = -piece.length
    for (let offset = 0; offset + INDEXED <= piece.length; offset += step) {
      const bucket = bucketOf(byteOf(piece.charCodeAt(offset)), byteOf(piece.charCodeAt(offset + 1)))
      const known = first[bucket]!
      let place = known
      while (place > 0 && bucketOf(codes[place - 1]!, codes[place]!) !== bucket) place = next[place]!
      if (place !== known) first[bucket] = place
      if (place === 0) return false
      if (place - 1 - offset <= farthest) continue
      farthest = place - 1 - offset
      lead.place = place - 1
      lead.offset = offset
    }
    return true
  }

  /** The next place of the two characters at a place, or of others that share their bucket; -1 where there is none. */
  after(place: number): number {
    return this.#next[place + 1]! - 1
  }
}

function fill(codes: Uint8Array, first: Int32Array, next: Int32Array): void {
  let two = codes.at(-1)!
  for (let at = codes.length - INDEXED; at >= 0; at--) {
    const one = codes[at]!
    const bucket = bucketOf(one, two)
    next[at + 1] = first[bucket]!
    first[bucket] = at + 1
    two = one
  }
}

const bucketOf = (one: number, two: number) => ((one << 7) + two) & (BUCKETS - 1)
