import { readPage } from '../packs/page-reader.ts'
import type { SoldReading } from '../rules/index.ts'
import type { Document } from '../text/document.ts'

/** What a page was read as before any rule looked at it, as both APIs tell it. */
export interface ReadAs {
  kind: string
  sold: SoldReading[]
  /** How likely it sells to businesses alone. */
  to_businesses: number
}

/** Null for what is no page. */
export function readAs(document: Document): ReadAs | null {
  const read = readPage(document)
  return read && { kind: read.kind.name, sold: read.sold, to_businesses: read.business }
}
