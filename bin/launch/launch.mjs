import { realpathSync } from 'node:fs'
import module from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { fail } from './ending.mjs'
import { endWithNpm, endWithParent, handOver, isHandedOver } from './hand-over.mjs'
import { Failure } from './npm.mjs'
import { bringPackages } from './packages.mjs'
import { bringNode, isNewEnough } from './runtime.mjs'

// Plain JavaScript for Node 20: this part runs before there are packages, and before there is a Node that reads TypeScript.

const root = resolve(dirname(realpathSync(fileURLToPath(import.meta.url))), '..', '..')

/**
 * Brings what is missing, then runs the product (`src/main.ts`), or with `--dev-script FILE` a script of the project that
 * needs the packages for development too.
 */
export async function launch(argv) {
  const script = argv[0] === '--dev-script' ? argv[1] : undefined
  try {
    if (isHandedOver()) endWithParent()
    else {
      endWithNpm()
      await bringPackages(root, { dev: script !== undefined })
    }
    if (!isNewEnough(process.versions.node)) {
      return await handOver(await bringNode(root), [process.argv[1], ...process.argv.slice(2)])
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    fail(error.message)
    return
  }
  // What was compiled once is read from there at the next start; without the right to write there, it just is not.
  module.enableCompileCache(join(root, '.runtime', 'compiled'))
  if (script !== undefined) {
    const file = join(root, script)
    process.argv = [process.execPath, file, ...argv.slice(2)]
    await import(pathToFileURL(file).href)
    return
  }
  await run(argv)
}

async function run(argv) {
  const inProject = (name) => pathToFileURL(join(root, 'src', name)).href
  const bundle = isBundled(argv) ? await import(inProject('upkeep/bundle.ts')) : null
  const bundled = bundle?.bundledMain() ?? null
  const { main } = await import(bundled ?? inProject('main.ts'))
  await main(argv)
  // All is said and done: the next one starts sooner.
  if (bundled === null) await bundle?.renewBundle()
}

/** What the commands that work with stored audits need is no part of the bundle. */
const STORED = ['list', 'show', 'cancel', 'retry']

/** Flags that make an audit something else, which has files of its own. */
const UNBUNDLED = ['--workspace', '--server', '--watch', '--print-config']

/** Whether it is an audit of files or addresses, which runs from a bundle (`src/upkeep/bundle.ts`). */
export const isBundled = (argv) =>
  argv[0] === 'audit' && !STORED.includes(argv[1]) && !argv.some((word) => UNBUNDLED.some((flag) => word.startsWith(flag)))
