import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { after, afterEach, before, describe, test } from 'node:test'
import {
  clone,
  endLeftovers,
  healthy,
  imprimatur,
  lastWords,
  processesIn,
  program,
  removeTestFolder,
  serving,
} from '../helpers/launcher.ts'

let tree = ''
before(() => {
  tree = clone()
})
afterEach(endLeftovers)
after(() => removeTestFolder(dirname(tree)))

const audits = async (url: string, key: string) => {
  const answer = await fetch(`${url}/public/v1/audits`, { headers: { 'X-API-Key': key } })
  await answer.body?.cancel()
  return answer.status
}

describe('starting', () => {
  test('the first start prints the address and a key as one line, the second no key and creates nothing', async () => {
    const first = imprimatur(tree, ['serve', '--port', '0', '--json'], { cwd: '/' })
    const { url, api_key: key } = await serving(first)
    assert.equal(await healthy(url), true)
    assert.equal(await audits(url, key ?? ''), 200)
    assert.equal(await audits(url, `${key}x`), 401)
    const nodes = processesIn(dirname(tree)).filter(({ command }) => command.includes('imprimatur.mjs'))
    assert.deepEqual(
      nodes.map(({ pid }) => pid),
      [first.child.pid],
      'with Node 24 no second process is started',
    )
    first.child.kill('SIGINT')
    const ended = await first.ended
    assert.equal(ended.code, 0)
    assert.deepEqual(Object.keys(JSON.parse(ended.stdout) as object), ['url', 'api_key'])
    assert.match(ended.stderr, /^Creating the database$/m)
    assert.deepEqual(processesIn(dirname(tree)), [])
    assert.ok(existsSync(join(tree, '.imprimatur')), 'the data lives in the project')

    const second = imprimatur(tree, ['serve', '--port', '0', '--json'])
    const again = await serving(second)
    assert.equal(again.api_key, undefined)
    assert.equal(await audits(again.url, key ?? ''), 200)
    // Nobody has sent a text yet: on a server that was used before, none waits for the rules.
    while (!processesIn(dirname(tree)).some(({ command }) => command.includes('check-apart-main'))) await healthy(again.url)
    second.child.kill('SIGTERM')
    const secondEnd = await second.ended
    assert.equal(secondEnd.code, 0)
    assert.doesNotMatch(secondEnd.stderr, /Creating|Installing|Bringing/)
    assert.deepEqual(processesIn(dirname(tree)), [])
  })

  test('without --json a person reads the address and the key', async () => {
    const server = imprimatur(tree, ['serve', '--port', '0', '--data', join(dirname(tree), 'for-people')])
    const printed = await new Promise<string>((read) =>
      server.child.stdout?.on('data', () => server.printed.stdout.endsWith('\n') && read(server.printed.stdout)),
    )
    assert.match(printed, /http:\/\/127\.0\.0\.1:\d+/)
    assert.match(printed, /imp_\w+/)
    server.child.kill('SIGINT')
    assert.equal((await server.ended).code, 0)
  })

  test('npm start, then Ctrl-C in its terminal: no process is left', async () => {
    // Its own process group, as in a terminal; Ctrl-C reaches every process in it at once.
    const npm = program('npm', ['start', '--silent', '--', '--port', '0', '--json'], { cwd: tree, detached: true })
    const { url } = await serving(npm)
    assert.equal(await healthy(url), true)
    process.kill(-(npm.child.pid ?? 0), 'SIGINT')
    await npm.ended
    await allGone()
  })

  test('npm start, then only npm gets SIGTERM: no process is left', async () => {
    const npm = program('npm', ['start', '--silent', '--', '--port', '0', '--json'], { cwd: tree })
    await serving(npm)
    npm.child.kill('SIGTERM')
    await npm.ended
    await allGone()
  })

  test('Ctrl-C while PostgreSQL is being set up leaves no process either', async () => {
    const data = join(dirname(tree), 'interrupted')
    const server = imprimatur(tree, ['serve', '--port', '0', '--json', '--data', data])
    await new Promise<void>((seen) => server.child.stderr?.on('data', () => server.printed.stderr.includes('Creating') && seen()))
    server.child.kill('SIGINT')
    const { code, stdout } = await server.ended
    assert.equal(code, 130)
    assert.equal(stdout, '')
    await allGone()
    const next = await imprimatur(tree, ['workspace', 'list', '--json', '--data', data]).ended
    assert.equal(next.stdout, '[]\n', next.stderr)
  })

  test('after an update the rules are read by another process, while /livez answers and whoever needs them waits', async () => {
    const rules = join(tree, 'rules')
    const [kept] = readdirSync(rules).filter((name) => existsSync(join(rules, name, 'pack.yml')))
    for (const name of readdirSync(rules)) if (name !== kept) rmSync(join(rules, name), { recursive: true })
    // Where another process would read for ten seconds, this one waits until it is told to.
    const [main, go] = [join(tree, 'src/packs/read-rules-main.ts'), join(tree, 'go')]
    const wait = `while (!existsSync(${JSON.stringify(go)})) await new Promise((next) => setTimeout(next, 10))`
    const waiting = `import { existsSync } from 'node:fs'\n${wait}\n`
    writeFileSync(main, waiting + readFileSync(main, 'utf8'))
    const server = imprimatur(tree, ['serve', '--port', '0', '--json', '--data', join(dirname(tree), 'updated')])
    const { url, api_key: key } = await serving(server)
    let answered = 0
    const list = fetch(`${url}/public/v2/rules`, { headers: { 'X-API-Key': key! } }).then((answer) => {
      answered++
      return answer.json() as Promise<{ rules: unknown[] }>
    })
    for (let asked = 0; asked < 5; asked++) assert.equal((await fetch(`${url}/livez`)).status, 200)
    assert.equal(answered, 0, 'it waits for the process that reads')
    writeFileSync(go, '')
    assert.ok((await list).rules.length > 0)
    server.child.kill('SIGTERM')
    assert.equal((await server.ended).code, 0)
    assert.deepEqual(processesIn(dirname(tree)), [])
  })

  test('a busy port is one sentence and exit 2', async () => {
    const other = createServer()
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
    const { port } = other.address() as AddressInfo
    const outcome = await imprimatur(tree, ['serve', '--port', String(port)]).ended
    other.close()
    assert.equal(outcome.code, 2)
    assert.match(lastWords(outcome), new RegExp(`^imprimatur: Port ${port} .*in use`))
    assert.equal(outcome.stdout, '')
    assert.deepEqual(processesIn(dirname(tree)), [])
  })
})

/** npm ends shortly before the processes it started. */
async function allGone(): Promise<void> {
  while (processesIn(dirname(tree)).length > 0) await new Promise((later) => setTimeout(later, 20))
}
