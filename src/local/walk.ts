import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ignore, { type Ignore } from 'ignore'
import { endingOf, refusalByName } from '../text/document-types.ts'
import type { NotRead } from './not-read.ts'
import { PROJECT_FILES } from './project/names.ts'

const PACKAGE_FOLDERS = new Set(['node_modules', '.git', '.svn', '.hg'])

/** The patterns of one `.gitignore`; paths are tested relative to its folder. */
interface IgnoreFile {
  folder: string
  patterns: Ignore
}

export interface WalkOptions {
  /** Whether `.gitignore` files are honoured. */
  gitignore: boolean
  /** Folders or files of the rules that check: their YAML is no text to check. */
  rules?: readonly string[]
  /** The baseline and the files that results are written to: they quote what was found. */
  results?: readonly string[]
  /** What the project file leaves out; it is no text to check itself. */
  project?: { root: string; exclude: readonly string[] }
}

export const EXCLUDED = 'Left out by exclude of the project file.'

/** The files below a folder that can be read, in the order of their names; what is left out goes to `notRead`. */
export function walk(root: string, notRead: NotRead, { gitignore, rules = [], results = [], project }: WalkOptions): string[] {
  const excluded = project && { folder: project.root, patterns: ignore().add([...project.exclude]) }
  const isRule = (file: string) => /\.ya?ml$/i.test(file) && rules.some((at) => isWithin(path.resolve(file), path.resolve(at)))
  const isResult = new Set(results.map((file) => path.resolve(file)))
  return walkFolder(root, gitignore ? ignoreFilesAbove(path.resolve(root)) : [])

  function walkFolder(folder: string, inherited: IgnoreFile[]): string[] {
    let entries
    try {
      entries = readdirSync(folder, { withFileTypes: true })
    } catch (error) {
      notRead.add(folder, 'folder', `The folder cannot be opened (${(error as NodeJS.ErrnoException).code}).`, { unreadable: true })
      return []
    }
    const ignoreFiles = gitignore ? [...inherited, ...ignoreFileIn(path.resolve(folder))] : inherited
    return entries
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const file = path.join(folder, entry.name)
        const isFolder = entry.isDirectory()
        if (isFolder && (PACKAGE_FOLDERS.has(entry.name) || entry.name.startsWith('.'))) {
          notRead.add(file, 'folder', 'Hidden folders and folders of packages are left out.')
          return []
        }
        if (isIgnored(ignoreFiles, path.resolve(file), isFolder)) {
          notRead.add(file, isFolder ? 'folder' : typeOf(entry.name), 'Left out by .gitignore (--no-gitignore checks it).')
          return []
        }
        if (excluded && isWithin(path.resolve(file), project!.root) && isIgnored([excluded], path.resolve(file), isFolder)) {
          notRead.add(file, isFolder ? 'folder' : typeOf(entry.name), EXCLUDED)
          return []
        }
        if (isFolder) return walkFolder(file, ignoreFiles)
        if (PROJECT_FILES.includes(entry.name)) {
          notRead.add(file, typeOf(entry.name), 'The project file, not a text to check.')
          return []
        }
        if (isResult.has(path.resolve(file))) {
          notRead.add(file, typeOf(entry.name), 'The baseline or a result of this audit, not a text to check.')
          return []
        }
        const refusal = isRule(file) ? 'A rule to check with, not a text to check.' : refusalByName(entry.name, 'folder')
        if (refusal === undefined) return [file]
        notRead.add(file, typeOf(entry.name), refusal)
        return []
      })
  }
}

const isWithin = (file: string, folder: string) => file === folder || file.startsWith(`${folder}${path.sep}`)

const typeOf = (name: string) => (endingOf(name) === '' ? 'no ending' : `.${endingOf(name)}`)

/** The `.gitignore` files of the folders above, up to the root of the repository; none where there is no repository. */
function ignoreFilesAbove(folder: string): IgnoreFile[] {
  const above: string[] = []
  for (let at = folder; ; at = path.dirname(at)) {
    if (at !== folder) above.unshift(at)
    if (existsSync(path.join(at, '.git'))) return above.flatMap(ignoreFileIn)
    if (at === path.dirname(at)) return []
  }
}

function ignoreFileIn(folder: string): IgnoreFile[] {
  const file = path.join(folder, '.gitignore')
  return existsSync(file) ? [{ folder, patterns: ignore().add(readFileSync(file, 'utf8')) }] : []
}

/** The deepest `.gitignore` that says something about the path decides, as in Git. */
function isIgnored(files: IgnoreFile[], file: string, isFolder: boolean): boolean {
  for (const { folder, patterns } of files.toReversed()) {
    const relative = path.relative(folder, file).replaceAll(path.sep, '/')
    const { ignored, unignored } = patterns.test(isFolder ? `${relative}/` : relative)
    if (ignored || unignored) return ignored
  }
  return false
}
