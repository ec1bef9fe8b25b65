import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { program, removeTestFolder, testFolder, type Outcome } from '../helpers/launcher.ts'

const project = resolve(import.meta.dirname, '..', '..')
// Not in memory, from which no program may be started on some systems.
const folder = testFolder(tmpdir())
after(() => removeTestFolder(folder))

interface LockEntry {
  optionalDependencies?: Record<string, string>
  hasInstallScript?: boolean
}

test('the lock file has every platform, so that npm ci takes it on each', () => {
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockEntry> }
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const name of Object.keys(optionalDependencies)) {
      const found = `${path}/node_modules/${name}` in packages || `node_modules/${name}` in packages
      assert.ok(found, `${path} may need ${name}, which package-lock.json lacks: choose a release whose platforms are all published`)
    }
  }
})

/** A small project with the real launcher: one package for everybody, one for tests, and a script that says it runs. */
function makeSmallProject(): string {
  const root = join(folder, 'small')
  mkdirSync(join(root, 'src'), { recursive: true })
  cpSync(join(project, 'bin'), join(root, 'bin'), { recursive: true })
  for (const part of ['always', 'tests']) {
    mkdirSync(join(folder, part), { recursive: true })
    const shout = { postinstall: 'touch install-script-was-run' }
    writeFileSync(join(folder, part, 'package.json'), JSON.stringify({ name: part, version: '1.0.0', main: 'index.js', scripts: shout }))
    writeFileSync(join(folder, part, 'index.js'), 'module.exports = 1\n')
    execFileSync('npm', ['pack', '--silent', '--pack-destination', root, join(folder, part)], { cwd: root })
  }
  const wanted = { dependencies: { always: 'file:always-1.0.0.tgz' }, devDependencies: { tests: 'file:tests-1.0.0.tgz' } }
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'small', version: '1.0.0', private: true, type: 'module', ...wanted }))
  writeFileSync(
    join(root, 'src', 'main.ts'),
    `import 'always'\nexport async function main(argv: string[]) { console.log('ran', argv.join(' ')) }\n`,
  )
  writeFileSync(join(root, 'script.ts'), `import 'tests'\nconsole.log('script', process.argv.slice(2).join(' '))\n`)
  execFileSync('npm', ['install', '--package-lock-only', '--silent', '--offline'], { cwd: root })
  return root
}

let made: string | undefined

/** A copy of that project, so that npm packs and locks only once. */
function smallProject(name: string): string {
  const root = join(folder, name)
  cpSync((made ??= makeSmallProject()), root, { recursive: true })
  return root
}

const launch = (root: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> =>
  program(process.execPath, [join(root, 'bin', 'imprimatur.mjs'), ...args], { cwd: '/', env: { npm_config_offline: 'true', ...env } }).ended

test('packages are installed when they are missing or the lock file has changed, and only then', async () => {
  const root = smallProject('installing')
  const installs = /^Installing the packages/m
  const first = await launch(root, ['one', 'two'])
  assert.equal(first.stdout, 'ran one two\n', first.stderr)
  assert.match(first.stderr, installs)
  assert.equal(existsSync(join(root, 'node_modules', 'tests')), false)
  assert.equal(existsSync(join(root, 'node_modules', 'always', 'install-script-was-run')), false)

  assert.doesNotMatch((await launch(root, ['again'])).stderr, installs)

  const script = await launch(root, ['--dev-script', 'script.ts', 'x'])
  assert.equal(script.stdout, 'script x\n', script.stderr)
  assert.match(script.stderr, installs)
  assert.doesNotMatch((await launch(root, ['again'])).stderr, installs)
  assert.doesNotMatch((await launch(root, ['--dev-script', 'script.ts'])).stderr, installs)

  const lock = join(root, 'package-lock.json')
  writeFileSync(lock, readFileSync(lock, 'utf8').replaceAll('"version": "1.0.0"', '"version": "1.0.1"'))
  assert.match((await launch(root, ['changed'])).stderr, installs)
})

test('packages that were deleted in part are installed again, at the next start and without a word from anybody', async () => {
  const root = smallProject('damaged')
  assert.equal((await launch(root, ['one'])).stdout, 'ran one\n')
  for (const gone of ['node_modules/always', 'node_modules/always/package.json', 'node_modules/.package-lock.json']) {
    rmSync(join(root, gone), { recursive: true })
    const { stdout, stderr } = await launch(root, ['two'])
    assert.equal(stdout, 'ran two\n', `${gone}: ${stderr}`)
    assert.ok(existsSync(join(root, gone)), gone)
  }
  assert.doesNotMatch((await launch(root, ['again'])).stderr, /^Installing/m)
})

test('two launchers at once do not trip over each other', async () => {
  const root = smallProject('at-once')
  const outcomes = await Promise.all([launch(root, ['a']), launch(root, ['b']), launch(root, ['--dev-script', 'script.ts', 'c'])])
  assert.deepEqual(
    outcomes.map(({ stdout }) => stdout),
    ['ran a\n', 'ran b\n', 'script c\n'],
    outcomes.map(({ stderr }) => stderr).join('\n'),
  )
})

test('without npm, or without a network, one line says so', async () => {
  const root = smallProject('failing')
  const without = await launch(root, ['x'], { PATH: join(folder, 'nothing'), npm_execpath: '' })
  assert.equal(without.code, 3)
  assert.equal(
    without.stderr.split('\n').at(-2),
    'imprimatur: npm was not found; it comes with Node from nodejs.org and must be on the PATH',
  )

  const lock = join(root, 'package-lock.json')
  writeFileSync(join(root, 'package.json'), readFileSync(join(root, 'package.json'), 'utf8').replace('file:always-1.0.0.tgz', '1.0.0'))
  writeFileSync(
    lock,
    readFileSync(lock, 'utf8')
      .replaceAll('file:always-1.0.0.tgz', '1.0.0')
      .replace(/"resolved": "1.0.0",/, ''),
  )
  const nowhere = { npm_config_offline: 'false', npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' }
  const unreachable = await launch(root, ['x'], nowhere)
  assert.equal(unreachable.code, 3)
  assert.match(unreachable.stderr.split('\n').at(-2) ?? '', /^imprimatur: the npm registry cannot be reached \(ECONNREFUSED\)/)
})

test('a folder deleted while packages are installed into it ends in one sentence, and npm with it', async () => {
  for (const npmThen of ['exec sleep 60', 'while [ -e package.json ]; do sleep 0.1; done; exit 1']) {
    const root = smallProject('deleted')
    const slow = join(folder, 'slow')
    mkdirSync(slow, { recursive: true })
    const started = join(folder, 'npm-started')
    writeFileSync(join(slow, 'npm'), `#!/bin/sh\necho $$ > '${started}'\n${npmThen}\n`, { mode: 0o755 })
    const launched = launch(root, ['x'], { PATH: `${slow}:${process.env['PATH']}`, npm_execpath: '' })
    while (!existsSync(started) || readFileSync(started, 'utf8') === '') await sleep(50)
    rmSync(root, { recursive: true })
    const { code, stderr } = await launched
    assert.equal(code, 3)
    assert.match(
      stderr,
      /^Installing the packages[^\n]*\nimprimatur: the folder \S+deleted was deleted while packages were being installed into it[^\n]*\n$/,
    )
    assert.throws(() => process.kill(Number(readFileSync(started, 'utf8')), 0), { code: 'ESRCH' })
    assert.equal(existsSync(root), false)
    rmSync(started)
  }
})
