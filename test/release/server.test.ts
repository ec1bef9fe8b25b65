import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { COMMANDS } from '../../src/cli/commands.ts'
import { selfSigned } from '../helpers/certificate.ts'
import { runBuilt, runCommand, type Outcome } from '../helpers/command.ts'
import { emptyDatabase, freshDatabase, type TestDatabase } from '../helpers/database.ts'
import { healthy, removeTestFolder, serving, type Started } from '../helpers/launcher.ts'
import { throwawayServer, type TestServer } from '../helpers/server.ts'
import { install, type Installed } from './installed.ts'

/** Those that the small package has; their own flags are called in checking.test.ts. */
const CHECKING = ['audit', 'init', 'lsp', 'mcp', 'rules list', 'rules show', 'rules check', 'rules test', 'rules train', 'rules sync']

describe('both packages, installed side by side', () => {
  let installed: Installed
  let cluster: TestServer
  let database: TestDatabase
  let restored: TestDatabase
  /** That of the server, which has secrets of its own, and the key that its first start made. */
  let served: TestDatabase
  let key: string | undefined
  let server: Started
  const called = new Map<string, Set<string>>()

  before(async () => {
    installed = await install(['checking', 'server'])
    // Another user cannot reach the socket of the shared cluster.
    cluster = await throwawayServer({ transport: 'tcp' })
    ;[database, served] = await Promise.all([freshDatabase(cluster.url), freshDatabase(cluster.url)])
    restored = await emptyDatabase(cluster.url)
    runBuilt(join(installed.packages, 'imprimatur-server/app/main.mjs'))
  })
  after(async () => {
    if (server?.child.exitCode === null) server.child.kill('SIGTERM')
    await server?.ended
    await removeTestFolder(installed.root)
    await cluster.stop()
  })

  /** The program of the package, as `imprimatur NAME …` in the folder of the test. */
  async function run(
    code: number | number[],
    words: string,
    more: string[] = [],
    options: { env?: Record<string, string>; input?: string } = {},
  ) {
    const args = [...words.split(' '), ...more]
    const name = Object.keys(COMMANDS).findLast((one) => `${args.join(' ')} `.startsWith(`${one} `))!
    const flags = called.get(name) ?? new Set()
    called.set(name, flags)
    for (const word of args) if (word.startsWith('--')) flags.add(word.slice(2).split('=')[0]!)
    const env = { DATABASE_URL: database.url, DATA: join(installed.root, 'data'), ...options.env }
    const outcome: Outcome = await runCommand([...args, '--json'], { cwd: installed.folder, ...options, env })
    assert.ok(
      [code].flat().includes(outcome.code!),
      `imprimatur ${args.join(' ')}: ${outcome.code}: ${outcome.stdout.slice(-300)}${outcome.stderr}`,
    )
    assert.doesNotMatch(outcome.stderr, /\n\s+at .*:\d+/)
    return outcome
  }
  const file = (name: string, content: string) => {
    const path = join(installed.root, name)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, content)
    return path
  }

  test('every command runs, with every flag it has', async () => {
    const at = (name: string) => join(installed.root, name)
    await run(0, 'migrate')
    await run(3, 'migrate --distributed')
    await run(3, 'distribute')
    await run(3, 'distribute --abandon')
    await run(0, 'migrate --wait 9')
    const { id } = (await run(0, 'workspace create Acme')).json
    const own = ['--workspace', id as string]
    await run(0, 'workspace list')
    await run(0, 'workspace set-plan', [id, 'enterprise'])
    await run(0, 'workspace open', [id])
    await run(0, 'user create rosa@company.example --role reviewer', own)
    await run(0, 'user reset rosa@company.example')
    await run(0, 'user reset-second-factor rosa@company.example')
    const flags = '--name CI --user rosa@company.example --belongs-to person --scopes read,check --days 9 --rate 5'
    const key = (await run(0, `key create ${flags}`, own)).json
    await run(0, 'key list', own)
    const rotated = (await run(0, 'key rotate', [key.id, '--overlap-hours', '1'])).json
    await run(0, 'key revoke', [rotated.id ?? key.id])
    await run(0, 'settings')
    await run([0, 1], 'doctor')
    await run(0, 'openapi')
    await run(0, 'completion fish')
    await run(0, 'demo --violations 50', own)
    file('page.md', 'Our eco-friendly bottle keeps tea warm all day.\n')
    const audit = (await run(1, 'audit', [at('page.md'), ...own, '--name', 'A page', '--fail-on', 'high'])).json
    await run(0, 'audit list', own)
    await run(0, 'audit show', [audit.id])
    await run(3, 'audit cancel', [audit.id])
    await run(0, 'audit retry', [audit.id])
    file('rules/own/utilize.yml', RULE)
    await run(1, 'rules apply', [at('rules'), ...own])
    await run(0, 'rules apply', [at('rules'), ...own, '--publish', '--reason', 'Ours', '--prune', '--yes'])
    await run(0, 'rules export', [at('exported'), ...own, '--published'])
    for (const [kind, known] of [
      ['templates', 'faq'],
      ['tones', 'plain'],
      ['infobases', ''],
    ] as const) {
      const listed = (await run(0, `${kind} list`, own)).json as { key?: string; name: string }[]
      const first = listed[0]?.key ?? listed[0]?.name ?? known
      await run(0, `${kind} show`, [first, ...own])
      await run(0, `${kind} export`, [at(kind), ...(kind === 'templates' ? [first] : []), ...own])
      await run(0, `${kind} import`, [at(kind), ...own])
    }
    const order = { input: '{"name": "Oslo desk", "summary": "A desk of oak", "features": ["Drawer"]}' }
    const ordered = 'generate product-description --language EN --input - --variant 2 --refuse-at CRITICAL --tone friendly'
    const written = (await run(0, ordered, own, order)).json
    file('rows.csv', 'name,summary,features\nOslo desk,A desk of oak,Drawer\n')
    await run(0, 'generate product-description --language EN', ['--bulk', at('rows.csv'), '--out', at('bulk'), ...own])
    await run(0, 'models set ollama:llama3.2 --url http://127.0.0.1:1', [...own, '--key-file', file('key', 'secret')])
    await run(0, 'models show', own)
    await run(1, 'models test', own, { env: { ALLOW_HOSTS: '127.0.0.1', MODEL_SECONDS: '1' } })
    await run(1, 'models try casino', own, { env: { ALLOW_HOSTS: '127.0.0.1', MODEL_SECONDS: '1' } })
    await run(1, 'models find', [], { env: { MODEL_SERVERS: '127.0.0.1:1' } })
    await run(0, 'models forget', own)
    await run(0, 'retention show', own)
    await run(0, 'retention set --pages 30 --texts 30 --audits 900 --versions 900', own)
    await run(0, 'retention run', own)
    await run(0, 'evidence', [audit.id, '--to', at('evidence.zip')])
    await run(0, 'report --language de', [audit.id, '--to', at('report.pdf')])
    await run(0, 'report', ['--document', written.documentId, '--to', at('document.docx')])
    await run(3, 'report --site none --since 2026-01-01 --until 2026-12-31', ['--to', at('site.html'), ...own])
    await run(0, 'site list', own)
    await run(3, 'site gate none --allow-unreadable --allow-incomplete --allow-empty', own)
    await run(0, 'register', ['--to', at('register.xlsx'), ...own])
    file('claims.csv', 'wording EN\nIt lasts for ten years.\n')
    await run(0, 'claims import', [at('claims.csv'), ...own, '--dry-run'])
    await run(0, 'claims import', [at('claims.csv'), ...own])
    await run(0, 'claims export', [at('exported.csv'), ...own])
    await run(0, 'report --claim C-1', ['--to', at('claim.xlsx'), ...own])
    const named = ['--password-file', at('key'), '--certificates', file('root.pem', selfSigned('localhost').cert), ...own]
    await run(0, 'trail authority http://127.0.0.1:1/stamps --user rosa --daily --policy 1.2.3.4.1', named)
    await run(1, 'trail stamp', own)
    await run(0, 'trail authority', own)
    await run(0, 'trail verify', own)
    await run(3, 'trail verify', [...own, '--against', at('nothing.jsonl')])
    await run(3, 'delete audit', [audit.id, ...own, '--yes', 'Another name'])
    const hold = (await run(0, 'hold place', ['audit', audit.id, ...own, '--matter', 'ACME v Bros', '--reason', 'Asked for'])).json
    await run(0, 'hold list', own)
    await run(3, 'delete audit', [audit.id, ...own, '--yes', 'A page'])
    await run(0, 'hold lift', [hold.id, ...own, '--reason', 'It is over'])
    await run(0, 'delete audit', [audit.id, ...own, '--yes', 'A page'])
    await run(3, 'delete site', [audit.id, ...own, '--yes', 'x'])
    await run(3, 'delete document', [written.documentId, ...own, '--yes', 'Another name'])
    await run(3, 'delete person nobody@company.example --yes x')
    await run(0, 'workspace export', [id, at('acme.export')])
    await run(2, 'workspace export', [id, at('sealed.export'), '--encrypt'])
    await run(0, 'workspace import', [at('acme.export')])
    await run(0, 'backup', [at('all.backup')])
    await run(2, 'backup', [at('sealed.backup'), '--encrypt'])
    await run(2, 'backup', [at('all.backup'), '--every', 'soon', '--keep', '2'])
    await run(0, 'restore', [at('all.backup')], { env: { DATABASE_URL: restored.url, DATA: at('restored') } })
    await run(0, 'secret rotate')
    await run(0, 'secret rotate --lost')
    await run(2, 'upgrade', ['--postgres', at('nothing')])
    await run(2, 'serve --port wrong')
    await run(2, 'worker --model wrong')
    for (const [name, load] of Object.entries(COMMANDS)) {
      if (CHECKING.includes(name)) continue
      for (const flag of Object.keys((await load()).options ?? {}))
        assert.ok(called.get(name)?.has(flag) || BY_KEY[name]?.includes(flag), `${name} --${flag}`)
      assert.ok(called.has(name), name)
    }
  })

  test('every command has its help and takes its flags', async () => {
    for (const [name, load] of Object.entries(COMMANDS)) {
      const flags = Object.entries((await load()).options ?? {}).map(([flag, { type }]) =>
        type === 'string' ? `--${flag}=x` : `--${flag}`,
      )
      const { code, stdout, stderr } = await runCommand([...name.split(' '), ...flags, '--help'], { cwd: installed.folder })
      assert.equal(code, 0, `${name}: ${stderr}`)
      assert.match(stdout, new RegExp(`^Usage: imprimatur ${name}`, 'm'))
    }
  })

  test('in each Node the launcher takes over to Node 24, which serves, works and answers, without a network', async () => {
    for (const [version, node] of installed.nodes) {
      const url = { DATABASE_URL: served.url }
      server = installed.start(node, ['serve', '--port', '0', '--json'], { ...url, STOP_GRACE_SECONDS: '0' })
      const { url: place, api_key: made } = await serving(server)
      key ??= made
      assert.equal(await healthy(place), true, version)
      const listed = await installed.run(node, ['workspace', 'list', '--json'], url)
      assert.equal(listed.code, 0, `${version}: ${listed.stderr}`)
      assert.equal(JSON.parse(listed.stdout)[0].name, 'Default', version)
      const wrong = await installed.run(node, ['rules', 'apply', 'nowhere', '--workspace', 'x'], url)
      assert.deepEqual([wrong.code, wrong.stderr.includes('    at ')], [2, false], `${version}: ${wrong.stderr}`)
      server.child.kill('SIGTERM')
      assert.equal((await server.ended).code, 0, version)
    }
  })

  test('an audit, rules and agents go to a server by a key', async () => {
    server = installed.start(installed.nodes.get(process.versions.node)!, ['serve', '--port', '0', '--json'], {
      DATABASE_URL: served.url,
      STOP_GRACE_SECONDS: '0',
    })
    const { url } = await serving(server)
    const keyFile = file('server-key', key!)
    for (const flags of [
      ['--key', key!],
      ['--key-file', keyFile],
    ]) {
      for (const [version, node] of installed.nodes) {
        const words = ['audit', join(installed.root, 'page.md'), '--server', url, ...flags, '--fail-on', 'never', '--json']
        const audited = await installed.run(node, words)
        assert.deepEqual([audited.code, JSON.parse(audited.stdout || '{}').status], [0, 'COMPLETED'], `${version}: ${audited.stderr}`)
        if (flags[0] !== '--key-file') break
        assert.equal((await installed.run(node, ['mcp', '--server', url, ...flags])).code, 0, version)
      }
      await run(3, 'rules apply', [join(installed.root, 'rules'), '--server', url, ...flags])
    }
  })
})

const BY_KEY: Record<string, string[]> = { 'rules apply': ['server', 'key', 'key-file'] }

const RULE = `extends: existence
message: "Write use instead of %s"
name: Utilize
terms: [utilize]
hits: [We utilize it.]
passes: [We use it.]
`
