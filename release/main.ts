import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { npm } from '../bin/launch/npm.mjs'
import { ensureWebBuild } from '../src/upkeep/web-build.ts'
import { bundle } from './bundle.ts'
import { componentsOf } from './components.ts'
import { writeContent } from './content.ts'
import { licenceTexts } from './licences.ts'
import { DIST, ROOT } from './places.ts'
import { sbomOf } from './sbom.ts'
import { versionOf } from './version.ts'

/*
 * `npm run release` (docs/release.md): makes dist/imprimatur-VERSION.tgz, an npm package without dependencies, its bill of materials and the
 * checksums of both. Offline, and the same from the same sources. `npm run release -- FOLDER` makes them elsewhere.
 */

const dist = process.argv[2] === undefined ? DIST : path.resolve(process.argv[2])
const version = versionOf(readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8'))
const folder = path.join(dist, 'package')
rmSync(dist, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

await ensureWebBuild()
const components = componentsOf(await bundle(folder, version))
await writeContent(folder, version)
chmodSync(path.join(folder, 'bin/imprimatur.mjs'), 0o755)
writeFileSync(path.join(folder, 'THIRD-PARTY-LICENSES'), licenceTexts(components))
const sbom = `${JSON.stringify(sbomOf(version, components), null, 2)}\n`
writeFileSync(path.join(dist, `imprimatur-${version}.cdx.json`), sbom)

await npm(['pack', '--offline', `--pack-destination=${dist}`], folder)
rmSync(folder, { recursive: true })

const files = readdirSync(dist).toSorted()
const sums = files.map(
  (file) =>
    `${createHash('sha256')
      .update(readFileSync(path.join(dist, file)))
      .digest('hex')}  ${file}\n`,
)
writeFileSync(path.join(dist, 'SHA256SUMS'), sums.join(''))
process.stdout.write(`${[...files, 'SHA256SUMS'].map((file) => path.relative(process.cwd(), path.join(dist, file))).join('\n')}\n`)
