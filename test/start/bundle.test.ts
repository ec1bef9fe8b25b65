import assert from 'node:assert/strict'
import { appendFileSync, mkdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { clone, imprimatur, removeTestFolder, type Outcome } from '../helpers/launcher.ts'

const { isBundled } = (await import(new URL('../../bin/launch/launch.mjs', import.meta.url).href)) as { isBundled(argv: string[]): boolean }

const tree = clone()
const folder = path.dirname(tree)
const bundles = path.join(tree, '.runtime/bundle')
after(() => removeTestFolder(folder))

const pages = path.join(folder, 'pages')
const rules = path.join(folder, 'styles/Own')
for (const made of [pages, rules]) mkdirSync(made, { recursive: true })
writeFileSync(path.join(rules, 'Word.yml'), 'extends: existence\nmessage: "\'%s\' is not ours"\nlevel: error\ntokens:\n  - leverage\n')
for (const name of ['one.md', 'two.md', 'three.html']) writeFileSync(path.join(pages, name), 'We leverage what we have.\n')
// Too large to be read, and large enough to start a second thread.
writeFileSync(path.join(pages, 'large.md'), '')
truncateSync(path.join(pages, 'large.md'), 40_000_000)

const audit = (...more: string[]): Promise<Outcome> =>
  imprimatur(tree, ['audit', pages, '--rules', rules, '--allow-unreadable', ...more]).ended
const SAID = 'it came from the bundle'

/** Makes the bundle print that it is the one running. */
function markBundle(): void {
  const { folder: current } = JSON.parse(readFileSync(path.join(bundles, 'current.json'), 'utf8')) as { folder: string }
  for (const entrance of ['main.mjs', 'thread-main.mjs'])
    appendFileSync(path.join(bundles, current, entrance), `\nprocess.stderr.write('${SAID}: ${entrance}\\n')\n`)
}

test('the first audit leaves a bundle, the next one and its threads run from it and say the same', async () => {
  const first = await audit('--json')
  assert.equal(first.code, 1, first.stderr)
  assert.equal(first.stdout.match(/"text":"leverage"/g)?.length, 3)
  markBundle()
  const second = await audit('--json')
  assert.equal(second.code, 1)
  assert.equal(second.stdout, first.stdout)
  assert.match(second.stderr, new RegExp(`${SAID}: main.mjs`))
  assert.match(second.stderr, new RegExp(`${SAID}: thread-main.mjs`))
})

test('a bundle stands while files change that are not in it, and not when one of its own does, however deep', async () => {
  appendFileSync(path.join(tree, 'src/http/app.ts'), '\n// changed\n')
  assert.match((await audit('--json')).stderr, new RegExp(SAID))
  appendFileSync(path.join(tree, 'src/text/abbreviations.ts'), '\n// changed\n')
  const { code, stderr } = await audit('--json')
  assert.equal(code, 1)
  assert.doesNotMatch(stderr, new RegExp(SAID))
  markBundle()
})

test('the bundle reports wrong usage like the source does', async () => {
  const { code, stderr } = await audit('--format', 'poem')
  assert.equal(code, 2)
  assert.match(stderr, new RegExp(SAID))
  assert.match(stderr, /imprimatur: --format is one of table, json/)
})

test('a bundle of a program that was moved is not used', async () => {
  const current = path.join(bundles, 'current.json')
  const bundle = JSON.parse(readFileSync(current, 'utf8')) as { root: string }
  writeFileSync(current, JSON.stringify({ ...bundle, root: `${bundle.root}-before` }))
  assert.doesNotMatch((await audit('--json')).stderr, new RegExp(SAID))
  writeFileSync(current, '')
  assert.equal((await audit('--json')).code, 1, 'nor is one of which nothing is known')
})

test('a change of the program shows at once, whatever its size and its date', async () => {
  const file = path.join(tree, 'src/cli/audit.ts')
  const before = readFileSync(file, 'utf8')
  const longAgo = new Date('2001-01-01')
  const said = ' is one of ${Object.keys(FORMATS)'
  assert.ok(before.includes(said))
  for (const word of ['One', 'oNe']) {
    writeFileSync(file, before.replace(said, said.replace('one', word)))
    utimesSync(file, longAgo, longAgo)
    assert.match((await audit('--format', 'poem')).stderr, new RegExp(`--format is ${word} of`))
  }
})

test('where no bundle can be kept, audits run all the same', async () => {
  rmSync(bundles, { recursive: true, force: true })
  writeFileSync(bundles, 'in the way')
  const { code, stdout, stderr } = await audit('--json')
  assert.equal(code, 1, stderr)
  assert.equal(stdout.match(/"text":"leverage"/g)?.length, 3)
})

test('only audits of files run from the bundle: it holds no other command', async () => {
  const { stdout } = await imprimatur(tree, ['--help']).ended
  const commands = [...stdout.matchAll(/^ {2}imprimatur ([a-z-]+(?: [a-z-]+)?)/gm)].map(([, name]) => name!)
  assert.ok(commands.includes('audit list') && commands.includes('audit') && commands.length > 30)
  for (const name of commands) assert.equal(isBundled(name.split(' ')), name === 'audit', name)
  assert.equal(isBundled(['audit', 'page.md', '--workspace', '1']), false)
  assert.equal(isBundled(['audit', '--workspace=1', 'page.md']), false)
})
