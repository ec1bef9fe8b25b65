import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { READINGS, ROOT } from '../places.ts'
import { isUnwritable } from './unwritable.ts'

/** Several checkouts may share their packages. */
export const PLACE = createHash('sha256').update(ROOT).digest('hex').slice(0, 8)
const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

/** Every file below a folder, in a fixed order. */
export function filesBelow(folder: string): string[] {
  if (!statSync(folder).isDirectory()) return [folder]
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name)
      return entry.isFile() ? [file] : filesBelow(file)
    })
}

/**
 * Some hundred YAML files take longer to read than a page to check, so what was read from them is kept beside the packages, as
 * JSON, until a file, or the code that reads them, changes: `contents` are all of these with what is in them, or its hash. Where
 * nothing can be written they are read each time. `replacedAfter`: for how many milliseconds at least one stays beside a later one.
 */
export function keptReading<Value>(name: string, contents: Contents, read: () => Value, replacedAfter = MINUTE): Value {
  const kept = keptName(name, contents)
  const known = readKept(kept) as Value | null
  if (known !== null) return known
  const value = read()
  if (keep(kept, value)) dropOld(`${name}-${PLACE}-`, kept, replacedAfter)
  return value
}

/** The same for a file of its own form, which `open` reads; it gives null where the file is not whole. */
export function keptFile<Value>(name: string, contents: Contents, open: (bytes: Buffer) => Value | null, make: () => Buffer): Value {
  const kept = keptName(name, contents)
  const known = openKept(kept, open)
  if (known !== null) return known
  const bytes = make()
  if (keepBytes(kept, bytes)) dropOld(`${name}-${PLACE}-`, kept, MINUTE)
  return open(bytes)!
}

function openKept<Value>(kept: string, open: (bytes: Buffer) => Value | null): Value | null {
  try {
    return open(readFileSync(path.join(READINGS, kept)))
  } catch (error) {
    if (isUnwritable(error)) return null
    throw error
  }
}

type Contents = Iterable<readonly [file: string, content: string]>

function keptName(name: string, contents: Contents): string {
  const hash = createHash('sha256')
  for (const [file, content] of contents) hash.update(`${file}\0${content}\0`)
  return `${name}-${PLACE}-${hash.digest('hex').slice(0, 24)}.json`
}

/** Whether something was read before and would only be taken from where it is kept. */
export const isKept = (name: string, contents: Contents): boolean =>
  (statSync(path.join(READINGS, keptName(name, contents)), { throwIfNoEntry: false })?.size ?? 0) > 0

/**
 * Null where there is none: another process, with other files, may take it away at any moment, and a machine that fails may leave an
 * empty one.
 */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(READINGS, name), 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError || isUnwritable(error)) return null
    throw error
  }
}

/** Whether it could be written. Nobody ever sees half of it. */
export const keep = (name: string, value: unknown): boolean => keepBytes(name, JSON.stringify(value))

function keepBytes(name: string, bytes: string | Buffer): boolean {
  const kept = path.join(READINGS, name)
  try {
    mkdirSync(READINGS, { recursive: true })
    const unfinished = `${kept}.${randomUUID()}`
    writeFileSync(unfinished, bytes)
    renameSync(unfinished, kept)
    return true
  } catch (error) {
    if (isUnwritable(error)) return false
    throw error
  }
}

/** Takes old readings away; one that is new may belong to a process that is writing it, or that has just begun to use it. */
function dropOld(prefix: string, kept: string, replacedAfter: number): void {
  for (const entry of readdirSync(READINGS)) {
    if (entry === kept || (entry.includes(PLACE) && !entry.startsWith(prefix))) continue
    const file = path.join(READINGS, entry)
    const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (made !== undefined && Date.now() - made > (entry.startsWith(prefix) ? replacedAfter : DAY)) rmSync(file, { force: true })
  }
}
