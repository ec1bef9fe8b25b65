/** The lists of pages and labels beside this file, and the pages themselves in a folder of the caller's. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readDocument } from '../../src/text/read.ts'
import type { Document } from '../../src/text/document.ts'

export interface PageEntry {
  id: string
  repo: string
  commit: string
  path: string
  lang: string
  part: 'learn' | 'choose' | 'kept'
}

export interface Fault {
  /** Where it stands in the source, in UTF-16 units. */
  start: number
  end: number
  area: string
  law: string
  severity: 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW'
  label: 'fault' | 'debatable'
}

/** What one reader wrote down of one page; every other sentence of it is clean. */
export interface PageLabels {
  id: string
  reader: string
  kind: string
  sold: string[]
  by: string
  to: string
  honest: boolean
  faults: Fault[]
}

/** What one reader says of one sentence that stands alone with its neighbours. */
export interface Looked {
  id: string
  start: number
  end: number
  reader: string
  label: 'fault' | 'debatable' | 'clean'
}

export const INDEX = path.join(import.meta.dirname, 'index.jsonl')
export const LABELS = path.join(import.meta.dirname, 'labels.jsonl')
export const LOOKED = path.join(import.meta.dirname, 'looked.jsonl')

export const readLines = <Line>(file: string): Line[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Line)
    : []

export const readIndex = (): PageEntry[] => readLines<PageEntry>(INDEX)

export const fileOf = (folder: string, { id, path: inRepository }: Pick<PageEntry, 'id' | 'path'>): string =>
  path.join(folder, `${id}${path.extname(inRepository)}`)

/** Null where the page was not fetched, or is no page that we read. */
export async function documentOf(folder: string, entry: PageEntry): Promise<Document | null> {
  const file = fileOf(folder, entry)
  if (!existsSync(file)) return null
  return readDocument(readFileSync(file), { name: file }).catch(() => null)
}
