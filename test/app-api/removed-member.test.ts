import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { create } from '../../src/cli/key.ts'
import { create as createUser } from '../../src/cli/user.ts'
import { readSettings } from '../../src/config.ts'
import { PASSWORD, startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'
import type { Role } from '../../src/contract/values.ts'

describe('what a removed member made', () => {
  let desk: Desk
  let owner: Browser
  let names = 0
  before(async () => {
    desk = await startDesk()
    owner = await desk.member('owner', 'Ilse')
  })
  after(() => desk.close())

  const anOwner = () => desk.member('owner', `Leaving ${++names}`)
  async function makeKey(browser: Browser, belongsTo?: 'person' | 'workspace'): Promise<string> {
    const answer = await browser.call('POST', '/w/keys', {
      json: { name: belongsTo ?? 'plain', ...(belongsTo && { belongs_to: belongsTo }) },
    })
    assert.equal(answer.status, 201, answer.text)
    assert.equal(answer.body.api_key.belongs_to, belongsTo ?? 'workspace')
    return answer.body.key
  }
  const opens = async (key: string, url = desk.url) => (await fetch(`${url}/public/v1/audits`, { headers: { 'x-api-key': key } })).status
  async function invite(browser: Browser, role: Role): Promise<string> {
    const answer = await browser.call('POST', '/w/invitations', { json: { email: `guest${++names}@company.example`, role } })
    assert.equal(answer.status, 201, answer.text)
    return answer.body.link.split('#')[1]
  }
  const join = async (token: string) =>
    (await desk.browser().call('POST', '/links/accept', { json: { token, name: 'Guest', password: PASSWORD } })).status
  const run = async (command: typeof create, words: string[], flags: Record<string, string>) => {
    let printed: any
    const settings = readSettings({ DATABASE_URL: desk.databaseUrl }, '/nowhere', {})
    await command.run({ words, flags, settings, json: true, root: '/nowhere', print: (value) => void (printed = value) })
    return printed
  }

  test('keys and open invitations end with the membership, in every process', async (t) => {
    const second = await startDesk({ databaseUrl: desk.databaseUrl })
    t.after(() => second.close())
    const leaving = await anOwner()
    const keys = [await makeKey(leaving), await makeKey(leaving, 'workspace'), await makeKey(leaving, 'person')]
    const others = await makeKey(owner)
    const token = await invite(leaving, 'owner')
    const kept = await invite(owner, 'viewer')
    for (const key of keys) assert.deepEqual([await opens(key), await opens(key, second.url)], [200, 200])
    const { body: made } = await owner.call('GET', `/w/members/${leaving.userId}/made`)
    assert.deepEqual([made.keys.length, made.invitations.length, made.invitations[0].role], [3, 1, 'owner'])
    assert.equal((await owner.call('DELETE', `/w/members/${leaving.userId}`)).status, 200)
    for (const key of keys) {
      assert.equal(await opens(key), 401)
      for (let waited = 0; waited < 40 && (await opens(key, second.url)) !== 401; waited++)
        await new Promise((resolve) => setTimeout(resolve, 25))
      assert.equal(await opens(key, second.url), 401)
    }
    assert.equal(await join(token), 404)
    assert.equal(await opens(others), 200, 'keys of others stay')
    assert.equal(await join(kept), 200, 'invitations of others stay')
  })

  test('keys of the workspace and invitations stay where that is asked for; keys of the person never', async () => {
    const leaving = await anOwner()
    const [workspaces, persons] = [await makeKey(leaving, 'workspace'), await makeKey(leaving, 'person')]
    const token = await invite(leaving, 'reviewer')
    const answer = await owner.call('DELETE', `/w/members/${leaving.userId}?keys=keep&invitations=keep`)
    assert.equal(answer.status, 200, answer.text)
    assert.deepEqual([await opens(workspaces), await opens(persons), await join(token)], [200, 401, 200])
    assert.equal((await owner.call('DELETE', `/w/members/${leaving.userId}?keys=perhaps`)).status, 422)
  })

  test('a key of a person opens nothing once the membership is gone, however it went', async () => {
    const leaving = await anOwner()
    const key = await makeKey(leaving, 'person')
    await desk.db.query('delete from members where user_id = $1', [leaving.userId])
    assert.equal(await opens(key), 401)
  })

  test('a lower role withdraws the invitations that grant a higher one, by the command line too', async () => {
    const lowered = await anOwner()
    const [high, low] = [await invite(lowered, 'owner'), await invite(lowered, 'viewer')]
    assert.equal((await owner.call('PATCH', `/w/members/${lowered.userId}`, { json: { role: 'editor' } })).status, 200)
    assert.deepEqual([await join(high), await join(low)], [404, 200])
    const another = await anOwner()
    const token = await invite(another, 'owner')
    await run(createUser as typeof create, [another.email], { workspace: desk.workspaceId, role: 'viewer' })
    assert.equal(await join(token), 404)
  })

  test('a key or an invitation made while its maker is being removed does not outlive the removal', async () => {
    for (let round = 0; round < 8; round++) {
      const leaving = await anOwner()
      const [key, invitation, removed] = await Promise.all([
        leaving.call('POST', '/w/keys', { json: { name: 'late' } }),
        leaving.call('POST', '/w/invitations', { json: { email: `late${round}@company.example`, role: 'owner' } }),
        owner.call('DELETE', `/w/members/${leaving.userId}`),
      ])
      assert.equal(removed.status, 200)
      if (key.status === 201) assert.equal(await opens(key.body.key), 401)
      if (invitation.status === 201) assert.equal(await join(invitation.body.link.split('#')[1]), 404)
    }
  })

  test('the command line says whom a key belongs to', async () => {
    const leaving = await anOwner()
    const persons = await run(create, [], { workspace: desk.workspaceId, name: 'a', user: leaving.email })
    const workspaces = await run(create, [], { workspace: desk.workspaceId, name: 'b' })
    const shared = await run(create, [], { workspace: desk.workspaceId, name: 'c', user: leaving.email, 'belongs-to': 'workspace' })
    assert.deepEqual([persons.belongs_to, workspaces.belongs_to, shared.belongs_to], ['person', 'workspace', 'workspace'])
    await assert.rejects(run(create, [], { workspace: desk.workspaceId, name: 'd', 'belongs-to': 'person' }), /--user/)
    await owner.call('DELETE', `/w/members/${leaving.userId}?keys=keep`)
    assert.deepEqual([await opens(persons.key), await opens(workspaces.key), await opens(shared.key)], [401, 200, 200])
  })
})
