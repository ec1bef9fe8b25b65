import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { isControl } from '../../src/decided/filter.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { plantRun, plantSite } from '../helpers/site-runs.ts'
import type { PlantedFinding } from '../helpers/site-runs.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const RULE = `extends: existence
name: Few left
message: "Is '%s' true?"
severity: HIGH
terms: ['/only \\d+ left/']
hits: ['Only 3 left!']
passes: ['Plenty there.']
`
const TOWNS = ['Leeds', 'Bath', 'York', 'Hull', 'Ely', 'Ripon', 'Wells', 'Truro']
const harmless = (at: number) => `Only ${(at % 7) + 2} left in our ${TOWNS[at % TOWNS.length]} branch, ready to collect today.`
const grave = (at: number) => `Hurry, only ${(at % 7) + 2} left and ${at + 3} others are looking at this offer!`
const textOf = (sentence: string) => /only \d+ left/i.exec(sentence)![0]

describe('what a workspace always dismisses', () => {
  let auditing: Auditing
  let desk: Desk
  let ilse: Browser
  before(async () => {
    auditing = await startAuditing()
    desk = await startDesk({ databaseUrl: auditing.url, parts: { audits: auditing.service } })
    ilse = await desk.member('owner', 'Ilse')
    assert.equal((await ilse.call('POST', '/w/own-rules', { json: { file: 'test/stock.yml', content: RULE } })).status, 201)
    assert.equal((await ilse.call('POST', '/w/own-rules/test.stock/publish', { json: { reason: 'Begin' } })).status, 200)
  })
  after(async () => {
    await desk.close()
    await auditing.close()
  })

  const filter = async () => (await ilse.call('GET', '/w/decision-filters/test.stock')).body
  const trainedFilter = async () => {
    let trained = await filter()
    while (trained.state === 'waiting') {
      await new Promise((resolve) => setTimeout(resolve, 50))
      trained = await filter()
    }
    return trained
  }
  const changes = async (kind: string) => (await ilse.call('GET', `/w/admin-trail?kind=${kind}`)).body.entries
  const switchTo = (action: string) =>
    ilse.call('PUT', '/w/decision-filters/test.stock', { json: { action, reason: 'Tried on last week' } })
  const decided = (count: number): PlantedFinding[] =>
    Array.from({ length: count }, (_, at) => {
      const sentence = at % 3 === 0 ? grave(at) : harmless(at)
      return { page: `/p/${at}`, rule: 'stock', sentence, text: textOf(sentence), state: at % 3 === 0 ? 'fixed' : 'dismissed' }
    })
  const audited = async () => {
    const sources = Array.from({ length: 40 }, (_, at) => ({
      kind: 'text' as const,
      name: `Page ${at}`,
      text: `${harmless(at)} ${grave(at)}`,
    }))
    const id = await auditing.start(sources, [], desk.workspaceId)
    assert.equal((await auditing.ended(id)).status, 'COMPLETED')
    const all = await auditing.violations(id)
    const assets = await auditing.assets(id)
    return { assets, harmless: all.filter((one) => /collect/.test(one.sentence)), grave: all.filter((one) => /Hurry/.test(one.sentence)) }
  }

  test('too few decisions teach nothing, and what was not trained cannot be switched on', async () => {
    assert.deepEqual([(await filter()).state, (await filter()).needed], ['none', 200])
    const asked = await ilse.call('POST', '/w/decision-filters/test.stock/train')
    assert.deepEqual([asked.status, asked.body.detail], [409, 'There are 0 decisions to learn from; 200 are needed.'])
    assert.equal((await switchTo('hide')).status, 404)
    assert.equal((await ilse.call('GET', '/w/decision-filters/own.nothing')).status, 404)
    assert.equal((await ilse.call('GET', '/w/decision-filters/no-pack')).status, 404)
    const viewer = await desk.member('viewer', 'Vera')
    assert.equal((await viewer.call('POST', '/w/decision-filters/test.stock/train')).status, 403)
  })

  test('it is trained by the worker and measured on pages it had not seen', async () => {
    const siteId = await plantSite(desk.db, desk.workspaceId, 'Linden')
    await plantRun(desk.db, desk.workspaceId, decided(240), { siteId, run: 1 })
    assert.equal((await ilse.call('POST', '/w/decision-filters/test.stock/train')).status, 200)
    const trained = await trainedFilter()
    assert.equal(trained.state, 'ready', trained.failure)
    const { figures } = trained
    assert.deepEqual([figures.decided, figures.dismissed, figures.pages], [240, 160, 240])
    assert.ok(figures.precision >= 0.97 && figures.recall > 0.9, JSON.stringify(figures))
    assert.deepEqual([trained.usable, trained.action], [true, 'off'])
  })

  test('nothing is filtered until it is switched on; then what is always dismissed is low, with the reason, but for a tenth', async () => {
    const plain = await audited()
    assert.deepEqual(new Set([...plain.harmless, ...plain.grave].map(({ severity }) => severity)), new Set([3]))
    assert.equal((await switchTo('lower')).status, 200)
    const lowered = await audited()
    assert.deepEqual([lowered.harmless.length, lowered.grave.length], [40, 40])
    assert.ok(
      lowered.grave.every(({ severity }) => severity === 3),
      'what is right stays as it is',
    )
    const [low, control] = [
      lowered.harmless.filter(({ severity }) => severity === 1),
      lowered.harmless.filter(({ severity }) => severity === 3),
    ]
    assert.equal(low.length + control.length, 40)
    assert.ok(control.length > 0 && control.length < 16, `${control.length} are kept for control`)
    assert.match(low[0].reason, /Shown as low instead of high: .*\(160 of 240 decisions\)/)
    assert.ok(control.every(({ reason }) => !/Shown as low/.test(reason)))
  })

  test('hidden it is not stored, and the page says how many were left out; a broken switch needs a reason', async () => {
    assert.equal((await ilse.call('PUT', '/w/decision-filters/test.stock', { json: { action: 'hide' } })).status, 422)
    assert.equal((await switchTo('hide')).status, 200)
    const hidden = await audited()
    assert.equal(hidden.grave.length, 40)
    assert.ok(hidden.harmless.length < 16, `${hidden.harmless.length} are kept for control`)
    const said = hidden.assets.flatMap(({ rule_failures: failures }) => failures)
    assert.equal(said.length, 40 - hidden.harmless.length)
    assert.deepEqual(said[0], { rule_id: 'test.stock', message: 'left out one finding like what this workspace has always dismissed' })
    const { body } = await ilse.call('GET', '/w/admin-trail')
    assert.match(JSON.stringify(body), /filter\.switched.*Tried on last week|Tried on last week.*filter\.switched/)
  })

  test('what a second person must dismiss is filtered by none', async () => {
    const fourEyes = (...severities: string[]) => ilse.call('PUT', '/w/four-eyes', { json: { severities } })
    assert.equal((await fourEyes('HIGH')).status, 200)
    const { harmless: all } = await audited()
    assert.deepEqual([all.length, new Set(all.map(({ severity }) => severity))], [40, new Set([3])])
    assert.equal((await fourEyes()).status, 200)
  })

  test('trained again while it is on, the trail has the figures; too few filtered decisions do not let it be switched on', async () => {
    assert.deepEqual(await changes('filter.trained'), [], 'the first training changed nothing yet')
    assert.equal((await ilse.call('POST', '/w/decision-filters/test.stock/train')).status, 200)
    const { figures, action } = await trainedFilter()
    const [entry] = await changes('filter.trained')
    assert.deepEqual([entry.subject, entry.actor.name, entry.from, entry.to], ['test.stock', 'Ilse', figures, figures])
    assert.equal(action, 'hide')
    assert.equal((await switchTo('off')).status, 200)
    assert.equal((await audited()).harmless.length, 40)
    await desk.db.query(`update decision_models set figures = figures || '{"filtered":29,"right":29}'`)
    const refused = await switchTo('hide')
    assert.deepEqual([refused.status, (await filter()).usable], [409, false])
    assert.match(refused.body.detail, /measured on 29 filtered decisions only; 30 are needed/)
  })

  test('one in ten is a control, and always the same ones', () => {
    const controls = Array.from({ length: 5000 }, (_, at) => isControl(`${at * 7919}`, `https://shop.example/${at % 50}`)).filter(
      Boolean,
    ).length
    assert.ok(controls > 400 && controls < 600, `${controls} of 5000`)
    assert.equal(isControl('abc', 'https://shop.example/'), isControl('abc', 'https://shop.example/'))
  })
})
