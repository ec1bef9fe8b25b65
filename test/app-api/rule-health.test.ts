import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { parse } from 'yaml'
import { plantRun, plantSite } from '../helpers/site-runs.ts'
import type { PlantedFinding } from '../helpers/site-runs.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const STOCK = `# Written by Mara
extends: existence
name: Few left, with a figure
message: "Say that '%s' only where it is true."
severity: MEDIUM
terms: ['/only \\d+ left/']
unless:
  sentence: [on our shelf]
hits: ['Only 3 left!']
passes: ['Plenty there.']
`

const finding = (page: string, sentence: string, state: PlantedFinding['state'], reason?: string): PlantedFinding => ({
  page,
  rule: 'stock',
  sentence,
  text: /only \d+ left/i.exec(sentence)![0],
  ...(state ? { state } : {}),
  ...(reason ? { reason } : {}),
})

/** 24 decided in two runs: 16 dismissed, most of them about a shop one can walk to. */
const FALSE = [
  ...Array.from({ length: 9 }, (_, at) =>
    finding(`/de/${at}`, `Only ${at + 2} left in the Leeds branch, click and collect.`, 'dismissed', 'True stock'),
  ),
  ...Array.from({ length: 5 }, (_, at) =>
    finding(`/uk/${at}`, `Only ${at + 2} left in the Bath branch today.`, 'dismissed', 'true  stock'),
  ),
  finding('/uk/a', 'Only 2 left of the old sort.', 'dismissed', 'A customer says so'),
  finding('/uk/b', 'Only 7 left to see.', 'dismissed', 'Other'),
]
const RIGHT = [
  ...Array.from({ length: 7 }, (_, at) =>
    finding(`/r/${at}`, `Hurry, only ${at + 2} left and others are looking!`, at < 4 ? 'fixed' : 'urgent_violation'),
  ),
  finding('/r/x', 'Only 3 left in the Leeds branch, hurry!', 'elevated_risk'),
]

describe('how well a rule does', () => {
  let desk: Desk
  let ilse: Browser
  before(async () => {
    desk = await startDesk()
    ilse = await desk.member('owner', 'Ilse')
    const created = await ilse.call('POST', '/w/own-rules', { json: { file: 'test/stock.yml', content: STOCK } })
    assert.equal(created.status, 201, created.text)
    const siteId = await plantSite(desk.db, desk.workspaceId, 'Linden')
    const at = new Date(Date.now() - 200 * 86_400_000)
    const languageOf = (page: string) => (page.startsWith('/de') ? 'DE' : 'EN')
    const first = await plantRun(desk.db, desk.workspaceId, [...FALSE, ...RIGHT], { siteId, run: 1, at, languageOf })
    const again = first.findings
      .filter(({ given }) => given.state === 'dismissed')
      .map((earlier) => ({ ...earlier.given, earlier, how: 'carried' as const }))
    const gone = { ...finding('/r/gone', 'Only 9 left.', 'fixed'), decidedBy: 'system' }
    await plantRun(desk.db, desk.workspaceId, [...again, finding('/new', 'Only 8 left.', 'undecided'), gone], {
      siteId,
      run: 2,
      previous: first,
      languageOf,
    })
  })
  after(() => desk.close())

  const health = async (id = 'test.stock', query = '') => {
    const answer = await ilse.call('GET', `/w/rules/${id}/health${query}`)
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }

  test('counts each decision once, with reasons, time, places and the commonest false sentences', async () => {
    const body = await health()
    assert.deepEqual([body.decided, body.dismissed, body.distrusted, body.complete], [24, 16, true, true])
    assert.deepEqual(body.by_state, { undecided: 0, elevated_risk: 1, urgent_violation: 3, dismissed: 16, fixed: 4 })
    assert.deepEqual(body.reasons[0], { reason: 'True stock', count: 14 }, 'whatever the blanks and capitals')
    assert.equal(body.median_seconds, 3600)
    assert.deepEqual(
      body.places.map(({ site, language, decided, dismissed }: Record<string, unknown>) => [site, language, decided, dismissed]),
      [
        ['Linden', 'EN', 15, 7],
        ['Linden', 'DE', 9, 9],
      ],
    )
    const [commonest] = body.false_sentences
    assert.deepEqual([commonest.count, commonest.text.toLowerCase().replace(/\d/, 'n')], [9, 'only n left'])
    assert.deepEqual([body.hits, body.last_runs.map((run: { hits: number }) => run.hits), body.undecided], [42, [24, 18], 1])
    assert.equal(body.confidence, null)
    assert.deepEqual([body.rule.name, body.rule.own.state], ['Few left, with a figure', 'draft'])
  })

  test('of the last 90 days it counts the last run alone; of a rule nobody has 404', async () => {
    const body = await health('test.stock', '?span=quarter')
    assert.deepEqual([body.runs, body.hits, body.decided], [1, 18, 16])
    assert.equal((await ilse.call('GET', '/w/rules/own.nothing/health')).status, 404)
    assert.equal((await ilse.call('GET', '/w/rules/test.stock/health?span=ever')).status, 422)
    assert.equal((await desk.browser().call('GET', '/w/rules/test.stock/health')).status, 401)
  })

  test('a rule that is dismissed more than half of the time is pointed out with its sentences', async () => {
    const { body } = await ilse.call('GET', '/w/distrusted-rules')
    assert.deepEqual(
      body.rules.map((rule: Record<string, unknown>) => [rule.rule_id, rule.decided, rule.dismissed, rule.own, rule.reason]),
      [['test.stock', 24, 16, true, 'True stock']],
    )
    assert.equal(body.rules[0].sentences[0].count, 9)
    await desk.db.query(`update reviews set state = 4 where workspace_id = $1 and state = 3 and rule = 1`, [desk.workspaceId])
    assert.deepEqual((await ilse.call('GET', '/w/distrusted-rules')).body.rules.length, 0, 'twenty-four right ones are none')
    await desk.db.query(`update reviews set state = 3 where workspace_id = $1 and dismissal_reason is not null`, [desk.workspaceId])
  })

  test('exceptions are proposed with what each would have kept and lost, the lost finding in full', async () => {
    const { body } = await ilse.call('GET', '/w/rules/test.stock/tighten')
    assert.deepEqual([body.decided, body.right, body.dismissed, body.unjudged], [24, 8, 16, 0])
    const [best] = body.proposals
    assert.equal(best.phrase, 'click and collect', JSON.stringify(body.proposals))
    assert.deepEqual([best.gone.length, best.lost.length, best.chosen], [9, 0, true])
    const other = body.proposals.find((each: { phrase: string }) => each.phrase.includes('bath'))
    assert.equal(other.gone.length, 5)
    for (const { lost } of body.proposals)
      for (const index of lost) assert.ok(body.lost.some((each: { index: number }) => each.index === index))
  })

  test('a draft of an own rule gets the words, keeps its own, and proves that it leaves the sentences alone', async () => {
    const viewer = await desk.member('viewer', 'Vera')
    const phrases = [{ phrase: 'click and collect', languages: ['EN'] }]
    assert.equal((await viewer.call('POST', '/w/rules/test.stock/tighten', { json: { phrases } })).status, 403)
    const made = await ilse.call('POST', '/w/rules/test.stock/tighten', { json: { phrases } })
    assert.deepEqual([made.status, made.body], [201, { id: 'test.stock', copied: false }])
    const { content, state } = (await ilse.call('GET', '/w/own-rules/test.stock')).body
    assert.equal(state, 'draft')
    assert.match(content, /^# Written by Mara/)
    const rule = parse(content)
    assert.deepEqual(rule.unless.sentence, ['on our shelf', 'click and collect'])
    assert.equal(rule.passes.length, 4)
    const tried = await ilse.call('POST', '/w/own-rules/try', { json: { file: 'test/stock.yml', content, texts: [] } })
    assert.ok(
      tried.body.proofs.every(({ ok }: { ok: boolean }) => ok),
      tried.text,
    )
    const after = (await ilse.call('GET', '/w/rules/test.stock/tighten')).body
    assert.equal(after.unjudged, 9, 'the draft no longer finds those, which is seen by running it')
    assert.ok(!after.proposals.some((each: { phrase: string }) => each.phrase === 'click and collect'))
    for (const phrase of ['*', '/a/', '{number} left', ''])
      assert.equal(
        (await ilse.call('POST', '/w/rules/test.stock/tighten', { json: { phrases: [{ phrase, languages: [] }] } })).status,
        422,
        phrase,
      )
  })

  test('a built-in rule is copied with the words in the section of their language, and goes on itself', async () => {
    const id = 'dark-patterns.activity-messages'
    for (const table of ['violations', 'rule_versions'])
      await desk.db.query(`update ${table} set rule_id = $2 where workspace_id = $1 and rule_id = 'test.stock'`, [desk.workspaceId, id])
    const body = await health(id)
    assert.deepEqual([body.rule.own, body.decided], [null, 24])
    assert.equal(body.confidence, null, 'none of its sentences was labelled: no number is made up for it')
    const measured = (await health('unfair-terms.at-any-time')).confidence
    assert.ok(measured.value > 0 && measured.labelled >= measured.faults && measured.labelled > 0)
    const phrases = [{ phrase: 'click and collect', languages: ['EN'] }]
    const tighten = async () => (await ilse.call('POST', `/w/rules/${id}/tighten`, { json: { phrases } })).body
    const own = async (ruleId: string) => (await ilse.call('GET', `/w/own-rules/${ruleId}`)).body.content as string
    // Neither a rule of the same name nor one in the copy's place is taken for the copy.
    for (const file of ['own/activity-messages.yml', 'own/dark-patterns-activity-messages.yml'])
      assert.equal((await ilse.call('POST', '/w/own-rules', { json: { file, content: STOCK } })).status, 201)
    const copyId = 'own.dark-patterns-activity-messages-2'
    assert.deepEqual(await tighten(), { id: copyId, copied: true })
    const content = await own(copyId)
    assert.match(content, /^# Copied from dark-patterns\.activity-messages\n/)
    assert.ok(parse(content).languages.EN.unless.sentence.includes('click and collect'))
    assert.deepEqual(await tighten(), { id: copyId, copied: false }, 'the second time the copy has a draft')
    for (const other of ['own.activity-messages', 'own.dark-patterns-activity-messages']) assert.equal(await own(other), STOCK)
  })
})
