import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

const { path: folder, file, at, remove } = temporaryFolder('settings')
const settings = (args: string[] = [], env: Record<string, string> = {}) => runCommand(['settings', ...args], { cwd: folder, env })

describe('settings', () => {
  before(() => {
    file('secrets/url', 'postgresql://file@localhost/one\n')
    file('secrets/other', 'postgresql://other@localhost/two\n')
  })
  after(remove)

  test('a flag wins over the environment, that over its file of a secret, that over the settings file, that over the default', async () => {
    file(
      'imprimatur.server.yml',
      '# Ours\nport: 81\nLOG_LEVEL: error\ntrust-proxy: [127.0.0.1, 10.0.0.0/8]\nWORKER: off\nDATA: data\nDATABASE_URL_FILE: secrets/url\n',
    )
    const shown = async (args: string[], env: Record<string, string> = {}) => {
      const { code, json, stderr } = await settings([...args, '--json'], env)
      assert.equal(code, 0, stderr)
      return Object.fromEntries(json.settings.map(({ name, ...rest }: { name: string }) => [name, rest]))
    }
    const plain = await shown([])
    assert.deepEqual(plain.PORT, { value: '81', set: true, from: 'imprimatur.server.yml:2' })
    assert.deepEqual(plain.HOST, { value: '127.0.0.1', set: true, from: 'default' })
    assert.equal(plain.TRUST_PROXY.value, '127.0.0.1,10.0.0.0/8')
    assert.equal(plain.WORKER.value, 'off')
    assert.equal(plain.DATA.value, at('data'))
    assert.deepEqual(plain.DATABASE_URL, { value: null, set: true, from: 'imprimatur.server.yml:7' })
    const more = await shown(['--port', '83'], { PORT: '82', LOG_LEVEL: 'info', DATABASE_URL_FILE: at('secrets/other') })
    assert.deepEqual([more.PORT.value, more.PORT.from], ['83', 'flag --port'])
    assert.deepEqual([more.LOG_LEVEL.value, more.LOG_LEVEL.from], ['info', 'environment LOG_LEVEL'])
    assert.equal(more.DATABASE_URL.from, 'environment DATABASE_URL_FILE')
    assert.equal(
      (await shown([], { DATABASE_URL: 'postgresql://x', DATABASE_URL_FILE: 'nowhere' })).DATABASE_URL.from,
      'environment DATABASE_URL',
    )
  })

  test('the path of PUBLIC_URL and BASE_PATH are one', async () => {
    const both = async (env: Record<string, string>) => {
      const { json } = await settings(['--json'], env)
      return ['BASE_PATH', 'PUBLIC_URL'].map((name) => json.settings.find((one: { name: string }) => one.name === name).value)
    }
    assert.deepEqual(await both({ PUBLIC_URL: 'https://a.example/b/' }), ['/b', 'https://a.example/b'])
    assert.deepEqual(await both({ PUBLIC_URL: 'https://a.example', BASE_PATH: 'b/' }), ['/b', 'https://a.example/b'])
    assert.deepEqual(await both({ BASE_PATH: '/b/c' }), ['/b/c', ''])
    assert.deepEqual(await both({ BASE_PATH: '/', PUBLIC_URL: 'https://a.example/' }), ['', 'https://a.example'])
  })

  test('the text names every setting and no secret', async () => {
    const { stdout } = await settings(['--model-key', 'sk-very-secret'])
    assert.match(stdout, /^PORT +81 +imprimatur\.server\.yml:2$/m)
    assert.match(stdout, /^MODEL_KEY +\(secret, set\) +flag --model-key$/m)
    assert.match(stdout, /^AUTH_SECRET +\(secret, not set\) +default$/m)
    assert.doesNotMatch(stdout, /very-secret|postgresql/)
  })

  for (const [content, message] of [
    ['PORT: 1\n\nPUBLIK_URL: x\n', 'wrong.yml:3: there is no setting “PUBLIK_URL”; did you mean “PUBLIC_URL”?'],
    ['PORT: 1\nport: 2\n', 'wrong.yml:2: PORT is set twice'],
    ['- PORT\n', 'wrong.yml:1: settings are lines of NAME: value'],
    ['PORT: 1\nHOST:\n', 'wrong.yml:2: HOST needs a value'],
    ['PORT: {a: 1}\n', 'wrong.yml:1: PORT needs a value'],
    ['PORT: "1\n', 'wrong.yml:'],
  ] as const)
    test(`is refused with its line: ${message.slice(0, 40)}`, async () => {
      file('wrong.yml', content)
      const { code, stderr } = await settings(['--settings', 'wrong.yml'])
      assert.equal(code, 2)
      assert.ok(stderr.startsWith(`imprimatur: ${message}`), stderr)
    })

  test('a file that is named must be there, and an empty one says nothing', async () => {
    assert.match((await settings(['--settings', 'none.yml'])).stderr, /none\.yml, the settings file, cannot be read \(ENOENT\)/)
    file('empty.yml', '# nothing\n')
    assert.equal((await settings(['--settings', 'empty.yml'])).code, 0)
  })

  test('an audit of a folder that somebody else wrote does not read its settings file', async () => {
    file('foreign/imprimatur.server.yml', 'NONSENSE: 1\n')
    file('foreign/page.md', 'Plain words.\n')
    const cwd = at('foreign')
    assert.equal((await runCommand(['audit', 'page.md'], { cwd })).code, 0)
    assert.equal((await runCommand(['audit', 'page.md', '--settings', 'imprimatur.server.yml'], { cwd })).code, 2)
    assert.equal((await runCommand(['settings'], { cwd })).code, 2)
  })
})
