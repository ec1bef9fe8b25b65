import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
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
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Value
  const value = read()
  try {
    mkdirSync(FOLDER, { recursive: true })
    for (const old of readdirSync(FOLDER).filter((entry) => entry.startsWith(`${name}-`))) rmSync(path.join(FOLDER, old), { force: true })
    writeFileSync(`${kept}.${process.pid}`, JSON.stringify(value))
    renameSync(`${kept}.${process.pid}`, kept)
  } catch (error) {
    if (!UNWRITABLE.has((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
  return value
}
