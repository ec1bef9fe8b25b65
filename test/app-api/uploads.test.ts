import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

describe('files that wait for an audit', () => {
  let desk: Desk
  let owner: Browser
  let key: string
  before(async () => {
    desk = await startDesk({ settings: { UPLOAD_MEGABYTES: '1' } })
    owner = await desk.member('owner', 'Owner')
    key = (await createKey(desk.db, desk.workspaceId, 'build', null)).key
  })
  after(() => desk.close())

  const byKey = async (body: BodyInit, headers = {}) =>
    (await fetch(`${desk.url}/public/v2/uploads`, { method: 'POST', body, headers: { 'x-api-key': key, ...headers } })).status
  const byPerson = async (body: FormData) => (await owner.call('POST', '/w/uploads', { body })).status
  const form = (bytes: number) => {
    const files = new FormData()
    files.set('file', new Blob([Buffer.alloc(bytes, 'a')]), 'a.txt')
    return files
  }
  const kept = async () => (await desk.db.query('select count(*)::int as files, coalesce(sum(size), 0)::int as bytes from uploads')).rows[0]
  const raw = (...files: string[]) =>
    `${files.map((file) => `--b\r\nContent-Disposition: form-data; name="f"; ${file}\r\n`).join('')}--b--\r\n`
  const RAW = { 'content-type': 'multipart/form-data; boundary=b' }

  test('uploads at once, by people and keys, have no more together than one after the other', async () => {
    const answers = await Promise.all([1, 2, 3].flatMap(() => [byKey(form(700_000)), byPerson(form(700_000))]))
    assert.ok(
      answers.every((status) => status === 201 || status === 413),
      String(answers),
    )
    assert.ok((await kept()).bytes <= 1e6)
    await desk.db.query('delete from upload_parts')
    await desk.db.query('delete from uploads')
    assert.deepEqual([await byKey(form(700_000)), await byKey(form(700_000)), await byPerson(form(100_000))], [201, 413, 201])
  })

  test('empty files count too', async () => {
    const empty = raw(...Array.from({ length: 900 }, (_, index) => `filename="${index}.txt"\r\n\r\n`))
    await byKey(empty, RAW)
    assert.equal(await byKey(empty, RAW), 413)
    assert.ok((await kept()).files <= 1000)
  })

  test('a media type that no database keeps', async () => {
    await desk.db.query('delete from upload_parts')
    await desk.db.query('delete from uploads')
    assert.equal(await byKey(raw('filename="a.txt"\r\nContent-Type: text/pl\0ain\r\n\r\nx'), RAW), 201)
  })
})
