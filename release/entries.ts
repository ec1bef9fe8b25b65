import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './places.ts'

/*
 * Files that are started by their name, as a thread or a process, or loaded by `require`, are no part of the graph of imports: each becomes a
 * file of app/ under a name of its own, and whoever names it is given that name.
 */

/** Runs in a clone only. */
const LEFT_OUT = ['src/upkeep/web-build-process.ts', 'src/upkeep/bundle-build.ts']

const URL_OF = /new URL\('(\.[\w./-]+)\.ts', import\.meta\.url\)/g
const PATH_OF = /path\.join\(import\.meta\.dirname, '([\w./-]+)\.ts'\)/g
const REQUIRED = /\brequire\('([^']+)'\)/g

const isOurs = (name: string) => name.startsWith('.')

/** `src/local/thread-main` -> `local-thread-main.mjs`, `yaml` -> `package-yaml.mjs`. */
const nameOf = (file: string) => `${file.startsWith('src/') ? file.slice(4).replaceAll('/', '-') : `package-${file}`}.mjs`

const targetOf = (from: string, name: string) =>
  path.posix.join(path.posix.dirname(path.relative(ROOT, from).replaceAll(path.sep, '/')), name)

/** By the name of the built file what it is made of: a file, or a package. */
export function findEntries(): Record<string, string> {
  const entries: Record<string, string> = { 'main.mjs': 'src/main.ts', 'older-node.mjs': 'src/older-node.ts' }
  for (const file of globSync('src/**/*.ts', { cwd: ROOT, exclude: ['src/docs/**', '**/*.test.ts'] })) {
    const source = readFileSync(path.join(ROOT, file), 'utf8')
    const from = path.join(ROOT, file)
    for (const [, name] of [...source.matchAll(URL_OF), ...source.matchAll(PATH_OF)]) {
      const target = targetOf(from, name!)
      // The reader of rules or of the library is named to be hashed, which a package does not do.
      if (!isRun(source, name!) || LEFT_OUT.includes(`${target}.ts`)) continue
      entries[nameOf(target)] = `${target}.ts`
    }
    if (source.includes('createRequire(import.meta.url)'))
      for (const [, name] of source.matchAll(REQUIRED)) {
        const target = isOurs(name!) ? targetOf(from, name!) : name!
        entries[nameOf(target.replace(/\.ts$/, ''))] = target
      }
  }
  return entries
}

/** Whether a file names another to run it. */
const isRun = (source: string, name: string) =>
  new RegExp(`(?:new Worker|fork)\\((?:new URL|path\\.join)\\([^)]*'${RegExp.escape(name)}\\.ts'`).test(source)

/** A source with the names of built files in place of those of sources. */
export function withBuiltNames(source: string, file: string): string {
  const built = (name: string) => nameOf(targetOf(file, name))
  return source
    .replaceAll(URL_OF, (whole, name: string) => (isRun(source, name) ? `new URL('./${built(name)}', import.meta.url)` : whole))
    .replaceAll(PATH_OF, (whole, name: string) => (isRun(source, name) ? `path.join(import.meta.dirname, '${built(name)}')` : `''`))
    .replaceAll(REQUIRED, (whole, name: string) => {
      if (!source.includes('createRequire(import.meta.url)')) return whole
      return `require('./${isOurs(name) ? built(name.replace(/\.ts$/, '')) : nameOf(name)}')`
    })
}
