import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ruleLibrary } from '../../src/packs/library.ts'
import { readProfile, rulesOf } from '../../src/packs/profile.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

describe('how many rules run', () => {
  let desk: Desk
  let owner: Browser
  before(async () => {
    desk = await startDesk({ parts: { library: ruleLibrary } })
    owner = await desk.member('owner', 'Ilse')
  })
  after(() => desk.close())

  /** What each page counts, beside the rules an audit would run with. */
  const counts = async () => {
    const { packs } = (await owner.call('GET', '/w/packs')).body
    const active = packs.filter((pack: any) => pack.active)
    const { rules } = (await owner.call('GET', '/w/rules?limit=500')).body
    const keys = active.map((pack: any) => pack.key)
    return {
      audit: rulesOf(await readProfile(desk.db, desk.workspaceId, null)).length,
      packs: active.reduce((sum: number, pack: any) => sum + pack.rules, 0),
      rules: rules.filter((rule: any) => keys.includes(rule.pack) && rule.override !== 'OFF' && rule.left_out === null).length,
    }
  }
  /** Of the page on markets, whose rules tell why they do not run whatever the markets. */
  const beforeMarkets = async () => (await owner.call('GET', '/w/markets')).body.rules.filter((rule: any) => rule.not_run === null).length

  test('is the same number on every page, and that of an audit', async () => {
    const all = await counts()
    assert.ok(all.audit > 100 && all.audit < ruleLibrary.rules().length)
    assert.deepEqual(all, { audit: all.audit, packs: all.audit, rules: all.audit })
    assert.equal(await beforeMarkets(), all.audit)
    await owner.call('PUT', '/w/markets', { json: { markets: ['DE'], sectors: null, channels: null } })
    const some = await counts()
    assert.ok(some.audit < all.audit)
    assert.deepEqual(some, { audit: some.audit, packs: some.audit, rules: some.audit })
  })

  test('counts a rule that is off unless it is chosen as soon as it has a severity', async () => {
    const chosen = ruleLibrary.rules().find((rule) => !rule.isDefault && rule.jurisdiction.includes('EU'))!
    const before = await counts()
    const overrides = [{ rule_id: chosen.id, severity: 'LOW' }]
    const set = await owner.call('PUT', '/w/severity-overrides', { json: { overrides } })
    assert.equal(set.status, 200, set.text)
    const after = await counts()
    assert.deepEqual(after, { audit: before.audit + 1, packs: before.audit + 1, rules: before.audit + 1 })
  })
})
