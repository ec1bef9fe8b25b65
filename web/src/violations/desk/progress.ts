import type { Schemas } from '../../base/api.ts'
import type { StateName } from '../../base/parts/state.tsx'

type Counts = Schemas['StateCounts']
type Change = Partial<Record<StateName, number>>

const NONE: Counts = { undecided: 0, elevated_risk: 0, urgent_violation: 0, dismissed: 0, fixed: 0 }

/** Progress of the whole audit: the counts last received, plus pending decisions. */
export class Progress {
  #said: Counts = NONE
  #version = -1
  #pending = new Map<number, Change>()
  #next = 0
  #shown: Counts = NONE
  #listeners = new Set<() => void>()

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  counts = (): Counts => this.#shown
  /** Whether the server has said any counts yet. */
  known = (): boolean => this.#version >= 0

  /** Counts from the server; older ones than those known are ignored. */
  said(counts: Counts, version: number): void {
    if (version < this.#version) return
    this.#said = counts
    this.#version = version
    this.#recount()
  }

  /** A pending decision. Returns a function that ends it: the server has stored or refused it. */
  begin(change: Change): () => void {
    const number = this.#next++
    this.#pending.set(number, change)
    this.#recount()
    return () => {
      this.#pending.delete(number)
      this.#recount()
    }
  }

  #recount(): void {
    const shown = { ...this.#said }
    for (const change of this.#pending.values())
      for (const [state, by] of Object.entries(change) as [StateName, number][]) shown[state] = Math.max(0, shown[state] + by)
    this.#shown = shown
    this.#listeners.forEach((listener) => listener())
  }
}

/** How the counts change when findings move from their states to another. */
export function changeTo(from: Partial<Record<StateName, number>>, to: StateName): Change {
  const change: Change = {}
  for (const [state, count] of Object.entries(from) as [StateName, number][]) {
    change[state] = (change[state] ?? 0) - count
    change[to] = (change[to] ?? 0) + count
  }
  return change
}

export const sum = (counts: Counts): number => Object.values(counts).reduce((a, b) => a + b, 0)
