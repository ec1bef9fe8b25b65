import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { openReading } from '../../src/audits/reading/reading.ts'
import type { Reading } from '../../src/audits/reading/reading.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { newId } from '../../src/db/base/ids.ts'
import { insertTry } from '../../src/db/rules/tries.ts'
import { nextPackedPages } from '../../src/db/audits/stored-pages.ts'
import { nothingTried } from '../../src/decided/tried.ts'
import { Sweeper } from '../../src/jobs/sweep.ts'
import { tryRule } from '../../src/jobs/try-rule.ts'
import { openQueue } from '../../src/queue/queue.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { plantRun, plantSite } from '../helpers/site-runs.ts'
import { plantStoredPages } from '../helpers/stored-pages.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'
import { plantPage } from './planted-page.ts'

const DRAFT = `extends: existence
message: "Say how waterproof it is, not '%s'."
severity: MEDIUM
terms: [waterproof, water-tight]
exceptions: [waterproof bag]
hits: ['A waterproof coat.']
passes: ['A coat.']
`
const PUBLISHED = DRAFT.replace('terms: [waterproof, water-tight]', 'terms: [waterproof]').replace('exceptions: [waterproof bag]\n', '')
const page = (body: string, language = 'en') => `<!doctype html><html lang="${language}"><title>Coats</title><main>${body}</main></html>`

describe('a rule tried on stored pages', () => {
  let auditing: Auditing
  let desk: Desk
  let ilse: Browser
  let run: Awaited<ReturnType<typeof plantStoredPages>>
  before(async () => {
    auditing = await startAuditing()
    desk = await startDesk({ databaseUrl: auditing.url, parts: { audits: auditing.service } })
    ilse = await desk.member('owner', 'Ilse')
    run = await plantStoredPages(desk.db, desk.workspaceId, [
      { url: 'https://shop.example/coats', html: page('<p>A waterproof coat for you. It is water-tight, they say.</p>') },
      { url: 'https://shop.example/bags', html: page('<p>Comes in a waterproof bag.</p>') },
      { url: 'https://shop.example/socks', html: page('<p>Warm socks.</p>') },
      { url: 'https://shop.example/de', html: page('<p>Ein warmer Mantel für dich und für mich und für alle.</p>', 'de') },
      { url: 'https://shop.example/old', html: page('<p>A waterproof hat.</p>'), kept: false },
    ])
  })
  after(async () => {
    await desk.close()
    await auditing.close()
  })

  const started = async (body: object, who = ilse): Promise<string> => {
    const answer = await who.call('POST', '/w/rule-tries', { json: { file: 'own/waterproof.yml', content: DRAFT, ...body } })
    assert.equal(answer.status, 201, answer.text)
    return answer.body.id
  }
  const ended = async (id: string) => {
    for (;;) {
      const { body } = await ilse.call('GET', `/w/rule-tries/${id}`)
      if (!['waiting', 'running'].includes(body.state)) return body
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  test('says what it would add and drop against the version it replaces, in its sentence, and what could not be tried', async () => {
    const tried = await ended(await started({ earlier: PUBLISHED }))
    assert.equal(tried.state, 'completed', tried.failure)
    assert.deepEqual(tried.counts, { pages: 5, tried: 5, added: 1, dropped: 1, stays: 1, gone: 1, other_language: 0, failed: 0 })
    const [added] = tried.results.added
    assert.equal(added.sentence, 'It is water-tight, they say.')
    assert.equal(added.sentence.slice(added.start, added.start + added.text.length), 'water-tight')
    assert.equal(added.url, 'https://shop.example/coats')
    assert.equal(tried.results.dropped[0].sentence, 'Comes in a waterproof bag.')
    assert.deepEqual(
      tried.results.not_tried.map((not: { url: string; why: string }) => [not.url, not.why]),
      [['https://shop.example/old', 'Its text is no longer kept.']],
    )
    const { rows } = await desk.db.query('select count(*)::int as n from violations where workspace_id = $1', [desk.workspaceId])
    assert.equal(rows[0].n, 0, 'no finding is made')
  })

  test('a rule for some paths is tried on these', async () => {
    const content = `${DRAFT}applies: { paths: ['/coats*'] }\n`
    const tried = await ended(await started({ content, earlier: PUBLISHED }))
    assert.deepEqual([tried.counts.tried, tried.counts.added, tried.counts.dropped, tried.counts.stays], [5, 1, 1, 1])
    const fresh = await ended(await started({ content: content.replace('waterproof bag', 'nothing at all') }))
    assert.deepEqual([fresh.counts.added, fresh.counts.dropped], [2, 0])
  })

  test('another choice of markets says what it would have found on these pages, and on how many', async () => {
    const { id: workspaceId } = await createWorkspace(desk.db, 'Markets')
    const owner = await desk.member('owner', 'Mila', workspaceId)
    await plantStoredPages(desk.db, workspaceId, [
      { url: 'https://shop.example/soap', html: page('<p>Our eco-friendly soap is climate neutral. Hurry, only 2 left in stock!</p>') },
      { url: 'https://shop.example/coats', html: page('<p>Guaranteed returns of 8 % per year, without any risk.</p>') },
      { url: 'https://shop.example/gone', html: page('<p>Gone.</p>'), kept: false },
    ])
    const everywhere = { markets: null, sectors: null, channels: null }
    // It is of as many pages as were looked at within seconds: on a busy machine, one of the two.
    const effect = async (json: object) => {
      for (;;) {
        const { body } = await owner.call('POST', '/w/markets/effect', { json })
        if (body.pages !== 1) return body
      }
    }
    const narrowed = await effect({ ...everywhere, markets: ['US'] })
    assert.deepEqual([narrowed.pages, narrowed.of, narrowed.runs, narrowed.added], [2, 3, 1, 0])
    assert.ok(narrowed.dropped > 0 && narrowed.stays > 0, JSON.stringify(narrowed))
    assert.equal((await owner.call('PUT', '/w/markets', { json: { ...everywhere, markets: ['US'] } })).status, 200)
    const widened = await effect(everywhere)
    assert.deepEqual([widened.added, widened.dropped, widened.stays], [narrowed.dropped, 0, narrowed.stays])
    assert.equal((await owner.call('POST', '/w/markets/effect', { json: { ...everywhere, markets: ['Atlantis'] } })).status, 422)
    const viewer = await desk.member('viewer', 'Vito', workspaceId)
    assert.equal((await viewer.call('POST', '/w/markets/effect', { json: everywhere })).status, 403)
  })

  test('a rule that is learned from its sentences is trained for the try', async () => {
    const things = ['coat', 'hat', 'sock', 'bag', 'tent', 'boot', 'cap', 'scarf', 'glove', 'belt']
    const list = (...sentences: string[]) =>
      sentences.flatMap((sentence) => things.map((thing) => `  - ${sentence.replace('NN', thing)}`)).join('\n')
    const content = [
      'extends: learned\nmessage: Promises too much.\nseverity: LOW\nfaults:',
      list('A waterproof NN for you.', 'The NN is waterproof for ever.'),
      'clean:',
      list('Warm NN.', 'The NN is made of wool.'),
      'hits: [A waterproof shirt for you.]\npasses: [A warm shirt.]\n',
    ].join('\n')
    const tried = await ended(await started({ content }))
    assert.equal(tried.state, 'completed', tried.failure)
    assert.ok(tried.results.added.some(({ sentence }: { sentence: string }) => sentence === 'A waterproof coat for you.'))
    assert.ok(!tried.results.added.some(({ sentence }: { sentence: string }) => sentence === 'Warm socks.'))
  })

  test('a rule for one language counts the pages it does not read', async () => {
    const content = DRAFT.replace(
      /terms[^]*/,
      `languages:\n  EN:\n    terms: [waterproof]\n    hits: ['A waterproof coat.']\n    passes: [A coat.]\n`,
    )
    const tried = await ended(await started({ content }))
    assert.equal(tried.counts.other_language, 1, JSON.stringify(tried))
    assert.equal(tried.counts.added, 2)
  })

  test('says what people decided about findings like it, once for a decision that was carried along', async () => {
    const siteId = await plantSite(desk.db, desk.workspaceId, 'Linden')
    const rule = 'waterproof'
    const first = await plantRun(
      desk.db,
      desk.workspaceId,
      [
        { page: '/a', rule, text: 'Waterproof', state: 'fixed' },
        { page: '/b', rule, text: 'waterproof', state: 'fixed' },
        { page: '/c', rule, text: 'waterproof', state: 'dismissed', reason: 'Paper, not clothing' },
        { page: '/d', rule, text: 'water-tights', state: 'elevated_risk' },
      ],
      { siteId, run: 1, at: new Date(Date.now() - 86_400_000) },
    )
    const [, , dismissed] = first.findings
    const carried = {
      page: '/c',
      rule,
      text: 'waterproof',
      state: 'dismissed',
      reason: 'Paper, not clothing',
      earlier: dismissed!,
      how: 'carried',
    } as const
    await plantRun(desk.db, desk.workspaceId, [carried], { siteId, run: 2, previous: first })
    const tried = await ended(await started({ file: 'test/waterproof.yml', runs: [run.auditId] }))
    const like = Object.fromEntries(tried.results.added.map((each: any) => [each.text, each.like]))
    assert.deepEqual(like['waterproof'].counts, { fixed: 2, dismissed: 1 })
    assert.equal(like['waterproof'].reason, 'Paper, not clothing')
    assert.deepEqual(like['water-tight'], { text: 'water-tights', counts: { elevated_risk: 1 }, reason: null })
  })

  test('says what the audit found at the same place and what became of it', async () => {
    const planted = await plantPage(desk.db, desk.workspaceId, page('<p>All of it is eco and waterproof, too.</p>'), ['waterproof'])
    await desk.db.query(`update assets set language_key = 'EN' where id = $1`, [planted.assetId])
    const scope = { violation_id: planted.ids[0] }
    assert.equal((await ilse.call('POST', '/w/reviews', { json: { scope, action: 'dismiss', reason: 'Tested' } })).status, 200)
    const tried = await ended(await started({ runs: [planted.auditId] }))
    const { id, rule_name, state, reason, decided_by } = tried.results.added[0].finding
    assert.deepEqual([id, rule_name, state, reason, decided_by], [planted.ids[0], 'Generic claim', 'dismissed', 'Tested', 'Ilse'])
  })

  test('pages come in batches of so many bytes, in order, and none is left out', async () => {
    for (const bytes of [1, 700, 1_000_000]) {
      const urls: string[] = []
      for (let after = -1; ; ) {
        const pages = await nextPackedPages(desk.db, desk.workspaceId, run.auditId, after, bytes)
        if (pages.length === 0) break
        urls.push(...pages.map(({ url }) => url))
        after = pages.at(-1)!.position
      }
      assert.deepEqual(urls, [...run.assets.keys()], `${bytes} bytes at once`)
    }
  })

  test('a rule that does not load, one that never ends and one that asks a model are refused in words', async () => {
    const content = 'extends: existence\nmessage: x\ntokns: [a]\n'
    const refused = await ilse.call('POST', '/w/rule-tries', { json: { file: 'own/a.yml', content } })
    assert.equal(refused.status, 422)
    assert.match(refused.text, /line 3: .*tokns/)
    const earlier = await ended(await started({ earlier: content }))
    assert.equal(earlier.state, 'failed')
    assert.match(earlier.failure, /Line 3: .*tokns/)
    const model = await ended(await started({ content: 'extends: guideline\nmessage: x\nguideline: Be kind.\n' }))
    assert.match(model.failure, /a model judges/)
  })

  test('an expression that never ends is stopped, and the page is named', async () => {
    const many = await plantStoredPages(
      desk.db,
      desk.workspaceId,
      Array.from({ length: 3 }, (_, index) => ({ url: `https://slow.example/${index}`, html: page(`<p>${'a'.repeat(3000)}!</p>`) })),
      { name: 'Slow' },
    )
    const content = `extends: existence\nmessage: x\nterms: ['/(a+)+$/']\nhits: [aaa]\npasses: [b]\n`
    assert.equal(
      (await ilse.call('POST', '/w/rule-tries', { json: { file: 'own/a.yml', content } })).status,
      422,
      'the draft is refused at once',
    )
    // One that was published before such drafts were refused is stopped on each page.
    const tried = await ended(await started({ earlier: content, runs: [many.auditId] }))
    assert.equal(tried.state, 'completed', tried.failure)
    assert.equal(tried.counts.failed, 3)
    assert.match(tried.results.not_tried[0].why, /takes too long/)
  })

  test('cancelled in the middle it stops; interrupted it goes on where it was, also where the queue has lost it', async (t) => {
    const { auditId } = await plantStoredPages(
      desk.db,
      desk.workspaceId,
      Array.from({ length: 410 }, (_, index) => ({ url: `https://many.example/${index}`, html: page('<p>So waterproof.</p>') })),
      { name: 'Many' },
    )
    const reading = openReading(auditing.settings)
    const boss = await openQueue(auditing.url, { supervise: false, onError: assert.ifError })
    t.after(() => Promise.all([reading.stop(), boss.stop({ graceful: false })]))
    const waiting = async () => {
      const id = newId()
      await insertTry(desk.db, desk.workspaceId, {
        id,
        ruleId: 'own.waterproof',
        file: 'own/waterproof.yml',
        content: DRAFT,
        earlier: null,
        runs: [auditId],
        counts: nothingTried(410),
        results: { added: [], dropped: [], not_tried: [] },
        createdBy: null,
      })
      return id
    }
    const row = async (id: string) => (await ilse.call('GET', `/w/rule-tries/${id}`)).body
    const cancelling = await waiting()
    let asked = 0
    const watched: Reading = {
      ...reading,
      async tryRule(...args) {
        if (++asked === 1) assert.equal((await ilse.call('POST', `/w/rule-tries/${cancelling}/cancel`)).status, 200)
        return reading.tryRule(...args)
      },
    }
    await tryRule(desk.db, watched, { workspaceId: desk.workspaceId, tryId: cancelling })
    assert.equal(asked, 1, 'the second batch is not asked for')
    assert.equal((await row(cancelling)).state, 'cancelled')

    const interrupted = await waiting()
    await desk.db.query(
      `update rule_tries set state = 'running', at_position = 149, counts = counts || '{"tried": 150, "added": 150}' where id = $1`,
      [interrupted],
    )
    const sweeper = new Sweeper(desk.db, boss, assert.ifError)
    for (let look = 0; look < 2; look++) await sweeper.sweep()
    const tried = await ended(interrupted)
    assert.deepEqual([tried.state, tried.counts.tried, tried.counts.added, tried.results.added.length], ['completed', 410, 410, 260])
  })

  test('who may not manage rules may read a try and not start one; unknown runs and files are refused', async () => {
    const viewer = await desk.member('viewer', 'Vera')
    const id = await started({})
    await ended(id)
    assert.equal((await viewer.call('GET', `/w/rule-tries/${id}`)).status, 200)
    assert.equal((await viewer.call('POST', '/w/rule-tries', { json: { file: 'own/a.yml', content: DRAFT } })).status, 403)
    assert.equal((await viewer.call('POST', `/w/rule-tries/${id}/cancel`)).status, 403)
    assert.equal((await ilse.call('POST', `/w/rule-tries/${id}/cancel`)).status, 409)
    const nobody = '00000000-0000-7000-8000-000000000000'
    assert.equal((await ilse.call('GET', `/w/rule-tries/${nobody}`)).status, 404)
    assert.equal((await ilse.call('POST', '/w/rule-tries', { json: { file: 'own/a.yml', content: DRAFT, runs: [nobody] } })).status, 422)
    for (const file of ['../../etc/passwd.yml', 'own.yml', 'own/a.txt', '/own/a.yml'])
      assert.equal((await ilse.call('POST', '/w/rule-tries', { json: { file, content: DRAFT } })).status, 422, file)
    assert.deepEqual((await ilse.call('GET', '/w/rule-tries')).body.runs.map((each: { id: string }) => each.id).includes(run.auditId), true)
  })
})
