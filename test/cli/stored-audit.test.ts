import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { runCommand } from '../helpers/command.ts'
import { freshDatabase } from '../helpers/database.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { SLOW_RULE, SLOW_TEXT } from '../helpers/slow-rule.ts'
import { page, startSite, type Site } from '../helpers/site.ts'

const KEYS = ['completed_assets', 'failed_assets', 'id', 'incomplete_assets', 'status', 'total_assets', 'total_violations']

describe('audits that the command line stores', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let workspace: string
  let site: Site
  const folder = mkdtempSync(path.join(os.tmpdir(), 'imprimatur-stored-'))
  const run = (...args: string[]) => runCommand([...args, '--database-url', database.url, '--allow-hosts', '127.0.0.1', '--json'])

  before(async () => {
    database = await freshDatabase()
    workspace = (await run('workspace', 'create', 'Acme')).json.id
    site = await startSite({
      '/': page('Home', '<p>Our eco-friendly bottle.</p>', ['/a', '/gone']),
      '/a': page('A', '<p>An eco-friendly cup.</p>'),
    })
    writeFileSync(path.join(folder, 'note.md'), 'Our eco-friendly lamp.')
    writeFileSync(path.join(folder, 'broken.docx'), 'not a document')
  })
  after(async () => {
    await site.close()
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  test('a crawl is run here, stored, listed and shown with its assets', async () => {
    const { json, code } = await run(
      'audit',
      `${site.url}/`,
      '--workspace',
      workspace,
      '--name',
      'Site',
      '--packs',
      'eu-green-claims',
      '--crawl',
      '--max-pages',
      '10',
    )
    assert.deepEqual([code, Object.keys(json).sort()], [2, KEYS], 'a page could not be read')
    assert.deepEqual(
      { ...json, id: '' },
      { id: '', status: 'COMPLETED', total_assets: 3, completed_assets: 2, failed_assets: 1, incomplete_assets: 0, total_violations: 2 },
    )
    const listed = (await run('audit', 'list', '--workspace', workspace)).json
    assert.deepEqual(
      listed.map((audit: { id: string; name: string; status: string }) => [audit.id, audit.name, audit.status]),
      [[json.id, 'Site', 'COMPLETED']],
    )
    const shown = (await run('audit', 'show', json.id)).json
    const home = shown.assets.find((asset: { url: string }) => asset.url === `${site.url}/`)
    assert.equal(home.state, 'completed')
    assert.ok(home.characters > home.checked && home.checked > 0)
    const gone = shown.assets.find((asset: { url: string }) => asset.url.endsWith('/gone'))
    assert.equal(gone.state, 'failed')
    assert.match(gone.reason, /404|not found/i)
  })

  test('a rule that met a limit keeps a stored audit from being clean', async () => {
    const { path: own, file, remove } = temporaryFolder('incomplete')
    file('rules/own/slow.yml', SLOW_RULE)
    const source = file('slow.md', SLOW_TEXT)
    const other = (await run('workspace', 'create', 'Slow')).json.id
    const applied = await run('rules', 'apply', path.join(own, 'rules'), '--workspace', other, '--publish', '--reason', 'a test', '--yes')
    assert.equal(applied.code, 0, applied.stderr)
    const { code, json, stderr } = await run('audit', source, '--workspace', other, '--packs', 'eu-green-claims')
    assert.match(stderr, /1 source not checked whole: a rule met a limit there \(--allow-incomplete accepts that\)/)
    assert.deepEqual([code, json.status, json.completed_assets, json.incomplete_assets], [2, 'COMPLETED', 1, 1])
    const [asset] = (await run('audit', 'show', json.id)).json.assets
    assert.deepEqual([asset.state, asset.complete], ['completed', false])
    const { stdout: listed } = await runCommand(['audit', 'list', '--workspace', other, '--database-url', database.url])
    assert.match(listed, /COMPLETED +0 {2}.*slow\.md; 1 source not checked whole$/m)
    remove()
  })

  test('a folder is stored with what could not be read; retry sets it back, cancel ends it', async () => {
    const { json } = await run('audit', folder, '--workspace', workspace, '--name', 'Files', '--packs', 'eu-green-claims')
    assert.deepEqual([json.status, json.completed_assets, json.failed_assets, json.total_violations], ['COMPLETED', 1, 1, 1])
    const retried = await run('audit', 'retry', json.id)
    assert.deepEqual([retried.code, retried.json.status, retried.json.failed_assets], [0, 'RUNNING', 0])
    const cancelled = await run('audit', 'cancel', json.id)
    assert.deepEqual([cancelled.code, cancelled.json.status], [0, 'CANCELLED'])
    assert.equal((await run('audit', 'cancel', json.id)).code, 3)
    assert.equal((await run('audit', 'show', 'no-such-id')).code, 3)
  })

  test('with --workspace every flag acts or is refused', async () => {
    const note = path.join(folder, 'note.md')
    const stored = (...args: string[]) => run('audit', note, '--workspace', workspace, '--packs', 'eu-green-claims', ...args)
    for (const [flag, ...value] of [
      ['--rules', folder],
      ['--changed-lines'],
      ['--languages', 'EN'],
      ['--output', 'out.sarif'],
      ['--fix'],
      ['--threads', '2'],
      ['--no-vale'],
    ]) {
      const { code, json, stderr } = await stored(flag!, ...value)
      assert.deepEqual([code, Object.keys(json)], [2, ['error']], stderr)
      assert.match(stderr, new RegExp(`^imprimatur: ${flag} cannot be used with --workspace`))
    }
    assert.match((await stored('--format', 'sarif')).stderr, /--format sarif cannot be used with --workspace/)
    assert.equal((await stored()).code, 0, 'stored for review')
    assert.equal((await stored('--fail-on', 'high')).code, 1)
    assert.equal((await stored('--fail-on', 'critical')).code, 0)
    const failed = (...args: string[]) => run('audit', folder, '--workspace', workspace, '--packs', 'eu-green-claims', ...args)
    assert.equal((await failed()).code, 2)
    assert.equal((await failed('--allow-unreadable')).code, 0)
  })

  test('with --workspace, --markets, --since and --baseline act', async () => {
    const repository = temporaryFolder('stored-flags')
    const git = (...args: string[]) => execFileSync('git', ['-C', repository.path, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args])
    repository.file('old.md', 'Our eco-friendly lamp.\n')
    git('init', '-q')
    git('add', '.')
    git('commit', '-qm', 'one')
    const by = (packs: string, ...args: string[]) =>
      runCommand(['audit', '.', '--workspace', workspace, '--packs', packs, ...args, '--database-url', database.url, '--json'], {
        cwd: repository.path,
      })
    const at = (...args: string[]) => by('eu-green-claims', ...args)
    assert.equal((await at('--markets', 'US')).code, 3, 'a choice that leaves no rule checks nothing')
    const elsewhere = await by('eu-green-claims,us-health-claims', '--markets', 'US', '--fail-on', 'low')
    assert.deepEqual([elsewhere.code, elsewhere.json.total_violations], [0, 0], 'EU law does not hold there')
    assert.equal((await at('--markets', 'Mars')).code, 2)
    const same = await at('--since', 'HEAD')
    assert.deepEqual([same.code, same.stdout], [0, ''])
    assert.match(same.stderr, /^nothing changed: no audit was stored$/m)
    const first = await at('--baseline', 'known.json', '--update-baseline', '--fail-on', 'low')
    assert.deepEqual([first.code, first.json.total_violations, first.json.new_violations], [0, 1, 0], first.stderr)
    repository.file('new.md', 'Another eco-friendly lamp.\n')
    const second = await at('--baseline', 'known.json', '--fail-on', 'low')
    assert.deepEqual([second.code, second.json.total_violations, second.json.new_violations], [1, 2, 1], second.stderr)
    assert.match(second.stderr, /^1 finding of the baseline known\.json not counted$/m)
    const changed = await at('--since', 'HEAD', '--baseline', 'known.json')
    assert.deepEqual([changed.json.completed_assets, changed.json.new_violations], [1, 1], 'a baseline is no text to check')
    assert.equal((await at('--update-baseline')).code, 2)
    assert.match(second.stderr, /\.json \(known\.json\): The baseline or a result of this audit/)
    assert.match((await at('--baseline', 'none.json')).stderr, /none\.json is not a baseline/)
    // The baseline of an audit that is not stored serves as well.
    const local = await runCommand(
      ['audit', 'old.md', 'new.md', '--packs', 'eu-green-claims', '--baseline', 'known.json', '--update-baseline', '--json'],
      { cwd: repository.path },
    )
    assert.equal(local.code, 0, local.stderr)
    const known = await at('--baseline', 'known.json', '--fail-on', 'low')
    assert.deepEqual([known.code, known.json.new_violations], [0, 0], known.stderr)
    repository.remove()
  })
})
