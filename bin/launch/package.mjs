#!/usr/bin/env node
import { realpathSync } from 'node:fs'
import module from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { cacheFolders } from './bring.mjs'
import { endWithNpm, endWithParent, handOver, isHandedOver } from './hand-over.mjs'
import { Failure } from './npm.mjs'
import { bringNode, isNewEnough } from './runtime.mjs'

/*
 * The launcher of the npm package, in which everything is built: there are no packages to bring and no TypeScript to run. Texts are
 * checked by the Node that is there; the server needs Node 24, which is brought where the machine's is older. The release bundles this
 * file to bin/imprimatur.mjs.
 */

const root = resolve(dirname(realpathSync(fileURLToPath(import.meta.url))), '..')
const app = (name) => pathToFileURL(join(root, 'app', name)).href

/** Commands that Node 20 and 22 run: they need neither the database nor the server. */
const CHECKING = ['audit', 'rules', 'init', 'completion', 'help', '--help', '-h', '--version', '-V', undefined]

/** Audits that are stored. */
const STORED = ['list', 'show', 'cancel', 'retry']

export const runsInOlderNode = (argv) =>
  CHECKING.includes(argv[0]) && !(argv[0] === 'audit' && (STORED.includes(argv[1]) || argv.some((word) => word.startsWith('--workspace'))))

export async function launch(argv) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) return fail(`Node 20.19 or newer is needed; this is ${process.versions.node}`)
  if (isHandedOver()) endWithParent()
  else endWithNpm()
  if (!isNewEnough(process.versions.node)) {
    if (!runsInOlderNode(argv)) return bringAndGoOn()
    await import(app('older-node.mjs'))
  }
  // What was compiled once is read from there at the next start; without the right to write there, it just is not.
  module.enableCompileCache?.(join(cacheFolders(root)[0], 'compiled'))
  const { main } = await import(app('main.mjs'))
  await main(argv)
}

async function bringAndGoOn() {
  try {
    await handOver(await bringNode(root), [process.argv[1], ...process.argv.slice(2)])
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    fail(error.message)
  }
}

function fail(message) {
  process.stderr.write(`imprimatur: ${message}\n`)
  process.exitCode = 1
}

await launch(process.argv.slice(2))
