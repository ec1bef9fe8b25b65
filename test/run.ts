import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { run } from 'node:test'
import { ensureWebBuild } from '../src/upkeep/web-build.ts'
import { ensureChromium } from './helpers/chromium.ts'
import { ensureNginx } from './helpers/nginx.ts'
import { ensureNodes } from './helpers/node-versions.ts'
import { makeRelease } from './helpers/release.ts'
import { removeDeadClusters } from './helpers/remove-cluster.ts'
import { scratchFolder } from './helpers/scratch.ts'
import { throwawayServer, type TestServer } from './helpers/server.ts'
import { check } from './runner/checks.ts'
import { testCluster } from './runner/cluster.ts'
import { Needs } from './runner/needs.ts'
import { readOptions, USAGE } from './runner/options.ts'
import { Durations } from './runner/order.ts'
import { report } from './runner/report.ts'
import { runScheduled } from './runner/schedule.ts'
import { unitsOf } from './runner/units.ts'

/*
 * What `npm test` runs: type check, lint, format, every test. `npm test -- test/review src/rules/x.test.ts` runs only those tests,
 * `--test-name-pattern EXPRESSION` those of that name, `--watch` stays and runs again what a change touches. `npm run check` runs
 * the checks and the tests that need neither database nor browser. `npm run test:release` runs the tests of test/release, which
 * `npm test` leaves out unless they are named, the properties with all of their cases, and the tests of a cluster
 * (`npm run test:cluster`) where CLUSTER_URL names one.
 * The last line is `N passed, N failed`; each check counts as one. Exit 0 all passed, 1 something failed, 2 wrong use.
 */

const root = resolve(import.meta.dirname, '..')
process.chdir(root)
// No proxy has to hear that a server of a test stops.
process.env['STOP_GRACE_SECONDS'] ??= '0'

const options = readOptions(process.argv.slice(2))
if (typeof options === 'string') {
  process.stderr.write(`${options}\n${USAGE}\n`)
  process.exit(2)
}
const { paths, names, watch, quick, release } = options
const RELEASE_TESTS = join('test', 'release', '/')
if (release) process.env['TEST_CASES'] ??= 'all'
const needs = new Needs(root)
const durations = new Durations(join(root, '.runtime', 'test-durations.json'), join(root, 'test/runner/durations.json'))
const files = testFiles(paths)
const counts = { passed: 0, failed: 0 }
let failures = ''
const count = (passed: boolean) => counts[passed ? 'passed' : 'failed']++

const isWhole = paths.length === 0 && names.length === 0 && !watch
if (!isWhole && files.length === 0) {
  process.stdout.write(`No test file matches ${paths.join(' ')}\n`)
  count(false)
}
for (const [need, ensure] of [
  ['browser', ensureChromium],
  ['nginx', ensureNginx],
  ['nodes', ensureNodes],
] as const) {
  const missing = files.some((file) => needs.has(file, need)) ? await ensure() : undefined
  if (missing === undefined) continue
  process.stdout.write(`${missing}\n`)
  count(false)
}
// Pages in the browser and copies of the product use the build: made once here, not by each that finds none.
if (files.some((file) => needs.has(file, 'browser') || needs.has(file, 'launcher'))) await ensureWebBuild()
removeDeadClusters(scratchFolder())
const packed = files.some((file) => needs.has(file, 'release')) ? await packedOnce() : undefined
await runTests()
packed?.remove()
if (release && isWhole) {
  const passed = await testCluster(root, process.env['CLUSTER_URL'])
  if (passed !== null) count(passed)
}
if (failures && isWhole) process.stdout.write(`\nFailed, once more:\n${failures}`)
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`)
process.exit(counts.failed === 0 ? 0 : 1)

/** The release that all test files look at; TEST_RELEASE names the folder of one that was made before. */
async function packedOnce(): Promise<{ remove(): void }> {
  if (process.env['TEST_RELEASE'] !== undefined) return { remove: () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'imprimatur-release-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  await makeRelease(join(folder, 'packed'))
  process.env['TEST_RELEASE'] = join(folder, 'packed')
  return { remove }
}

function needsMuch(file: string): boolean {
  return needs.has(file, 'database') || needs.has(file, 'browser')
}

function testFiles(wanted: string[]): string[] {
  const all = globSync(['test/**/*.test.ts', 'src/**/*.test.ts', 'web/src/**/*.test.ts']).toSorted()
  const places = wanted.map((path) => resolve(path))
  if (places.length === 0) return all.filter((file) => isOf(file, release) && !(quick && needsMuch(file)))
  const chosen = all.filter(
    (file) => places.length === 0 || places.some((place) => resolve(file) === place || resolve(file).startsWith(`${place}/`)),
  )
  return quick ? chosen.filter((file) => !needsMuch(file)) : chosen
}

/** Properties belong to both: fewer of their cases to the tests of every change, all of them to those of a release. */
function isOf(file: string, ofRelease: boolean): boolean {
  return file.startsWith(RELEASE_TESTS) === ofRelease || (ofRelease && needs.has(file, 'cases'))
}

/** The checks of the sources, beside the tests. */
function checks(): (() => Promise<void>)[] {
  const commands = {
    // What has not changed since the last check is not checked again.
    'type check': [
      'node_modules/typescript-native/bin/tsc',
      '-p',
      '.',
      '--noEmit',
      // Tests run beside it: several checkers, each of which reads what they share, take half again as much processor time.
      '--checkers',
      '1',
      '--incremental',
      '--tsBuildInfoFile',
      '.runtime/types.json',
    ],
    lint: ['node_modules/oxlint/bin/oxlint', '--quiet'],
    format: ['node_modules/@biomejs/biome/bin/biome', 'format', '.'],
  }
  return Object.entries(commands).map(([name, command]) => async () => {
    const failure = await check(name, command)
    failures += failure
    count(failure === '')
  })
}

async function runTests(): Promise<void> {
  // What one process has compiled the next one reads: half of what a test file costs that imports the server is loading it.
  process.env['NODE_COMPILE_CACHE'] ??= join(root, '.runtime', 'compiled')
  const stop = new AbortController()
  // Ended early, the run still takes its test files and its cluster along.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort())
  const server = await sharedCluster()
  // Of this run: others may go on beside it.
  const statements = join(scratchFolder(), `imprimatur-statements-${process.pid}`)
  process.env['TEST_STATEMENTS'] = statements
  const counted = { passed: 0, failed: 0 }
  const runFiles = async (chosen: string[], batch?: string[]) => {
    const events = run({
      files: chosen.map((file) => join(root, file)),
      ...(batch && { argv: batch }),
      concurrency: true,
      testNamePatterns: names,
      watch,
      signal: watch ? stop.signal : AbortSignal.any([stop.signal, tooLong()]),
    })
    const outcome = await report(events, root, {
      ...(batch && { batch }),
      quietWithoutTests: names.length > 0,
      // A file of which only some tests ran says nothing of how long it takes.
      onFile: (file, seconds) => names.length === 0 && durations.note(file, seconds),
    })
    counted.passed += outcome.passed
    counted.failed += outcome.failed
    failures += outcome.failures
  }
  const runUnit = (together: string[]) => {
    if (together.length === 1) return runFiles(together)
    return runFiles(
      ['test/runner/batch.ts'],
      together.map((file) => join(root, file)),
    )
  }
  const jobs = unitsOf(files, needs, durations).map((unit) => () => runUnit(unit.files))
  try {
    if (watch) await runFiles(files)
    else await runScheduled([...(isWhole && !release ? checks() : []), ...jobs], undefined, stop.signal)
    durations.save()
    if (server && !watch && !stop.signal.aborted) {
      const { checkStatements } = await import('./runner/statements.ts')
      const refused = await checkStatements(statements, server.url)
      failures += refused
      count(refused === '')
      if (process.env['TEST_CLUSTER_URL']) {
        const { checkRefusals } = await import('./runner/refusals.ts')
        const refusals = checkRefusals(statements)
        failures += refusals
        count(refusals === '')
      }
    }
  } finally {
    rmSync(statements, { recursive: true, force: true })
    await server?.stop()
  }
  counts.passed += counted.passed
  counts.failed += counted.failed
  // What was not started any more has not passed.
  if (stop.signal.aborted && !watch) count(false)
  if (names.length > 0 && !watch && counted.passed + counted.failed === 0 && files.length > 0) {
    process.stdout.write(`No test has a name that matches ${names.join(' ')}\n`)
    count(false)
  }
}

/**
 * Ends a process whose tests hang, or have all ended while something that they opened has not: node:test's own `timeout` leaves the
 * latter to run for ever. Nothing takes that long; a machine with much other work takes ten times as long as it usually does.
 */
function tooLong(): AbortSignal {
  const seconds = Number(process.env['TEST_PROCESS_SECONDS'] ?? 900)
  const limit = new AbortController()
  const why = `Its process had not ended after ${seconds} s: a test hangs, or something that one opened is still open.`
  setTimeout(() => limit.abort(new Error(why)), seconds * 1000).unref()
  return limit.signal
}

/** One cluster for all files that ask for a database: each test has a database of its own in it. */
async function sharedCluster(): Promise<TestServer | undefined> {
  if (!files.some((file) => needs.has(file, 'cluster'))) return undefined
  const server = await throwawayServer()
  process.env['TEST_DATABASE_URL'] = server.url
  return server
}
