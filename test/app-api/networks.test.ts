import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { openToAll } from '../../src/cli/workspace.ts'
import { readSettings } from '../../src/config.ts'
import { createKey } from '../../src/db/keys/keys.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

describe('the network addresses a workspace is open to', () => {
  let desk: Desk
  let owner: Browser
  let elsewhere: string
  before(async () => {
    desk = await startDesk({ settings: { TRUST_PROXY: '127.0.0.1' } })
    owner = await desk.member('owner', 'Owner')
    elsewhere = (await createWorkspace(desk.db, 'Elsewhere')).id
  })
  after(() => desk.close())

  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const put = (json: object, address = '10.1.2.3') => owner.call('PUT', '/w/networks', { json, ...from(address) })
  const key = async (value: string, address: string) => {
    const answer = await fetch(`${desk.url}/public/v1/audits`, { headers: { 'x-api-key': value, 'x-forwarded-for': address } })
    return { status: answer.status, body: (await answer.json()) as { detail: string } }
  }

  test('a wrong entry is refused with a sentence, and shutting oneself out takes a confirmation', async () => {
    for (const wrong of ['10.1.0.0/33', 'office', '10.1', '2001:db8::/129', '10.0.0.0/8/8', '10.1.0.0/', '1.2.3.4-1.2.3.9']) {
      const answer = await put({ networks: ['10.0.0.0/8', wrong] })
      assert.equal(answer.status, 422, wrong)
      assert.deepEqual(answer.body.detail[0].loc, ['body', 'networks', 1])
      assert.match(answer.body.detail[0].msg, /is no address or network/)
    }
    const refused = await put({ networks: ['203.0.113.0/24'] })
    assert.equal(refused.status, 409)
    assert.match(refused.body.detail, /10\.1\.2\.3/)
    assert.deepEqual((await owner.call('GET', '/w/networks', from('10.1.2.3'))).body, { networks: [], your_address: '10.1.2.3' })
    const editor = await desk.member('editor', 'Editor')
    assert.equal((await editor.call('PUT', '/w/networks', { json: { networks: [] } })).status, 403)
  })

  test('people and keys of other addresses are refused at once, other workspaces are not concerned', async () => {
    const viewer = await desk.member('viewer', 'Vera')
    const other = await desk.member('viewer', 'Vera', elsewhere)
    const [here, there] = [await createKey(desk.db, desk.workspaceId, 'here', null), await createKey(desk.db, elsewhere, 'there', null)]
    assert.equal((await key(here.key, '203.0.113.9')).status, 200)
    assert.equal((await put({ networks: ['10.1.0.0/16', '2001:db8::/32'] })).status, 200)
    for (const [address, status] of [
      ['10.1.255.1', 200],
      ['2001:db8::7', 200],
      ['10.2.0.1', 403],
      ['2001:db9::1', 403],
      ['203.0.113.9', 403],
    ] as const) {
      assert.equal((await viewer.call('GET', '/w/members', from(address))).status, status, address)
      assert.equal((await key(here.key, address)).status, status, address)
      assert.equal((await key(there.key, address)).status, 200)
      assert.equal((await other.call('GET', '/w/members', from(address))).status, 200)
    }
    const refused = await viewer.call('GET', '/w/members', from('203.0.113.9'))
    assert.match(refused.body.detail, /not open to your network address/)
    assert.match((await key(here.key, '203.0.113.9')).body.detail, /not open to your network address/)
    assert.equal((await viewer.call('GET', '/session', from('203.0.113.9'))).status, 200, 'signing in and out goes on')
    // Only the nearest proxy is believed: what a caller adds in front changes nothing.
    assert.equal((await viewer.call('GET', '/w/members', from('10.1.0.1, 203.0.113.9'))).status, 403)
  })

  test('whoever shut themselves out is let in by whoever runs the server', async () => {
    assert.equal((await put({ networks: ['203.0.113.0/24'], shut_me_out: true })).status, 200)
    assert.equal((await owner.call('GET', '/w/networks', from('10.1.2.3'))).status, 403)
    const settings = readSettings({ DATABASE_URL: desk.databaseUrl }, '/nowhere', {})
    await openToAll.run({ words: [desk.workspaceId], flags: {}, settings, json: true, root: '/nowhere', print: () => undefined })
    assert.deepEqual((await owner.call('GET', '/w/networks', from('10.1.2.3'))).body.networks, [])
  })
})
