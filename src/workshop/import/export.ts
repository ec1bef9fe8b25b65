import type pg from 'pg'
import { Zip, ZipPassThrough } from 'fflate'
import { holdOwnRules } from '../../db/rules/own-rule-batches.ts'
import { isTerminology } from '../terminology/rule-files.ts'
import type { PackageFile } from './report.ts'

const EXPORTED = ['latest', 'published'] as const
type Exported = (typeof EXPORTED)[number]

/**
 * A workspace's rule files as they were written, in the order of their names: the latest versions, or what runs. None that is off,
 * and none made from the terminology, which go out as a table and are refused as files.
 */
export async function ruleFilesOf(db: pg.Pool, workspaceId: string, which: Exported): Promise<{ file: string; content: string }[]> {
  const held = (await holdOwnRules(db, workspaceId)).filter((rule) => !rule.is_off && !isTerminology(rule.id))
  return held
    .map(({ file, content, published_content: published }) => ({ file, content: which === 'published' ? published : content }))
    .filter((one): one is { file: string; content: string } => one.content !== null)
    .toSorted((one, other) => (one.file < other.file ? -1 : 1))
}

/** Written into the archive in local time, whatever the zone: the same files make the same archive, byte for byte. */
const NO_TIME = new Date(1980, 0, 1)
const FILES_IN_A_ROW = 100

/** An archive of files, piece by piece; between pieces others have their turn. Not packed: rules are small, and packing takes time. */
export async function* zipOf(files: readonly { file: string; content: string }[]): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for (const [index, { file, content }] of files.entries()) {
    const entry = new ZipPassThrough(file)
    entry.mtime = NO_TIME
    zip.add(entry)
    entry.push(new TextEncoder().encode(content), true)
    if (index % FILES_IN_A_ROW !== FILES_IN_A_ROW - 1) continue
    yield Buffer.concat(pieces.splice(0))
    await new Promise((resolve) => setImmediate(resolve))
  }
  zip.end()
  yield Buffer.concat(pieces.splice(0))
}

/** The name of what was sent: of its one file, or of the folder all of them are in. */
export function packageNameOf(files: readonly PackageFile[]): string {
  const [first] = files
  if (!first) return ''
  if (files.length === 1) return first.path.split('/').at(-1)!
  const top = first.path.split('/')[0]!
  return files.every(({ path }) => path.startsWith(`${top}/`)) ? top : `${files.length} files`
}
