import assert from 'node:assert/strict'
import { once } from 'node:events'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { cloneInto, program, removeTestFolder, testFolder, type Started } from '../helpers/launcher.ts'
import { Needs } from './needs.ts'
import { Durations } from './order.ts'
import { runScheduled } from './schedule.ts'
import { unitsOf } from './units.ts'

const project = resolve(import.meta.dirname, '../..')
let folder: string
let tree: string

const FIRST = `import assert from 'node:assert/strict'
import { test } from 'node:test'
test('adds', () => assert.equal(1 + 1, 2))
test('has no database', () => assert.equal(process.env['TEST_DATABASE_URL'], undefined))
`

/** `npm test -- …` in a clone that has the runner and two small test files. */
const npmTest = (...args: string[]): Started => npmTestWith({}, ...args)
const npmTestWith = (env: Record<string, string>, ...args: string[]): Started =>
  program(process.execPath, [join(tree, 'bin', 'test.mjs'), ...args], {
    cwd: tree,
    env: { TEST_DATABASE_URL: undefined, CLUSTER_URL: undefined, ...env },
  })

before(() => {
  folder = testFolder()
})
after(() => removeTestFolder(folder))

describe('npm test', () => {
  before(() => {
    tree = cloneInto(join(folder, 'imprimatur'))
    for (const part of ['run.ts', 'runner', 'helpers']) cpSync(join(project, 'test', part), join(tree, 'test', part), { recursive: true })
    writeFileSync(join(tree, 'test/first.test.ts'), FIRST)
    writeFileSync(
      join(tree, 'test/second.test.ts'),
      `import { test } from 'node:test'\ntest('fails', () => { throw new Error('on purpose') })\n`,
    )
    writeFileSync(join(tree, 'test/third.test.ts'), `import { test } from 'node:test'\ntest('shares a process', () => undefined)\n`)
  })

  test('a path runs the tests there, and starts no database for those that need none', async () => {
    const { code, stdout } = await npmTest('test/first.test.ts').ended
    assert.equal(code, 0, stdout)
    assert.match(stdout, /^✔ test\/first\.test\.ts \(2 passed, 0 failed/m)
    assert.match(stdout, /\n2 passed, 0 failed\n$/)
  })

  test('--test-name-pattern runs the tests of that name alone', async () => {
    const some = await npmTest('test/first.test.ts', 'test/second.test.ts', '--test-name-pattern', '^adds$').ended
    assert.deepEqual([some.code, some.stdout.trim().split('\n').at(-1)], [0, '1 passed, 0 failed'], some.stdout)
    const none = await npmTest('test/first.test.ts', '--test-name-pattern=nothing').ended
    assert.equal(none.code, 1)
    assert.match(none.stdout, /No test has a name that matches \/nothing\//)
  })

  test('--release runs the tests of a cluster where CLUSTER_URL names one, and else says that it did not', async () => {
    const none = await npmTest('--release').ended
    assert.deepEqual([none.code, none.stdout.match(/^The tests of a cluster did not run: .*$/m)?.length], [0, 1], none.stdout)
    mkdirSync(join(tree, 'test/cluster'))
    const main = join(tree, 'test/cluster/main.ts')
    for (const code of [0, 1]) {
      writeFileSync(main, `process.stdout.write(\`on \${process.env['DATABASE_URL']}\\n\`)\nprocess.exit(${code})\n`)
      const some = await npmTestWith({ CLUSTER_URL: 'postgresql://coordinator/x' }, '--release').ended
      assert.match(some.stdout, /^on postgresql:\/\/coordinator\/x$/m)
      assert.deepEqual([some.code, some.stdout.trim().split('\n').at(-1)], [code, code === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed'])
    }
  })

  test('a failure is shown in full and ends with 1, as does a path without tests', async () => {
    const failed = await npmTest('test/second.test.ts').ended
    assert.equal(failed.code, 1)
    assert.match(failed.stdout, /✖ fails\n\s+Error: on purpose/)
    const none = await npmTest('test/nowhere').ended
    assert.equal(none.code, 1)
    assert.match(none.stdout, /No test file matches test\/nowhere/)
  })

  test('files that share a process are counted and reported each by itself', async () => {
    const { code, stdout } = await npmTest('test/first.test.ts', 'test/second.test.ts', 'test/third.test.ts').ended
    assert.equal(code, 1)
    assert.match(stdout, /^✖ test\/second\.test\.ts \(0 passed, 1 failed/m)
    assert.match(stdout, /^✔ test\/third\.test\.ts \(1 passed, 0 failed/m)
    assert.match(stdout, /\n3 passed, 1 failed\n$/)
  })

  test('a failed test that leaves a server open does not keep the run from ending', async () => {
    writeFileSync(
      join(tree, 'test/open.test.ts'),
      `import { createServer } from 'node:http'
import { test } from 'node:test'
test('opens', () => { createServer().listen(0, '127.0.0.1'); throw new Error('on purpose') })
`,
    )
    const { code, stdout } = await npmTestWith({ TEST_PROCESS_SECONDS: '5' }, 'test/open.test.ts').ended
    assert.equal(code, 1)
    assert.match(stdout, /✖ opens\n\s+Error: on purpose/)
    assert.match(stdout, /Its process had not ended after 5 s/)
  })

  test('unknown options are refused with 2', async () => {
    for (const args of [['--nonsense'], ['test/first.test.ts', '-x'], ['--test-name-pattern'], ['--test-name-pattern', '(']]) {
      const { code, stdout, stderr } = await npmTest(...args).ended
      assert.equal(code, 2, args.join(' '))
      assert.equal(stdout, '')
      assert.match(stderr, /\.\nUsage: npm test -- .*--watch\]\n$/, args.join(' '))
    }
  })

  test('--watch stays, runs again what a change touches, and ends when told to', async () => {
    const watching = npmTest('test/first.test.ts', '--watch')
    const passes = async (count: number) => {
      while ((watching.printed.stdout.match(/^✔ test\/first/gm) ?? []).length < count) await once(watching.child.stdout!, 'data')
    }
    await passes(1)
    writeFileSync(join(tree, 'test/first.test.ts'), `${FIRST}test('is new', () => undefined)\n`)
    await passes(2)
    watching.child.kill('SIGTERM')
    const { stdout } = await watching.ended
    assert.match(stdout, /3 passed, 0 failed/)
  })
})

describe('what a test file needs', () => {
  const needs = new Needs(project)

  test('is known by what it imports, also through its helpers, and not by types', () => {
    const of = (file: string) => (['cluster', 'database', 'browser'] as const).filter((need) => needs.has(file, need))
    assert.deepEqual(of('test/web/diff.test.ts'), [])
    assert.deepEqual(of('test/app-api/live.test.ts'), ['cluster', 'database'])
    assert.deepEqual(of('test/browser/desk.test.ts'), ['cluster', 'database', 'browser'])
    assert.deepEqual(of('test/text/browser.test.ts'), ['browser'])
    assert.deepEqual(of('test/start/serve.test.ts'), ['database'])
  })
})

describe('how test files are spread over processes', () => {
  const needs = new Needs(project)
  const durations = (seconds: Record<string, number>) => {
    const path = join(folder, 'durations.json')
    writeFileSync(path, JSON.stringify(seconds))
    return new Durations(join(folder, 'none.json'), path)
  }

  test('short files share processes with their like; what starts or changes processes, or takes long, has its own', () => {
    const files = ['test/web/diff.test.ts', 'test/fetch/url.test.ts', 'test/rules/terms.test.ts', 'test/cli/results.test.ts']
    const known = {
      'test/web/diff.test.ts': 1,
      'test/fetch/url.test.ts': 2,
      'test/rules/terms.test.ts': 30,
      'test/cli/fix.test.ts': 0.5,
      'test/cli/watch.test.ts': 0.7,
      'test/app-api/live.test.ts': 0.25,
      'test/app-api/queue.test.ts': 0.125,
    }
    assert.deepEqual(unitsOf([...new Set([...files, ...Object.keys(known)])], needs, durations(known)), [
      { files: ['test/rules/terms.test.ts'], seconds: 30 },
      { files: ['test/fetch/url.test.ts', 'test/web/diff.test.ts', 'test/cli/fix.test.ts'], seconds: 3.5 },
      { files: ['test/cli/results.test.ts'], seconds: 1 },
      { files: ['test/cli/watch.test.ts'], seconds: 0.7 },
      { files: ['test/app-api/live.test.ts', 'test/app-api/queue.test.ts'], seconds: 0.375 },
    ])
  })

  test('more run at once where cores are idle, and no more than one for each core and one where none is', async () => {
    for (const [idle, expected] of [
      [1, 5],
      [0, 3],
    ] as const) {
      let [running, most] = [0, 0]
      const job = async () => {
        most = Math.max(most, ++running)
        await sleep(150)
        running--
      }
      await runScheduled(Array(12).fill(job), { cores: 2, idleCores: () => idle, lookEvery: 5 })
      assert.equal(most, expected)
    }
  })
})
