import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from '../errors.ts'
import { refusalByName } from '../text/document-types.ts'

/** Something to check: a file, an address, or what stands on standard input. */
export type LocalSource =
  | { kind: 'file' | 'url'; path: string; size: number }
  | { kind: 'stdin'; path: string; size: number; bytes: Uint8Array }

const SKIPPED_FOLDERS = new Set(['node_modules', '.git', '.svn', '.hg'])

/** Files, folders, globs, addresses and `-`; a name that matches nothing is wrong use. */
export function sourcesFromArguments(words: string[]): LocalSource[] {
  const found = new Map<string, LocalSource>()
  for (const word of words) {
    if (word === '-') found.set('-', { kind: 'stdin', path: '-', size: 0, bytes: readFileSync(0) })
    else if (/^https?:\/\//i.test(word)) found.set(word, { kind: 'url', path: word, size: 0 })
    else for (const file of filesOf(word)) found.set(path.resolve(file), { kind: 'file', path: file, size: statSync(file).size })
  }
  return [...found.values()]
}

function filesOf(word: string): string[] {
  if (existsSync(word)) return statSync(word).isDirectory() ? walk(word) : [word]
  const matched = /[*?[{]/.test(word)
    ? globSync(word)
        .toSorted()
        .filter((file) => statSync(file).isFile())
    : []
  if (matched.length === 0) throw new UsageError(`${word} is not there`)
  return matched
}

/** The files of a folder that can be read; hidden folders and packages are passed by. */
function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name)
      if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) || entry.name.startsWith('.') ? [] : walk(file)
      return refusalByName(entry.name, 'folder') === undefined ? [file] : []
    })
}

/** The `.vale.ini` a team keeps where it works: in this folder or one above, in a source's folder or one above. */
export function findValeIni(words: string[]): string | null {
  const starts = [
    process.cwd(),
    ...words.filter((word) => existsSync(word)).map((word) => path.resolve(statSync(word).isDirectory() ? word : path.dirname(word))),
  ]
  for (const start of starts) {
    for (let folder = start; ; folder = path.dirname(folder)) {
      const found = ['.vale.ini', '_vale.ini', 'vale.ini'].map((name) => path.join(folder, name)).find((file) => existsSync(file))
      if (found) return found
      if (folder === path.dirname(folder)) break
    }
  }
  return null
}
