import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { readSettings } from '../../src/config.ts'
import type { Settings } from '../../src/config.ts'
import { newId } from '../../src/db/base/ids.ts'
import { createKey } from '../../src/db/keys/keys.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { runDeletions } from '../../src/deleting/run.ts'
import { keepHouse } from '../../src/jobs/housekeeping.ts'
import { plantAudit } from '../helpers/audit.ts'
import { runCommand } from '../helpers/command.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'
import { plantPage } from './planted-page.ts'

const NIL = '00000000-0000-0000-0000-000000000000'

describe('what nobody may delete', () => {
  let desk: Desk
  let rosa: Browser
  let mara: Browser
  let folder: string
  let settings: Settings

  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'imprimatur-holds-'))
    settings = readSettings({ DATA: folder }, '/', {})
    desk = await startDesk()
    rosa = await desk.member('owner', 'Rosa')
    mara = await desk.member('reviewer', 'Mara')
  })
  after(async () => {
    await desk?.close()
    rmSync(folder, { recursive: true })
  })

  const cli = (...args: string[]) =>
    runCommand([...args, '--workspace', desk.workspaceId, '--database-url', desk.databaseUrl, '--data', folder, '--json'])
  const place = async (kind: string, id: string, matter = 'ACME v Bros') =>
    rosa.call('POST', '/w/holds', { json: { kind, subject_id: id, matter, reason: 'Our lawyer asks for it.' } })
  const lift = (id: string) => rosa.call('POST', `/w/holds/${id}/lift`, { json: { reason: 'The case is over.' } })
  const kept = async (kind: string, id: string) => (await mara.call('GET', `/w/kept?kind=${kind}&id=${id}`)).body.kept
  const plantSite = async () => {
    const site = newId()
    await desk.db.query(`insert into sites (workspace_id, id, name, key) values ($1, $2, 'The shop', $3)`, [desk.workspaceId, site, site])
    const run = await plantAudit(desk.db, desk.workspaceId, [{}, {}])
    await desk.db.query('update audits set site_id = $3 where workspace_id = $1 and id = $2', [desk.workspaceId, run.id, site])
    return { site, run: run.id }
  }
  const typed = async (at: string) => (await rosa.call('GET', `/w/${at}/deletion`)).body.typed as string
  const remove = async (at: string) => rosa.call('POST', `/w/${at}/delete`, { json: { name: await typed(at) } })

  test('a held site: neither it nor its runs go, by the browser, an API key, the command line or by age; lifted, they do', async () => {
    const { site, run } = await plantSite()
    assert.equal(await kept('site', site), null)
    const { status, body: hold } = await place('site', site)
    assert.deepEqual([status, hold.subject_name, hold.placed_by_name, hold.lifted_at], [201, 'The shop', 'Rosa', null])
    assert.match((await kept('audit', run)).text, /^Held since .* for ACME v Bros by Rosa$/)
    assert.equal((await rosa.call('GET', `/w/audits/${run}/deletion`)).body.kept.why, 'hold')
    for (const at of [`sites/${site}`, `audits/${run}`]) {
      const refused = await remove(at)
      assert.equal(refused.status, 409)
      assert.match(refused.body.detail, /^Held since .* for ACME v Bros by Rosa\. Nothing was deleted\.$/)
    }
    const { key } = await createKey(desk.db, desk.workspaceId, 'program', rosa.userId, 'workspace', { scopes: ['read', 'administer'] })
    for (const at of [`audits/${run}`, `sites/${site}`])
      assert.equal((await fetch(`${desk.url}/public/v2/${at}`, { method: 'DELETE', headers: { 'x-api-key': key } })).status, 409, at)
    const { code, stderr } = await cli('delete', 'audit', run, '--yes', await typed(`audits/${run}`))
    assert.equal(code, 3, stderr)
    await desk.db.query(`update audits set completed_at = now() - interval '20 years' where id = $1`, [run])
    await rosa.call('PUT', '/w/retention', { json: { pages: 1, texts: 1, audits: 1 } })
    await keepHouse(desk.db, 1, settings)
    assert.equal((await rosa.call('GET', `/w/audits/${run}`)).status, 200, 'retention leaves it alone')
    assert.equal((await rosa.call('GET', `/w/sites/${site}`)).status, 200)

    assert.equal((await lift(hold.id)).body.lifted_by_name, 'Rosa')
    assert.equal((await lift(hold.id)).status, 409, 'once')
    await keepHouse(desk.db, 1, settings)
    assert.equal((await rosa.call('GET', `/w/audits/${run}`)).status, 404, 'its age counts again')
    assert.equal((await remove(`sites/${site}`)).status, 200)
    await rosa.call('PUT', '/w/retention', { json: { pages: null, texts: null, audits: null } })
    const { body } = await rosa.call('GET', '/w/admin-trail?limit=50&offset=0')
    const kinds = body.entries.map((entry: { kind: string; subject: string }) => `${entry.kind} ${entry.subject}`)
    assert.ok(kinds.includes('hold.placed The shop') && kinds.includes('hold.lifted The shop'), kinds.join('; '))
  })

  test('texts and pages of a held audit stay when those of others go', async () => {
    const pages = [
      await plantPage(desk.db, desk.workspaceId, '<p>Our eco-friendly soap.</p>', ['eco-friendly']),
      await plantPage(desk.db, desk.workspaceId, '<p>Our eco-friendly soap.</p>', ['eco-friendly']),
    ] as const
    await desk.db.query(`update asset_contents set created_at = now() - interval '9 days' where asset_id = any($1)`, [
      pages.map(({ assetId }) => assetId),
    ])
    const { body: hold } = await place('audit', pages[0].auditId)
    await keepHouse(desk.db, 5, settings)
    const texts = async () => Promise.all(pages.map(async ({ assetId }) => (await rosa.call('GET', `/w/assets/${assetId}`)).body.kept))
    assert.deepEqual(await texts(), [true, false])
    await lift(hold.id)
    await keepHouse(desk.db, 5, settings)
    assert.deepEqual(await texts(), [false, false])
  })

  test('a minimum keeps what ended since, for its markets, and what it promised before it was ended', async () => {
    const { id } = await plantAudit(desk.db, desk.workspaceId, [{}])
    const { id: french } = await plantAudit(desk.db, desk.workspaceId, [{}])
    await desk.db.query(`update audits set completed_at = now() - interval '2 years' where id = any($1)`, [[id, french]])
    await desk.db.query(`update audits set settings = settings || '{"choice": {"markets": ["FR"]}}' where id = $1`, [french])
    const rule = { covers: 'audits', market: 'GB', years: 5, because: 'FCA COBS 4.11' }
    const set = (rules: object[]) => rosa.call('PUT', '/w/minimum-retention', { json: { rules } })
    assert.equal((await mara.call('PUT', '/w/minimum-retention', { json: { rules: [rule] } })).status, 403)
    assert.equal((await set([{ ...rule, market: 'XX' }])).status, 422)
    assert.equal((await set([{ ...rule, years: 0 }])).status, 422)
    const { body } = await set([rule])
    assert.deepEqual(body.rules, [{ ...rule, market: 'UK', ended_at: null }])
    assert.match((await kept('audit', id)).text, /^Kept until \d+ \w+ \d{4} \(FCA COBS 4\.11\)$/)
    assert.equal(await kept('audit', french), null, 'another market')
    const refused = await remove(`audits/${id}`)
    assert.deepEqual([refused.status, refused.body.detail.endsWith('(FCA COBS 4.11). Nothing was deleted.')], [409, true])
    await rosa.call('PUT', '/w/retention', { json: { pages: null, texts: null, audits: 30 } })
    await keepHouse(desk.db, 0, settings)
    assert.deepEqual(
      [(await rosa.call('GET', `/w/audits/${id}`)).status, (await rosa.call('GET', `/w/audits/${french}`)).status],
      [200, 404],
      'retention is shorter than the minimum',
    )
    // Nobody shortens what was promised: it holds for what is newer alone.
    const { body: ended } = await set([{ ...rule, years: 1 }])
    assert.deepEqual(
      ended.rules.map(({ years, ended_at: end }: { years: number; ended_at: string | null }) => [years, end !== null]),
      [
        [5, true],
        [1, false],
      ],
    )
    assert.equal((await remove(`audits/${id}`)).status, 409)
    const later = await plantAudit(desk.db, desk.workspaceId, [{}])
    await desk.db.query(`update audits set completed_at = now() + interval '1 second' where id = $1`, [later.id])
    assert.match((await kept('audit', later.id)).text, new RegExp(String(new Date().getUTCFullYear() + 1)))
    assert.equal((await set([{ ...rule, years: null }])).status, 200)
    assert.match((await kept('audit', later.id)).text, /^Kept for ever/)
    await desk.db.query(`update audits set completed_at = now() - interval '6 years' where id = $1`, [id])
    assert.match((await kept('audit', id)).text, /^Kept for ever/)
    await desk.db.query(`delete from workspace_settings where workspace_id = $1 and name = 'minimum_retention'`, [desk.workspaceId])
    assert.equal((await remove(`audits/${id}`)).status, 200)
  })

  test('an approved document is kept by a minimum, a draft is not; a hold keeps either', async () => {
    const plant = async (approved: number | null) => {
      const id = newId()
      await desk.db.query(
        `insert into documents (workspace_id, id, title, plain, markdown, approved_version) values ($1, $2, 'A text', 'Text', 'Text', $3)`,
        [desk.workspaceId, id, approved],
      )
      return id
    }
    const [approved, draft] = [await plant(1), await plant(null)]
    const rules = [{ covers: 'documents', market: null, years: 3, because: 'House rule' }]
    await rosa.call('PUT', '/w/minimum-retention', { json: { rules } })
    const gone = (id: string) => rosa.call('POST', `/w/documents/${id}/delete`, { json: { name: 'A text' } })
    assert.equal((await gone(approved)).status, 409)
    const { body: hold } = await place('document', draft)
    assert.equal((await gone(draft)).status, 409)
    await lift(hold.id)
    assert.equal((await gone(draft)).status, 200)
    assert.equal((await rosa.call('GET', `/w/documents/${approved}`)).status, 200)
  })

  test('data of a held person are blocked, said so, and deleted when the last hold is lifted', async () => {
    const nils = await desk.member('reviewer', 'Nils')
    const { violations } = await plantAudit(desk.db, desk.workspaceId, [{}])
    await nils.call('POST', `/w/violations/${violations[0]}/comments`, { json: { comment: 'Seen.' } })
    const [one, other] = [(await place('person', nils.userId)).body, (await place('person', nils.userId, 'Tax office')).body]
    assert.equal((await rosa.call('GET', `/w/members/${nils.userId}/deletion`)).body.kept.why, 'hold')
    const { status, body } = await remove(`members/${nils.userId}`)
    assert.deepEqual([status, body.blocked], [200, true])
    assert.equal((await nils.call('GET', '/w/members')).status, 404, 'access has ended')
    const [tombstone] = (await rosa.call('GET', '/w/tombstones')).body.tombstones
    assert.match(tombstone.text, /^Data of a person blocked by Rosa on .*, held for ACME v Bros: deleted when the hold is lifted$/)
    const author = async () =>
      (await desk.db.query('select author_name from comments where violation_id = $1', [violations[0]])).rows[0].author_name
    await runDeletions(desk.db, desk.workspaceId)
    assert.equal(await author(), 'Nils')
    assert.equal((await lift(one.id)).body.erased, false)
    assert.equal(await author(), 'Nils')
    assert.equal((await lift(other.id)).body.erased, true)
    await runDeletions(desk.db, desk.workspaceId)
    assert.match(await author(), /^Deleted person/)
    const { holds } = (await rosa.call('GET', '/w/holds')).body
    assert.doesNotMatch(JSON.stringify(holds), /Nils/)
  })

  test('who may not: 401, 403 for others than owners, 404 for another workspace and for what is not there, 422 for blanks', async () => {
    const { site } = await plantSite()
    const order = { kind: 'site', subject_id: site, matter: 'M', reason: 'R' }
    assert.equal((await mara.call('POST', '/w/holds', { json: order })).status, 403)
    assert.equal((await mara.call('GET', '/w/holds')).status, 403)
    assert.equal((await fetch(`${desk.url}/app/api/w/${desk.workspaceId}/holds`)).status, 401)
    const otto = await desk.member('owner', 'Otto', (await createWorkspace(desk.db, 'Elsewhere')).id)
    assert.equal((await otto.call('POST', '/w/holds', { json: order })).status, 404)
    for (const wrong of [{ matter: ' ' }, { reason: '' }, { kind: 'page' }, { matter: 'x'.repeat(201) }])
      assert.equal((await rosa.call('POST', '/w/holds', { json: { ...order, ...wrong } })).status, 422, JSON.stringify(wrong))
    for (const id of [NIL, 'nonsense']) {
      assert.equal((await place('audit', id)).status, 404)
      assert.equal((await lift(id)).status, 404)
    }
  })

  test('by the command line: placed, listed, lifted', async () => {
    const { site } = await plantSite()
    const placed = await cli('hold', 'place', 'site', site, '--matter', 'Audit 2026', '--reason', 'Asked for by the authority')
    assert.deepEqual([placed.code, placed.json.placed_by_name], [0, 'command line'])
    const { json: holds } = await cli('hold', 'list')
    assert.ok(holds.some(({ id, lifted_at: lifted }: Record<string, unknown>) => id === placed.json.id && lifted === null))
    assert.equal((await cli('delete', 'site', site, '--yes', 'The shop')).code, 3)
    assert.equal((await cli('delete', 'site', 'nonsense', '--yes', 'The shop')).code, 3)
    assert.equal((await cli('hold', 'place', 'page', site, '--matter', 'M', '--reason', 'R')).code, 2)
    assert.equal((await cli('hold', 'lift', placed.json.id, '--reason', 'Done')).code, 0)
    assert.equal((await cli('delete', 'site', site, '--yes', 'The shop')).code, 0)
  })
})
