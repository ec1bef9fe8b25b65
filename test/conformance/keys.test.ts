import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { listKeys, revokeKey } from '../../src/db/keys.ts'
import { setPlan } from '../../src/db/workspaces.ts'
import { startApi } from '../helpers/api.ts'

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

  test('the time of the last use is kept', async () => {
    const api = await startApi()
    await api.call('GET', '/audits')
    await within(8000, async () => (await listKeys(api.db, api.workspaceId))[0]!.last_used_at !== null)
    await api.close()
  })
})
