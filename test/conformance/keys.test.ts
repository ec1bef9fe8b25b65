import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { COMMAND_LINE } from '../../src/db/trail/admin.ts'
import { rotateKey } from '../../src/db/keys/rotation.ts'
import { createKey, listKeys, revokeKey } from '../../src/db/keys/keys.ts'
import { findUserByEmail } from '../../src/db/people/accounts.ts'
import { newId } from '../../src/db/base/ids.ts'
import { setPlan } from '../../src/db/settings/workspaces.ts'
import { MEMBER, startApi } from '../helpers/api.ts'

/** Repeats a request until the response is as expected: a revocation may take every process one second. */
async function within(milliseconds: number, ask: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + milliseconds
  while (!(await ask())) assert.ok(Date.now() < end, `not within ${milliseconds} ms`)
}

describe('API keys', () => {
  test('are kept as a hash, with a readable prefix', async () => {
    const api = await startApi()
    assert.match(api.key, /^imp_[\w-]{43}$/)
    const { rows } = await api.db.query('select * from api_keys')
    assert.ok(!JSON.stringify(rows).includes(api.key.slice(12)))
    assert.ok(api.key.startsWith(rows[0].prefix) && rows[0].prefix.length < 14)
    await api.close()
  })

  test('a revocation and a change of plan reach every other process within a second', async () => {
    const one = await startApi()
    const workspace = { workspaceId: one.workspaceId, key: one.key }
    const two = await startApi({ databaseUrl: one.databaseUrl, workspace })
    for (const api of [one, two]) assert.equal((await api.call('GET', '/audits')).status, 200)
    await setPlan(one.db, one.workspaceId, 'free')
    await within(1000, async () => (await two.call('GET', '/audits')).status === 403)
    await setPlan(one.db, one.workspaceId, 'team')
    await within(1000, async () => (await two.call('GET', '/audits')).status === 200)
    const [key] = await listKeys(one.db, one.workspaceId)
    await revokeKey(one.db, key!.id)
    for (const api of [one, two]) await within(1000, async () => (await api.call('GET', '/audits')).status === 401)
    await two.close()
    await one.close()
  })

  test('a revocation is noticed within seconds even when the listening connection was cut', async () => {
    const api = await startApi()
    assert.equal((await api.call('GET', '/audits')).status, 200)
    await api.db.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`)
    const [key] = await listKeys(api.db, api.workspaceId)
    await api.db.query('update api_keys set revoked_at = now() where id = $1', [key!.id])
    await within(3000, async () => (await api.call('GET', '/audits')).status === 401)
    await api.close()
  })

  test('are managed by a key with the scope for it, which gives no more than it has', async () => {
    const api = await startApi()
    const maker = async (scopes: ('read' | 'review' | 'keys')[], more = {}) =>
      (await createKey(api.db, api.workspaceId, 'maker', null, 'workspace', { scopes, ...more })).key
    const key = await maker(['read', 'keys'])
    const ask = (method: string, path: string, json?: object, by = key) =>
      api.call(method, `/public/v2/keys${path}`, { key: by, ...(json ? { json } : {}) })
    assert.equal((await ask('GET', '', undefined, api.key)).body.code, 'missing_scope')
    const made = await ask('POST', '', { name: 'Pages', reason: 'New' })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    assert.deepEqual([made.body.name, made.body.scopes, made.body.belongs_to], ['Pages', ['read'], 'workspace'])
    assert.equal((await api.call('GET', '/audits', { key: made.body.key })).status, 200)
    for (const [json, status, code] of [
      [{ name: 'x', scopes: ['read', 'write'] }, 403, 'missing_scope'],
      [{ name: 'x', scopes: ['administer'] }, 403, 'missing_scope'],
      [{ name: 'x', belongs_to: 'person' }, 403, 'forbidden'],
    ] as const)
      assert.deepEqual([(await ask('POST', '', json)).status, (await ask('POST', '', json)).body.code], [status, code])
    const rotated = await ask('POST', `/${made.body.id}/rotate`, { overlap_hours: 0 })
    assert.deepEqual([rotated.status, rotated.body.name], [201, 'Pages'])
    const strong = await createKey(api.db, api.workspaceId, 'strong', null, 'workspace', { scopes: ['read', 'administer'] })
    assert.equal((await ask('POST', `/${strong.id}/rotate`, { overlap_hours: 0 })).status, 403, 'it would get more than it has')
    const short = await maker(['read', 'keys'], { expiresAt: new Date(Date.now() + 5 * 86_400_000), rateLimit: 5 })
    const inADay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    assert.equal((await ask('POST', '', { name: 'x', rate_limit: 5 }, short)).body.detail[0].loc[1], 'expires_on')
    assert.equal((await ask('POST', '', { name: 'x', expires_on: inADay }, short)).body.detail[0].loc[1], 'rate_limit')
    assert.equal((await ask('POST', '', { name: 'x', expires_on: inADay, rate_limit: 5 }, short)).status, 201)
    assert.equal((await ask('POST', `/${strong.id}/rotate`, { overlap_hours: 0 }, short)).status, 403)
    const { workspaceId } = await api.another()
    const foreign = (await createKey(api.db, workspaceId, 'foreign', null, 'workspace', { scopes: ['read', 'keys'] })).key
    assert.equal((await ask('DELETE', `/${rotated.body.id}`, undefined, foreign)).status, 404)
    assert.equal((await ask('POST', `/${rotated.body.id}/rotate`, { overlap_hours: 0 }, foreign)).status, 404)
    const list = (await ask('GET', '')).body
    assert.ok(list.keys.some(({ id }: any) => id === rotated.body.id) && !JSON.stringify(list).includes(rotated.body.key))
    assert.deepEqual((await ask('DELETE', `/${rotated.body.id}`)).body, { done: true })
    assert.equal((await api.call('GET', '/audits', { key: rotated.body.key })).status, 401)
    const people = (await api.call('GET', '/public/v2/members')).body
    assert.deepEqual(
      people.members.map(({ email }: any) => email),
      [MEMBER],
    )
    assert.ok(!('second_factor' in people.members[0]))
    await api.close()
  })

  test('the time and the address of the last use are kept', async () => {
    const api = await startApi()
    await api.call('GET', '/audits')
    await within(8000, async () => (await listKeys(api.db, api.workspaceId))[0]!.last_used_at !== null)
    assert.match((await listKeys(api.db, api.workspaceId))[0]!.last_used_from!, /127\.0\.0\.1$/)
    await api.close()
  })

  test('a key ends when it expires, keeps to its own rate, and a rotated one works for the overlap', async () => {
    const api = await startApi()
    const status = async (key: string) => (await api.call('GET', '/audits', { key })).status
    const make = (name: string, limits: Parameters<typeof createKey>[5]) =>
      createKey(api.db, api.workspaceId, name, null, 'workspace', limits)
    const short = await make('short', { expiresAt: new Date(Date.now() + 700) })
    assert.equal(await status(short.key), 200)
    await within(3000, async () => (await status(short.key)) === 401)
    const slow = await make('slow', { rateLimit: 2, scopes: ['read'] })
    const answers = await Promise.all(Array.from({ length: 6 }, () => api.call('GET', '/audits', { key: slow.key })))
    assert.ok(answers.filter((answer) => answer.status === 429 && answer.headers.get('retry-after') === '1').length >= 3)
    assert.equal(answers.find((answer) => answer.status === 200)!.headers.get('ratelimit-policy'), '"default";q=2;w=1')
    const fast = await make('fast', { rateLimit: 100_000 })
    const policy = (await api.call('GET', '/audits', { key: fast.key })).headers.get('ratelimit-policy')
    assert.equal(policy, '"default";q=1000;w=1', 'never above the limit of the server')
    const by = { actor: COMMAND_LINE }
    const rotate = (id: string, overlapHours: number) =>
      rotateKey(api.db, id, { workspaceId: api.workspaceId, userId: null, overlapHours }, by)
    const rotated = await rotate(slow.id, 1)
    assert.ok(typeof rotated === 'object')
    await within(3000, async () => (await status(rotated.made.key)) === 200)
    await within(3000, async () => (await status(slow.key)) === 200)
    assert.equal(await rotate(slow.id, 1), 'replaced')
    const at = async (id: string) => (await listKeys(api.db, api.workspaceId)).find((key) => key.id === id)!
    assert.deepEqual([(await at(rotated.made.id)).scopes, (await at(rotated.made.id)).rate_limit], [['read'], 2])
    assert.deepEqual([(await at(slow.id)).replaced_by, (await at(slow.id)).expires_at], [rotated.made.id, rotated.oldEnds])
    assert.ok(typeof (await rotate(rotated.made.id, 0)) === 'object')
    await within(3000, async () => (await status(rotated.made.key)) === 401)
    assert.equal(await rotate(rotated.made.id, 0), 'ended')
    const { id: rosa } = (await findUserByEmail(api.db, MEMBER))!
    const own = await createKey(api.db, api.workspaceId, 'own', rosa, 'person')
    const asked = { workspaceId: api.workspaceId, userId: newId(), overlapHours: 1 }
    assert.equal(await rotateKey(api.db, own.id, asked, by), 'not-yours', 'nobody gets a key that acts as somebody else')
    assert.equal(typeof (await rotateKey(api.db, own.id, { ...asked, userId: rosa }, by)), 'object')
    await api.close()
  })
})
