import { UnreadableDocument } from '../text/document.ts'
import { refusalByName } from '../text/document-types.ts'
import { unzipEntry } from '../text/zip.ts'
import { zipEntries } from '../text/zip-directory.ts'

type ZippedFile = { path: string } & ({ bytes: Uint8Array } | { reason: string; failed: boolean })

const MOST_FILES = 5000
const MOST_EACH = 64 * 1024 * 1024
const MOST_TOGETHER = 256 * 1024 * 1024

/** The files of an archive that can be read; what is left out comes with its reason, nothing in silence. */
export function* unzipFiles(archive: Uint8Array): Generator<ZippedFile> {
  let together = 0
  let files = 0
  try {
    for (const entry of zipEntries(archive).values()) {
      const path = entry.name
      if (path.endsWith('/') || /(^|\/)(__MACOSX|\.DS_Store)(\/|$)/.test(path)) continue
      const refusal = refusalByName(path, 'archive')
      if (refusal !== undefined) yield { path, reason: refusal, failed: false }
      else if (++files > MOST_FILES) yield { path, reason: `Only the first ${MOST_FILES} files of an archive are taken in.`, failed: false }
      else if (together > MOST_TOGETHER) yield { path, reason: 'The archive unpacks to more than is taken in.', failed: false }
      else yield unzipped(archive, entry, (size) => (together += size))
    }
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    yield { path: '', reason: error.message, failed: true }
  }
}

function unzipped(archive: Uint8Array, entry: Parameters<typeof unzipEntry>[1], took: (size: number) => void): ZippedFile {
  try {
    const bytes = unzipEntry(archive, entry, MOST_EACH)
    took(bytes.length)
    return { path: entry.name, bytes }
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    return { path: entry.name, reason: error.message, failed: true }
  }
}
