import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { clone, removeTestFolder } from '../helpers/launcher.ts'

const tree = clone()
const own = path.join(path.dirname(tree), 'styles/Own')
mkdirSync(own, { recursive: true })
writeFileSync(path.join(own, 'Word.yml'), 'extends: existence\nmessage: m\ntokens: [leverage]\n')

const PLACE = createHash('sha256').update(tree).digest('hex').slice(0, 8)
const kept = () => globSync(path.join(tree, `node_modules/.cache/imprimatur/*${PLACE}*`))
after(async () => {
  for (const file of kept()) rmSync(file)
  await removeTestFolder(path.dirname(tree))
})

/** Runs code of the clone in a process of its own and answers what it prints, as JSON. */
const run = (code: string): unknown =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: tree, encoding: 'utf8' }))

const READ_ALL = `
  const { ruleLibrary } = await import('./src/packs/library.ts')
  const { openRuleset } = await import('./src/local/ruleset.ts')
  const { builtInLibrary } = await import('./src/library/library.ts')
  const { library } = await builtInLibrary()
  const { rules } = await openRuleset({ packs: null, folders: [${JSON.stringify(own)}], valeIni: null })
  console.log(JSON.stringify([ruleLibrary.rules().length > 100, rules.length, library.templates.length > 10]))`

/** Reads everything that is kept, and answers which of the readings were made anew. */
function renewed(): string[] {
  const before = new Set(kept())
  assert.deepEqual(run(READ_ALL), [true, 1, true])
  const names = kept()
    .filter((file) => !before.has(file))
    .map((file) => path.basename(file).replace(/-.*/, ''))
  return names.filter((name) => name !== 'marks' && name !== 'code').toSorted()
}

const change = (file: string) => appendFileSync(path.join(tree, file), '\n// changed\n')

test('what was read is kept, and read anew when a file changes that any reader imports, however far away', () => {
  assert.deepEqual(renewed(), ['library', 'own', 'rules'])
  assert.deepEqual(renewed(), [])
  change('src/rules/expression/literals.ts')
  assert.deepEqual(renewed(), ['own', 'rules'])
  change('src/generation/base/escape.ts')
  assert.deepEqual(renewed(), ['library'])
  change('src/text/docx.ts')
  assert.deepEqual(renewed(), ['rules'], 'rules are compiled for an empty text, which brings what reads texts')
})

test('a change of code that no reader imports leaves what is kept', () => {
  for (const file of ['src/http/app.ts', 'src/fetch/crawl.ts', 'src/generation/draft/draft.ts', 'src/cli/audit.ts']) change(file)
  assert.deepEqual(renewed(), [])
})

test('a file that is imported from now on counts from now on', () => {
  writeFileSync(path.join(tree, 'src/rules/expression/later.ts'), 'export const later = 1\n')
  assert.deepEqual(renewed(), [])
  const importer = path.join(tree, 'src/rules/expression/literals.ts')
  writeFileSync(importer, `import './later.ts'\n${readFileSync(importer, 'utf8')}`)
  assert.deepEqual(renewed(), ['own', 'rules'])
  change('src/rules/expression/later.ts')
  assert.deepEqual(renewed(), ['own', 'rules'])
})

const build = () => run(`const { ensureWebBuild } = await import('./src/upkeep/web-build.ts'); console.log(await ensureWebBuild())`)

test('the web application is built again when a file changes that it is made of, and not for others', () => {
  build()
  assert.equal(build(), false)
  for (const file of ['src/http/app.ts', 'src/text/docx.ts', 'src/generation/prompt/prompt.ts', 'web/screenshots.ts']) change(file)
  assert.equal(build(), false, 'none of these is in it')
  // Imported by the worker of the editor, through the rules.
  change('src/text/sentences.ts')
  assert.equal(build(), true)
  appendFileSync(path.join(tree, 'web/src/base/styles/tokens.css'), '/* changed */')
  writeFileSync(path.join(tree, 'web/public/new.txt'), 'new')
  assert.equal(build(), true)
  assert.equal(build(), false)
})
