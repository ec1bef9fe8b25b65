import { PlainError } from '../../errors.ts'
import { featureReader, type FeatureShape } from './features.ts'

/** A linear function over the hashed n-grams: sorted buckets, each with its weight in whole steps of `step`. */
export interface Head {
  label: string
  bias: number
  step: number
  ids: Int32Array
  weights: Int8Array
}

/** What a sentence scores: `shared` plus the greatest of `heads`, each for one kind of what the rule looks for. */
export interface ModelParts {
  shape: FeatureShape
  shared: Head
  heads: Head[]
}

export interface Judgement {
  score: number
  /** The kind that scored highest: `arbitration`, `Scarcity`; empty for a model of one kind. */
  label: string
}

export interface Model {
  score(sentence: string): number
  judge(sentence: string): Judgement
}

const MAGIC = 0x4c_52_4d_49 // "IMRL" read as little endian
const VERSION = 1
const SHAPE_KEYS = ['bits', 'words', 'stem', 'stems', 'window', 'charMin', 'charMax'] as const

/** Lengths differ a hundredfold between sentences; a long one must not win by its length alone. */
export function lengthScale(featureCount: number): number {
  return featureCount === 0 ? 0 : 1 / Math.sqrt(featureCount)
}

export function writeModel(parts: ModelParts): Uint8Array {
  const all = [parts.shared, ...parts.heads]
  const labels = all.map((head) => new TextEncoder().encode(head.label))
  const room = 64 + all.reduce((sum, head, index) => sum + 16 + labels[index]!.length + head.ids.length * 6, 0)
  const bytes = new Uint8Array(room)
  const view = new DataView(bytes.buffer)
  let at = 0
  view.setUint32(at, MAGIC, true)
  bytes[(at += 4)] = VERSION
  at++
  for (const key of SHAPE_KEYS) bytes[at++] = parts.shape[key]
  bytes[at++] = all.length
  for (const [index, head] of all.entries()) {
    const label = labels[index]!
    bytes[at++] = label.length
    bytes.set(label, at)
    at += label.length
    view.setFloat32(at, head.bias, true)
    view.setFloat32(at + 4, head.step, true)
    view.setUint32(at + 8, head.ids.length, true)
    at += 12
    let previous = -1
    for (let entry = 0; entry < head.ids.length; entry++) {
      let gap = head.ids[entry]! - previous - 1
      previous = head.ids[entry]!
      for (; gap >= 0x80; gap >>>= 7) bytes[at++] = (gap & 0x7f) | 0x80
      bytes[at++] = gap
      view.setInt8(at++, head.weights[entry]!)
    }
  }
  return bytes.slice(0, at)
}

export function readModel(bytes: Uint8Array): ModelParts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readParts(bytes, view)
  } catch (error) {
    if (error instanceof RangeError) throw new PlainError('The model file ends too early; train it again.')
    throw error
  }
}

function readParts(bytes: Uint8Array, view: DataView): ModelParts {
  if (view.getUint32(0, true) !== MAGIC || view.getUint8(4) !== VERSION) {
    throw new PlainError('This is no model file of this version; make one with `imprimatur rules train`.')
  }
  let at = 5
  const shape = Object.fromEntries(SHAPE_KEYS.map((key) => [key, view.getUint8(at++)])) as unknown as FeatureShape
  const heads: Head[] = []
  for (let left = view.getUint8(at++); left > 0; left--) {
    const labelLength = view.getUint8(at++)
    const label = new TextDecoder().decode(bytes.subarray(at, at + labelLength))
    at += labelLength
    const bias = view.getFloat32(at, true)
    const step = view.getFloat32(at + 4, true)
    const count = view.getUint32(at + 8, true)
    at += 12
    if (count > bytes.length) throw new RangeError('more entries than bytes')
    const ids = new Int32Array(count)
    const weights = new Int8Array(count)
    let previous = -1
    for (let entry = 0; entry < count; entry++) {
      let gap = 0
      let byte = view.getUint8(at++)
      for (let shift = 0; ; shift += 7, byte = view.getUint8(at++)) {
        gap |= (byte & 0x7f) << shift
        if (byte < 0x80) break
      }
      previous += gap + 1
      ids[entry] = previous
      weights[entry] = view.getInt8(at++)
    }
    heads.push({ label, bias, step, ids, weights })
  }
  const shared = heads.shift()
  if (!shared) throw new PlainError('The model file holds no weights; train it again.')
  return { shape, shared, heads }
}

/** Makes a scorer of a model file's bytes. */
export function loadModel(bytes: Uint8Array): Model {
  return scorer(readModel(bytes))
}

export function scorer(parts: ModelParts): Model {
  const all = [parts.shared, ...parts.heads]
  const width = all.length
  const { present, slots, last, weights } = weightTable(all, parts.shape.bits)
  const read = featureReader(parts.shape)
  const steps = new Int32Array(width)
  const sums = new Float64Array(width)
  let sentenceNumber = 0

  const best = (sentence: string): number => {
    const { ids, count } = read(sentence)
    sentenceNumber = (sentenceNumber + 1) | 0
    steps.fill(0)
    for (let at = 0; at < count; at++) {
      const id = ids[at]!
      if ((present[id >>> 5]! & (1 << (id & 31))) === 0) continue
      let slot = firstSlot(id, last)
      while (slots[slot] !== id) slot = (slot + SLOT) & last
      // An n-gram counts once, however often it stands in a sentence.
      if (slots[slot + 1] === sentenceNumber) continue
      slots[slot + 1] = sentenceNumber
      const end = slots[slot + 3]!
      for (let cell = slots[slot + 2]!; cell < end; cell++) steps[weights[cell]! & 0xff]! += weights[cell]! >> 8
    }
    const scale = lengthScale(count)
    let winner = 0
    for (let head = 0; head < width; head++) {
      sums[head] = steps[head]! * all[head]!.step * scale + all[head]!.bias
      if (head > 0 && (winner === 0 || sums[head]! > sums[winner]!)) winner = head
    }
    return winner
  }

  const total = (winner: number) => (winner === 0 ? sums[0]! : sums[0]! + sums[winner]!)

  return {
    score: (sentence) => total(best(sentence)),
    judge: (sentence) => {
      const winner = best(sentence)
      return { score: total(winner), label: winner === 0 ? '' : all[winner]!.label }
    },
  }
}

/** Numbers in a slot: bucket, sentence that last counted it, start and end of its weights. Side by side: memory is what costs here. */
const SLOT = 4

function firstSlot(id: number, last: number): number {
  return (Math.imul(id, 0x9e3779b1 | 0) >>> 5) & last & -SLOT
}

/**
 * All heads' weights by bucket: a bitmap turns away the many buckets that have none, a hash table with linear probing finds
 * the slot of one that has. A weight is its whole steps above the number of its head, which takes the lowest eight bits.
 */
function weightTable(all: Head[], bits: number) {
  const present = new Int32Array(2 ** Math.max(0, bits - 5))
  let buckets = 0
  let weightCount = 0
  for (const head of all) {
    weightCount += head.ids.length
    for (const id of head.ids) {
      const bit = 1 << (id & 31)
      if ((present[id >>> 5]! & bit) === 0) buckets++
      present[id >>> 5]! |= bit
    }
  }
  const slots = new Int32Array(SLOT * 2 ** Math.ceil(Math.log2(Math.max(2, buckets * 1.4))))
  const last = slots.length - 1
  const empty = -1
  for (let slot = 0; slot <= last; slot += SLOT) slots[slot] = empty
  const slotOf = (id: number) => {
    let slot = firstSlot(id, last)
    while (slots[slot] !== id && slots[slot] !== empty) slot = (slot + SLOT) & last
    return slot
  }
  for (const head of all) {
    for (const id of head.ids) {
      const slot = slotOf(id)
      slots[slot] = id
      slots[slot + 3]!++
    }
  }
  let start = 0
  for (let slot = 0; slot <= last; slot += SLOT) {
    slots[slot + 2] = start
    start += slots[slot + 3]!
    slots[slot + 3] = slots[slot + 2]!
  }
  const weights = new Int16Array(weightCount)
  for (const [number, head] of all.entries()) {
    for (let entry = 0; entry < head.ids.length; entry++) {
      const slot = slotOf(head.ids[entry]!)
      weights[slots[slot + 3]!++] = (head.weights[entry]! << 8) | number
    }
  }
  return { present, slots, last, weights }
}
