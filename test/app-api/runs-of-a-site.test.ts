import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { page, startSite } from '../helpers/site.ts'
import type { Site } from '../helpers/site.ts'
import { plantRun, plantSite } from '../helpers/site-runs.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const OWN = `extends: existence
name: Peerless
message: "'%s' needs a proof."
severity: HIGH
terms: [peerless]
hits: [We are peerless here.]
passes: [We are here.]
`

describe('figures over several runs of one site', () => {
  let auditing: Auditing
  let desk: Desk
  let shop: Site
  before(async () => {
    auditing = await startAuditing()
    desk = await startDesk({ databaseUrl: auditing.url, settings: { ALLOW_HOSTS: '127.0.0.1' }, parts: { audits: auditing.service } })
    shop = await startSite({
      '/': page('Soap', '<p>Our eco-friendly soap is here. This soap is climate neutral.</p>'),
      '/box': page('Box', '<p>Our eco-friendly box is new.</p>'),
    })
  })
  after(async () => {
    await shop.close()
    await desk.close()
    await auditing.close()
  })

  /** The owner of a workspace of their own. */
  const owner = async (name: string): Promise<Browser> => desk.member('owner', name, (await createWorkspace(desk.db, name)).id)
  const audit = async (by: Browser): Promise<string> => {
    const json = { name: 'Soap', sources: [{ kind: 'urls', urls: [`${shop.url}/`, `${shop.url}/box`] }] }
    const started = await by.call('POST', '/w/audits', { json })
    assert.equal(started.status, 201, started.text)
    assert.equal((await auditing.ended(started.body.id)).status, 'COMPLETED')
    return started.body.id
  }
  const findings = async (by: Browser, auditId: string): Promise<{ id: string; rule_id: string }[]> =>
    (await by.call('GET', `/w/audits/${auditId}/violations?view=each&limit=100`)).body.rows
  const changed = async (by: Browser): Promise<boolean[]> =>
    (await by.call('GET', '/w/sites')).body.sites.map((site: { rules_changed: boolean }) => site.rules_changed)

  test('the list of audits counts what is undecided in the newest run of each site', async () => {
    const mara = await owner('Mara')
    const counted = async () => {
      const { all, undecided, earlier_runs: earlier } = (await mara.call('GET', '/w/audits')).body
      return [all, undecided, earlier]
    }
    const open = (await findings(mara, await audit(mara))).length
    assert.ok(open > 1)
    assert.deepEqual(await counted(), [1, open, 0])
    await audit(mara)
    const last = await audit(mara)
    assert.deepEqual(await counted(), [3, open, 2], 'three runs of the same pages')
    const [first] = await findings(mara, last)
    const dismissed = await mara.call('POST', '/w/reviews', { json: { scope: { violation_id: first!.id }, action: 'urgent_violation' } })
    assert.equal(dismissed.status, 200, dismissed.text)
    assert.deepEqual(await counted(), [3, open - 1, 2], 'what is decided in the newest run is decided')
    // Pasted texts are no site: each counts.
    for (const _ of [1, 2]) {
      const pasted = await mara.call('POST', '/w/audits', {
        json: { name: 'T', sources: [{ kind: 'text', text: 'An eco-friendly bag.' }] },
      })
      await auditing.ended(pasted.body.id)
    }
    const [all, undecided, earlier] = await counted()
    assert.deepEqual([all, earlier], [5, 2])
    assert.ok(undecided > open)
    // A run that goes or could not be read does not stand for its site; the first one of a site does while it goes.
    const { workspaceId } = mara
    const siteId = await plantSite(desk.db, workspaceId, 'Planted')
    const planted = await plantRun(desk.db, workspaceId, [{ page: '/a' }, { page: '/b' }], { siteId, run: 1 })
    await plantRun(desk.db, workspaceId, [{ page: '/a' }], { siteId, run: 2, previous: planted, status: 'RUNNING' })
    await plantRun(desk.db, workspaceId, [], { siteId, run: 3, previous: planted, failed: ['/a'], status: 'FAILED' })
    const begun = await plantSite(desk.db, workspaceId, 'Begun')
    await plantRun(desk.db, workspaceId, [{ page: '/c' }], { siteId: begun, run: 1, status: 'RUNNING' })
    assert.deepEqual(await counted(), [9, undecided + 2 + 1, 4])
  })

  test('a decision that was carried to later runs counts once for its rule', async () => {
    const ilse = await owner('Ilse')
    const first = await audit(ilse)
    const [finding] = await findings(ilse, first)
    const json = { scope: { violation_id: finding!.id }, action: 'dismiss', reason: 'Proven' }
    assert.equal((await ilse.call('POST', '/w/reviews', { json })).status, 200)
    const figure = async () => {
      const { rules } = (await ilse.call('GET', '/w/rule-figures')).body
      const { decided, dismissed } = rules.find((rule: { rule_id: string }) => rule.rule_id === finding!.rule_id)
      return [decided, dismissed]
    }
    assert.deepEqual(await figure(), [1, 1])
    await audit(ilse)
    const last = await audit(ilse)
    const carried = (await ilse.call('GET', `/w/audits/${last}/violations?change=carried`)).body.rows
    assert.equal(carried.length, 1)
    assert.deepEqual(await figure(), [1, 1], 'in three runs')
    const health = (await ilse.call('GET', `/w/rules/${finding!.rule_id}/health`)).body
    const open = (await findings(ilse, last)).filter(({ rule_id: id }) => id === finding!.rule_id).length - 1
    assert.deepEqual([health.decided, health.dismissed, health.undecided, health.runs], [1, 1, open, 3])
    // Decided again in the last run, it is what it is there.
    const again = { scope: { violation_id: carried[0].id }, action: 'urgent_violation' }
    assert.equal((await ilse.call('POST', '/w/reviews', { json: again })).status, 200)
    assert.deepEqual(await figure(), [1, 0])
  })
  test('a rule is pointed out although findings it was right about were carried along', async () => {
    const jonas = await owner('Jonas')
    const { workspaceId } = jonas
    const siteId = await plantSite(desk.db, workspaceId, 'Long known')
    const days = (ago: number) => new Date(Date.now() - ago * 86_400_000)
    const right = Array.from({ length: 15 }, (_, at) => ({ page: `/right/${at}`, rule: 'stock', state: 'urgent_violation' as const }))
    const wrong = Array.from({ length: 20 }, (_, at) => ({ page: `/wrong/${at}`, rule: 'stock', state: 'dismissed' as const }))
    const gone = { page: '/gone', rule: 'stock', state: 'fixed' as const, decidedBy: 'system' }
    let last = await plantRun(desk.db, workspaceId, [...right, gone], { siteId, run: 1, at: days(30) })
    for (const run of [2, 3]) {
      const carried = last.findings.slice(0, right.length).map((earlier) => ({ ...earlier.given, earlier, how: 'carried' as const }))
      const found = run === 3 ? wrong : []
      last = await plantRun(desk.db, workspaceId, [...carried, ...found], { siteId, run, previous: last, at: days(30 - run) })
    }
    const stock = OWN.replaceAll('peerless', 'plentiful')
    const made = await jonas.call('POST', '/w/own-rules', { json: { file: 'test/stock.yml', content: stock } })
    assert.equal(made.status, 201, made.text)
    const { rules: figures } = (await jonas.call('GET', '/w/rule-figures')).body
    assert.deepEqual(figures, [{ rule_id: 'test.stock', hits: [0, 0, 16, 15, 35], decided: 35, dismissed: 20 }])
    const { rules: listed } = (await jonas.call('GET', '/w/distrusted-rules')).body
    assert.deepEqual(
      listed.map(({ rule_id: id, decided, dismissed }: Record<string, unknown>) => [id, decided, dismissed]),
      [['test.stock', 35, 20]],
    )
  })

  test('rules changed since the last run of a site: those that the workspace would run now', async () => {
    const rosa = await owner('Rosa')
    const put = async (at: string, json: object) => {
      const answer = await rosa.call('PUT', at, { json })
      assert.equal(answer.status, 200, answer.text)
    }
    const runs = async () => {
      await audit(rosa)
      assert.deepEqual(await changed(rosa), [false], 'it has just run')
    }
    await put('/w/markets', { markets: ['DE'], sectors: null, channels: null })
    await runs()
    await put('/w/markets', { markets: ['US'], sectors: null, channels: null })
    assert.deepEqual(await changed(rosa), [true], 'other markets, other rules')
    await put('/w/markets', { markets: ['DE'], sectors: null, channels: null })
    assert.deepEqual(await changed(rosa), [false])

    const off = (overrides: object[]) => put('/w/severity-overrides', { overrides })
    await off([{ rule_id: 'eu-green-claims.eco-friendly', severity: 'LOW' }])
    assert.deepEqual(await changed(rosa), [false], 'it looks for the same')
    await off([{ rule_id: 'eu-green-claims.eco-friendly', severity: 'OFF' }])
    assert.deepEqual(await changed(rosa), [true], 'switched off')
    await runs()
    await off([])
    assert.deepEqual(await changed(rosa), [true], 'switched on again')
    await runs()

    const own = (verb: string) => rosa.call('POST', `/w/own-rules/own.peerless/${verb}`, { json: { reason: 'Legal asked for it.' } })
    await rosa.call('POST', '/w/own-rules', { json: { file: 'own/peerless.yml', content: OWN } })
    assert.deepEqual(await changed(rosa), [false], 'a draft runs nowhere')
    const published = await own('publish')
    assert.equal(published.status, 200, published.text)
    assert.deepEqual(await changed(rosa), [true], 'published since')
    await runs()
    const write = async (content: string) => {
      const { revision } = (await rosa.call('GET', '/w/own-rules/own.peerless')).body
      const saved = await rosa.call('PUT', '/w/own-rules/own.peerless/draft', { json: { content, based_on: revision } })
      assert.equal(saved.status, 200, saved.text)
      assert.equal((await own('publish')).status, 200)
    }
    await write(OWN.replace('needs a proof', 'needs to be proven'))
    assert.deepEqual(await changed(rosa), [false], 'its wording alone')
    await write(OWN.replace('[peerless]', '[peerless, matchless]'))
    assert.deepEqual(await changed(rosa), [true], 'it looks for more')
  })
})
