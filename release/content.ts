import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { libraryFiles, readLibrary } from '../src/library/library.ts'
import { packagedRules } from '../src/packs/library.ts'
import { dictionaryFile } from '../src/places.ts'
import { packText, packValue } from '../src/upkeep/packaged.ts'
import { postgresPackages } from './components.ts'
import { ROOT } from './places.ts'

/** Everything but the program: what is copied, and what is read now so that nobody has to read it at each start. */
export async function writeContent(folder: string, version: string): Promise<void> {
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  const copy = (pattern: string) => {
    const files = globSync(pattern, { cwd: ROOT }).toSorted()
    if (files.length === 0) throw new Error(`There is no ${pattern}`)
    for (const file of files) write(file, readFileSync(path.join(ROOT, file)))
  }
  for (const pattern of ['LICENSE', 'README.md', 'CHANGELOG.md', 'migrations/*-*.sql', 'rules/*/pack.yml', 'rules/**/*.bin']) copy(pattern)
  cpSync(path.join(ROOT, 'sample'), path.join(folder, 'sample'), { recursive: true })
  cpSync(path.join(ROOT, 'web/dist'), path.join(folder, 'web/dist'), { recursive: true, filter: (file) => !file.endsWith('.sources.json') })
  write('package.json', `${JSON.stringify(packageJson(version), null, 2)}\n`)
  write('app/postgres.json', `${JSON.stringify(postgresPackages(), null, 2)}\n`)
  write('rules/read.json.gz', packValue(packagedRules()))
  write('rules/files.json.gz', packValue(ruleFiles()))
  write('library/read.json.gz', packValue(await readLibrary()))
  write('library/files.json.gz', packValue(await libraryFiles()))
  for (const name of ['dictionary-en', 'dictionary-en-gb'])
    for (const file of ['index.aff', 'index.dic'])
      write(`dictionaries/${name}/${file}.gz`, packText(readFileSync(dictionaryFile(name, file), 'utf8')))
}

function ruleFiles(): Record<string, string> {
  const folder = path.join(ROOT, 'rules')
  const files = globSync('**/*.{yml,yaml}', { cwd: folder }).toSorted()
  return Object.fromEntries(files.map((file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(folder, file), 'utf8')]))
}

function packageJson(version: string): object {
  const { name, description, license, type, engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >
  return {
    name,
    version,
    description,
    keywords: ['compliance', 'content', 'linter', 'prose', 'advertising', 'marketing', 'review'],
    license,
    type,
    engines,
    bin: { imprimatur: 'bin/imprimatur.mjs' },
    exports: { './package.json': './package.json' },
  }
}
