import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { PREFIX_V2, publicDocumentV2 } from '../../src/http/public/index.ts'
import { plantAudit } from '../helpers/audit.ts'
import { conformance } from '../helpers/conforming.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { startAuthority } from '../helpers/time-stamp-authority.ts'
import type { TestAuthority } from '../helpers/time-stamp-authority.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const assertConforms = conformance(publicDocumentV2(), PREFIX_V2)

describe('time stamps by people and programs', () => {
  let desk: Desk
  let authority: TestAuthority
  let owner: Browser
  let editor: Browser
  let key: string
  let foreignKey: string
  let audit: { id: string; violations: string[] }
  const folder = temporaryFolder('stamped')
  before(async () => {
    authority = await startAuthority()
    desk = await startDesk({ settings: { ALLOW_HOSTS: '127.0.0.1' } })
    owner = await desk.member('owner', 'Olga')
    editor = await desk.member('editor', 'Ed')
    const other = (await createWorkspace(desk.db, 'Other')).id
    const stranger = await desk.member('owner', 'Stranger', other)
    key = (await createKey(desk.db, desk.workspaceId, 'person', owner.userId, 'person')).key
    foreignKey = (await createKey(desk.db, other, 'foreign', stranger.userId, 'person')).key
    audit = await plantAudit(desk.db, desk.workspaceId, [{}, {}])
    await decide(0)
  })
  after(async () => {
    await desk?.close()
    await authority?.close()
    folder.remove()
  })

  const v2 = async (method: string, path: string, sent?: unknown, by = key) => {
    const response = await fetch(`${desk.url}${PREFIX_V2}${path}`, {
      method,
      headers: { 'x-api-key': by, ...(sent === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
    })
    const text = await response.text()
    const answer = { status: response.status, headers: response.headers, text, body: JSON.parse(text) }
    assertConforms(method, response.url, answer)
    return answer
  }
  const decide = async (i: number) => {
    const headers = { 'x-api-key': key, 'content-type': 'application/json' }
    const body = JSON.stringify({ action: 'mark_fixed' })
    const answer = await fetch(`${desk.url}/public/v1/violations/${audit.violations[i]}/review`, { method: 'POST', headers, body })
    assert.equal(answer.status, 200, await answer.text())
  }
  const name = (more: object = {}) =>
    v2('PUT', '/time-stamp-authority', { url: authority.url, certificates: readFileSync(authority.root, 'utf8'), ...more })
  const bytes = async (path: string) => {
    const answer = await fetch(`${desk.url}${PREFIX_V2}${path}`, { headers: { 'x-api-key': key } })
    assert.equal(answer.status, 200)
    return { type: answer.headers.get('content-type')!, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  test('an authority is named by owners, with its policy; the password is never shown, and stays where none is sent', async () => {
    const none = await v2('GET', '/time-stamp-authority')
    assert.deepEqual([none.body.url, none.body.last, none.body.unstamped], [null, null, 2], 'the audit and the admin log')
    assert.equal((await v2('POST', '/time-stamps')).status, 409)
    assert.equal((await editor.call('PUT', '/w/time-stamp-authority', { json: { url: authority.url } })).status, 403)
    const wrong = await v2('PUT', '/time-stamp-authority', { url: 'ftp://stamps.example' })
    assert.deepEqual([wrong.status, wrong.body.detail[0].loc], [422, ['body', 'url']])
    const noPem = await name({ certificates: 'none' })
    assert.deepEqual([noPem.status, noPem.body.detail[0].loc], [422, ['body', 'certificates']])
    const named = await name({ user: 'rosa', password: 'open sesame', policy: '1.2.3.4.1', reason: 'For the auditors.' })
    assert.deepEqual([named.status, named.body.has_password, named.body.policy], [200, true, '1.2.3.4.1'])
    assert.ok(!named.text.includes('sesame'))
    assert.equal((await name({ user: 'rosa', policy: '1.2.3.4.1' })).body.has_password, true)
  })

  test('what moved is stamped now; openssl verifies what is downloaded, and the trail of the audit lists it', async () => {
    const { status, body } = await v2('POST', '/time-stamps')
    assert.deepEqual([status, body.stamp.heads, body.stamp.failure, body.stamp.asked_by], [200, 2, null, 'person'], JSON.stringify(body))
    assert.deepEqual(authority.asked.at(-1), { user: 'rosa:open sesame' })
    assert.deepEqual((await v2('POST', '/time-stamps')).body, { heads: 0, stamp: null })
    const { id } = body.stamp
    const [response, heads] = [await bytes(`/time-stamps/${id}/response`), await bytes(`/time-stamps/${id}/heads`)]
    assert.equal(response.type, 'application/timestamp-reply')
    writeFileSync(folder.at('stamp.tsr'), response.bytes)
    writeFileSync(folder.at('heads.txt'), heads.bytes)
    const checked = spawnSync(
      'openssl',
      ['ts', '-verify', '-data', folder.at('heads.txt'), '-in', folder.at('stamp.tsr'), '-CAfile', authority.root],
      { encoding: 'utf8' },
    )
    assert.equal(checked.status, 0, checked.stderr)
    assert.ok(heads.bytes.includes(`${audit.id} 1 `))
    const of = (await v2('GET', `/time-stamps?audit_id=${audit.id}`)).body
    assert.deepEqual(
      of.stamps.map((each: any) => [each.id, each.length]),
      [[id, 1]],
    )
    assert.equal((await v2('GET', '/time-stamps')).body.stamps[0].id, id)
    const { last, waiting, unstamped } = (await owner.call('GET', '/w/time-stamp-authority')).body
    assert.deepEqual([last.id, waiting, unstamped], [id, null, 0])
    for (const path of [`/time-stamps/${id}/response`, `/time-stamps/${id}/heads`, `/time-stamps?audit_id=${audit.id}`])
      assert.equal((await v2('GET', path, undefined, foreignKey)).status, 404, path)
  })

  test('an authority that is away is waited for, and another policy is refused', async () => {
    await decide(1)
    authority.instead = { status: 503, body: 'closed' }
    const { body } = await v2('POST', '/time-stamps')
    assert.deepEqual([body.stamp.stamped_at, body.stamp.failure, body.stamp.tries], [null, 'The authority answered 503', 1])
    assert.ok(Date.parse(body.stamp.next_try_at) > Date.now())
    assert.equal((await v2('GET', '/time-stamp-authority')).body.waiting.id, body.stamp.id)
    const waiting = await fetch(`${desk.url}${PREFIX_V2}/time-stamps/${body.stamp.id}/response`, { headers: { 'x-api-key': key } })
    assert.equal(waiting.status, 404)
    authority.instead = null
    assert.equal((await v2('POST', '/time-stamps')).body.stamp.failure, null)
    await name({ policy: '1.2.3.4.9' })
    assert.match((await v2('POST', '/time-stamps')).body.stamp.failure, /gave no stamp/)
  })
})
