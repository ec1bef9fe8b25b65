import { createHash } from 'node:crypto'
import type { ChainHead } from '../db/base/workspace-rows.ts'
import type { NewIdentifiers } from './new-identifiers.ts'

/** A value of an entry that is an identifier and nothing else; what people wrote stays as it is. */
const VALUE =
  /(?<!"(?:reason|name|answer|by|note|title|why|subject|text)"\s*:\s*)"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"/g

/** An entry, or JSON whose identifiers an entry names too, with its new identifiers. */
export const withNewIds = (text: string, ids: NewIdentifiers): string => text.replaceAll(VALUE, (_whole, id: string) => `"${ids.of(id)}"`)

const NOTHING = Buffer.alloc(0)

/** COPY writes these so that a row stays one line. */
const ESCAPED: Record<string, string> = { '\\': '\\\\', '\b': '\\b', '\f': '\\f', '\n': '\\n', '\r': '\\r', '\t': '\\t', '\v': '\\v' }
const PLAIN = new Map(Object.entries(ESCAPED).map(([plain, escaped]) => [escaped, plain]))

/** Fields are handled as Latin-1, one character for each byte; an entry is hashed as the text it is. */
export const textOf = (field: string): string =>
  Buffer.from(
    field.replaceAll(/\\[\\bfnrtv]/g, (escaped) => PLAIN.get(escaped)!),
    'latin1',
  ).toString('utf8')
const fieldOf = (text: string): string =>
  Buffer.from(text, 'utf8')
    .toString('latin1')
    .replaceAll(/[\\\b\f\n\r\t\v]/g, (plain) => ESCAPED[plain]!)
const byteaOf = (bytes: Buffer): string => `\\\\x${bytes.toString('hex')}`

interface Chain extends ChainHead {
  /** Where the chain ended before its identifiers were changed. */
  old: { length: number; head: string }
}

/** Hashes the entries of chains anew as they pass, since identifiers within them have changed. */
export class Chains {
  readonly heads = new Map<string, Chain>()
  readonly #ids: NewIdentifiers

  constructor(ids: NewIdentifiers) {
    this.#ids = ids
  }

  /** Changes the fields of a row in place: `entry`, `previous` and `hash` stand at these places. */
  next(chain: string, fields: string[], at: { entry: number; previous: number; hash: number }): void {
    const before = this.heads.get(chain) ?? { length: 0, previous: NOTHING, head: NOTHING, old: { length: 0, head: '' } }
    const entry = withNewIds(textOf(fields[at.entry]!), this.#ids)
    const head = createHash('sha256').update(before.head).update(entry).digest()
    const length = before.length + 1
    this.heads.set(chain, { length, previous: before.head, head, old: { length, head: fields[at.hash]!.slice(3) } })
    fields[at.entry] = fieldOf(entry)
    fields[at.previous] = byteaOf(before.head)
    fields[at.hash] = byteaOf(head)
  }
}
