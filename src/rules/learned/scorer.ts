import type { Words } from '../words/word-table.ts'
import { SentenceReader } from './features.ts'
import { FirstLook } from './first-look.ts'
import { lengthScaler } from './length.ts'
import { readModel, type Head, type ModelParts } from './model.ts'

/** What a model says of a sentence. */
export interface ScoredLabel {
  /** 0 to 1. */
  score: number
  /** The kind that scored highest: `arbitration`, `Scarcity`; empty for a model of one kind. */
  label: string
}

export interface Model {
  /** The sentence's words may be known already. */
  score(sentence: string, words?: Words): number
  judge(sentence: string): ScoredLabel
  /** What the quick looks say: where one stays below the model's gate for it, the sentence scores 0 without a closer one. */
  glance(sentence: string): number
  suspicion(sentence: string): number
}

/** How fast a score leaves the middle: a sentence on the margin scores 0.05 or 0.95. */
const STEEPNESS = 3

/** Makes a scorer of a model file's bytes. */
export function loadModel(bytes: Uint8Array): Model {
  return scorer(readModel(bytes))
}

function scorer(parts: ModelParts): Model {
  const all = [parts.shared, ...parts.heads]
  const width = all.length
  // Made for the first sentence that needs more than a quick look: many texts have none.
  let table: WeightTable | undefined
  const reader = new SentenceReader(parts.shape)
  const lengthScale = lengthScaler(parts.shape.damping)
  const firstLook = new FirstLook(parts.shared, parts.shape, reader)
  const steps = new Int32Array(width)
  const sums = new Float64Array(width)
  const seen = new SeenIds()
  let ids = new Int32Array(0)

  /** The winning head; -1 where a quick look was enough. */
  const best = (sentence: string, words?: Words): number => {
    reader.cut(sentence, words)
    if ((parts.glance > -Infinity && firstLook.glance() < parts.glance) || firstLook.suspicion() < parts.gate) return -1
    const { present, slots, last, weights } = (table ??= weightTable(all, parts.shape.bits))
    if (ids.length < reader.room) ids = new Int32Array(reader.room * 2)
    let count = 0
    for (let token = 0; token < reader.count; token++) count = reader.characterGrams(reader.numbers[token]!, ids, count)
    count = reader.wordGrams(ids, count)
    seen.clear(count)
    steps.fill(0)
    for (let at = 0; at < count; at++) {
      const id = ids[at]!
      if ((present[id >>> 5]! & (1 << (id & 31))) === 0 || !seen.add(id)) continue
      let slot = firstSlot(id, last)
      while (slots[slot] !== id) slot = (slot + SLOT) & last
      for (let cell = slots[slot + 1]!; ; cell++) {
        const weight = weights[cell]!
        steps[(weight >> 1) & 0x7f]! += weight >> 8
        if ((weight & 1) === 1) break
      }
    }
    const scale = lengthScale(count)
    let winner = 0
    for (let head = 0; head < width; head++) {
      sums[head] = steps[head]! * all[head]!.step * scale + all[head]!.bias
      if (head > 0 && (winner === 0 || sums[head]! > sums[winner]!)) winner = head
    }
    return winner
  }

  // From 0 to 1, a half where the plane lies.
  const total = (winner: number) => (winner < 0 ? 0 : 1 / (1 + Math.exp(-STEEPNESS * (winner === 0 ? sums[0]! : sums[0]! + sums[winner]!))))

  return {
    score: (sentence, words) => total(best(sentence, words)),
    judge: (sentence) => {
      const winner = best(sentence)
      return { score: total(winner), label: winner <= 0 ? '' : all[winner]!.label }
    },
    glance: (sentence) => {
      reader.cut(sentence)
      return firstLook.glance()
    },
    suspicion: (sentence) => {
      reader.cut(sentence)
      return firstLook.suspicion()
    },
  }
}

/** The n-grams of one sentence that were counted: each counts once. A small table that stays in the processor's nearest memory. */
class SeenIds {
  private table = new Int32Array(1024)
  private last = 1023

  clear(most: number): void {
    while (this.last < most * 2) this.last = this.last * 2 + 1
    if (this.table.length <= this.last) this.table = new Int32Array(this.last + 1)
    this.table.fill(0, 0, this.last + 1)
  }

  /** Whether it was not there yet. */
  add(id: number): boolean {
    let at = id & this.last
    for (let held = this.table[at]!; held !== 0; held = this.table[at]!) {
      if (held === id + 1) return false
      at = (at + 1) & this.last
    }
    this.table[at] = id + 1
    return true
  }
}

/** Numbers in a slot: the bucket, and where its weights start. Side by side: reaching for memory is what costs here. */
const SLOT = 2

function firstSlot(id: number, last: number): number {
  return (Math.imul(id, 0x9e3779b1 | 0) >>> 5) & last & -SLOT
}

interface WeightTable {
  present: Int32Array
  slots: Int32Array
  last: number
  weights: Int16Array
}

/**
 * All heads' weights by bucket: a bitmap turns away the many buckets that have none, a hash table with linear probing finds
 * the slot of one that has. A weight holds, from its lowest bit: whether it is its bucket's last, its head (7 bits), its steps (8 bits).
 */
function weightTable(all: Head[], bits: number): WeightTable {
  const present = new Int32Array(2 ** Math.max(0, bits - 5))
  let buckets = 0
  for (const { ids } of all) {
    for (let entry = 0; entry < ids.length; entry++) {
      const id = ids[entry]!
      const bit = 1 << (id & 31)
      if ((present[id >>> 5]! & bit) !== 0) continue
      present[id >>> 5]! |= bit
      buckets++
    }
  }
  const slots = new Int32Array(SLOT * 2 ** Math.ceil(Math.log2(Math.max(2, buckets * 1.4)))).fill(-1)
  const last = slots.length - 1
  const slotOf = (id: number) => {
    let slot = firstSlot(id, last)
    while (slots[slot] !== id && slots[slot] !== -1) slot = (slot + SLOT) & last
    return slot
  }
  // How many weights each bucket has, then where they end, and, once they are written from there backwards, where they start.
  for (const { ids } of all) {
    for (let entry = 0; entry < ids.length; entry++) {
      const slot = slotOf(ids[entry]!)
      slots[slot + 1] = slots[slot] === -1 ? 1 : slots[slot + 1]! + 1
      slots[slot] = ids[entry]!
    }
  }
  let count = 0
  for (let slot = 0; slot < slots.length; slot += SLOT) if (slots[slot] !== -1) slots[slot + 1] = count += slots[slot + 1]!
  const weights = new Int16Array(count)
  const ends = new Uint8Array(count + 1)
  for (let slot = 0; slot < slots.length; slot += SLOT) if (slots[slot] !== -1) ends[slots[slot + 1]!] = 1
  for (const [number, head] of [...all.entries()].toReversed()) {
    for (let entry = 0; entry < head.ids.length; entry++) {
      const slot = slotOf(head.ids[entry]!)
      const at = --slots[slot + 1]!
      weights[at] = (head.weights[entry]! << 8) | (number << 1) | ends[at + 1]!
    }
  }
  return { present, slots, last, weights }
}
