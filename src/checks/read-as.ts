import { readPage } from '../packs/page-reader.ts'
import type { PageReader, SoldReading } from '../rules/index.ts'
import type { Document } from '../text/document.ts'

/** What a page was read as before any rule looked at it, as both APIs tell it. */
export interface ReadAs {
  kind: string
  sold: SoldReading[]
  /** How likely it sells to businesses alone. */
  to_businesses: number
  /** Whether somebody said what is sold there. */
  said: boolean
}

/** Null for what is no page. */
export function readAs(document: Document, reader: PageReader = readPage): ReadAs | null {
  const read = reader(document)
  return read && { kind: read.kind.name, sold: read.sold, to_businesses: read.business, said: read.isSaid }
}
