import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { npm } from '../bin/launch/npm.mjs'
import { ensureWebBuild } from '../src/upkeep/web-build.ts'
import { bundle } from './bundle.ts'
import { componentsOf } from './components.ts'
import type { Component } from './components.ts'
import { writeCommandList, writeCommon, writeServerContent } from './content.ts'
import { packExtension } from './extension.ts'
import { licenceTexts } from './licences.ts'
import { DIST, ROOT } from './places.ts'
import { sbomOf } from './sbom.ts'
import { buildSdk } from './sdk.ts'
import { versionOf } from './version.ts'

/*
 * `npm run release` (docs/release.md): makes three npm packages without dependencies in dist/, imprimatur for checking texts,
 * imprimatur-server for everything and imprimatur-sdk, the client; for each a bill of materials; the extension for VS Code; and the
 * checksums of all. Offline, and the same from the same sources. `npm run release -- FOLDER` makes them elsewhere.
 */

if (process.argv[2]?.startsWith('-')) {
  console.error(`npm run release -- FOLDER: "${process.argv[2]}" is not a folder; there are no options.`)
  process.exit(2)
}
const dist = process.argv[2] === undefined ? DIST : path.resolve(process.argv[2])
const version = versionOf(readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8'))
rmSync(dist, { recursive: true, force: true })
mkdirSync(dist, { recursive: true })
await ensureWebBuild()

const hash = (algorithm: string, file: string) => createHash(algorithm).update(readFileSync(path.join(dist, file)))

/** Makes one of the packages; answers the name of its tarball. */
async function make(name: string, server: boolean, writeMore: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(dist, name)
  const components = componentsOf(await bundle(folder, { version, checkingOnly: !server }), { server })
  chmodSync(path.join(folder, 'bin/imprimatur.mjs'), 0o755)
  writeCommon(folder, name, version)
  await writeMore(folder)
  writeFileSync(path.join(folder, 'THIRD-PARTY-LICENSES'), licenceTexts(components))
  return pack(name, components)
}

/** Packs a folder of dist/, with a bill of what it is made of. */
async function pack(name: string, components: Component[]): Promise<string> {
  const folder = path.join(dist, name)
  writeFileSync(path.join(dist, `${name}-${version}.cdx.json`), `${JSON.stringify(sbomOf(name, version, components), null, 2)}\n`)
  await npm(['pack', '--offline', `--pack-destination=${dist}`], folder)
  rmSync(folder, { recursive: true })
  const tarball = `${name}-${version}.tgz`
  // npm may run in another Node, whose zlib compresses to other bytes.
  writeFileSync(path.join(dist, tarball), gzipSync(gunzipSync(readFileSync(path.join(dist, tarball))), { level: 9 }))
  return tarball
}

const server = await make('imprimatur-server', true, writeServerContent)
const integrity = `sha512-${hash('sha512', server).digest('base64')}`
await make('imprimatur', false, (folder) => writeCommandList(folder, { name: 'imprimatur-server', version, integrity }))
await buildSdk(path.join(dist, 'imprimatur-sdk'), version)
await pack('imprimatur-sdk', [])

await packExtension(dist, version)

const files = readdirSync(dist).toSorted()
const sums = files.map((file) => `${hash('sha256', file).digest('hex')}  ${file}\n`)
writeFileSync(path.join(dist, 'SHA256SUMS'), sums.join(''))
process.stdout.write(`${[...files, 'SHA256SUMS'].map((file) => path.relative(process.cwd(), path.join(dist, file))).join('\n')}\n`)
