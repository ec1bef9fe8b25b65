import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

type Binaries = Record<string, [name: string, version: string, integrity: string]>
const { binaries, bringNode } = (await import(new URL('../../bin/launch/runtime.mjs', import.meta.url).href)) as {
  binaries: Binaries
  bringNode(root: string): Promise<string>
}

test('a Node that differs from the published one is refused and not kept', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'imprimatur-registry-'))
  const platform = `${process.platform}-${process.arch}`
  const [name, version] = binaries[platform]!
  mkdirSync(join(folder, 'package/bin'), { recursive: true })
  writeFileSync(join(folder, 'package/package.json'), JSON.stringify({ name, version, bin: { node: 'bin/node' } }))
  writeFileSync(join(folder, 'package/bin/node'), '#!/bin/sh\necho v24.0.0\n')
  chmodSync(join(folder, 'package/bin/node'), 0o755)
  execFileSync('tar', ['-czf', join(folder, 'forged.tgz'), '-C', folder, 'package'])
  const tarball = readFileSync(join(folder, 'forged.tgz'))
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
  // A registry on loopback whose own metadata vouches for the forged package.
  const registry = http.createServer((request, response) => {
    if (request.url!.endsWith('.tgz')) return void response.end(tarball)
    const dist = { tarball: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/${name}/-/forged.tgz`, integrity }
    const described = {
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { name, version, dist, bin: { node: 'bin/node' } } },
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(described))
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  const before = { ...process.env }
  t.after(() => {
    process.env = before
    registry.close()
    registry.closeAllConnections()
    rmSync(folder, { recursive: true, force: true })
  })
  process.env['XDG_CACHE_HOME'] = join(folder, 'cache')
  process.env['npm_config_cache'] = join(folder, 'npm')
  process.env['npm_config_registry'] = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`
  await assert.rejects(bringNode(folder), /its hash differs/)
  assert.equal(existsSync(join(folder, `cache/imprimatur/node-${version}-${platform}`)), false)
  // With the hash of what the registry has, the same package is taken: it is the hash that decides.
  const pinned = binaries[platform]![2]
  binaries[platform]![2] = integrity
  try {
    assert.ok(existsSync(await bringNode(folder)))
  } finally {
    binaries[platform]![2] = pinned
  }
})
