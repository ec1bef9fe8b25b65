#!/usr/bin/env node
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import module from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { bringPackage, cacheFolders } from './bring.mjs'
import { crashApart, fail } from './ending.mjs'
import { endWithNpm, endWithParent, handOver, isHandedOver } from './hand-over.mjs'
import { Failure } from './npm.mjs'
import { withProgress } from './progress.mjs'
import { bringNode, isNewEnough } from './runtime.mjs'
import { noCommand } from '../../src/cli/no-command.ts'

/*
 * The launcher of the npm packages, in which everything is built: nothing is compiled, and no TypeScript is run. `imprimatur` checks texts,
 * with the Node that is there from 20.19 on; every other command is that of the package `imprimatur-server`, which is the whole product: it
 * is used where it is installed beside, and brought otherwise, by its version and hash. It needs Node 24, which is brought where the
 * machine's is older. The release bundles this file to bin/imprimatur.mjs of both packages.
 */

const root = resolve(dirname(realpathSync(fileURLToPath(import.meta.url))), '..')
const inApp = (name) => join(root, 'app', name)
/** What the release wrote into the package for checking: all commands, the text of --help, and which server it belongs to. */
const known = existsSync(inApp('commands.json')) ? JSON.parse(readFileSync(inApp('commands.json'), 'utf8')) : null

const CHECKING = ['audit', 'rules', 'init', 'lsp', 'mcp', '--version', '-V']
/** Second words of these that need a database, or the server's own code. */
const STORED = { audit: ['list', 'show', 'cancel', 'retry'], rules: ['apply', 'export'] }

export const isChecking = (argv) =>
  CHECKING.includes(argv[0]) &&
  !STORED[argv[0]]?.includes(argv[1]) &&
  !(argv[0] === 'audit' && argv.some((word) => word.startsWith('--workspace')))

/** Node 20.19 and 22.12 are the first of their lines in which a module can be required. */
export function canCheck(version) {
  const [major, minor] = version.split('.').map(Number)
  return major >= 23 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
}

export async function launch(argv) {
  if (isHandedOver()) endWithParent()
  else endWithNpm()
  const checking = isChecking(argv)
  const { node } = process.versions
  if (known && !checking && answered(argv)) return
  if (!isNewEnough(node)) {
    if (!checking || !canCheck(node)) return handOver(await bringNode(root), [process.argv[1], ...process.argv.slice(2)])
    await import(pathToFileURL(inApp('older-node.mjs')).href)
  }
  // What was compiled once is read from there at the next start; without the right to write there, it just is not.
  module.enableCompileCache?.(join(cacheFolders(root)[0], 'compiled'))
  const app = checking || !known ? join(root, 'app') : await serverApp()
  const { main } = await import(pathToFileURL(join(app, 'main.mjs')).href)
  await main(argv)
}

/** Whether there was nothing to run: help, completions, and commands that do not exist. */
function answered([command, shell]) {
  if (command === undefined || ['help', '--help', '-h'].includes(command)) process.stdout.write(known.help)
  else if (command === 'completion' && completions()[shell] !== undefined) process.stdout.write(completions()[shell])
  else if (!known.names.includes(command)) fail(noCommand(command, known.names), 2)
  else return false
  return true
}

const completions = () => JSON.parse(gunzipSync(readFileSync(inApp('completions.json.gz'))).toString())

/** npm's words for a package, or a version of it, that a registry does not have. */
const MISSING = ['E404', 'ETARGET']

/** The whole product: installed beside this package in the same version, or brought. */
async function serverApp() {
  const { name, version, integrity } = known.server
  try {
    const installed = module.createRequire(import.meta.url).resolve(`${name}/package.json`)
    if (JSON.parse(readFileSync(installed, 'utf8')).version === version) return join(dirname(installed), 'app')
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error
  }
  const folder = await bringServer(name, version, integrity)
  return join(folder, 'app')
}

async function bringServer(name, version, integrity) {
  const bringing = bringPackage(root, {
    source: [name, version, integrity],
    folderName: `server-${version}-${Buffer.from(integrity.slice(7), 'base64').toString('hex').slice(0, 12)}`,
    file: 'package.json',
    label: 'the server',
    during: (work) => withProgress(`Bringing the server, ${name} ${version}, from the npm registry (once, some 20 MB)`, work),
  })
  return bringing.catch((error) => {
    if (!MISSING.includes(error.code)) throw error
    const files = `imprimatur-${version}.tgz ${name}-${version}.tgz`
    throw new Failure(`${name} ${version} is not on the npm registry; install both files of the release: npm install -g ${files}`)
  })
}

crashApart()
try {
  await launch(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Failure)) throw error
  fail(error.message)
}
