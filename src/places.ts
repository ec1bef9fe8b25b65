import module from 'node:module'
import path from 'node:path'
import { userCache } from './config.ts'

/*
 * Where the product's own files lie. In a clone this file is src/places.ts, in the npm package (docs/release.md) it is a part of a file in
 * app/: both are one folder below the root, which holds the same folders in both.
 */

export const ROOT = path.join(import.meta.dirname, '..')

/** Whether this runs from the npm package: built, read-only, with everything made beforehand that a clone makes at its first start. */
export const IS_PACKAGE = path.basename(import.meta.dirname) !== 'src'

export const RULES_FOLDER = path.join(ROOT, 'rules')
export const LIBRARY_FOLDER = path.join(ROOT, 'library')
export const SAMPLE_FOLDER = path.join(ROOT, 'sample')
export const TRIAL_FOLDER = path.join(ROOT, 'trial')
export const MIGRATIONS_FOLDER = path.join(ROOT, 'migrations')
export const WEB_BUILD = path.join(ROOT, 'web', 'dist')

/** In the package only: what was read from the rules and the library when it was made, their files, and the PostgreSQL it brings. */
export const READ_RULES = path.join(RULES_FOLDER, 'read.sections')
export const RULE_FILES = path.join(RULES_FOLDER, 'files.json.gz')
export const READ_LIBRARY = path.join(LIBRARY_FOLDER, 'read.json.gz')
export const LIBRARY_FILES = path.join(LIBRARY_FOLDER, 'files.json.gz')
export const POSTGRES_PACKAGES = path.join(ROOT, 'app', 'postgres.json')

/** What relative paths of settings start from, and where the data folder lies unless another is set. */
export const PROJECT = IS_PACKAGE ? process.cwd() : ROOT

/** The user's own cache folder; a package may be installed where this user cannot write. */
const USER_CACHE = path.join(userCache(), 'imprimatur')

/** What was read and would otherwise be read again at each start. */
export const READINGS = IS_PACKAGE ? path.join(USER_CACHE, 'readings') : path.join(ROOT, 'node_modules', '.cache', 'imprimatur')

/** Code that Node has compiled. */
export const COMPILED = IS_PACKAGE ? path.join(USER_CACHE, 'compiled') : path.join(ROOT, '.runtime', 'compiled')

/** Where a file of a package for spelling lies: in a clone where npm put it, in the package compressed among its own files. */
export const dictionaryFile = (name: string, file: string): string =>
  IS_PACKAGE
    ? path.join(ROOT, 'dictionaries', name, `${file}.gz`)
    : path.join(path.dirname(module.createRequire(import.meta.url).resolve(name)), file)

/** Where a font for PDF files lies: in a clone where npm put it, in the package among its own files. */
export const fontFile = (file: string): string =>
  IS_PACKAGE
    ? path.join(ROOT, 'fonts', file)
    : path.join(path.dirname(module.createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts', 'Roboto', file)

/** In the package: below it, in `data`, lies the colour profile of PDF/A files, which pdfkit brings. */
export const PDF_FILES = path.join(ROOT, 'fonts')

/** What Node has compiled once is read at the next start; a thread, or a process of its own, has to ask for it too. */
export const keepCompiled = (): void => void module.enableCompileCache?.(COMPILED)

/** The package checks texts in Node 20 and 22 as well: what they lack is added before the rest is loaded, in each thread. */
export async function completeOlderNode(): Promise<void> {
  if (IS_PACKAGE && Number(process.versions.node.split('.')[0]) < 24) await import('./older-node.ts')
}
