import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, before, describe, test } from 'node:test'
import { COMMANDS } from '../../src/cli/commands.ts'
import { imprimatur, runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

describe('how a command ends that went wrong', () => {
  const { path: folder, file, remove } = temporaryFolder('ending')
  before(() => file('page.md', 'A clean page.\n'))
  after(remove)
  const run = (args: string[], env: Record<string, string> = {}) => runCommand(args, { cwd: folder, env })

  test('slips of commands and flags are asked about', async () => {
    for (const [args, words] of [
      [['sreve'], 'There is no command "sreve"; did you mean “serve”?'],
      [['rule', 'list'], 'There is no command "rule"; did you mean “rules”?'],
      [['rules', 'lsit'], 'There is no command "rules lsit"; did you mean “rules list”?'],
      [['something'], 'There is no command "something"; imprimatur --help lists them'],
      [['audit', 'page.md', '--marekts', 'DE'], "Unknown option '--marekts'; did you mean “--markets”?"],
      [['serve', '--prot', '1'], "Unknown option '--prot'; did you mean “--port”?"],
      [['audit', 'page.md', '--nothing-like-it'], "Unknown option '--nothing-like-it'"],
    ] as const) {
      const { code, stdout, stderr } = await run([...args])
      assert.deepEqual([code, stdout, stderr.split('\n')[0]], [2, '', `imprimatur: ${words}`])
    }
  })

  test('every command fails in JSON where JSON is asked for; on a protocol it does not', async () => {
    for (const name of Object.keys(COMMANDS)) {
      const { code, stdout, json, stderr } = await run([...name.split(' '), '--no-such-flag', '--json'])
      assert.equal(code, 2, name)
      if (['lsp', 'mcp'].includes(name)) assert.equal(stdout, '', name)
      else assert.deepEqual(json, { error: { message: stderr.slice('imprimatur: '.length).trimEnd(), exit_code: 2 } }, name)
    }
    const nowhere = ['workspace', 'list', '--database-url', 'postgres://x@127.0.0.1:9/none']
    assert.deepEqual((await run([...nowhere, '--json'])).json, {
      error: { message: 'The database does not answer (ECONNREFUSED); is DATABASE_URL right?', exit_code: 3 },
    })
    assert.equal((await run(nowhere)).stdout, '')
    for (const flags of [['--format', 'json'], ['--format=jsonl']])
      assert.equal((await run(['audit', 'nothing.md', ...flags])).json.error.message, 'nothing.md is not there')
    assert.equal((await run(['audit', 'nothing.md', '--', '--json'])).stdout, '')
    // The launcher of a clone says it the same way, and so does its exit code.
    assert.equal((await imprimatur(['wrong', '--json'])).json.error.exit_code, 2)
  })

  test('a setting that is misspelt is refused where it would be read, and named where only files are checked', async () => {
    const sentence = 'There is no setting SMPT_URL; did you mean SMTP_URL? Rename it in the environment, or take it away'
    const serve = await run(['serve', '--port', '0', '--data', 'never-made'], { SMPT_URL: 'smtp://x' })
    assert.deepEqual([serve.code, serve.stderr], [2, `imprimatur: ${sentence}\n`])
    const audit = await run(['audit', 'page.md'], { MODEL_KYE: 'x', SMPT_URL: 'smtp://x' })
    assert.equal(audit.code, 0)
    assert.match(audit.stderr, /^imprimatur: There is no setting MODEL_KYE; did you mean MODEL_KEY\?/m)
    assert.doesNotMatch(audit.stderr, /SMPT_URL/, 'an audit sends no mail')
    // The right one is set as well: the other is somebody else's. Names of one word are too.
    for (const env of [
      { SMTP_URL: '', SMPT_URL: 'x' },
      { PORTS: '1', SSL_CERT: 'x' },
    ] as Record<string, string>[])
      assert.equal((await run(['settings'], env)).code, 0)
    assert.equal((await run(['settings'], { DATABASE_URI: 'x' })).code, 2)
  })

  test('a fault of the program, wherever it happens, is never exit 0 or 1', async () => {
    const faulty = (code: string) => ({ NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}` })
    for (const [where, code] of [
      ['in a command', 'Array.prototype.toSorted = () => { throw new Error("boom") }'],
      ['in a callback', onceLaunched('throw new Error("boom")')],
      ['in a promise', onceLaunched('Promise.reject(new Error("boom"))')],
    ]) {
      const { code: ended, stderr, stdout } = await imprimatur(['rules', 'list', '--json'], { cwd: folder, env: faulty(code!) })
      assert.equal(ended, 70, `${where}: ${stderr}`)
      assert.match(stderr, /^imprimatur: Error: boom\n\s+at /m, where)
      // Beside a result that was already printed.
      const printed = stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as { error?: { message: string; exit_code: number } })
      const error = printed.find((value) => value.error !== undefined)?.error
      assert.deepEqual([error?.exit_code, error?.message.split('\n')[0]], [70, 'Error: boom'], where)
    }
  })

  test('whoever reads only the beginning does not make it exit 0', async () => {
    const launcher = new URL('../../bin/imprimatur.mjs', import.meta.url).pathname
    const child = spawn(process.execPath, [launcher, 'rules', 'list', '--json'], { stdio: ['ignore', 'pipe', 'ignore'] })
    child.stdout.destroy()
    assert.deepEqual(await once(child, 'exit'), [141, null])
  })

  test('a failure whose words nobody reads keeps its exit code', async () => {
    const launcher = new URL('../../bin/imprimatur.mjs', import.meta.url).pathname
    const child = spawn(process.execPath, [launcher, 'audit', 'nothing.md'], { stdio: ['ignore', 'ignore', 'pipe'] })
    child.stderr.destroy()
    assert.deepEqual(await once(child, 'exit'), [2, null])
  })
})

/** Runs code from a timer, once the launcher has begun: before that nothing of ours runs. */
const onceLaunched = (code: string) =>
  `const timer = setInterval(() => { if (process.listenerCount("uncaughtException") > 0) { clearInterval(timer); ${code} } })`
