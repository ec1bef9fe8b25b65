import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import path from 'node:path'
import type { Settings } from '../config.ts'
import { PlainError } from '../errors.ts'

/** A secret, and the one before it: what was sealed with that still opens. */
export interface Secret {
  current: string
  previous: string | null
}

export type SecretFile = Record<string, Secret>

export const secretsPath = ({ SECRETS_FILE, DATA }: Settings): string => SECRETS_FILE || path.join(DATA, 'secrets.json')

/** The private key that signs the heads of trails. */
export const trailKeyPath = ({ TRAIL_KEY_FILE, DATA }: Settings): string => TRAIL_KEY_FILE || path.join(DATA, 'trail-key.pem')

/** What the file holds; null where there is none. One that others on the machine may read is refused. */
export function readSecretFile(file: string): SecretFile | null {
  let text
  try {
    if (process.platform !== 'win32' && statSync(file).mode & 0o007)
      throw new PlainError(`${file} may be read by everybody on this machine; chmod 600 it`)
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    if (error instanceof PlainError) throw error
    throw new PlainError(`${file}, the file of secrets, cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
  try {
    return JSON.parse(text) as SecretFile
  } catch {
    throw new PlainError(`${file}, the file of secrets, is not JSON; restore it from a backup`)
  }
}

/** Writes the whole file, readable by its owner alone; after a crash it is the old one or the new one. */
export function writeSecretFile(file: string, secrets: SecretFile): void {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    const handle = openSync(unfinished, 'wx', 0o600)
    try {
      writeSync(handle, `${JSON.stringify(secrets, null, 2)}\n`)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    const { code } = error as NodeJS.ErrnoException
    throw new PlainError(
      `${file}, the file of secrets, cannot be written (${code}); name another with SECRETS_FILE, or set AUTH_SECRET and ENCRYPTION_KEY`,
    )
  }
}
