import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { COMPILED, ROOT } from '../places.ts'
import { markOf, type Mark } from './content-hashes.ts'
import { DAY } from './kept-reading.ts'
import { isUnwritable } from './unwritable.ts'

const FOLDER = path.join(ROOT, '.runtime', 'bundle')
const CURRENT = path.join(FOLDER, 'current.json')

/**
 * Finding and linking some three hundred modules one by one takes longer than checking a page, and every thread does it again. An audit of
 * files therefore runs from a bundle of them, which the first one leaves behind. This is the one that is there: what it was made of, by the
 * path from the root, and where it lies; null where none could be made.
 */
export interface Bundle {
  root: string
  folder: string | null
  made: Record<string, Mark>
}

/** The entrance of the bundle; null where there is none, or where a file it was made of has changed since. */
export function bundledMain(): string | null {
  const bundle = unchanged()
  return bundle?.folder ? pathToFileURL(mainIn(bundle.folder)).href : null
}

const mainIn = (folder: string) => path.join(FOLDER, folder, 'main.mjs')

function unchanged(): Bundle | null {
  const bundle = current()
  // Moved as a whole its files are the same, but the bundle names their old places.
  if (bundle?.root !== ROOT || (bundle.folder !== null && !existsSync(mainIn(bundle.folder)))) return null
  let touched = false
  for (const [name, mark] of Object.entries(bundle.made)) {
    // Put together by hand: to tidy up some hundred paths takes longer than to look at the files.
    const now = markOf(ROOT + path.sep + name, mark)
    if (now === null || now[3] !== mark[3]) return null
    touched ||= now !== mark
    bundle.made[name] = now
  }
  if (touched) keepCurrent(bundle)
  return bundle
}

function current(): Bundle | null {
  try {
    return JSON.parse(readFileSync(CURRENT, 'utf8')) as Bundle
  } catch (error) {
    // A machine that fails may leave an empty one.
    if (error instanceof SyntaxError || ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
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
    if (isUnwritable(error)) return
    throw error
  }
  const { makeBundle } = await import('./bundle-build.ts')
  const { made, failure } = await makeBundle(ROOT, path.join(FOLDER, folder))
  retire(current()?.folder)
  keepCurrent({ root: ROOT, folder: failure === null ? folder : null, made })
  dropOlder(
    readdirSync(FOLDER)
      .filter((entry) => entry !== folder && entry !== path.basename(CURRENT))
      .map((entry) => path.join(FOLDER, entry)),
    DAY,
  )
  // Each bundle leaves compiled code behind, and so does each version of Node.
  if (existsSync(COMPILED))
    dropOlder(
      readdirSync(COMPILED, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name)),
      7 * DAY,
    )
}

/** An audit may be running from an older one, of which it has not loaded every part yet: it is dropped a day after it was replaced. */
function retire(folder: string | null | undefined): void {
  const place = folder ? path.join(FOLDER, folder) : null
  if (place !== null && existsSync(place)) utimesSync(place, new Date(), new Date())
}

function dropOlder(entries: string[], milliseconds: number): void {
  for (const entry of entries) {
    const made = statSync(entry, { throwIfNoEntry: false })?.mtimeMs
    if (made !== undefined && Date.now() - made > milliseconds) rmSync(entry, { recursive: true, force: true })
  }
}

function keepCurrent(bundle: Bundle): void {
  const unfinished = `${CURRENT}.${process.pid}`
  try {
    writeFileSync(unfinished, JSON.stringify(bundle))
    renameSync(unfinished, CURRENT)
  } catch (error) {
    if (!isUnwritable(error)) throw error
  }
}
