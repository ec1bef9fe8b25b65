import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { newId } from '../../src/db/base/ids.ts'
import { replayFindings } from '../../src/db/trail/replay-findings.ts'
import { replayTrail } from '../../src/db/trail/replay.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { plantAudit } from '../helpers/audit.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { csvRows } from '../helpers/csv.ts'
import { page, startSite } from '../helpers/site.ts'
import type { Answer as Page, Site } from '../helpers/site.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const KEPT = '<p>Our eco-friendly bottle is made in Ghent.</p>'
const STILL = '<p>The lid of this climate neutral box is blue.</p>'
const REMOVED = '<p>Take the 100% sustainable tent on your next trip.</p>'
const REWORDED = ['<p>This biodegradable soap smells of pine.</p>', '<p>This biodegradable soap is new in our shop.</p>']
const AROUND = '<p>It holds half a litre of water or tea.</p>'

interface Found {
  id: string
  rule_name: string
  asset_url: string
  before: string
  violating_text: string
  after: string
  how: string | null
  earlier: { state: string; dismissal_reason: string | null; decided_by: string | null } | null
}
interface Entry {
  number: number
  action: string
  count: number
  runs: { id: string; run: number }[]
  has_findings: boolean
}

describe('the trail says which findings a run closed, kept, asked again and contradicted', () => {
  let auditing: Auditing
  let desk: Desk
  let site: Site
  let mara: Browser
  let run = 1
  let answer: (path: string) => Page | undefined
  const runs: string[] = []

  const audit = (path: string) =>
    auditing.start([{ kind: 'crawl', url: `${site.url}${path}`, maxPages: 10, maxDepth: 2 }], ['eu-green-claims'], desk.workspaceId)
  const decide = async (id: string, text: string, json: { action: string; reason?: string }) => {
    const { rows } = (await mara.call('GET', `/w/audits/${id}/violations?search=${text}`)).body
    const decided = await mara.call('POST', '/w/reviews', { json: { scope: { violation_id: rows[0].id }, ...json } })
    assert.equal(decided.status, 200, decided.text)
  }
  const entriesOf = async (id: string): Promise<Entry[]> => (await mara.call('GET', `/w/audits/${id}/trail?limit=200`)).body.entries
  const listed = async (id: string, number: number, query = '') =>
    (await mara.call('GET', `/w/audits/${id}/trail/${number}/findings${query}`)).body as {
      findings: Found[]
      total: number
      next: number | null
    }
  /** What each of some actions was about, as text. */
  const about = async (id: string, ...actions: string[]) => {
    const told: Record<string, string[]> = {}
    for (const { number, action } of (await entriesOf(id)).filter((entry) => actions.includes(entry.action)))
      told[action] = (await listed(id, number)).findings.map(({ asset_url: url, violating_text: text, how, earlier }) =>
        [new URL(url).pathname, text, how, earlier?.state, earlier?.decided_by, earlier?.dismissal_reason].join(' | '),
      )
    return told
  }
  const exported = async (id: string, file: string) => {
    const rows = csvRows(await (await mara.fetch('GET', `${desk.url}/app/api/w/${desk.workspaceId}/audits/${id}/${file}`)).text())
    return rows.slice(1).map((row) => Object.fromEntries(row.map((cell, index) => [rows[0]![index]!, cell])))
  }

  before(async () => {
    auditing = await startAuditing()
    desk = await startDesk({ databaseUrl: auditing.url, settings: { ALLOW_HOSTS: '127.0.0.1' }, parts: { audits: auditing.service } })
    mara = await desk.member('owner', 'Mara')
    answer = (path) => {
      if (path === '/shop/') return page('Start', AROUND, ['/shop/a', '/shop/b'])
      if (path === '/shop/a') return page('Bottles', KEPT + AROUND + (run === 2 ? '' : REMOVED))
      if (path === '/shop/b') return page('Boxes', STILL + AROUND + REWORDED[run === 1 ? 0 : 1]!)
      return undefined
    }
    site = await startSite((path) => answer(path))
    runs.push(await audit('/shop/'))
    await auditing.ended(runs[0]!)
    await decide(runs[0]!, 'eco-friendly', { action: 'dismiss', reason: 'We hold the Ecolabel' })
    await decide(runs[0]!, 'climate', { action: 'mark_fixed' })
    await decide(runs[0]!, 'biodegradable', { action: 'dismiss', reason: 'Tested in a laboratory' })
    for (run of [2, 3]) {
      runs.push(await audit('/shop/'))
      await auditing.ended(runs.at(-1)!)
    }
  })
  after(async () => {
    await site.close()
    await desk.close()
    await auditing.close()
  })

  test('each entry of a run leads to its findings, with the decision it kept or contradicted', async () => {
    const [first, second, third] = runs as [string, string, string]
    assert.deepEqual(await about(second, 'carry', 'still_there', 'ask_again', 'close', 'came_back'), {
      carry: ['/shop/a | eco-friendly | carried | dismissed | Mara | We hold the Ecolabel'],
      still_there: ['/shop/b | climate neutral | still_there | fixed | Mara | '],
      ask_again: ['/shop/b | biodegradable | sentence_changed | dismissed | Mara | Tested in a laboratory'],
      close: ['/shop/a | 100% sustainable |  | undecided |  | '],
    })
    assert.deepEqual(await about(first, 'gone'), { gone: ['/shop/a | 100% sustainable |  | undecided |  | '] })
    assert.deepEqual(await about(third, 'came_back'), { came_back: ['/shop/a | 100% sustainable | came_back | fixed | system | '] })
    const closing = (await entriesOf(second)).find(({ action }) => action === 'close')!
    assert.deepEqual(
      closing.runs.map(({ id, run: number }) => [id, number]),
      [[first, 1]],
    )
    const { findings } = await listed(second, closing.number)
    assert.equal(
      findings[0]!.before + findings[0]!.violating_text + findings[0]!.after,
      'Take the 100% sustainable tent on your next trip.',
    )
    assert.equal(findings[0]!.rule_name, 'Sustainable product')
    const marked = (await entriesOf(first)).find(({ action }) => action === 'gone')!
    assert.deepEqual(
      marked.runs.map(({ id }) => id),
      [second],
    )
    assert.equal((await listed(first, marked.number)).findings[0]!.id, findings[0]!.id, 'both trails name the same finding')
  })

  test('the chains hold, and agree with states and counters', async () => {
    for (const id of runs) {
      assert.equal((await mara.call('GET', `/w/audits/${id}/trail/proof`)).body.verified, true)
      assert.deepEqual(await replayTrail(desk.db, desk.workspaceId, id), [])
      assert.deepEqual(await replayFindings(desk.db, desk.workspaceId, id), { problems: [], unbound: 0 })
    }
  })

  test('both exports name the findings', async () => {
    const entries = await exported(runs[1]!, 'trail.csv')
    assert.deepEqual(
      entries
        .map(({ action, findings, findings_left_out: left }) => `${action}: ${findings!.replaceAll(site.url, '')}, ${left}`)
        .toSorted(),
      [
        'ask_again: Biodegradable without conditions: “biodegradable” (/shop/b), 0',
        'carry: Eco-friendly: “eco-friendly” (/shop/a), 0',
        'close: Sustainable product: “100% sustainable” (/shop/a), 0',
        'still_there: Climate neutral by offsetting: “climate neutral” (/shop/b), 0',
      ],
    )
    const lines = await exported(runs[1]!, 'trail/findings.csv?action=still_there')
    assert.deepEqual(
      lines.map((line) => [line.action, line.rule_name, line.sentence, line.how, line.earlier_state, line.earlier_decided_by]),
      [['still_there', 'Climate neutral by offsetting', 'The lid of this climate neutral box is blue.', 'still_there', 'fixed', 'Mara']],
    )
    assert.deepEqual([lines[0]!.review_state, lines[0]!.earlier_audit_id], ['undecided', runs[0]])
  })

  test('what was decided in the run before anything was carried over is not said to be carried', async () => {
    const [asked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let isHeld = false
    answer = (path) => {
      if (path === '/slow/') return page('Start', AROUND, ['/slow/a'])
      if (path !== '/slow/a') return undefined
      const text = page('Bottles', KEPT + AROUND + STILL)
      if (!isHeld) return text
      isHeld = false
      asked.resolve()
      return (_request, response) => void release.promise.then(() => response.setHeader('content-type', 'text/html').end(text))
    }
    const first = await audit('/slow/')
    await auditing.ended(first)
    for (const text of ['eco-friendly', 'climate']) await decide(first, text, { action: 'dismiss', reason: 'Proven' })
    isHeld = true
    const second = await audit('/slow/')
    await asked.promise
    // It has read everything, and waits for the run before it.
    const third = await audit('/slow/')
    while ((await mara.call('GET', `/w/audits/${third}/violations`)).body.total < 2) await setTimeout(20)
    await decide(third, 'eco-friendly', { action: 'urgent_violation' })
    // Decided and taken back: nobody decides it there any more, and what was decided before is carried over.
    await decide(third, 'climate', { action: 'urgent_violation' })
    assert.equal((await mara.call('POST', '/w/reviews/undo', { json: { audit_id: third } })).status, 200)
    release.resolve()
    for (const id of [second, third]) await auditing.ended(id)
    const carried = (await entriesOf(third)).find(({ action }) => action === 'carry')!
    assert.equal(carried.count, 1)
    assert.deepEqual(
      (await listed(third, carried.number)).findings.map(({ violating_text: text }) => text),
      ['climate neutral'],
    )
  })

  test('an entry on many is read in windows, and left out of no export', async () => {
    const { id } = await plantAudit(
      desk.db,
      desk.workspaceId,
      Array.from({ length: 250 }, () => ({})),
    )
    await mara.call('POST', '/w/reviews', { json: { scope: { audit_id: id, filter: {} }, action: 'dismiss', reason: 'Proven' } })
    const seen = new Set<string>()
    const sizes: number[] = []
    for (let after: number | null = -1; after !== null; ) {
      const window = await listed(id, 1, `?limit=100&after=${after}`)
      assert.equal(window.total, 250)
      for (const { id: found, earlier } of window.findings) {
        seen.add(found)
        assert.equal(earlier!.state, 'undecided')
      }
      sizes.push(window.findings.length)
      after = window.next
    }
    assert.deepEqual([sizes, seen.size], [[100, 100, 50], 250])
    assert.equal((await exported(id, 'trail.csv'))[0]!.findings_left_out, '247')
    assert.equal(new Set((await exported(id, 'trail/findings.csv')).map((line) => line.violation_id)).size, 250)
    await mara.call('POST', '/w/reviews/undo', { json: { audit_id: id, number: 1 } })
    await mara.call('POST', '/w/reviews/undo', { json: { audit_id: id, number: 2 } })
    for (const number of [2, 3]) assert.equal((await listed(id, number)).findings.length, 20, 'an undo, and the undo of it')
  })

  test('a comment leads to its finding', async () => {
    const { id, violations } = await plantAudit(desk.db, desk.workspaceId, [{}, {}])
    await mara.call('POST', `/w/violations/${violations[1]}/comments`, { json: { comment: 'Why?' } })
    const [entry] = await entriesOf(id)
    assert.equal(entry!.has_findings, true)
    assert.deepEqual(
      (await listed(id, entry!.number)).findings.map((found) => [found.id, found.earlier]),
      [[violations[1], null]],
    )
  })

  test('whoever may read the audit may read them, and nobody else', async () => {
    const path = `/w/audits/${runs[1]}/trail/1/findings`
    assert.equal((await (await desk.member('viewer', 'Vera')).call('GET', path)).status, 200)
    assert.equal((await desk.browser().call('GET', path)).status, 401)
    const stranger = await desk.member('owner', 'Sven', (await createWorkspace(desk.db, 'Other')).id)
    assert.equal((await stranger.call('GET', path.replace('/w/', `/w/${desk.workspaceId}/`))).status, 404)
    assert.equal((await stranger.call('GET', path)).status, 404)
    for (const number of ['99', '0', 'one']) assert.equal((await mara.call('GET', path.replace('/1/', `/${number}/`))).status, 404)
    assert.equal((await mara.call('GET', `/w/audits/${newId()}/trail/1/findings`)).status, 404)
    assert.equal((await mara.call('GET', `/w/audits/${newId()}/trail/findings.csv`)).status, 404)
    assert.equal((await mara.call('GET', `${path}?limit=0`)).status, 422)
  })
})
