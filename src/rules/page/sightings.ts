import type { TermHit } from '../terms/lookup.ts'
import type { Sink } from '../terms/matcher.ts'

const NONE: TermHit[] = []
const NO_GATES: number[] = []
const NO_PLACES: number[] = []
const NO_LISTS: number[] = []
/** Up to so many a row is searched sooner than a set is made. */
const FEW_GATES = 12
/** Numbers kept of a place: its list, which of the list's forms, where it starts and ends. */
const KEPT = 4

/**
 * What the matchers saw in one text. Most places belong to lists that call for nothing by themselves (the everyday words of terms with
 * slots), and few of these are ever asked for: they are kept as bare numbers.
 */
export class Sightings implements Sink {
  #calling: Map<number, TermHit[]> | null = null
  #others = NO_PLACES
  #gates = NO_GATES
  #manyGates: Set<number> | null = null

  hit(list: number, index: number, start: number, end: number, calls: boolean): void {
    if (!calls) {
      if (this.#others === NO_PLACES) this.#others = []
      this.#others.push(list, index, start, end)
      return
    }
    this.#calling ??= new Map()
    const found = this.#calling.get(list)
    if (found) found.push({ index, start, end })
    else this.#calling.set(list, [{ index, start, end }])
  }

  gate(gate: number): void {
    if (this.#gates === NO_GATES) this.#gates = [gate]
    else this.#gates.push(gate)
  }

  /** The places of a list. */
  of(list: number): TermHit[] {
    const calling = this.#calling?.get(list)
    if (calling) return calling
    let hits = NONE
    for (let at = this.#next(list, 0); at >= 0; at = this.#next(list, at + KEPT)) {
      if (hits === NONE) hits = []
      hits.push({ index: this.#others[at + 1]!, start: this.#others[at + 2]!, end: this.#others[at + 3]! })
    }
    return hits
  }

  has(list: number): boolean {
    return this.#calling?.has(list) === true || this.#next(list, 0) >= 0
  }

  #next(list: number, from: number): number {
    for (let at = from; at < this.#others.length; at += KEPT) if (this.#others[at] === list) return at
    return -1
  }

  /** The lists seen that call for a closer look. */
  get calling(): Iterable<number> {
    return this.#calling?.keys() ?? NO_LISTS
  }

  /** Asks for a list that calls: quicker than asking for any. */
  isCalledBy(list: number): boolean {
    return this.#calling?.has(list) === true
  }

  get gates(): readonly number[] {
    return this.#gates
  }

  passes(gate: number): boolean {
    if (this.#gates.length <= FEW_GATES) return this.#gates.includes(gate)
    this.#manyGates ??= new Set(this.#gates)
    return this.#manyGates.has(gate)
  }
}
