import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'
import { markOf, type Mark } from './content-hashes.ts'

/** The program and its threads. */
const ENTRANCES = ['src/main.ts', 'src/local/thread-main.ts']

/** Commands that are loaded from their own files, with all they need. */
const IN_BUNDLE = /[\\/]cli[\\/]audit\.ts$/

/** Packages of many small files. The others are large, and few audits need them: they stay where they are. */
const PACKAGES = /^(?:yaml|htmlparser2|entities|micromark|ignore)/

/** What was made, and of which files; or why it could not be. */
export async function makeBundle(root: string, folder: string): Promise<{ made: Record<string, Mark>; failure: unknown }> {
  const made: Record<string, Mark> = {}
  const madeOf = (file: string): void => {
    const mark = markOf(file)
    if (mark) made[path.relative(root, file)] = mark
  }
  for (const file of [import.meta.filename, path.join(root, 'package-lock.json')]) madeOf(file)
  try {
    // It comes with a part made for each kind of machine, which may be missing on this one.
    const { rolldown } = await import('rolldown')
    const bundle = await rolldown({
      input: Object.fromEntries(ENTRANCES.map((name) => [path.basename(name, '.ts'), path.join(root, name)])),
      platform: 'node',
      plugins: [places(root, madeOf)],
      logLevel: 'silent',
      // What reads rules is loaded where rules are read: to name it in a list of exports does not count.
      treeshake: { moduleSideEffects: (id) => !/[\\/](?:src[\\/]rules|node_modules[\\/]yaml)[\\/]/.test(id) },
    })
    await bundle.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' })
    return { made, failure: null }
  } catch (failure) {
    return { made, failure }
  }
}

/** Reads the files, remembering which, and lets those that look for something beside themselves still find it. */
const places = (root: string, madeOf: (file: string) => void): Plugin => ({
  name: 'places',
  resolveId(source, importer, { kind }) {
    if (importer === undefined || !path.relative(root, importer).startsWith('src')) return null
    const isPackage = !/^(?:\.|node:)/.test(source) && !path.isAbsolute(source)
    if (isPackage) return PACKAGES.test(source) ? null : { id: source, external: true }
    const file = path.resolve(path.dirname(importer), source)
    const isOtherCommand = kind === 'dynamic-import' && file.startsWith(path.join(root, 'src', 'cli')) && !IN_BUNDLE.test(file)
    return isOtherCommand ? { id: pathToFileURL(file).href, external: true } : null
  },
  load(id) {
    if (!path.isAbsolute(id)) return null
    // Marked before it is read: what changes in between does not fit its mark.
    madeOf(id)
    return readFileSync(id, 'utf8')
      .replaceAll(/new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g, (whole, name: string) =>
        isEntrance(name) ? `new URL('./${name}.mjs', import.meta['url'])` : whole,
      )
      .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
  },
})

const isEntrance = (name: string) => ENTRANCES.some((entrance) => path.basename(entrance, '.ts') === name)
