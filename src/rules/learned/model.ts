import { PlainError } from '../../errors.ts'
import type { FeatureShape } from './features.ts'

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
  /** A sentence that stays below one of these, at a glance or with a first look, is not looked at more closely. */
  glance: number
  gate: number
}

const MAGIC = 0x4c_52_4d_49 // "IMRL" read as little endian
const VERSION = 5
/** What fits beside a weight in sixteen bits while scoring. */
const MOST_HEADS = 128
const SHAPE_KEYS = ['bits', 'words', 'stem', 'stems', 'window', 'charMin', 'charMax', 'lengths', 'damping'] as const

export function writeModel(parts: ModelParts): Uint8Array {
  const all = [parts.shared, ...parts.heads]
  if (all.length > MOST_HEADS) throw new PlainError(`A model has room for ${MOST_HEADS - 1} kinds; these lines have ${all.length - 1}.`)
  const labels = all.map((head) => new TextEncoder().encode(head.label))
  const room = 64 + all.reduce((sum, head, index) => sum + 16 + labels[index]!.length + head.ids.length * 6, 0)
  const bytes = new Uint8Array(room)
  const view = new DataView(bytes.buffer)
  let at = 0
  view.setUint32(at, MAGIC, true)
  bytes[(at += 4)] = VERSION
  at++
  for (const key of SHAPE_KEYS) bytes[at++] = parts.shape[key]
  view.setFloat32(at, parts.glance, true)
  view.setFloat32(at + 4, parts.gate, true)
  at += 8
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
  const glance = view.getFloat32(at, true)
  const gate = view.getFloat32(at + 4, true)
  at += 8
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
  return { shape, shared, heads, glance, gate }
}
