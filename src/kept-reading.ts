import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.join(import.meta.dirname, '../node_modules/.cache/imprimatur')
const UNWRITABLE = new Set(['EACCES', 'EROFS', 'EPERM', 'ENOSPC', 'ENOENT', 'ENOTDIR'])

/** Every file below a folder, in a fixed order. */
export function filesBelow(folder: string): string[] {
  if (!statSync(folder).isDirectory()) return [folder]
  return readdirSync(folder).toSorted().flatMap((name) => filesBelow(path.join(folder, name)))
}

/**
 * Some hundred YAML files take longer to read than a page to check, so what was read from them is kept beside the packages, as
 * JSON, until a file, or the code that reads them (`code`, a folder), changes. Where nothing can be written they are read each time.
 */
export function keptReading<Value>(name: string, files: { path: string; content: string }[], code: string, read: () => Value): Value {
  const hash = createHash('sha256')
  const readers = filesBelow(code).map((file) => ({ path: file, content: readFileSync(file, 'utf8') }))
  for (const file of [...files, ...readers]) hash.update(file.path).update('\0').update(file.content).update('\0')
  const kept = path.join(FOLDER, `${name}-${hash.digest('hex').slice(0, 24)}.json`)
  const known = readKept(kept)
  if (known !== null) return JSON.parse(known) as Value
  const value = read()
  try {
    mkdirSync(FOLDER, { recursive: true })
    const unfinished = `${kept}.${randomUUID()}`
    writeFileSync(unfinished, JSON.stringify(value))
    renameSync(unfinished, kept)
    for (const old of readdirSync(FOLDER).filter((entry) => entry.startsWith(`${name}-`))) dropOld(path.join(FOLDER, old), kept)
  } catch (error) {
    if (!UNWRITABLE.has((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
  return value
}

/** Null where there is none: another process, with other files, may take it away at any moment. */
function readKept(kept: string): string | null {
  try {
    return readFileSync(kept, 'utf8')
  } catch (error) {
    if (UNWRITABLE.has((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

const LONG_AGO = 60_000

/** Takes an old reading away; one that is new may belong to a process that is writing it, or that has just begun to use it. */
function dropOld(file: string, kept: string): void {
  const made = file === kept ? undefined : statSync(file, { throwIfNoEntry: false })?.mtimeMs
  if (made !== undefined && Date.now() - made > LONG_AGO) rmSync(file, { force: true })
}
