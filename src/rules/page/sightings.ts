import type { TermHit } from '../terms/lookup.ts'
import type { Sink } from '../terms/matcher.ts'

const NONE: TermHit[] = []
const NO_GATES: number[] = []
const NO_ROWS: number[][] = []
const NO_LISTS: number[] = []
/** Up to so many a row is searched sooner than a set is made. */
const FEW_GATES = 12
/** Numbers kept of a place: its list, which of the list's forms, where it starts and ends. */
const KEPT = 4
/** A row that grew with a text of millions of words would end the process at the memory's limit, not only the thread that reads it. */
const LONGEST_ROW = 1000 * KEPT
/** Up to so many rows are searched for what is asked for; of more a table is made. */
const FEW_ROWS = 2

/**
 * What the matchers saw in one text. Most places belong to lists that call for nothing by themselves (the everyday words of terms with
 * slots), and few of these are ever asked for: they are kept as bare numbers.
 */
export class Sightings implements Sink {
  #calling: Map<number, TermHit[]> | null = null
  #others = NO_ROWS
  #table: Map<number, TermHit[]> | null = null
  #gates = NO_GATES
  #manyGates: Set<number> | null = null

  hit(list: number, index: number, start: number, end: number, calls: boolean): void {
    if (!calls) {
      this.#row().push(list, index, start, end)
      return
    }
    this.#calling ??= new Map()
    const found = this.#calling.get(list)
    if (found) found.push({ index, start, end })
    else this.#calling.set(list, [{ index, start, end }])
  }

  /** The row that has room. */
  #row(): number[] {
    if (this.#others === NO_ROWS) this.#others = [[]]
    const last = this.#others.at(-1)!
    if (last.length < LONGEST_ROW) return last
    const next: number[] = []
    this.#others.push(next)
    return next
  }

  gate(gate: number): void {
    if (this.#gates === NO_GATES) this.#gates = [gate]
    else this.#gates.push(gate)
  }

  /** The places of a list. */
  of(list: number): TermHit[] {
    const calling = this.#calling?.get(list)
    if (calling) return calling
    if (this.#others.length > FEW_ROWS) return this.#tabled().get(list) ?? NONE
    let hits = NONE
    this.#each((one, index, start, end) => {
      if (one !== list) return
      if (hits === NONE) hits = []
      hits.push({ index, start, end })
    })
    return hits
  }

  has(list: number): boolean {
    if (this.#calling?.has(list) === true) return true
    if (this.#others.length > FEW_ROWS) return this.#tabled().has(list)
    for (const row of this.#others) for (let at = 0; at < row.length; at += KEPT) if (row[at] === list) return true
    return false
  }

  #tabled(): Map<number, TermHit[]> {
    if (this.#table) return this.#table
    const table = new Map<number, TermHit[]>()
    this.#each((list, index, start, end) => {
      const hits = table.get(list)
      if (hits) hits.push({ index, start, end })
      else table.set(list, [{ index, start, end }])
    })
    return (this.#table = table)
  }

  #each(visit: (list: number, index: number, start: number, end: number) => void): void {
    for (const row of this.#others) for (let at = 0; at < row.length; at += KEPT) visit(row[at]!, row[at + 1]!, row[at + 2]!, row[at + 3]!)
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
