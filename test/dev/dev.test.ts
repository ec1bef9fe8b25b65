import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { cloneInto, imprimatur, lastWords, processesIn, removeTestFolder, testFolder, type Started } from '../helpers/launcher.ts'

let folder: string
let tree: string
let dev: Started
let url: string
let key: string
let link: string

/** Changes a file of the clone. */
function edit(file: string, from: string, to: string): void {
  const path = join(tree, file)
  const source = readFileSync(path, 'utf8')
  assert.ok(source.includes(from), `${file} has ${from}`)
  writeFileSync(path, source.replace(from, to))
}

/** Vite's own stream of updates, as its script in the page opens it. */
async function hotUpdates(): Promise<{ next(type: string): Promise<{ updates: { path: string }[] }>; close(): void }> {
  const client = await (await fetch(`${url}/@vite/client`)).text()
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1]
  assert.ok(token, 'the client knows its token')
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr')
  const messages: { type: string; updates: { path: string }[] }[] = []
  let wake = () => undefined as void
  socket.addEventListener('message', ({ data }) => {
    messages.push(JSON.parse(String(data)) as (typeof messages)[number])
    wake()
  })
  const next = async (type: string) => {
    for (;;) {
      const message = messages.shift()
      if (message?.type === type) return message
      if (!message) await new Promise<void>((heard) => (wake = heard))
    }
  }
  await next('connected')
  return { next, close: () => socket.close() }
}

/** Waits until something is printed. */
async function said(stream: 'stdout' | 'stderr', text: RegExp, from = 0): Promise<void> {
  while (!text.test(dev.printed[stream].slice(from))) {
    const ended = await Promise.race([once(dev.child[stream]!, 'data').then(() => false), dev.ended.then(() => true)])
    assert.ok(!ended, `it ended:\n${dev.printed.stderr}`)
  }
}

const audits = () => fetch(`${url}/public/v1/audits`, { headers: { 'x-api-key': key } })

describe('npm run dev', () => {
  before(async () => {
    folder = testFolder()
    tree = cloneInto(join(folder, 'imprimatur'))
    dev = imprimatur(tree, ['--dev-script', 'dev/main.ts', '--port', '0', '--data', join(folder, 'data')])
    await said('stdout', /X-API-Key.*\n/)
    const { stdout } = dev.printed
    url = /Imprimatur is at (\S+)/.exec(stdout)![1]!
    key = /shown this once: (\S+)/.exec(stdout)![1]!
    link = /become its owner: (\S+)/.exec(stdout)![1]!
  })
  after(() => removeTestFolder(folder))

  test('one address has the page from its sources and the APIs, and says so with a key and a link', async () => {
    assert.ok(link.startsWith(`${url}/join#`), link)
    const page = await fetch(`${url}/w/anything`, { headers: { accept: 'text/html' } })
    assert.equal(page.status, 200)
    const html = await page.text()
    assert.match(html, /\/@vite\/client/)
    const script = /<script type="module" src="(\/src\/[^"]+)"/.exec(html)![1]!
    assert.match(await (await fetch(url + script)).text(), /app\/start\.tsx/)
    assert.equal((await audits()).status, 200)
    assert.equal((await fetch(`${url}/app/api/w/nowhere/events`)).status, 401)
  })

  test('a changed file of the web application is sent to the page', async () => {
    const file = '/src/app/shell.tsx'
    await (await fetch(`${url}/src/main.tsx`)).text()
    await (await fetch(url + file)).text()
    const updates = await hotUpdates()
    edit(`web${file}`, 'export function', 'const addedByTest = 4711\nvoid addedByTest\nexport function')
    const { updates: changed } = await updates.next('update')
    assert.deepEqual(
      changed.map(({ path }) => path),
      [file],
    )
    assert.match(await (await fetch(`${url}${file}?t=1`)).text(), /4711/)
    updates.close()
  })

  test('a changed file of the server restarts it on the same data; requests wait meanwhile', async () => {
    const from = dev.printed.stderr.length
    edit('src/version.ts', 'export const', '// Changed by a test.\nexport const')
    await said('stderr', /^Restarted after src\/version\.ts/m, from)
    assert.equal((await audits()).status, 200)
  })

  test('a server that cannot start says why, and starts again when that is fixed', async () => {
    let from = dev.printed.stderr.length
    edit('src/cli/serve.ts', 'export const serve', 'this is no program\nexport const serve')
    await said('stderr', /The server has ended; it starts again at the next change/, from)
    const refused = await audits()
    assert.deepEqual([refused.status, /npm run dev/.test(await refused.text())], [503, true])
    from = dev.printed.stderr.length
    edit('src/cli/serve.ts', 'this is no program\n', '')
    await said('stderr', /^Restarted after src\/cli\/serve\.ts/m, from)
    assert.equal((await audits()).status, 200)
  })

  test('told to stop it leaves no process behind', async () => {
    dev.child.kill('SIGTERM')
    const { code } = await dev.ended
    assert.equal(code, 0, dev.printed.stderr)
    assert.deepEqual(processesIn(folder), [])
  })

  test('what it does not know is refused', async () => {
    const outcome = await imprimatur(tree, ['--dev-script', 'dev/main.ts', '--nonsense']).ended
    assert.equal(outcome.code, 2)
    assert.match(outcome.stderr, /Unknown option '--nonsense'/)
    assert.match(lastWords(outcome), /--port N/)
  })
})
