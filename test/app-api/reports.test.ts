import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { extractText, getDocumentProxy } from 'unpdf'
import { createKey } from '../../src/db/keys/keys.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { plantAudit } from '../helpers/audit.ts'
import { plantClaim } from '../helpers/claim.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { siteWithRuns } from '../helpers/site-with-runs.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const folder = temporaryFolder('reports')

/** What a report says, whatever its format. */
export async function textOfReport(format: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (format === 'html') return Buffer.from(bytes).toString()
  if (format === 'pdf') return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text
  const file = folder.at(`one.${format}`)
  writeFileSync(file, bytes)
  const inside = format === 'docx' ? ['word/document.xml'] : ['xl/worksheets/*']
  return execFileSync('unzip', ['-p', file, ...inside], { encoding: 'utf8', maxBuffer: 64_000_000 }).replaceAll(/<[^>]*>/g, ' ')
}

describe('reports', () => {
  let desk: Desk
  let ilse: Browser
  let nils: Browser
  let keys: Record<'reader' | 'other', string>
  let audit: string

  before(async () => {
    desk = await startDesk()
    ilse = await desk.member('owner', 'Ilse Brandt')
    nils = await desk.member('viewer', 'Nils Holm')
    const other = await createWorkspace(desk.db, 'Other')
    const make = async (workspaceId: string) =>
      (await createKey(desk.db, workspaceId, 'Pipeline', null, 'workspace', { scopes: ['read'] })).key
    keys = { reader: await make(desk.workspaceId), other: await make(other.id) }
    const planted = await plantAudit(desk.db, desk.workspaceId, [
      { severity: 'CRITICAL', text: 'cures', sentence: 'Our tea cures <everything> & more.' },
      { severity: 'LOW', text: 'eco', sentence: 'An eco cup.', state: 'fixed' },
    ])
    audit = planted.id
    const json = { scope: { violation_id: planted.violations[0] }, action: 'dismiss', reason: 'Certified – by the lab' }
    assert.equal((await ilse.call('POST', '/w/reviews', { json })).status, 200)
  })
  after(async () => {
    await desk.close()
    folder.remove()
  })

  const byKey = (path: string, key = keys.reader, signal?: AbortSignal) =>
    fetch(`${desk.url}/public/v2${path}`, { headers: { 'x-api-key': key }, ...(signal ? { signal } : {}) })
  const whole = async (response: Response) => {
    assert.equal(response.status, 200, response.status === 200 ? '' : await response.text())
    return new Uint8Array(await response.arrayBuffer())
  }

  for (const format of ['pdf', 'docx', 'xlsx', 'html'])
    test(`an audit as ${format}: findings, decision, who and why, what was not read, and how to check it`, async () => {
      const response = await byKey(`/audits/${audit}/report?format=${format}`)
      const said = await textOfReport(format, await whole(response))
      for (const one of ['Compliance report', 'Pipeline', 'Dismissed', 'Certified – by the lab', 'Ilse Brandt', 'node verify.mjs'])
        assert.ok(said.replaceAll(/\s+/g, ' ').includes(one), `${format} does not say ${one}`)
      assert.ok(said.includes(format === 'pdf' ? 'cures <everything> &' : 'cures') && !/<everything>/.test(format === 'pdf' ? '' : said))
      assert.match(
        response.headers.get('content-disposition')!,
        new RegExp(`^attachment; filename="report\\.${format}"; filename\\*=UTF-8''`),
      )
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
    })

  test('it is in the language that is asked for, else in that of the workspace', async () => {
    const german = await textOfReport('html', await whole(await byKey(`/audits/${audit}/report?format=html&language=DE`)))
    assert.match(german, /<html lang="de">/)
    await desk.db.query(`update workspaces set language = 'FI' where id = $1`, [desk.workspaceId])
    const finnish = await textOfReport('html', await whole(await byKey(`/audits/${audit}/report?format=html`)))
    await desk.db.query('update workspaces set language = null where id = $1', [desk.workspaceId])
    assert.match(finnish, /<html lang="fi">/)
  })

  test('people get it as keys do, viewers too; a stranger does not', async () => {
    const { status, text, headers } = await nils.call('GET', `/w/audits/${audit}/report?format=html`)
    assert.deepEqual([status, headers.get('content-type')], [200, 'text/html; charset=utf-8'])
    assert.ok(text.includes('Nils Holm') && text.endsWith('</html>\n'))
    for (const [given, status] of [
      [byKey(`/audits/${audit}/report`, 'imp_none'), 401],
      [byKey(`/audits/${audit}/report`, keys.other), 404],
      [byKey('/audits/none/report'), 404],
      [byKey(`/audits/${audit}/report?format=exe`), 422],
      [byKey(`/audits/${audit}/report?language=XX`), 422],
      [byKey(`/audits/${audit}/report?logo=1`), 422],
    ] as const)
      assert.equal((await given).status, status)
  })

  test('an audit that has not ended has none yet', async () => {
    await desk.db.query(`update audits set status = 'RUNNING', completed_at = null where id = $1`, [audit])
    const { status, body } = await ilse.call('GET', `/w/audits/${audit}/report`)
    await desk.db.query(`update audits set status = 'COMPLETED', completed_at = now() where id = $1`, [audit])
    assert.equal(status, 409)
    assert.match(body.detail, /has not ended yet/)
  })

  test('two are made at once, a third is told to come back; whoever hangs up makes room', async () => {
    // What they read first is held, so that they stay under way.
    const holder = await desk.db.connect()
    await holder.query('begin')
    await holder.query('lock table rule_versions in access exclusive mode')
    const gone = new AbortController()
    const asked = [1, 2, 3].map(() => byKey(`/audits/${audit}/report?format=html`, keys.reader, gone.signal))
    for (const one of asked) one.catch(() => undefined)
    const refused = await Promise.race(asked)
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '5'])
    gone.abort()
    await holder.query('rollback')
    holder.release()
    await Promise.allSettled(asked)
    let again: Response
    do again = await byKey(`/audits/${audit}/report?format=html`)
    while (again.status === 429 && (await again.text()) !== '')
    assert.ok((await whole(again)).length > 1000)
  })

  test('a site over a period: each run, what changed from the first to the last, and the last one in full', async () => {
    const { siteId } = await siteWithRuns(desk.db, desk.workspaceId)
    const report = async (query: string) =>
      (await textOfReport('html', await whole(await byKey(`/sites/${siteId}/report?format=html${query}`)))).replaceAll(/<[^>]*>/g, ' ')
    const all = await report('')
    for (const said of [
      'Linden &amp; Lark shop',
      'What changed from the first run of the period to the last',
      'The last run of the period: Run 3',
    ])
      assert.ok(all.includes(said), said)
    assert.ok(all.includes('/de/kaputt') && all.includes('planet-friendly'))
    const two = await report('&since=2026-09-01&until=2026-10-03')
    assert.ok(two.includes('1 September 2026 – 3 October 2026') && two.includes('The last run of the period: Run 2'))
    assert.ok(!two.includes('planet-friendly'))
    assert.ok((await report('&since=2030-01-01')).includes('No run ended in this period.'))
    for (const query of ['since=2026-02-31', 'until=today']) assert.equal((await byKey(`/sites/${siteId}/report?${query}`)).status, 422)
    assert.equal((await byKey('/sites/none/report')).status, 404)
    assert.equal((await byKey(`/audits/${audit}/report?since=2026-01-01`)).status, 422, 'an audit has no period')
  })

  test('a document: its text, versions, approvals, findings, comments, and what was done with it', async () => {
    const { body: shelf } = await ilse.call('GET', '/w/shelf')
    const template = shelf.templates.find((one: { key: string }) => one.key === 'product-description')
    const input = { name: 'Fjell 35', summary: 'A rucksack of 35 litres', features: ['Weighs 980 grams'] }
    const written = await ilse.call('POST', '/w/documents', { json: { template_id: template.id, language_key: 'EN', input } })
    const at = `/w/documents/${written.body.id}`
    const blocks = [{ type: 'paragraph', content: [{ type: 'text', text: 'An eco-friendly rucksack.' }] }]
    assert.equal((await ilse.call('PATCH', at, { json: { blocks } })).status, 200)
    assert.equal((await ilse.call('POST', `${at}/approval`, { json: { action: 'ask' } })).status, 200)
    const report = (await nils.call('GET', `${at}/report?format=html`)).text.replaceAll(/<[^>]*>/g, ' ')
    for (const said of ['An  eco-friendly  rucksack.', 'Review asked for', 'In review', 'Ilse Brandt', 'imprimatur trail verify'])
      assert.ok(report.replaceAll(/\s+/g, ' ').includes(said.replaceAll(/\s+/g, ' ')), said)
    assert.equal((await byKey('/documents/none/report')).status, 404)
  })

  test('a claim: wording, proofs with what they were read from, versions, approval, and where it was said', async () => {
    const { rows } = await desk.db.query<{ id: string }>(
      'select id from violations where workspace_id = $1 and audit_id = $2 order by place',
      [desk.workspaceId, audit],
    )
    const id = await plantClaim(desk.db, desk.workspaceId, { userId: ilse.userId, answers: [{ audit, violation: rows[1]!.id }] })
    const report = (await nils.call('GET', `/w/claims/${id}/report?format=html`)).text.replaceAll(/<[^>]*>/g, ' ')
    for (const said of ['C-1: Made of eco-friendly cotton', 'Cotton standard', 'CS-417', 'test.txt', 'Approved', 'Ilse Brandt', 'Written'])
      assert.ok(report.replaceAll(/\s+/g, ' ').includes(said), said)
    assert.equal((await byKey('/claims/none/report')).status, 404)
  })
})
