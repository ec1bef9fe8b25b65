import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { run } from 'node:test'
import { ensureChromium } from './helpers/chromium.ts'
import { report } from './helpers/report.ts'
import { throwawayServer } from './helpers/server.ts'

/*
 * What `npm test` runs: type check, lint, every test. `npm test -- test/review src/rules/x.ts` runs only those.
 * The last line is `N passed, N failed`; the type check and the lint count as one each.
 */

const root = resolve(import.meta.dirname, '..')
process.chdir(root)
// No proxy has to hear that a server of a test stops.
process.env['STOP_GRACE_SECONDS'] ??= '0'

const filters = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const files = testFiles(filters)
const counts = { passed: 0, failed: 0 }

if (filters.length === 0) {
  check('type check', ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.'])
  check('lint', ['node_modules/oxlint/bin/oxlint', '--quiet'])
  check('format', ['node_modules/@biomejs/biome/bin/biome', 'format', '.'])
} else if (files.length === 0) {
  process.stdout.write(`No test file matches ${filters.join(' ')}\n`)
  counts.failed++
}
const trouble = files.some((file) => readFileSync(file, 'utf8').includes('playwright-core')) ? ensureChromium() : undefined
if (trouble) {
  process.stdout.write(`${trouble}\n`)
  counts.failed++
}
if (files.length > 0) await runTests()
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`)
process.exit(counts.failed === 0 ? 0 : 1)

function testFiles(wanted: string[]): string[] {
  const all = globSync(['test/**/*.test.ts', 'src/**/*.test.ts', 'web/src/**/*.test.ts']).toSorted()
  if (wanted.length === 0) return all
  const folders = wanted.map((filter) => resolve(filter))
  return all.filter((file) => folders.some((folder) => resolve(file) === folder || resolve(file).startsWith(`${folder}/`)))
}

function check(name: string, command: string[]): void {
  const started = Date.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 64 << 20 })
  const ok = status === 0
  process.stdout.write(`${ok ? '✔' : '✖'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`)
  if (!ok) process.stdout.write(`${stdout}${stderr}\n`)
  counts[ok ? 'passed' : 'failed']++
}

async function runTests(): Promise<void> {
  // One cluster for all: each test has a database of its own in it.
  const server = await throwawayServer()
  process.env['TEST_DATABASE_URL'] = server.url
  try {
    // Three on two cores: much of the time a test waits for a browser, a process or a heartbeat.
    const outcome = await report(run({ files: files.map((file) => join(root, file)), concurrency: 3, timeout: 300_000 }), root)
    counts.passed += outcome.passed
    counts.failed += outcome.failed
  } finally {
    await server.stop()
  }
}
