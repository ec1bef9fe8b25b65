import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { after, afterEach, before, describe, test } from 'node:test'
import { startEmbedded } from '../../src/db/base/embedded.ts'
import { clone, endLeftovers, healthy, imprimatur, lastWords, processesIn, removeTestFolder, serving } from '../helpers/launcher.ts'

let tree = ''
before(() => {
  tree = clone()
})
afterEach(endLeftovers)
after(() => removeTestFolder(dirname(tree)))

const serve = (data: string, ...flags: string[]) => imprimatur(tree, ['serve', '--port', '0', '--json', '--data', data, ...flags])
const dataFolder = (name: string) => join(dirname(tree), name)
// `used` is the folder of the tests that need no new one: creating a database takes longer than most of what they do.

describe('several processes on one data folder', () => {
  test('a second server is refused in one sentence, and the first goes on', async () => {
    const data = dataFolder('used')
    const first = serve(data)
    const { url } = await serving(first)
    const second = await serve(data).ended
    assert.equal(second.code, 3)
    assert.match(lastWords(second), /^imprimatur: Another server is already running on the data folder /)
    assert.equal(second.stdout, `${JSON.stringify({ error: { message: lastWords(second).slice(12), exit_code: 3 } })}\n`)
    assert.equal(await healthy(url), true)
    first.child.kill('SIGINT')
    assert.equal((await first.ended).code, 0)
  })

  test('a server that is started while the one before stops waits for it, says so in one line, and serves', async () => {
    const data = dataFolder('used')
    const first = serve(data, '--stop-grace-seconds', '30')
    await serving(first)
    first.child.kill('SIGTERM')
    const second = serve(data)
    const waiting = /^The server before on the data folder .* is stopping; waiting for it, 60 seconds at most$/gm
    await new Promise<void>((resolve, reject) => {
      second.child.stderr!.on('data', () => second.printed.stderr.match(waiting) && resolve())
      void second.ended.then((outcome) => reject(new Error(lastWords(outcome))))
    })
    const third = serve(data)
    await new Promise<void>((resolve) => third.child.stderr!.once('data', () => resolve()))
    third.child.kill('SIGINT')
    assert.doesNotMatch((await third.ended).stdout, /^\{"url"/m, 'whoever waits can be stopped')
    first.child.kill('SIGKILL')
    const { url } = await serving(second)
    assert.equal(await healthy(url), true)
    assert.equal(second.printed.stderr.match(waiting)?.length, 1)
    second.child.kill('SIGTERM')
    // Without waiting for anything: as a service manager restarts.
    const next = serve(data)
    const { url: nextUrl } = await serving(next)
    assert.equal(await healthy(nextUrl), true)
    next.child.kill('SIGINT')
    assert.equal((await next.ended).code, 0)
    assert.equal((await second.ended).code, 0)
  })

  test('commands work beside a server, and alone', async () => {
    const data = dataFolder('used')
    const command = (...words: string[]) => imprimatur(tree, [...words, '--json', '--data', data]).ended
    const alone = await command('workspace', 'create', 'Made alone')
    assert.equal(alone.code, 0, alone.stderr)
    assert.deepEqual(processesIn(data), [])
    const server = serve(data)
    const { url } = await serving(server)
    const beside = await command('workspace', 'create', 'Made beside')
    assert.equal(beside.code, 0, beside.stderr)
    assert.equal(await healthy(url), true)
    server.child.kill('SIGTERM')
    await server.ended
    const list = JSON.parse((await command('workspace', 'list')).stdout) as { name: string }[]
    for (const name of ['Made alone', 'Made beside']) assert.ok(list.some((workspace) => workspace.name === name))
    assert.deepEqual(processesIn(data), [])
  })

  test('a command that started PostgreSQL leaves it to the server that came meanwhile', async () => {
    const data = dataFolder('used')
    const command = await startEmbedded(data)
    assert.equal(command.owned, true)
    const server = serve(data)
    const { url } = await serving(server)
    await command.stop()
    assert.equal(await healthy(url), true)
    server.child.kill('SIGINT')
    assert.equal((await server.ended).code, 0)
    assert.deepEqual(processesIn(data), [])
  })

  test('many at once on a folder that does not exist yet', async () => {
    const data = dataFolder('crowd')
    const everyone = await Promise.all(
      Array.from({ length: 4 }, (_, number) => imprimatur(tree, ['workspace', 'create', `W${number}`, '--json', '--data', data]).ended),
    )
    for (const { code, stderr } of everyone) assert.equal(code, 0, stderr)
    assert.deepEqual(processesIn(data), [])
  })
})

describe('killed', () => {
  const pidFile = (data: string) => join(data, 'postgres', 'data', 'postmaster.pid')
  const postmaster = (data: string) => Number(readFileSync(pidFile(data), 'utf8').split('\n')[0])

  test('a server killed with SIGKILL orphans PostgreSQL; the next start takes it over with all its data', async () => {
    const data = dataFolder('orphaned')
    const killed = serve(data)
    const { api_key: key } = await serving(killed)
    const orphan = postmaster(data)
    killed.child.kill('SIGKILL')
    await killed.ended
    assert.ok(
      processesIn(data).some(({ pid }) => pid === orphan),
      'PostgreSQL outlives the server',
    )
    const next = serve(data)
    const { url, api_key: second } = await serving(next)
    assert.equal(second, undefined)
    const answer = await fetch(`${url}/public/v1/audits`, { headers: { 'X-API-Key': key ?? '' } })
    assert.equal(answer.status, 200)
    next.child.kill('SIGINT')
    assert.equal((await next.ended).code, 0)
    assert.deepEqual(processesIn(data), [])
  })

  test('when PostgreSQL was killed too, its stale pid file does not stop the next start', async () => {
    const data = dataFolder('used')
    const killed = serve(data)
    await serving(killed)
    const pid = postmaster(data)
    killed.child.kill('SIGKILL')
    process.kill(pid, 'SIGKILL')
    await killed.ended
    assert.ok(existsSync(pidFile(data)), 'the pid file is left behind')
    const next = serve(data)
    assert.equal(await healthy((await serving(next)).url), true)
    next.child.kill('SIGINT')
    assert.equal((await next.ended).code, 0)
    assert.deepEqual(processesIn(data), [])
  })
})
