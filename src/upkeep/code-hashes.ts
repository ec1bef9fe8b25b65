import { readFileSync } from 'node:fs'
import path from 'node:path'
import { IS_PACKAGE, ROOT } from '../places.ts'
import { VERSION } from '../version.ts'
import { markOf, type Mark } from './content-hashes.ts'
import { keep, PLACE, readKept } from './kept-reading.ts'

const KEPT = `code-${PLACE}.json`
/** Which versions of the packages are installed. */
const PACKAGES = 'package-lock.json'

/** A file of ours, by its path from the root: how it stood, and the files it imports. */
type Known = Record<string, [mark: Mark, imports: string[]]>

let known: Known | undefined
let isNew = false
const seen = new Map<string, Known[string] | null>()

/**
 * A hash of every file that runs when these do: they themselves and what they import, however far away. What is kept of a reading is
 * good for as long as none of them changes. Files are read again only when they were touched, and looked at once a process.
 */
export function codeHashes(...entries: string[]): Map<string, string> {
  // The code of a package is one with its version.
  if (IS_PACKAGE) return new Map([['version', VERSION]])
  known ??= (readKept(KEPT) ?? {}) as Known
  const hashes = new Map<string, string>()
  const waiting = entries.map((file) => path.relative(ROOT, file).replaceAll(path.sep, '/'))
  for (const file of waiting) {
    if (hashes.has(file)) continue
    const found = lookAt(file)
    if (found === null) continue
    hashes.set(file, found[0][3])
    waiting.push(...found[1])
  }
  if (isNew) keep(KEPT, { ...known, ...Object.fromEntries([...seen].filter(([, found]) => found !== null)) })
  isNew = false
  return hashes
}

function lookAt(file: string): Known[string] | null {
  const before = seen.get(file)
  if (before !== undefined) return before
  const kept = known![file]
  // Put together by hand: to tidy up some hundred paths takes longer than to look at the files.
  const mark = markOf(`${ROOT}/${file}`, kept?.[0])
  const found: Known[string] | null = mark && [mark, mark[3] === kept?.[0][3] ? kept[1] : importsOf(file)]
  if (mark !== kept?.[0]) isNew = true
  seen.set(file, found)
  return found
}

/** Static and dynamic imports, `require` and the files of threads. Types are gone at run time, and so are imports of nothing else. */
const IMPORT =
  /^\s*(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|(?<!typeof )\b(?:import|require|new URL)\(\s*['"]([^'"]+)['"]/gm

function importsOf(file: string): string[] {
  if (!/\.[mt]s$/.test(file)) return []
  const sources = [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, one, other]) => (one ?? other)!)
  const files = sources.flatMap((source) => {
    if (source.startsWith('.')) return [path.posix.join(path.posix.dirname(file), source)]
    return source.startsWith('node:') ? [] : [PACKAGES]
  })
  return [...new Set(files)]
}
