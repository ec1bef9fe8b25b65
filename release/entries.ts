import path from 'node:path'
import { ROOT } from './places.ts'

/*
 * Files that are started by their name, as a thread or a process, or loaded by `require`, are no part of the graph of imports: each
 * becomes a file of app/ under a name of its own, and whoever names it is given that name.
 */

/** Runs in a clone only. */
const IN_A_CLONE = ['src/upkeep/web-build-process.ts']

const RUN = /(new Worker\(new URL\(|fork\(path\.join\(import\.meta\.dirname, )'([\w./-]+)\.ts'/g
const REQUIRED = /\brequire\('([^']+)'\)/g
/** Named to be hashed, which a package does not do. */
const NAMED = /path\.join\(import\.meta\.dirname, '[\w./-]+\.ts'\)/g

/** Files of ours and packages that a source runs or requires: the name of the built file, and what it is made of. */
export type Entry = [name: string, madeOf: string]

/** `src/local/thread-main.ts` -> `local-thread-main.mjs`, `yaml` -> `package-yaml.mjs`. */
const nameOf = (madeOf: string) =>
  madeOf.startsWith('src/') ? `${madeOf.slice(4, -3).replaceAll('/', '-')}.mjs` : `package-${madeOf.replaceAll('/', '-')}.mjs`

/** A source with the names of built files in place of those of sources, and what these are made of. */
export function withBuiltNames(source: string, file: string): { code: string; entries: Entry[] } {
  const entries: Entry[] = []
  const folder = path.posix.dirname(path.relative(ROOT, file).replaceAll(path.sep, '/'))
  const built = (madeOf: string) => {
    entries.push([nameOf(madeOf), madeOf])
    return nameOf(madeOf)
  }
  const code = source
    .replaceAll(RUN, (whole, how: string, name: string) => {
      const madeOf = path.posix.join(folder, `${name}.ts`)
      return IN_A_CLONE.includes(madeOf) ? whole : `${how}'./${built(madeOf)}'`
    })
    .replaceAll(REQUIRED, (whole, name: string) => {
      if (!source.includes('createRequire(import.meta.url)')) return whole
      return `require('./${built(name.startsWith('.') ? path.posix.join(folder, name) : name)}')`
    })
    .replaceAll(NAMED, "''")
  return { code, entries }
}
