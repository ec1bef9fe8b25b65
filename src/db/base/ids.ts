import { createHash, randomFillSync } from 'node:crypto'

const pool = Buffer.alloc(16 * 256)
let used = pool.length
let lastTime = 0
let counter = 0

/** A new identifier (UUID version 7): ordered by time, so that indexes grow at their end. */
export function newId(): string {
  if (used >= pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const bytes = pool.subarray(used, used + 16)
  used += 16
  // Twelve bits of counter keep the order of identifiers made within one millisecond.
  const now = Date.now()
  if (now > lastTime) {
    lastTime = now
    counter = bytes.readUInt16BE(6) & 0x3ff
  } else if (++counter > 0xfff) {
    lastTime++
    counter = 0
  }
  bytes.writeUIntBE(lastTime, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return format(bytes)
}

/** The same identifier for the same name, always: for what ships with the product rather than with a workspace. */
export function namedId(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return format(bytes)
}

const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Identifiers are opaque to callers; what does not look like one of ours cannot exist, and is not asked for. */
export const isId = (value: string): boolean => value.length === 36 && SHAPE.test(value)

function format(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
