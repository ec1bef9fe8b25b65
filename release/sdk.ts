import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import ts from 'typescript'
import { ROOT } from './places.ts'

const SDK = path.join(ROOT, 'sdk')

/** The client as an npm package in `folder`: each file of sdk/src as JavaScript for Node 20 and browsers, with its types. */
export async function buildSdk(folder: string, version: string): Promise<void> {
  const dist = path.join(folder, 'dist')
  mkdirSync(dist, { recursive: true })
  const made = await rolldown({
    cwd: SDK,
    input: 'src/index.ts',
    platform: 'neutral',
    transform: { target: 'es2022' },
    logLevel: 'warn',
  })
  // As they are in the sources: whoever bundles an application leaves out what it does not use.
  await made.write({
    dir: dist,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: path.join(SDK, 'src'),
    entryFileNames: '[name].js',
  })
  await made.close()
  for (const file of globSync('*.ts', { cwd: path.join(SDK, 'src') }).toSorted()) writeTypes(dist, file)
  const { name, ...manifest } = JSON.parse(readFileSync(path.join(SDK, 'package.json'), 'utf8')) as { name: string }
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify({ name, version, ...manifest }, null, 2)}\n`)
  cpSync(path.join(SDK, 'README.md'), path.join(folder, 'README.md'))
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(path.join(ROOT, file), path.join(folder, file))
}

function writeTypes(dist: string, file: string): void {
  const source = readFileSync(path.join(SDK, 'src', file), 'utf8')
  const types = file.endsWith('.d.ts') ? source : declarationsOf(source, file)
  const name = file.replace(/(?:\.d)?\.ts$/, '.d.ts')
  writeFileSync(path.join(dist, name), types.replaceAll(/(from '\.\/[\w-]+?)(?:\.d)?\.ts'/g, "$1.js'"))
}

function declarationsOf(source: string, fileName: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, {
    fileName,
    compilerOptions: { isolatedDeclarations: true, target: ts.ScriptTarget.ES2022 },
    reportDiagnostics: true,
  })
  const [first] = diagnostics
  if (first) throw new Error(`sdk/src/${fileName}: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`)
  return outputText
}
