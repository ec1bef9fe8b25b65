import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { page, startSite } from '../helpers/site.ts'
import type { Site } from '../helpers/site.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const GYM = [
  'Our gym is open every day from six in the morning, with a personal trainer on the floor until ten at night.',
  'Yoga, pilates, boxing and spinning classes are part of every membership, and the first workout is free for guests.',
  'Strength training with kettlebells builds muscle, and our coaches write a plan of exercises for each athlete.',
  'Book a class in the fitness studio, bring a towel, and leave your bag in the locker beside the swimming pool.',
  'The club has two running groups, a triathlon team and a bootcamp on Saturdays for all who train outdoors.',
  'Our programme helps you lose weight and boosts your metabolism.',
]
const text = GYM.map((line) => `<p>${line}</p>`).join('')

describe('what a person says of pages that were read as something else', () => {
  let auditing: Auditing
  let desk: Desk
  let site: Site
  let mara: Browser
  before(async () => {
    auditing = await startAuditing()
    desk = await startDesk({ databaseUrl: auditing.url, settings: { ALLOW_HOSTS: '127.0.0.1' }, parts: { audits: auditing.service } })
    site = await startSite({
      '/bars': page('Northside Gym: fitness and personal training', text),
      '/gym/class': page('Northside Gym: fitness and personal training', text),
      '/barsandmore': page('Northside Gym: fitness and personal training', text),
    })
    mara = await desk.member('owner', 'Mara')
  })
  after(async () => {
    await site.close()
    await desk.close()
    await auditing.close()
  })

  const PATHS = ['/bars', '/gym/class', '/barsandmore']
  /** Of each page of a run, whether the law on food spoke there. */
  async function underFoodLaw(): Promise<{ spoke: boolean[]; assets: string[] }> {
    const json = { name: 'Gym', packs: ['eu-health-claims'], sources: [{ kind: 'urls', urls: PATHS.map((path) => site.url + path) }] }
    const started = await mara.call('POST', '/w/audits', { json })
    assert.equal(started.status, 201, started.text)
    assert.equal((await auditing.ended(started.body.id)).status, 'COMPLETED')
    const { rows } = (await mara.call('GET', `/w/audits/${started.body.id}/violations?view=each&limit=100`)).body
    const { assets } = (await mara.call('GET', `/w/audits/${started.body.id}/assets`)).body
    const ids = PATHS.map((path) => assets.find(({ url }: { url: string }) => url.endsWith(path)).id)
    return { spoke: ids.map((id) => rows.some((row: { asset_id: string }) => row.asset_id === id)), assets: ids }
  }
  const host = () => new URL(site.url).host
  const say = (json: object) => mara.call('PUT', '/w/page-readings', { json })

  test('the next run goes by it, on that page alone; taken back, pages are read by themselves again', async () => {
    const first = await underFoodLaw()
    assert.deepEqual(first.spoke, [false, false, false])
    const held = async () => (await mara.call('GET', `/w/assets/${first.assets[0]}/held`)).body
    const before = await held()
    assert.deepEqual([before.place, before.said_of, before.read_as.said], [`${host()}/bars`, null, false])
    assert.equal(before.read_as.sold[0].subject, 'sport')

    const said = await say({
      place: before.place,
      page_kind: null,
      sells: ['supplement'],
      was: 'shop, sport',
      reason: 'We sell bars here.',
    })
    assert.equal(said.status, 200, said.text)
    const [reading] = said.body.readings
    assert.deepEqual(
      [reading.place, reading.sells, reading.said_by, reading.was],
      [`${host()}/bars`, ['supplement'], 'Mara', 'shop, sport'],
    )
    const at_once = await held()
    assert.deepEqual([at_once.said_of, at_once.read_as.said, at_once.read_as.sold[0].subject], [before.place, true, 'supplement'])
    assert.ok(at_once.total < before.total)

    // The pages have not changed: what was found on them before may not be taken over where somebody said what they are.
    assert.deepEqual((await underFoodLaw()).spoke, [true, false, false])
    const [entry] = (await mara.call('GET', '/w/admin-trail?limit=1')).body.entries
    assert.deepEqual([entry.kind, entry.subject, entry.why], ['page_reading.changed', `${host()}/bars`, 'We sell bars here.'])

    assert.equal((await say({ place: before.place, page_kind: null, sells: null })).body.readings.length, 0)
    assert.deepEqual((await underFoodLaw()).spoke, [false, false, false])
  })

  test('of a site and of a section, the longest place that fits holds', async () => {
    await say({ place: `https://${host().toUpperCase()}`, page_kind: null, sells: ['supplement'] })
    const { body } = await say({ place: `${host()}/gym`, page_kind: null, sells: ['sport'] })
    assert.deepEqual(
      body.readings.map(({ place }: { place: string }) => place),
      [host(), `${host()}/gym`],
    )
    assert.deepEqual((await underFoodLaw()).spoke, [true, false, true])
  })

  test('who may not manage rules may not; what is no place, no kind and nothing that is sold is refused', async () => {
    const viewer = await desk.member('reviewer', 'Ilse')
    assert.equal((await viewer.call('PUT', '/w/page-readings', { json: { place: 'x.example', page_kind: null, sells: [] } })).status, 403)
    assert.equal((await viewer.call('GET', '/w/page-readings')).status, 200)
    for (const json of [
      { place: 'x.example/a?b=1', page_kind: null, sells: [] },
      { place: 'https://', page_kind: null, sells: [] },
      { place: 'x.example', page_kind: 'bakery', sells: null },
      { place: 'x.example', page_kind: null, sells: ['bicycles'] },
    ])
      assert.equal((await say(json)).status, 422, JSON.stringify(json))
  })
})
