import fs, { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from '../errors.ts'
import { NotRead } from './not-read.ts'
import { pathMatcher } from './project/decisions.ts'
import { EXCLUDED, walk, type WalkOptions } from './walk.ts'

/** Something to check: a file, an address, or what stands on standard input. */
export type LocalSource =
  | { kind: 'file' | 'url'; path: string; size: number }
  | { kind: 'stdin'; path: string; size: number; bytes: Uint8Array }

export interface Gathered {
  sources: LocalSource[]
  notRead: NotRead
}

interface GatherOptions extends WalkOptions {
  /** What standard input is called: its ending says how it is read. */
  stdinName?: string | undefined
}

/** Files, folders, globs, addresses and `-`; a name that matches nothing is wrong use. */
export function sourcesFromArguments(words: string[], options: GatherOptions = { gitignore: true }): Gathered {
  const found = new Map<string, LocalSource>()
  const notRead = new NotRead()
  for (const word of words) {
    if (word === '-') {
      const bytes = readFileSync(0)
      if (isBlank(bytes)) notRead.add('-', 'standard input', 'It is empty: nothing was read', { empty: true })
      else found.set('-', { kind: 'stdin', path: options.stdinName ?? '-', size: 0, bytes })
    } else if (/^https?:\/\//i.test(word)) found.set(word, { kind: 'url', path: word, size: 0 })
    else for (const file of filesOf(word, notRead, options)) found.set(path.resolve(file), { kind: 'file', path: file, size: sizeOf(file) })
  }
  return { sources: [...found.values()], notRead }
}

/** A program before this one in a pipe that failed leaves nothing, or a line end. */
const isBlank = (bytes: Uint8Array): boolean => bytes.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d))

/** A link that leads nowhere is kept, so that it is reported as unreadable. */
const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

function filesOf(word: string, notRead: NotRead, options: GatherOptions): string[] {
  if (existsSync(word)) return statSync(word).isDirectory() ? walk(word, notRead, options) : named(word, notRead, options)
  const matched = /[*?[{]/.test(word)
    ? fs
        .globSync(word)
        .toSorted()
        .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    : []
  if (matched.length === 0) throw new UsageError(`${word} is not there`)
  return matched
}

/** A file that is named is checked whatever .gitignore says, but not against the word of the project file: commit hooks name every file. */
function named(file: string, notRead: NotRead, { project }: GatherOptions): string[] {
  if (project === undefined || project.exclude.length === 0 || !pathMatcher(project.root, project.exclude)(file)) return [file]
  notRead.add(file, path.extname(file), EXCLUDED)
  return []
}

/** The usual one first; a folder `.vale` holds styles. */
const VALE_NAMES = ['.vale.ini', '_vale.ini', 'vale.ini', '.vale', '_vale']

/** The `.vale.ini` a team keeps where it works: in this folder or one above, in a source's folder or one above. */
export function findValeIni(words: string[]): string | null {
  const starts = [
    process.cwd(),
    ...words.filter((word) => existsSync(word)).map((word) => path.resolve(statSync(word).isDirectory() ? word : path.dirname(word))),
  ]
  for (const start of starts) {
    for (let folder = start; ; folder = path.dirname(folder)) {
      const found = VALE_NAMES.map((name) => path.join(folder, name)).find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
      if (found) return found
      if (folder === path.dirname(folder)) break
    }
  }
  return null
}
