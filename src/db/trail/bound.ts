import { createHash } from 'node:crypto'
import { AT_AUDIT } from './entries.ts'

/*
 * Which findings an entry is about, and what they said, are hashed with it: SHA-256 over one item for each finding in the order of their
 * places, which is the place in eight bytes and the hash of what it says. Where an entry is written in parts, each part's hash begins with
 * that of the part before. A finding of before there were such hashes has zeros.
 */

const NONE = Buffer.alloc(32)
export const itemOf = (place: number, findingHash: Buffer | null): Buffer => {
  const bytes = Buffer.alloc(40)
  bytes.writeBigInt64BE(BigInt(place))
  ;(findingHash ?? NONE).copy(bytes, 8)
  return bytes
}

/** What a finding carries over beside: the state that it keeps, and why. */
export const keptOf = (state: number, reason: string | null): Buffer => {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(state)
  return Buffer.concat([
    bytes,
    createHash('sha256')
      .update(reason ?? '')
      .digest(),
  ])
}

/** Of an entry about one finding. */
export const boundToOne = (place: number, findingHash: Buffer | null): string =>
  createHash('sha256').update(itemOf(place, findingHash)).digest('hex')

const ITEM = `int8send(place) || coalesce(finding_hash, '\\x${'00'.repeat(32)}'::bytea)`
/** The same over `place`, `finding_hash`, `state` and `dismissal_reason`, where a decision is carried over. */
export const KEPT_ITEM = `${ITEM} || int2send(state) || sha256(convert_to(coalesce(dismissal_reason, ''), 'UTF8'))`

/** The hash as SQL over rows with `place` and `finding_hash`, in hexadecimal digits. `before`: SQL of the part before. */
export const boundSql = (item = ITEM, before?: string): string =>
  `encode(sha256(${before ? `${before} || ` : ''}string_agg(${item}, ''::bytea order by place)), 'hex')`

/** The places of `changed (place)`, as columns of `total`. */
export const PLACES = 'array_agg(place order by place) as places, min(place) as first_place, max(place) as last_place'

/** A part of a `with` that keeps which findings an entry was about that decides nothing: from `chained` and `total`. */
export const KEEP_PLACES = `kept as (
  insert into review_changes (workspace_id, audit_id, number, part, places, first_place, last_place)
  select live.workspace_id, chained.id, chained.trail_length, 1, total.places, total.first_place, total.last_place
  from audits live, chained, total where ${AT_AUDIT}
  returning 1
)`

/** The hash of some items in the order of their places. `parts`: the last place of each part that was hashed for itself. */
export function hashOfItems(items: { place: number; bytes: Buffer }[], parts: number[] = [Number.MAX_SAFE_INTEGER]): string {
  let [hash, at] = [Buffer.alloc(0), 0]
  for (const last of parts) {
    const part = createHash('sha256').update(hash)
    for (; at < items.length && items[at]!.place <= last; at++) part.update(items[at]!.bytes)
    hash = part.digest()
  }
  return at < items.length ? '' : hash.toString('hex')
}
