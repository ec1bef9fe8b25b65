import { createCipheriv, randomBytes } from 'node:crypto'

/** A UUID in any text. */
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Identifiers that recur in row after row are computed once. */
const REMEMBERED = 20_000

/**
 * Gives every identifier another one, the same each time, without a table of them: the old one is encrypted with a key of this import.
 * Those that are ordered by time (version 7) keep their first half, and with it their order.
 */
export class NewIdentifiers {
  readonly #cipher = createCipheriv('aes-128-ecb', randomBytes(16), null).setAutoPadding(false)
  readonly #chosen = new Map<string, string>()
  readonly #known = new Set<string>()
  #recent = new Map<string, string>()

  /** This one becomes that one: people who have an account already. */
  choose(old: string, fresh: string): void {
    this.#chosen.set(old, fresh)
    this.#known.add(old)
  }

  /** An identifier of something that is imported; texts may name it. */
  know(old: string): void {
    this.#known.add(old)
  }

  isKnown(old: string): boolean {
    return this.#known.has(old)
  }

  of(old: string): string {
    const found = this.#chosen.get(old) ?? this.#recent.get(old)
    if (found !== undefined) return found
    const bytes = Buffer.from(old.replaceAll('-', ''), 'hex')
    const fresh = this.#cipher.update(bytes)
    if (bytes[6]! >> 4 === 7) bytes.copy(fresh, 0, 0, 8)
    fresh[6] = (fresh[6]! & 0x0f) | (bytes[6]! & 0xf0)
    fresh[8] = (fresh[8]! & 0x3f) | 0x80
    const hex = fresh.toString('hex')
    const made = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
    if (this.#recent.size >= REMEMBERED) this.#recent = new Map()
    this.#recent.set(old, made)
    return made
  }

  /** Every identifier in a column of identifiers. */
  everywhere(field: string): string {
    return field.length === 36 ? this.of(field) : field.replaceAll(UUID, (id) => this.of(id))
  }

  /** Those in a text that are known to be of something imported; others may be anybody's. */
  whereKnown(field: string): string {
    return field.replaceAll(UUID, (id) => (this.#known.has(id) ? this.of(id) : id))
  }
}
