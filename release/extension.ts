import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { rolldown } from 'rolldown'
import { packagesOf } from './bundle.ts'
import { bundledComponents } from './components.ts'
import { licenceTexts } from './licences.ts'
import { ROOT } from './places.ts'

const SOURCE = path.join(ROOT, 'editors/vscode')
const VSCE = path.join(ROOT, 'node_modules/@vscode/vsce/vsce')

/**
 * The extension for VS Code in one file with the packages it uses, packed by vsce as `imprimatur-vscode-VERSION.vsix` in `folder`; answers
 * its name. Offline: vsce asks nobody for anything when it packs.
 */
export async function packExtension(folder: string, version: string): Promise<string> {
  const staged = mkdtempSync(path.join(os.tmpdir(), 'imprimatur-vscode-'))
  try {
    for (const name of ['README.md', 'LICENSE']) cpSync(path.join(SOURCE, name), path.join(staged, name))
    const { dependencies: _bundled, private: _private, ...manifest } = JSON.parse(readFileSync(path.join(SOURCE, 'package.json'), 'utf8'))
    // Editors know no versions before a version.
    writeFileSync(path.join(staged, 'package.json'), `${JSON.stringify({ ...manifest, version: version.replace(/-.*/, '') }, null, 2)}\n`)
    const packages = await bundleExtension(path.join(staged, manifest.main))
    writeFileSync(path.join(staged, 'THIRD-PARTY-LICENSES'), licenceTexts(bundledComponents(packages)))
    const name = `imprimatur-vscode-${version}.vsix`
    mkdirSync(folder, { recursive: true })
    // Whatever is packed at another time is the same file: entries of the archive have this date.
    const env = { ...process.env, SOURCE_DATE_EPOCH: '315619200', TZ: 'UTC' }
    const args = [VSCE, 'package', '--no-dependencies', '--out', path.join(folder, name)]
    await promisify(execFile)(process.execPath, args, { cwd: staged, env })
    return name
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
}

/** Answers the packages in it. */
async function bundleExtension(file: string): Promise<string[]> {
  const made = await rolldown({
    cwd: ROOT,
    input: path.join(SOURCE, 'extension.js'),
    platform: 'node',
    external: ['vscode'],
    logLevel: 'warn',
  })
  const { output } = await made.write({ file, format: 'cjs', minify: true, exports: 'named' })
  await made.close()
  return packagesOf(output)
}
