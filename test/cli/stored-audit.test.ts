import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { imprimatur } from '../helpers/command.ts'
import { freshDatabase } from '../helpers/database.ts'
import { page, startSite, type Site } from '../helpers/site.ts'

const KEYS = ['completed_assets', 'failed_assets', 'id', 'status', 'total_assets', 'total_violations']

describe('audits that the command line stores', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let workspace: string
  let site: Site
  const folder = mkdtempSync(path.join(os.tmpdir(), 'imprimatur-stored-'))
  const run = (...args: string[]) => imprimatur([...args, '--database-url', database.url, '--allow-hosts', '127.0.0.1', '--json'])

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
    assert.deepEqual([code, Object.keys(json).sort()], [0, KEYS])
    assert.deepEqual(
      { ...json, id: '' },
      { id: '', status: 'COMPLETED', total_assets: 3, completed_assets: 2, failed_assets: 1, total_violations: 2 },
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

  test('a folder is stored with what could not be read; retry sets it back, cancel ends it', async () => {
    const { json } = await run('audit', folder, '--workspace', workspace, '--name', 'Files', '--packs', 'eu-green-claims')
    assert.deepEqual([json.status, json.completed_assets, json.failed_assets, json.total_violations], ['COMPLETED', 1, 1, 1])
    const retried = await run('audit', 'retry', json.id)
    assert.deepEqual([retried.code, retried.json.status, retried.json.failed_assets], [0, 'RUNNING', 0])
    const cancelled = await run('audit', 'cancel', json.id)
    assert.deepEqual([cancelled.code, cancelled.json.status], [0, 'CANCELLED'])
    assert.equal((await run('audit', 'cancel', json.id)).code, 1)
    assert.equal((await run('audit', 'show', 'no-such-id')).code, 1)
  })
})
