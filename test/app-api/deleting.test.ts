import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { readSettings } from '../../src/config.ts'
import type { Settings } from '../../src/config.ts'
import { hashFindings } from '../../src/db/deletion/deletions.ts'
import { newId } from '../../src/db/base/ids.ts'
import { createKey } from '../../src/db/keys/keys.ts'
import { addSpending } from '../../src/db/settings/model-spending.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { runDeletions } from '../../src/deleting/run.ts'
import { keepHouse } from '../../src/jobs/housekeeping.ts'
import { plantAudit } from '../helpers/audit.ts'
import { runCommand } from '../helpers/command.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'
import { plantPage } from './planted-page.ts'

describe('deleting', () => {
  let desk: Desk
  let rosa: Browser
  let mara: Browser
  let folder: string
  let settings: Settings

  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'imprimatur-deleting-'))
    settings = readSettings({ DATA: folder, TRAIL_HEADS: path.join(folder, 'heads.jsonl') }, '/', {})
    desk = await startDesk()
    rosa = await desk.member('owner', 'Rosa')
    mara = await desk.member('reviewer', 'Mara')
  })
  after(async () => {
    await desk?.close()
    rmSync(folder, { recursive: true })
  })

  const TABLES = ['assets', 'audit_rules', 'review_changes', 'review_runs', 'reviews', 'rule_counts', 'trail', 'violations']
  const left = async (auditId: string) => {
    const found: Record<string, number> = {}
    for (const table of TABLES) {
      const { rows } = await desk.db.query<{ n: number }>(
        `select count(*)::int as n from ${table} where workspace_id = $1 and audit_id = $2`,
        [desk.workspaceId, auditId],
      )
      if (rows[0]!.n > 0) found[table] = rows[0]!.n
    }
    return found
  }
  const cli = (...args: string[]) => runCommand([...args, '--database-url', desk.databaseUrl, '--data', folder, '--json'])
  const verify = (...more: string[]) => cli('trail', 'verify', '--workspace', desk.workspaceId, ...more)
  const tombstones = async () => (await rosa.call('GET', '/w/tombstones')).body.tombstones

  test('an audit: its name typed by an owner, gone at once, then every row of it; a tombstone stays and the trail verifies', async () => {
    const page = await plantPage(desk.db, desk.workspaceId, '<h1>Shop</h1><p>Our eco-friendly soap is green.</p>', [
      'eco-friendly',
      'green',
    ])
    const { auditId, ids, assetId } = page
    const other = await plantAudit(desk.db, desk.workspaceId, [{}, {}])
    await mara.call('POST', '/w/reviews', { json: { scope: { violation_id: ids[0] }, action: 'dismiss', reason: 'Certified' } })
    await mara.call('POST', `/w/violations/${ids[0]}/comments`, { json: { comment: 'Seen.' } })
    await mara.call('POST', '/w/reviews', { json: { scope: { violation_id: other.violations[0] }, action: 'mark_fixed' } })
    await keepHouse(desk.db, 0, settings)

    const { body: preview } = await rosa.call('GET', `/w/audits/${auditId}/deletion`)
    assert.deepEqual([preview.typed, preview.findings, preview.texts, preview.comments, preview.trail_entries], ['Pages', 2, 1, 1, 2])
    assert.match(preview.tombstone, /^Audit deleted by Rosa on .*3 assets, 2 findings \(2 high\), 1 decided, 2 trail entries kept by hash$/)
    const remove = (who: Browser, name: string) => who.call('POST', `/w/audits/${auditId}/delete`, { json: { name } })
    assert.equal((await remove(mara, 'Pages')).status, 403)
    assert.equal((await remove(rosa, 'pages')).status, 422)
    assert.equal((await remove(rosa, 'Pages')).status, 200)

    // No worker has been there yet, and nothing of it can be seen any more.
    assert.ok((await left(auditId)).violations)
    const { key } = await createKey(desk.db, desk.workspaceId, 'program', rosa.userId)
    const api = async (at: string) => (await fetch(`${desk.url}/public/v1${at}`, { headers: { 'x-api-key': key } })).status
    for (const at of [`/audits/${auditId}`, `/audits/${auditId}/violations`, `/violations/${ids[0]}`]) assert.equal(await api(at), 404, at)
    for (const at of [
      '',
      '/violations',
      '/trail',
      '/trail/proof',
      '/trail/1/undo',
      '/rules',
      '/facets',
      '/violations.csv',
      '/trail.csv',
      '/events',
      '/deletion',
    ])
      assert.equal((await rosa.call('GET', `/w/audits/${auditId}${at}`)).status, 404, at)
    for (const at of [`/violations/${ids[0]}`, `/violations/${ids[0]}/others`, `/assets/${assetId}`, `/assets/${assetId}/snapshot`])
      assert.equal((await rosa.call('GET', `/w${at}`)).status, 404, at)
    assert.deepEqual((await rosa.call('GET', `/w/audits/${auditId}/assets`)).body.assets, [])
    const listed = (await rosa.call('GET', '/w/audits')).body.audits.map(({ id }: { id: string }) => id)
    assert.deepEqual([listed.includes(auditId), listed.includes(other.id)], [false, true])
    for (const json of [
      { scope: { violation_id: ids[0] }, action: 'reopen' },
      { scope: { audit_id: auditId, filter: {} }, action: 'reopen' },
    ])
      assert.equal((await rosa.call('POST', '/w/reviews', { json })).status, 404)
    assert.equal((await rosa.call('POST', '/w/reviews/undo', { json: { audit_id: auditId, number: 1 } })).status, 404)
    assert.equal((await rosa.call('POST', `/w/violations/${ids[0]}/comments`, { json: { comment: 'Still?' } })).status, 404)
    assert.equal((await verify('--against', settings.TRAIL_HEADS)).code, 0, 'while it is being deleted')

    await runDeletions(desk.db, desk.workspaceId)
    assert.deepEqual(await left(auditId), {})
    const rest = await desk.db.query('select (select count(*) from comments)::int as c, (select count(*) from asset_contents)::int as a')
    assert.deepEqual(rest.rows, [{ c: 0, a: 0 }])
    assert.equal((await left(other.id)).violations, 2, "another's stay")
    const [tombstone] = await tombstones()
    assert.deepEqual([tombstone.kind, tombstone.subject_id, tombstone.by], ['audit', auditId, 'Rosa'])
    assert.equal(tombstone.findings_sha256, preview.findings_sha256)
    assert.ok(tombstone.finished_at && tombstone.removed >= 2)
    await keepHouse(desk.db, 0, settings)
    assert.equal((await verify('--against', settings.TRAIL_HEADS)).code, 0)
  })

  test('an audit that is gone without a tombstone, a tombstone that was changed or taken out: each is found', async () => {
    const { id } = await plantAudit(desk.db, desk.workspaceId, [{}])
    await rosa.call('POST', '/w/reviews', { json: { scope: { audit_id: id, filter: {} }, action: 'mark_fixed' } })
    await keepHouse(desk.db, 0, settings)
    const said = async (...more: string[]) => {
      const { code, json } = await verify(...more)
      return [code, ...(json.problems ?? []).map(({ what }: { what: string }) => what)].join('; ')
    }
    const against = () => said('--against', settings.TRAIL_HEADS)
    await desk.db.query('create table kept as select * from audits')
    await desk.db.query('delete from audits where id = $1', [id])
    assert.match(await said(), /^1; the audit is gone without a tombstone/)
    await desk.db.query('create table kept_trail as select * from trail where audit_id = $1', [id])
    await desk.db.query('delete from trail where audit_id = $1', [id])
    assert.match(await against(), /gone without a tombstone: its trail had 1 entries/)
    await desk.db.query('insert into audits select * from kept where id = $1', [id])
    await desk.db.query('insert into trail select * from kept_trail')
    assert.equal(await against(), '0')
    await desk.db.query(`update tombstones set entry = replace(entry, 'Rosa', 'Mara') where number = 1`)
    assert.match(await said(), /the tombstones are broken at entry 1/)
    await desk.db.query(`update tombstones set entry = replace(entry, 'Mara', 'Rosa') where number = 1`)
    await desk.db.query('create table kept_tombstones as select * from tombstones')
    await desk.db.query('delete from tombstones')
    await desk.db.query(`update tombstone_heads set length = 0, head = '\\x'`)
    assert.match(await against(), /tombstones are missing: there were 2/)
    await desk.db.query('insert into tombstones select * from kept_tombstones')
    await desk.db.query(
      'update tombstone_heads h set length = 2, head = t.hash from tombstones t where t.workspace_id = h.workspace_id and t.number = 2',
    )
    assert.equal(await against(), '0')
  })

  test('a process that is killed while it deletes leaves nothing half visible, and the next one finishes', async () => {
    const { id, violations } = await plantAudit(desk.db, desk.workspaceId, [{}])
    // Many more of the same: places after the first.
    await desk.db.query(
      `insert into violations (workspace_id, id, audit_id, severity, place, rule_id, reason, violating_text)
       select $1, gen_random_uuid(), $2, 2, 4000000000000 + n, 'test.rule', 'reason', 'text ' || n from generate_series(1, 30000) n`,
      [desk.workspaceId, id],
    )
    await desk.db.query(
      `insert into reviews (workspace_id, violation_id, audit_id, place)
       select workspace_id, id, audit_id, place from violations where workspace_id = $1 and audit_id = $2 and id <> $3`,
      [desk.workspaceId, id, violations[0]],
    )
    await desk.db.query('update audits set total_violations = 30001 where id = $1', [id])
    const hash = await hashFindings(desk.db, desk.workspaceId, id)
    const { typed } = (await rosa.call('GET', `/w/audits/${id}/deletion`)).body
    assert.equal((await rosa.call('POST', `/w/audits/${id}/delete`, { json: { name: typed } })).status, 200)
    const child = fork(path.join(import.meta.dirname, 'deleting-child.ts'), [desk.databaseUrl, desk.workspaceId])
    let half = await left(id)
    while (half.violations === 30_001) {
      await pause(5)
      half = await left(id)
    }
    child.kill('SIGKILL')
    await once(child, 'exit')
    half = await left(id)
    assert.ok(half.violations! > 0 && half.violations! < 30_001, `${half.violations} are left`)
    assert.equal(half.violations, half.reviews, 'what belongs together went together')
    assert.equal((await rosa.call('GET', `/w/audits/${id}`)).status, 404)
    const [before] = await tombstones()
    assert.equal(before.finished_at, null)
    assert.equal(before.removed, 30_001 - half.violations!)
    // PostgreSQL lets go of what the killed process had locked when it notices, and what is locked is left to whoever has it.
    await desk.db.query('select 1 from tombstones where workspace_id = $1 and finished_at is null for update', [desk.workspaceId])
    await runDeletions(desk.db, desk.workspaceId)
    assert.deepEqual(await left(id), {})
    const [tombstone] = await tombstones()
    assert.deepEqual([tombstone.removed, tombstone.findings_sha256], [tombstone.total, hash], 'hashed as if it had not been killed')
    assert.equal((await verify()).code, 0)
  })

  test("a site with its runs and a document, by the command line too; another workspace's owner gets 404", async () => {
    const site = newId()
    await desk.db.query(`insert into sites (workspace_id, id, name, key, schedule) values ($1, $2, 'The shop', 'k', '0 6 3 * *')`, [
      desk.workspaceId,
      site,
    ])
    const runs = [await plantAudit(desk.db, desk.workspaceId, [{}, {}]), await plantAudit(desk.db, desk.workspaceId, [{}])]
    for (const [index, { id }] of runs.entries())
      await desk.db.query('update audits set site_id = $3, run = $4, previous_id = $5 where workspace_id = $1 and id = $2', [
        desk.workspaceId,
        id,
        site,
        index + 1,
        index > 0 ? runs[0]!.id : null,
      ])
    const [first, second] = runs.map(({ id }) => id) as [string, string]
    await desk.db.query(
      `insert into carried_violations (workspace_id, violation_id, audit_id, place, how, identity, earlier_id, earlier_audit_id, at)
       values ($1, $2, $3, 1, 1, $4, $4, $5, now())`,
      [desk.workspaceId, runs[1]!.violations[0], second, runs[0]!.violations[0], first],
    )
    const { others, typed } = (await rosa.call('GET', `/w/audits/${first}/deletion`)).body
    assert.deepEqual(
      others.map(({ id, compared, carried }: Record<string, unknown>) => [id, compared, carried]),
      [[second, true, 1]],
    )
    const elsewhere = (await createWorkspace(desk.db, 'Elsewhere')).id
    const stranger = await desk.member('owner', 'Otto', elsewhere)
    for (const at of [`audits/${first}`, `sites/${site}`, `members/${mara.userId}`]) {
      assert.equal((await stranger.call('GET', `/w/${at}/deletion`)).status, 404, at)
      assert.equal((await stranger.call('POST', `/w/${at}/delete`, { json: { name: typed } })).status, 404, at)
      assert.equal((await stranger.call('POST', `/w/${desk.workspaceId}/${at}/delete`, { json: { name: typed } })).status, 404, at)
    }
    const flags = ['--workspace', desk.workspaceId]
    assert.equal((await cli('delete', 'audit', first, ...flags, '--yes', 'Another name')).code, 3)
    assert.equal((await cli('delete', 'audit', first, ...flags)).code, 2)
    assert.equal((await cli('delete', 'audit', first, ...flags, '--yes', typed)).code, 0)
    const { rows } = await desk.db.query(
      'select previous_id, (select count(*)::int from carried_violations) as carried from audits where id = $1',
      [second],
    )
    assert.deepEqual(rows, [{ previous_id: null, carried: 1 }], 'what was carried over stays')
    const { memory } = (await rosa.call('GET', `/w/violations/${runs[1]!.violations[0]}`)).body
    assert.deepEqual([memory.deleted, memory.name, memory.run, memory.sentence], [true, 'Planted', 1, null])
    const { body: preview } = await rosa.call('GET', `/w/sites/${site}/deletion`)
    assert.deepEqual([preview.typed, preview.runs, preview.findings], ['The shop', 1, 1])
    assert.equal((await rosa.call('POST', `/w/sites/${site}/delete`, { json: { name: 'The shop' } })).status, 200)
    assert.equal((await rosa.call('GET', `/w/sites/${site}/deletion`)).status, 404)
    await runDeletions(desk.db, desk.workspaceId)
    assert.deepEqual([await left(first), await left(second)], [{}, {}])
    assert.equal((await desk.db.query('select 1 from carried_violations')).rowCount, 0)
    const document = newId()
    await desk.db.query(`insert into documents (workspace_id, id, title, plain, markdown) values ($1, $2, 'A text', 'Text', 'Text')`, [
      desk.workspaceId,
      document,
    ])
    assert.equal((await rosa.call('POST', `/w/documents/${document}/delete`, { json: { name: 'No' } })).status, 422)
    assert.equal((await rosa.call('POST', `/w/documents/${document}/delete`, { json: { name: 'A text' } })).status, 200)
    assert.equal((await rosa.call('GET', `/w/documents/${document}`)).status, 404)
    assert.deepEqual(
      (await tombstones()).slice(0, 4).map(({ kind }: { kind: string }) => kind),
      ['document', 'audit', 'site', 'audit'],
    )
  })

  test('retention: pages, then texts, then whole audits, by the worker, each with a tombstone', async () => {
    const old = async (days: number) => {
      const page = await plantPage(desk.db, desk.workspaceId, '<h1>Shop</h1><p>Our eco-friendly soap.</p>', ['eco-friendly'])
      await desk.db.query(`update asset_contents set created_at = now() - make_interval(days => $2) where asset_id = $1`, [
        page.assetId,
        days,
      ])
      await desk.db.query('update audits set completed_at = now() - make_interval(days => $2) where id = $1', [page.auditId, days])
      return page
    }
    const [week, month, year] = [await old(8), await old(40), await old(400)]
    const shown = async ({ assetId }: { assetId: string }) => {
      const { status, body } = await rosa.call('GET', `/w/assets/${assetId}`)
      return status === 404 ? 'gone' : body.snapshot ? 'page' : body.kept ? 'text' : 'findings'
    }
    assert.equal((await mara.call('PUT', '/w/retention', { json: { pages: 7, texts: 30, audits: 365 } })).status, 403)
    assert.equal((await rosa.call('PUT', '/w/retention', { json: { pages: 0, texts: null, audits: null } })).status, 422)
    assert.equal((await rosa.call('PUT', '/w/retention', { json: { pages: 7, texts: 30, audits: 365 } })).status, 200)
    assert.deepEqual([await shown(week), await shown(month), await shown(year)], ['page', 'page', 'page'])
    await keepHouse(desk.db, 0, settings)
    assert.deepEqual([await shown(week), await shown(month), await shown(year)], ['text', 'findings', 'gone'])
    assert.equal((await rosa.call('GET', `/w/assets/${week.assetId}/snapshot`)).status, 404)
    const [sweep, audit] = await tombstones()
    assert.match(sweep.text, /^Old data deleted by system on .*, 1 page as they were, 2 extracted texts, 1 audit$/)
    assert.deepEqual([audit.subject_id, audit.by], [year.auditId, 'system'])
    // The server keeps them shorter than the workspace would.
    assert.equal(
      (await cli('retention', 'set', '--workspace', desk.workspaceId, '--pages', 'ever', '--texts', 'ever', '--audits', 'ever')).code,
      0,
    )
    await keepHouse(desk.db, 5, settings)
    assert.deepEqual(await shown(week), 'findings')
    assert.deepEqual((await cli('retention', 'run', '--workspace', desk.workspaceId)).json, { pages: 0, texts: 0, audits: 0, versions: 0 })
  })

  test('a person: account, sessions and name go, a pseudonym stands where the name stood, and the trail still verifies', async () => {
    const { id, violations } = await plantAudit(desk.db, desk.workspaceId, [{}, {}])
    await mara.call('POST', '/w/reviews', { json: { scope: { violation_id: violations[0] }, action: 'mark_fixed' } })
    await mara.call('POST', `/w/violations/${violations[0]}/comments`, { json: { comment: 'Seen.' } })
    await rosa.call('POST', '/w/assignments', { json: { scope: { violation_id: violations[1] }, add: [mara.userId] } })
    assert.equal((await rosa.call('POST', `/w/members/${rosa.userId}/delete`, { json: { name: 'Rosa' } })).status, 409, 'the last owner')
    const { body: preview } = await rosa.call('GET', `/w/members/${mara.userId}/deletion`)
    assert.deepEqual([preview.typed, preview.comments, preview.assigned], ['Mara', 1, 1])
    assert.equal((await rosa.call('POST', `/w/members/${mara.userId}/delete`, { json: { name: 'Mara' } })).status, 200)
    assert.equal((await mara.call('GET', '/w/members')).status, 401)
    await runDeletions(desk.db, desk.workspaceId)
    const detail = await rosa.call('GET', `/w/violations/${violations[0]}`)
    const trail = await rosa.call('GET', `/w/audits/${id}/trail`)
    for (const { text } of [detail, trail, await rosa.call('GET', `/w/violations/${violations[1]}`), await rosa.call('GET', '/w/audits')]) {
      assert.doesNotMatch(text, /Mara/)
    }
    assert.match(detail.body.decided_by, /^Deleted person [0-9a-f]{4}$/)
    assert.equal((await desk.db.query(`select 1 from users where name = 'Mara'`)).rowCount, 0)
    assert.equal((await verify('--against', settings.TRAIL_HEADS)).code, 0)
    assert.equal((await rosa.call('POST', `/w/members/${mara.userId}/delete`, { json: { name: 'Mara' } })).status, 404, 'once')
  })

  test('a person with an account elsewhere: spending, imports and templates of this workspace no longer name them', async () => {
    const nils = await desk.member('owner', 'Nils')
    const { id: elsewhere } = await createWorkspace(desk.db, 'Elsewhere')
    await desk.db.query(`insert into members (workspace_id, user_id, role) values ($1, $2, 'viewer')`, [elsewhere, nils.userId])
    const rules = new FormData()
    rules.append('file', new Blob(['extends: existence\nmessage: "Avoid \'%s\'."\nlevel: warning\ntokens: [obviously]\n']), 'own/a.yml')
    assert.equal((await nils.call('POST', '/w/own-rules/import', { body: rules })).status, 200)
    const begun = await nils.call('POST', '/w/templates', { json: { name: 'Letter' } })
    assert.equal(begun.status, 201, begun.text)
    const words = { EN: { term: 'lamp', forbidden: [] } }
    assert.equal((await nils.call('POST', '/w/terms', { json: { words } })).status, 201)
    const said = { language_key: 'EN', product: 'Lamp', audience: '', message: '', call_to_action: '', facts: [], translations: {} }
    const where = { sender: '', url: '', starts: null, ends: null, markets: [], channels: [], languages: ['EN'], tone_id: null }
    const brief = { ...said, ...where, infobase_id: null }
    const campaign = { name: 'Lamps', brief, owner_id: nils.userId }
    assert.equal((await nils.call('POST', '/w/campaigns', { json: campaign })).status, 201)
    const day = new Date().toISOString().slice(0, 10)
    const spent = { calls: 1, input: 10, output: 10, cost: null }
    await addSpending(desk.db, desk.workspaceId, day, 'scripted', { purpose: 'document', userId: nils.userId }, spent)
    const pages = ['/w/spending', '/w/spending.csv', '/w/own-rules/imports', '/w/templates', `/w/templates/${begun.body.id}`]
    for (const page of pages) assert.match((await rosa.call('GET', page)).text, /Nils/, page)
    assert.equal((await rosa.call('POST', `/w/members/${nils.userId}/delete`, { json: { name: 'Nils' } })).status, 200)
    for (const page of pages) assert.doesNotMatch((await rosa.call('GET', page)).text, /Nils/, page)
    assert.match((await rosa.call('GET', '/w/spending')).text, /Deleted person [0-9a-f]{4}/)
    for (const [table, column] of [
      ['template_drafts', 'author_id'],
      ['terms', 'author_id'],
      ['rule_imports', 'by_id'],
      ['campaigns', 'created_by'],
      ['campaigns', 'owner_id'],
    ])
      assert.equal((await desk.db.query(`select 1 from ${table} where ${column} = $1`, [nils.userId])).rowCount, 0, table)
  })
})
