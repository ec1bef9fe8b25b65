import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { clone, healthy, imprimatur, processesIn, removeTestFolder, serving } from '../helpers/launcher.ts'

interface Runtime {
  binaries: Record<string, [name: string, version: string, integrity: string]>
  folderName(version: string): string
  isNewEnough(version: string): boolean
}
const { binaries, folderName, isNewEnough } = (await import(new URL('../../bin/launch/runtime.mjs', import.meta.url).href)) as Runtime

const tree = clone()
after(() => removeTestFolder(dirname(tree)))

/** A Node older than 24 on PATH, if there is one. */
function olderNode(): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'node'))
    .find((node) => {
      const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
      return status === 0 && !isNewEnough(stdout.trim().replace(/^v/, ''))
    })
}

/** A cache that already holds the Node of this test, so that nothing is downloaded. */
function filledCache(): string {
  const cache = join(dirname(tree), 'cache')
  const [, version] = binaries[`${process.platform}-${process.arch}`] ?? ['', '']
  const folder = join(cache, 'imprimatur', folderName(version), 'bin')
  mkdirSync(folder, { recursive: true })
  symlinkSync(process.execPath, join(folder, 'node'))
  return cache
}

test('Node 24 and newer run the product themselves, older ones hand over', () => {
  for (const version of ['24.0.0', '24.21.0', '26.1.0']) assert.equal(isNewEnough(version), true, version)
  for (const version of ['20.19.0', '22.23.2', '23.11.1']) assert.equal(isNewEnough(version), false, version)
  for (const [platform, [, version]] of Object.entries(binaries)) assert.equal(isNewEnough(version), true, platform)
})

test('an older Node hands over to Node 24 from the cache: signals, exit codes, and nobody left when it is killed', async () => {
  // Without an older Node, only the launcher's child process is tested: it must end properly all the same.
  const node = olderNode() ?? process.execPath
  const env = { XDG_CACHE_HOME: filledCache() }
  const wrong = await imprimatur(tree, ['no-such-command'], { node, env }).ended
  assert.equal(wrong.code, 2)
  const server = imprimatur(tree, ['serve', '--port', '0', '--json'], { node, env })
  assert.equal(await healthy((await serving(server)).url), true)
  server.child.kill('SIGTERM')
  assert.equal((await server.ended).code, 0)
  assert.deepEqual(processesIn(dirname(tree)), [])
  if (node === process.execPath) return
  const killed = imprimatur(tree, ['serve', '--port', '0', '--json'], { node, env })
  await serving(killed)
  killed.child.kill('SIGKILL')
  await killed.ended
  while (processesIn(dirname(tree)).length > 0) await new Promise((later) => setTimeout(later, 20))
})

test('package.json asks for the Node that the launcher can run on', () => {
  const { engines, bin } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8')) as {
    engines: { node: string }
    bin: { imprimatur: string }
  }
  assert.equal(engines.node, '>=20.19')
  assert.equal(bin.imprimatur, 'bin/imprimatur.mjs')
})
