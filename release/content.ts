import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { COMMANDS } from '../src/cli/commands.ts'
import { completionScript } from '../src/cli/completion.ts'
import { overview } from '../src/cli/help.ts'
import { libraryFiles, readLibrary } from '../src/library/library.ts'
import { packagedRules } from '../src/packs/library.ts'
import { dictionaryFile, fontFile } from '../src/places.ts'
import { packText, packValue } from '../src/upkeep/packaged.ts'
import { postgresPackages } from './components.ts'
import { ROOT } from './places.ts'

/*
 * Everything in a package but the program and its licences: what is copied, and what is read now so that nobody has to read it at each
 * start.
 */

/** What every package has: about itself, and the rules. */
export function writeCommon(folder: string, name: string, version: string): void {
  for (const pattern of ['LICENSE', 'README.md', 'CHANGELOG.md', 'rules/*/pack.yml', 'rules/**/*.bin', 'rules/{weighed,page-reading}.json'])
    copy(folder, pattern)
  write(folder, 'package.json', `${JSON.stringify(packageJson(name, version), null, 2)}\n`)
  write(folder, 'rules/read.sections', packagedRules())
  write(folder, 'rules/files.json.gz', packValue(ruleFiles()))
  for (const dictionary of ['dictionary-en', 'dictionary-en-gb'])
    for (const file of ['index.aff', 'index.dic'])
      write(folder, `dictionaries/${dictionary}/${file}.gz`, packText(readFileSync(dictionaryFile(dictionary, file), 'utf8')))
}

const COLOUR_PROFILE = 'sRGB_IEC61966_2_1.icc'

/** What the server has beyond that. */
export async function writeServerContent(folder: string): Promise<void> {
  for (const pattern of ['migrations/*-*.sql', 'migrations/distributed/*.sql']) copy(folder, pattern)
  for (const font of ['Regular', 'Medium', 'Italic', 'MediumItalic'])
    cpSync(fontFile(`Roboto-${font}.ttf`), path.join(folder, 'fonts', `Roboto-${font}.ttf`))
  // Of pdfkit: the colours of PDF/A files.
  cpSync(path.join(ROOT, 'node_modules/pdfkit/js/data', COLOUR_PROFILE), path.join(folder, 'fonts', 'data', COLOUR_PROFILE))
  for (const pages of ['sample', 'trial']) cpSync(path.join(ROOT, pages), path.join(folder, pages), { recursive: true })
  cpSync(path.join(ROOT, 'web/dist'), path.join(folder, 'web/dist'), { recursive: true, filter: (file) => !file.endsWith('.sources.json') })
  write(folder, 'app/postgres.json', `${JSON.stringify(postgresPackages(), null, 2)}\n`)
  write(folder, 'library/read.json.gz', packValue(await readLibrary()))
  write(folder, 'library/files.json.gz', packValue(await libraryFiles()))
}

/** What the package for checking says of the commands it does not have, and the very server that has them. */
export async function writeCommandList(folder: string, server: { name: string; version: string; integrity: string }): Promise<void> {
  const shells = ['bash', 'zsh', 'fish']
  const completions = Object.fromEntries(await Promise.all(shells.map(async (shell) => [shell, await completionScript(shell)] as const)))
  const names = [...new Set(Object.keys(COMMANDS).map((name) => name.split(' ')[0]!))]
  write(folder, 'app/commands.json', `${JSON.stringify({ server, names, help: await overview() })}\n`)
  write(folder, 'app/completions.json.gz', packValue(completions))
}

function write(folder: string, file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), content)
}

function copy(folder: string, pattern: string): void {
  const files = globSync(pattern, { cwd: ROOT }).toSorted()
  if (files.length === 0) throw new Error(`There is no ${pattern}`)
  for (const file of files) write(folder, file, readFileSync(path.join(ROOT, file)))
}

function ruleFiles(): Record<string, string> {
  const folder = path.join(ROOT, 'rules')
  const files = globSync('**/*.{yml,yaml}', { cwd: folder }).toSorted()
  return Object.fromEntries(files.map((file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(folder, file), 'utf8')]))
}

function packageJson(name: string, version: string): object {
  const own = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Record<string, unknown>
  return {
    name,
    version,
    description: own['description'],
    keywords: ['compliance', 'content', 'linter', 'prose', 'advertising', 'marketing', 'review'],
    license: own['license'],
    type: own['type'],
    engines: own['engines'],
    bin: { [name]: 'bin/imprimatur.mjs' },
    exports: { './package.json': './package.json' },
  }
}
