import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from './kept-reading.ts'

/** The files a build of the web application was made of, by their path from the root, each with a hash of its content. */
export type WebSources = Record<string, string>

/** In the build itself. */
const MARKER = '.sources.json'

/** What shapes the build without being a module of it. */
const AROUND = [
  'web/vite.config.ts',
  'web/page-links.ts',
  'tsconfig.json',
  'package-lock.json',
  'src/upkeep/web-build-process.ts',
  'src/upkeep/web-sources.ts',
]

/** Null where it is no file. */
export function hashOf(file: string): string | null {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return null
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
}

const fromRoot = (root: string, file: string) => path.relative(root, file).replaceAll(path.sep, '/')

export function publicFiles(root: string): string[] {
  const folder = path.join(root, 'web/public')
  return existsSync(folder) ? filesBelow(folder).map((file) => fromRoot(root, file)) : []
}

/** Style sheets that import each other are put together before they become a module: those inside do not show. */
const styleSheets = (root: string): string[] =>
  filesBelow(path.join(root, 'web/src'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => fromRoot(root, file))

/** Writes down what a build has read since it began. A file that changed meanwhile fits no hash: the next start builds again. */
export function writeSources(root: string, outDir: string, read: Iterable<string>, began: number): void {
  const sources: WebSources = {}
  const modules = [...read].map((file) => fromRoot(root, file)).filter((file) => !/^\.\.|(?:^|\/)node_modules\//.test(file))
  for (const file of new Set([...modules, ...styleSheets(root), ...publicFiles(root), ...AROUND].toSorted())) {
    const hash = hashOf(path.join(root, file))
    if (hash !== null) sources[file] = statSync(path.join(root, file)).mtimeMs < began ? hash : 'changed while it was read'
  }
  writeFileSync(path.join(outDir, MARKER), JSON.stringify(sources, null, 1))
}

/** Null where there is no build, or one of which nothing is known. */
export function readSources(outDir: string): WebSources | null {
  try {
    return JSON.parse(readFileSync(path.join(outDir, MARKER), 'utf8')) as WebSources
  } catch (error) {
    if (error instanceof SyntaxError || ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}
