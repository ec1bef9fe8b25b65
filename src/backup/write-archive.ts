import { existsSync } from 'node:fs'
import { PlainError } from '../errors.ts'
import { ArchiveWriter } from './archive.ts'
import { fileSink } from './bytes.ts'
import { encryptingSink } from './encryption.ts'

export interface Written {
  file: string
  made_at: string
  bytes: number
  tables: number
  rows: number
  encrypted: boolean
}

/** Writes an archive beside the name of `file` and gives it that name once it is whole; what failed leaves nothing. */
export async function writeArchive(
  file: string,
  passphrase: string | null,
  fill: (archive: ArchiveWriter, at: Date) => Promise<void>,
): Promise<Written> {
  if (existsSync(file)) throw new PlainError(`${file} exists already; name another file, or delete it first`)
  const at = new Date()
  const plain = await fileSink(file)
  try {
    const archive = new ArchiveWriter(passphrase === null ? plain : await encryptingSink(plain, passphrase), at)
    await fill(archive, at)
    const sums = await archive.finish()
    return {
      file,
      made_at: at.toISOString(),
      bytes: plain.written(),
      tables: sums.length,
      rows: sums.reduce((total, { rows }) => total + rows, 0),
      encrypted: passphrase !== null,
    }
  } catch (error) {
    await plain.abort()
    throw error
  }
}
