import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { PlainError, UsageError } from '../errors.ts'
import type { ByteSource, Sink } from './bytes.ts'

/*
 * An encrypted file is a line that names the format, a line of JSON with what the key is derived by, and chunks: each 64 KiB of the archive
 * encrypted with AES-256-GCM, its tag behind it. The nonce is the chunk's number and a byte that says whether it is the last one (the
 * STREAM construction), so that chunks can be neither left out, exchanged nor cut off; the two lines are authenticated with every chunk.
 */

export const ENCRYPTED = 'imprimatur-encrypted-backup 1\n'

const CIPHER = 'aes-256-gcm'
const CHUNK = 64 * 1024
const TAG = 16
const NONCE = 12
/** 32 MB and about a quarter of a second for each guess. */
const SCRYPT = { N: 2 ** 15, r: 8, p: 3 }
/** What a file may ask of the machine that opens it. */
const MOST = { N: 2 ** 20, r: 16, p: 16 }

/** Shorter passphrases are guessed however slow a guess is made. */
const SHORTEST = 12

export function refuseShort(passphrase: string): void {
  if (passphrase.length < SHORTEST) throw new UsageError(`The passphrase of backups must have at least ${SHORTEST} characters`)
}

interface Header {
  cipher: string
  kdf: 'scrypt'
  N: number
  r: number
  p: number
  salt: string
}

const keyOf = (passphrase: string, { N, r, p, salt }: Header): Buffer =>
  scryptSync(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), 32, { N, r, p, maxmem: 256 * N * r })

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE)
  nonce.writeUIntBE(number, NONCE - 7, 6)
  nonce[NONCE - 1] = isLast ? 1 : 0
  return nonce
}

/** Encrypts what is written to `sink`. The key is this file's own: its salt is random. */
export async function encryptingSink(sink: Sink, passphrase: string): Promise<Sink> {
  const header: Header = { cipher: CIPHER, kdf: 'scrypt', ...SCRYPT, salt: randomBytes(16).toString('base64') }
  const lines = Buffer.from(`${ENCRYPTED}${JSON.stringify(header)}\n`)
  const key = keyOf(passphrase, header)
  let waiting: Buffer[] = []
  let length = 0
  let number = 0
  const put = async (chunk: Buffer, isLast: boolean) => {
    const cipher = createCipheriv(CIPHER, key, nonceOf(number++, isLast))
    cipher.setAAD(lines)
    await sink.write(Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]))
  }
  await sink.write(lines)
  return {
    async write(bytes) {
      waiting.push(bytes)
      length += bytes.length
      if (length <= CHUNK) return
      let all = Buffer.concat(waiting)
      // The last chunk is only known at the end: one is kept back.
      for (; all.length > CHUNK; all = all.subarray(CHUNK)) await put(all.subarray(0, CHUNK), false)
      waiting = [all]
      length = all.length
    },
    async end() {
      await put(Buffer.concat(waiting), true)
      await sink.end()
    },
    abort: () => sink.abort(),
  }
}

const wrong = (file: string) =>
  new PlainError(`${file} cannot be decrypted: the passphrase is not the one it was encrypted with, or the file was altered or truncated`)

interface Decryption {
  lines: Buffer
  key: Buffer
}

/** Reads the two lines of an encrypted file and derives its key. */
export async function openDecryption(source: ByteSource, file: string, passphrase: string): Promise<Decryption> {
  const text = (await source.peek(1024)).toString('latin1')
  const lines = Buffer.from(text.slice(0, text.indexOf('\n', ENCRYPTED.length) + 1), 'latin1')
  let header: Header
  try {
    header = JSON.parse(lines.toString('utf8', ENCRYPTED.length)) as Header
  } catch {
    throw new PlainError(`${file} is damaged: it does not say how it is encrypted`)
  }
  if (header.cipher !== CIPHER || header.kdf !== 'scrypt' || (['N', 'r', 'p'] as const).some((name) => !(header[name] <= MOST[name])))
    throw new PlainError(`${file} was encrypted by a newer version of Imprimatur, or was altered; restore it with the version that made it`)
  return { lines, key: keyOf(passphrase, header) }
}

/** The archive within an encrypted file; a chunk that was altered, exchanged or cut off is refused. */
export async function decryptingSource(source: ByteSource, file: string, { lines, key }: Decryption): Promise<AsyncGenerator<Buffer>> {
  await source.read(lines.length)
  return (async function* () {
    for (let number = 0; ; number++) {
      const bytes = await source.read(CHUNK + TAG)
      const isLast = source.atEnd()
      try {
        if (bytes.length < TAG) throw new Error('too short')
        const decipher = createDecipheriv(CIPHER, key, nonceOf(number, isLast))
        decipher.setAAD(lines)
        decipher.setAuthTag(bytes.subarray(-TAG))
        yield Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()])
      } catch {
        if (number === 0) throw wrong(file)
        throw new PlainError(`${file} was altered or is truncated: what stands at chunk ${number + 1} is not what was written`)
      }
      if (isLast) return
    }
  })()
}
