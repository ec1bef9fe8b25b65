import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { keep, PLACE, readKept } from './kept-reading.ts'

/** How a file stood when its content was hashed: size, and when its content and when anything about it was last changed. */
export type Mark = readonly [size: number, modified: number, changed: number, hash: string]

/** The times on a disk are not exact: what changed this short a while ago may change again without showing it. */
const JUST_NOW = 2_000

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** The mark of a file: the known one where the file stands as it did then, which is told without reading it; null where it is gone. */
export function markOf(file: string, known?: Mark): Mark | null {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return null
  const { size, mtimeMs, ctimeMs } = found
  if (known !== undefined && known[0] === size && known[1] === mtimeMs && known[2] === ctimeMs) return known
  return [size, mtimeMs, Date.now() - ctimeMs < JUST_NOW ? 0 : ctimeMs, hashOf(readFileSync(file))]
}

/** A hash of the content of each file. They are kept under this name, and a file is read again only when it was touched. */
export function contentHashes(name: string, files: string[]): Map<string, string> {
  const kept = `marks-${name}-${PLACE}.json`
  const known = (readKept(kept) ?? {}) as Record<string, Mark>
  const marks = files.flatMap((file) => {
    const mark = markOf(file, known[file])
    return mark ? [[file, mark] as const] : []
  })
  if (marks.some(([file, mark]) => mark !== known[file])) keep(kept, Object.fromEntries(marks))
  return new Map(marks.map(([file, mark]) => [file, mark[3]]))
}
