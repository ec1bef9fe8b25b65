import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { markOf, type Mark } from './content-hashes.ts'

const ROOT = path.join(import.meta.dirname, '..')
const FOLDER = path.join(ROOT, '.runtime', 'bundle')
const CURRENT = path.join(FOLDER, 'current.json')
const UNWRITABLE = new Set(['EACCES', 'EROFS', 'EPERM', 'ENOSPC', 'ENOTDIR'])

/** The bundle that is there: what it was made of, by the path from the root, and where it lies; null where none could be made. */
export interface Bundle {
  root: string
  folder: string | null
  made: Record<string, Mark>
}

/** What the commands that keep their audits need is no part of the bundle. */
const STORED = ['list', 'show', 'cancel', 'retry']

/**
 * Finding and linking some three hundred modules one by one takes longer than checking a page, and every thread does it again. An audit of
 * files therefore runs from a bundle of them, which the first one leaves behind.
 */
export const isBundled = (argv: string[]): boolean =>
  argv[0] === 'audit' && !STORED.includes(argv[1] ?? '') && !argv.some((word) => word.startsWith('--workspace'))

/** The entrance of the bundle; null where there is none, or where a file it was made of has changed since. */
export function bundledMain(): string | null {
  const bundle = unchanged()
  return bundle?.folder ? pathToFileURL(path.join(FOLDER, bundle.folder, 'main.mjs')).href : null
}

function unchanged(): Bundle | null {
  const bundle = JSON.parse(readIfThere(CURRENT) ?? 'null') as Bundle | null
  // Moved as a whole its files are the same, but the bundle names their old places.
  if (bundle?.root !== ROOT) return null
  let touched = false
  for (const [name, mark] of Object.entries(bundle.made)) {
    const file = path.join(ROOT, name)
    if (!statSync(file, { throwIfNoEntry: false })) return null
    const now = markOf(file, mark)
    if (now[3] !== mark[3]) return null
    touched ||= now !== mark
    bundle.made[name] = now
  }
  if (touched) keepCurrent(bundle)
  return bundle
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

/** Makes the bundle where there is none that fits; where nothing can be written there just is none. */
export async function renewBundle(): Promise<void> {
  if (unchanged()) return
  const folder = `${Date.now().toString(36)}-${process.pid}`
  try {
    mkdirSync(path.join(FOLDER, folder), { recursive: true })
  } catch (error) {
    if (UNWRITABLE.has((error as NodeJS.ErrnoException).code ?? '')) return
    throw error
  }
  const { makeBundle } = await import('./bundle-build.ts')
  const { made, failure } = await makeBundle(ROOT, path.join(FOLDER, folder))
  keepCurrent({ root: ROOT, folder: failure === null ? folder : null, made })
  dropOld(folder)
}

function keepCurrent(bundle: Bundle): void {
  const unfinished = `${CURRENT}.${process.pid}`
  try {
    writeFileSync(unfinished, JSON.stringify(bundle))
    renameSync(unfinished, CURRENT)
  } catch (error) {
    if (!UNWRITABLE.has((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** An audit may be running from an older one, of which it has not loaded every part yet. */
const LONG_AGO = 24 * 60 * 60_000

function dropOld(folder: string): void {
  for (const entry of readdirSync(FOLDER)) {
    const made = entry === folder || entry === path.basename(CURRENT) ? undefined : statSync(path.join(FOLDER, entry), { throwIfNoEntry: false })?.mtimeMs
    if (made !== undefined && Date.now() - made > LONG_AGO) rmSync(path.join(FOLDER, entry), { recursive: true, force: true })
  }
}
