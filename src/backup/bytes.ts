import { open, rename, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { PlainError } from '../errors.ts'
import { removeAbandoned, unfinishedName } from './unfinished.ts'

/** Where bytes go. */
export interface Sink {
  write(bytes: Buffer): Promise<void>
  /** Everything is there for good. */
  end(): Promise<void>
  /** Nothing is left. */
  abort(): Promise<void>
}

/** Where bytes come from. */
export interface ByteSource {
  /** As many bytes as asked for; fewer only at the end. */
  read(length: number): Promise<Buffer>
  /** The same, and they can be read again. */
  peek(length: number): Promise<Buffer>
  atEnd(): boolean
}

const plainly = (file: string, what: string, error: unknown) =>
  new PlainError(`${file} cannot be ${what} (${(error as NodeJS.ErrnoException).code ?? (error as Error).message})`)

/** Writes beside `file` and renames it at the end: a file of that name is always a whole one. Only its owner may read it. */
export async function fileSink(file: string): Promise<Sink & { written(): number }> {
  removeAbandoned(path.dirname(file))
  const unfinished = unfinishedName(file)
  let handle: FileHandle
  try {
    handle = await open(unfinished, 'wx', 0o600)
  } catch (error) {
    throw plainly(file, 'written', error)
  }
  let length = 0
  return {
    written: () => length,
    async write(bytes) {
      try {
        await handle.writeFile(bytes)
      } catch (error) {
        throw plainly(file, 'written', error)
      }
      length += bytes.length
    },
    async end() {
      try {
        await handle.sync()
        await handle.close()
        await rename(unfinished, file)
      } catch (error) {
        throw plainly(file, 'written', error)
      }
    },
    async abort() {
      await handle.close().catch(() => undefined)
      await rm(unfinished, { force: true })
    },
  }
}

const READ_AHEAD = 1024 * 1024

interface OpenFile {
  size: number
  /** From its beginning. */
  source(): ByteSource
  close(): Promise<void>
}

/** Opens a file to be read several times; it stays the same file even if another is put in its place. */
export async function openFile(file: string): Promise<OpenFile> {
  let handle: FileHandle
  let size: number
  try {
    handle = await open(file, 'r')
    const found = await handle.stat()
    if (!found.isFile()) throw Object.assign(new Error('not a file'), { code: found.isDirectory() ? 'EISDIR' : 'not a file' })
    size = found.size
  } catch (error) {
    throw plainly(file, 'read', error)
  }
  return { size, source: () => fileSource(handle, size), close: () => handle.close() }
}

function fileSource(handle: FileHandle, size: number): ByteSource {
  let position = 0
  return readAhead(
    async (missing) => {
      const buffer = Buffer.allocUnsafe(Math.min(size - position, Math.max(READ_AHEAD, missing)))
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, position)
      position += bytesRead
      return bytesRead === 0 ? null : buffer.subarray(0, bytesRead)
    },
    () => position >= size,
  )
}

/** Bytes that come in pieces of any length. */
export function sourceOf(pieces: AsyncIterator<Buffer>): ByteSource {
  let ended = false
  return readAhead(
    async () => {
      const next = await pieces.next()
      ended = next.done === true
      return next.done ? null : next.value
    },
    () => ended,
  )
}

/** `next` gives some more bytes, told how many are missing, or null where there are none; `isOver`: whether that is known already. */
function readAhead(next: (missing: number) => Promise<Buffer | null>, isOver: () => boolean): ByteSource {
  let ahead: Buffer = Buffer.alloc(0)
  const fill = async (length: number) => {
    while (ahead.length < length && !isOver()) {
      const more = await next(length - ahead.length)
      if (more === null) break
      ahead = ahead.length === 0 ? more : Buffer.concat([ahead, more])
    }
  }
  return {
    async peek(length) {
      await fill(length)
      return ahead.subarray(0, length)
    },
    async read(length) {
      await fill(length)
      const bytes = ahead.subarray(0, length)
      ahead = ahead.subarray(length)
      return bytes
    },
    atEnd: () => isOver() && ahead.length === 0,
  }
}
