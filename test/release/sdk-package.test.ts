import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { rolldown } from 'rolldown'
import { Webhook } from 'standardwebhooks'
import ts from 'typescript'
import { npm } from '../../bin/launch/npm.mjs'
import { buildSdk } from '../../release/sdk.ts'
import { createKey } from '../../src/db/keys/keys.ts'
import { startDesk } from '../app-api/desk.ts'
import type { Desk } from '../app-api/desk.ts'
import { openChromium } from '../browser/browser.ts'
import { plantAudit } from '../helpers/audit.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { nodes } from '../helpers/node-versions.ts'
import { closeServer } from '../helpers/close-server.ts'

const root = path.join(import.meta.dirname, '../..')
const README = readFileSync(path.join(root, 'sdk/README.md'), 'utf8')
const javaScriptOf = (code: string) =>
  ts.transpileModule(code, { compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext } }).outputText
const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`

describe('the package of the client', () => {
  const folder = temporaryFolder('sdk')
  const own = folder.at('node_modules/imprimatur-sdk')
  /** As a page of another origin has it. */
  const pages = createServer((request, response) => {
    const isScript = request.url!.endsWith('.js')
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? readFileSync(path.join(own, 'dist', path.basename(request.url!))) : '<title>A page</title>')
  })
  let home: string
  let auditing: Auditing
  let desk: Desk
  let key: string
  before(async () => {
    await buildSdk(own, '1.2.3')
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
    home = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`
    auditing = await startAuditing()
    desk = await startDesk({ databaseUrl: auditing.url, settings: { CORS_ORIGINS: home }, parts: { audits: auditing.service } })
    const owner = await desk.member('owner', 'Rosa')
    key = (await createKey(desk.db, desk.workspaceId, 'program', owner.userId, 'person')).key
  })
  after(async () => {
    await closeServer(pages)
    await desk.close()
    await auditing.close()
    folder.remove()
  })

  test('publint and “Are the types wrong?” find nothing', async () => {
    await npm(['pack', '--offline', `--pack-destination=${folder.path}`], own)
    const tarball = new Uint8Array(readFileSync(folder.at('imprimatur-sdk-1.2.3.tgz')))
    const { messages } = await publint({ pack: { tarball: tarball.buffer }, strict: true })
    assert.deepEqual(messages, [])
    const analysis = await checkPackage(createPackageFromTarballData(tarball))
    assert.ok(analysis.types)
    // It is for modules alone: `require` gets one where Node can give it.
    assert.deepEqual(
      analysis.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM'),
      [],
    )
  })

  test('imports nothing but its own files, and an application gets only what it uses', async () => {
    const scripts = readdirSync(path.join(own, 'dist')).filter((name) => name.endsWith('.js'))
    for (const name of scripts) {
      const code = readFileSync(path.join(own, 'dist', name), 'utf8')
      for (const [, imported] of code.matchAll(/\bfrom\s*"([^"]+)"|\bimport\s*\(/g))
        assert.match(imported ?? 'import()', /^\.\/[\w-]+\.js$/, name)
      assert.doesNotMatch(code, /\b(?:process|Buffer|require|node:\w+)\b/, name)
    }
    const input = folder.file('one.mjs', "export { verifyWebhook } from 'imprimatur-sdk'\n")
    const bundle = await rolldown({ input, logLevel: 'silent' })
    const { output } = await bundle.generate({ format: 'esm' })
    await bundle.close()
    assert.match(output[0].code, /webhook-signature/)
    assert.doesNotMatch(output[0].code, /x-api-key|text\/event-stream|has_more/)
  })

  const examples = [...README.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => code!)

  test('its types are right where there is a DOM and where there is none, and so are the examples', async () => {
    mkdirSync(folder.at('node_modules/@types'), { recursive: true })
    for (const name of ['@types/node', 'undici-types']) symlinkSync(path.join(root, 'node_modules', name), folder.at('node_modules', name))
    for (const [i, code] of examples.entries()) folder.file(`examples/${i}.ts`, code)
    folder.file(
      'dom.ts',
      "import * as sdk from 'imprimatur-sdk'\nexport const client: sdk.Client = sdk.createClient({ baseUrl: '', apiKey: '' })\n",
    )
    const common = { target: 'es2022', module: 'nodenext', strict: true, noEmit: true, exactOptionalPropertyTypes: true }
    folder.file('package.json', '{"type":"module"}')
    for (const [name, options, files] of [
      ['node', { lib: ['es2022'], types: ['node'], skipLibCheck: false }, examples.map((_, i) => `examples/${i}.ts`)],
      ['dom', { lib: ['es2022', 'dom', 'dom.iterable'], types: [], skipLibCheck: false }, ['dom.ts']],
    ] as const) {
      const project = folder.file(`tsconfig.${name}.json`, JSON.stringify({ compilerOptions: { ...common, ...options }, files }))
      const tsc = path.join(root, 'node_modules/typescript-native/bin/tsc')
      await promisify(execFile)(process.execPath, [tsc, '-p', project]).catch(({ stdout }: { stdout: string }) => assert.fail(stdout))
    }
  })

  test('is run in the oldest Node it promises, and in newer ones', () => {
    assert.deepEqual([...nodes().keys()].map(Number.parseFloat).map(Math.floor), [20, 22, 24])
  })

  for (const [version, node] of nodes())
    test(`the examples of its README run in Node ${version}`, async () => {
      const { violations } = await plantAudit(desk.db, desk.workspaceId, [{}])
      const names = examples.map((code, i) => folder.file(`run/${i}.mjs`, javaScriptOf(code)))
      const main = folder.file(
        'run/main.mjs',
        `for (const name of ${JSON.stringify(names)}) {
          const { receive } = await import(name)
          if (receive) {
            const request = new Request('http://x/', { method: 'POST', body: process.env.BODY, headers: JSON.parse(process.env.SIGNED) })
            const changed = new Request('http://x/', { method: 'POST', body: '{}', headers: request.headers })
            console.log((await receive(request)).status, (await receive(changed)).status)
          }
          console.log('--')
        }`,
      )
      const [now, body] = [new Date(), JSON.stringify({ type: 'audit.completed', data: { name: 'Shop', total_violations: 12 } })]
      const SIGNED = JSON.stringify({
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(SECRET).sign('msg_1', now, body),
      })
      const env = { IMPRIMATUR_URL: desk.url, IMPRIMATUR_KEY: key, WEBHOOK_SECRETS: SECRET, BODY: body, SIGNED }
      const child = spawn(node, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
      const ended = new Promise<number | null>((resolve) => void child.on('exit', resolve))
      let running = true
      void ended.then(() => (running = false))
      const said = Promise.all([text(child.stdout), text(child.stderr)])
      // The example that waits for a decision takes the first one after it has begun to listen.
      for (let i = 0; running; i++) {
        const json = { action: i % 2 ? 'reopen' : 'mark_fixed' }
        await fetch(`${desk.url}/public/v1/violations/${violations[0]}/review`, {
          method: 'POST',
          headers: { 'x-api-key': key, 'content-type': 'application/json' },
          body: JSON.stringify(json),
        })
        await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 100))])
      }
      const [stdout, stderr] = await said
      assert.equal(await ended, 0, stderr)
      const parts = stdout.split('--\n')
      const expected = [
        /^1:\d+ \w+ .*climate neutral/m,
        /^\S*soap\.md .*climate neutral/m,
        /^422 query\.limit \S/m,
        /^\d+ program \w+ \[/m,
        /^Shop 12\n204 400$/m,
      ]
      assert.equal(examples.length, expected.length)
      for (const [i, pattern] of expected.entries()) assert.match(parts[i] ?? '', pattern, stderr)
    })

  test('a page of another origin calls the server with it, and verifies a webhook', async () => {
    const page = await (await openChromium()).newPage()
    await page.goto(`${home}/`)
    const [now, body] = [new Date(), '{"type":"rule.published"}']
    const signature = new Webhook(SECRET).sign('msg_1', now, body)
    const said = await page.evaluate(
      async ({ baseUrl, apiKey, secret, timestamp, signature, body }) => {
        const name = '/dist/index.js'
        const sdk = (await import(name)) as typeof import('../../sdk/src/index.ts')
        const client = sdk.createClient({ baseUrl, apiKey })
        const { findings } = await client.post('/public/v2/checks', {
          body: { text: 'Our soap is climate neutral.', packs: ['eu-green-claims'] },
        })
        const refused = await client.get('/public/v2/audits/{audit_id}', { path: { audit_id: 'none' } }).catch((error: unknown) => error)
        const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': timestamp, 'webhook-signature': signature }
        const event = await sdk.verifyWebhook({ body, headers, secret })
        const isKnown = refused instanceof sdk.ApiError && refused.requestId !== null
        return { findings: findings.length, refused: isKnown && refused.detail, type: event.type }
      },
      { baseUrl: desk.url, apiKey: key, secret: SECRET, timestamp: String(Math.floor(now.getTime() / 1000)), signature, body },
    )
    assert.deepEqual(said, { findings: 1, refused: 'Audit not found', type: 'rule.published' })
  })
})
