import { readFileSync } from 'node:fs'
import path from 'node:path'
import { RULES_FOLDER } from '../places.ts'
import type { Profile, SaidReading } from '../db/audits/profile.ts'
import { isWithin, pageReader, saidToSell, type PageKind, type PageReader, type PageWeights, type Subject } from '../rules/index.ts'

/** Made by `npm run bench -- pages train FOLDER --write`. */
export const PAGE_WEIGHTS_FILE = path.join(RULES_FOLDER, 'page-reading.json')

let reader: PageReader | undefined

/** What kind of page a document is, and what is sold on it. The weights are read when the first page comes. */
export const readPage: PageReader = (document) =>
  (reader ??= pageReader(JSON.parse(readFileSync(PAGE_WEIGHTS_FILE, 'utf8')) as PageWeights))(document)

/** The same where somebody said what the pages sell. */
export const readPageSelling = (subjects: readonly Subject[] | undefined): PageReader =>
  subjects === undefined ? readPage : (document) => saidToSell(subjects, readPage(document))

/** What somebody said of the longest place that an address is in. */
export const saidAt = <Said extends SaidReading>(readings: readonly Said[], address: string | null): Said | undefined =>
  readings.filter(({ place }) => isWithin(place, address)).toSorted((one, other) => other.place.length - one.place.length)[0]

/** How a page at an address is read: as somebody said, else by itself. */
export function readingAt({ readings = [] }: Pick<Profile, 'readings'>, address: string | null): { read: PageReader; pageKind?: PageKind } {
  const said = saidAt(readings, address)
  if (said === undefined) return { read: readPage }
  return { read: readPageSelling(said.sells ?? undefined), ...(said.page_kind === null ? {} : { pageKind: said.page_kind }) }
}
