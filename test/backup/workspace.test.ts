import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import { askRewrite, storePieces } from '../../src/db/documents/campaign-pieces.ts'
import { storeCampaign } from '../../src/db/documents/campaigns.ts'
import { namedId, newId } from '../../src/db/base/ids.ts'
import { openPool, transaction } from '../../src/db/base/pool.ts'
import { carryAudit } from '../../src/jobs/carry.ts'
import { openQueue } from '../../src/queue/queue.ts'
import { startDesk } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { plantAudit } from '../helpers/audit.ts'
import { plantClaim } from '../helpers/claim.ts'
import { runCommand } from '../helpers/command.ts'
import { freshDatabase } from '../helpers/database.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { plantRuns } from '../helpers/runs.ts'
import { tableSums } from './tables.ts'

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

describe('one workspace exported and imported', () => {
  const folder = temporaryFolder('workspace')
  const file = folder.at('one.workspace')
  /** Somebody else's number, in a text and in JSON. */
  const foreign = newId()
  let desk: Desk
  let owner: Browser
  let siteId: string
  let imported: { id: string; rows: number; people: { email: string; known: boolean }[]; ended: { sites: number } }
  let sumsBefore: Record<string, string>

  const call = (url: string, ...words: string[]) => runCommand([...words, '--database-url', url, '--data', folder.at('data'), '--json'])
  /** Planted decisions are in no trail: what is said of them must be the same before and after. */
  const verify = async (url: string, id: string) => {
    const { json } = await call(url, 'trail', 'verify', '--workspace', id)
    const { administration } = json
    return {
      broken: json.first_broken,
      entries: json.entries,
      administration,
      what: (json.problems ?? []).map(({ what }: { what: string }) => what),
    }
  }
  const COUNTED = [
    'reviews',
    'violations',
    'comments',
    'trail',
    'carried_violations',
    'tombstones',
    'members',
    'claims',
    'claim_versions',
    'claim_answers',
    'claim_sources',
    'register_entries',
    'register_versions',
  ]
  const countRows = async (workspaceId: string) => {
    const counts: Record<string, number> = {}
    for (const table of COUNTED) {
      const { rows } = await desk.db.query<{ n: number }>(`select count(*) as n from ${table} where workspace_id = $1`, [workspaceId])
      counts[table] = rows[0]!.n
    }
    return counts
  }

  before(async () => {
    desk = await startDesk()
    owner = await desk.member('owner', 'Olga')
    const reviewer = await desk.member('reviewer', 'Rosa')
    await owner.call('PATCH', '/w', { json: { name: 'Linden \\ Lark' } })
    // An entry that names something by identifier is hashed anew.
    await owner.call('POST', '/w/keys', { json: { name: 'Recorded' } })
    const { siteId: site, later } = await plantRuns(desk.db, desk.workspaceId, 300)
    siteId = site
    const boss = await openQueue(desk.databaseUrl, { supervise: false, onError: (error) => assert.fail(error) })
    await carryAudit(desk.db, boss, { workspaceId: desk.workspaceId, auditId: later, carry: true })
    await boss.stop({ graceful: false })
    const audit = await plantAudit(desk.db, desk.workspaceId, [{ text: `Order ${foreign}` }, { group: 'a' }, { group: 'a' }])
    const { key } = await createKey(desk.db, desk.workspaceId, 'A key', null)
    const post = async (what: string, json: object) => {
      const headers = { 'x-api-key': key, 'content-type': 'application/json' }
      const answer = await fetch(`${desk.url}/public/v1/violations/${what}`, { method: 'POST', headers, body: JSON.stringify(json) })
      assert.ok(answer.ok, await answer.text())
    }
    await post(`${audit.violations[0]}/review`, { action: 'dismiss', reason: foreign })
    await post(`${audit.violations[1]}/review`, { action: 'dismiss', reason: 'Tab\tand "quotes" – ö', apply_to_group: true })
    await post(`${audit.violations[1]}/comments`, { comment: `About ${foreign}` })
    await owner.call('POST', `/w/violations/${audit.violations[0]}/comments`, { json: { content: 'Please', mentions: [reviewer.userId] } })
    const doomed = await plantAudit(desk.db, desk.workspaceId, [{}])
    await desk.db.query(`update audits set name = 'Doomed' where workspace_id = $1 and id = $2`, [desk.workspaceId, doomed.id])
    const gone = await call(desk.databaseUrl, 'delete', 'audit', doomed.id, '--workspace', desk.workspaceId, '--yes', 'Doomed')
    assert.equal(gone.code, 0, gone.stderr)
    await desk.db.query(
      `insert into inbox_views (workspace_id, id, name, filter, created_by, created_at) values ($1, $2, 'Mine', $3, $4, now())`,
      [desk.workspaceId, newId(), JSON.stringify({ site: siteId, search: foreign }), owner.userId],
    )
    await plantCampaign()
    const answers = [{ audit: audit.id, violation: audit.violations[2]! }]
    await plantClaim(desk.db, desk.workspaceId, { text: `About ${foreign}`, userId: reviewer.userId, answers })
    // Where the planted data have identifiers for names.
    await desk.db.query(`update sites set key = 'site.example' where workspace_id = $1`, [desk.workspaceId])
    await desk.db.query('update rule_versions set version = md5(version) where workspace_id = $1 and position($2 in version) > 0', [
      desk.workspaceId,
      '-',
    ])
    await desk.db.query(`update sites set next_run_at = now(), schedule = '0 1 * * *' where workspace_id = $1`, [desk.workspaceId])
    sumsBefore = await tableSums(desk.db)
    const made = await call(desk.databaseUrl, 'workspace', 'export', desk.workspaceId, file)
    assert.equal(made.code, 0, made.stderr)
    const done = await call(desk.databaseUrl, 'workspace', 'import', file)
    assert.equal(done.code, 0, done.stderr)
    imported = done.json
  })
  after(async () => {
    await desk?.close()
    folder.remove()
  })

  /** A campaign whose brief and whose piece name a knowledge base, and a rewriting under way. */
  async function plantCampaign(): Promise<void> {
    const infobase = (await owner.call('POST', '/w/infobases', { json: { name: 'Linen' } })).body.id as string
    const document = newId()
    await desk.db.query(`insert into documents (workspace_id, id, title) values ($1, $2, 'Piece')`, [desk.workspaceId, document])
    const campaign = {
      name: 'Spring',
      brief: { languages: ['EN'], markets: [], infobase_id: infobase },
      answers: [],
      owner_id: owner.userId,
    }
    const id = newId()
    await storeCampaign(desk.db, desk.workspaceId, {
      ...campaign,
      brief: campaign.brief as never,
      due: null,
      id,
      createdBy: null,
      at: new Date(),
    })
    const order = { templateId: namedId('template:faq'), language: 'EN' as const, input: JSON.stringify({ infobase }), toneMetaId: null }
    const piece = {
      document_id: document,
      template_id: order.templateId,
      language_key: 'EN' as const,
      variant: 0,
      position: 0,
      ordered: order,
    }
    await transaction(desk.db, async (client) => {
      await storePieces(client, desk.workspaceId, id, [piece])
      await askRewrite(client, desk.workspaceId, document, { id: newId(), by: owner.userId, request: order })
    })
  }

  test('a campaign names what was imported with it, and its rewriting has ended', async () => {
    const { rows } = await desk.db.query(
      `select c.brief ->> 'infobase_id' = i.id::text as brief, p.ordered ->> 'input' = '{"infobase":"' || i.id || '"}' as ordered,
         p.template_id = $2 as template, p.rewrite, p.failure is not null as failed, d.title
       from campaigns c join infobases i on i.workspace_id = $1 join campaign_pieces p on p.workspace_id = $1 and p.campaign_id = c.id
       join documents d on d.workspace_id = $1 and d.id = p.document_id where c.workspace_id = $1`,
      [imported.id, namedId('template:faq')],
    )
    assert.deepEqual(rows, [{ brief: true, ordered: true, template: true, rewrite: null, failed: true, title: 'Piece' }])
  })

  test('a claim has its versions, the finding that it answers and the person who wrote it', async () => {
    const { rows } = await desk.db.query(
      `select c.state, c.content -> 'wordings' -> 0 ->> 'text' as said, c.written_by = v.author_id as writer,
         c.written_by is null as nobody, a.claim_version as version, r.audit_id = a.audit_id as there,
         (select s.name from claim_sources s
          where s.workspace_id = $1 and s.id::text = c.content -> 'proofs' -> 0 ->> 'source_id') as source
       from claims c join claim_versions v on v.workspace_id = $1 and v.claim_id = c.id
       join claim_answers a on a.workspace_id = $1 and a.claim_id = c.id
       join reviews r on r.workspace_id = $1 and r.violation_id = a.violation_id where c.workspace_id = $1`,
      [imported.id],
    )
    assert.deepEqual(rows, [
      { state: 'approved', said: `About ${foreign}`, writer: true, nobody: false, version: 1, there: true, source: 'test.txt' },
    ])
  })

  test('stands beside the first under identifiers of its own, in every table', async () => {
    const [old, fresh] = [await countRows(desk.workspaceId), await countRows(imported.id)]
    const { rows: audits } = await desk.db.query('select 1 from audits where workspace_id = $1 and trail_length > 0', [imported.id])
    assert.deepEqual(fresh, { ...old, trail: old['trail']! + audits.length })
    const people = new Set([owner.userId, ...imported.people.map(({ email }) => email)])
    const { rows: users } = await desk.db.query<{ id: string }>('select id from users')
    for (const { id } of users) people.add(id)
    const { rows: tables } = await desk.db.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'workspace_id'`,
    )
    const idsOf = async (workspaceId: string) => {
      const found = new Set<string>()
      for (const { name } of tables.filter((table) => !['api_keys', 'links', 'sessions'].includes(table.name))) {
        const { rows } = await desk.db.query<{ row: string }>(`select t::text as row from ${name} t where workspace_id = $1`, [workspaceId])
        for (const { row } of rows) for (const id of row.match(UUID) ?? []) found.add(id)
      }
      return found
    }
    const [mine, theirs] = [await idsOf(desk.workspaceId), await idsOf(imported.id)]
    // The last entry of each trail names the old one.
    const { rows: named } = await desk.db.query<{ id: string }>('select id from audits where workspace_id = $1', [desk.workspaceId])
    const may = new Set([...people, foreign, desk.workspaceId, namedId('template:faq'), ...named.map(({ id }) => id)])
    assert.deepEqual(
      [...theirs].filter((id) => mine.has(id) && !may.has(id)),
      [],
    )
    assert.ok(theirs.size > 500)
  })

  test('its trails, tombstones, states and counters agree, and so do those of the first', async () => {
    const [old, fresh] = [await verify(desk.databaseUrl, desk.workspaceId), await verify(desk.databaseUrl, imported.id)]
    // Three people or more have joined; the import itself is one entry more.
    assert.ok(old.administration.entries >= 3)
    const administration = { entries: old.administration.entries + 1, first_broken: null }
    assert.deepEqual({ ...fresh, entries: old.entries }, { ...old, administration, broken: null })
    assert.ok(old.entries > 3)
    // One workspace in a statement: the two may lie on different machines.
    const { rows } = await desk.db.query<{ entry: any }>(
      `select entry::json as entry from trail where workspace_id = $1 and entry::json ->> 'action' = 'import'`,
      [imported.id],
    )
    assert.ok(rows.length >= 2)
    const { rows: audits } = await desk.db.query<{ id: string; head: string }>(
      `select id, encode(trail_head, 'hex') as head from audits where workspace_id = $1`,
      [desk.workspaceId],
    )
    const heads = new Map(audits.map(({ id, head }) => [id, head]))
    for (const { entry } of rows) assert.equal(entry.imported.head, heads.get(entry.imported.audit_id))
    const { rows: changes } = await desk.db.query<{ kind: string; entry: any; owner: boolean }>(
      'select kind, entry::json as entry, actor_id = $2 as owner from admin_trail where workspace_id = $1 order by number',
      [imported.id, owner.userId],
    )
    assert.ok(changes[0]!.owner, 'somebody who has an account here already is the same person')
    const { rows: itsHead } = await desk.db.query<{ head: string }>(
      `select encode(head, 'hex') as head from admin_trail_heads where workspace_id = $1`,
      [desk.workspaceId],
    )
    const last = changes.at(-1)!
    assert.deepEqual([last.kind, last.entry.from.administration.head], ['workspace.imported', itsHead[0]!.head])
    // An entry that is changed is found in the imported trail as well.
    await desk.db.query(`update trail set entry = replace(entry, 'Tab', 'Tub') where workspace_id = $1`, [imported.id])
    assert.notEqual((await verify(desk.databaseUrl, imported.id)).broken, null)
    await desk.db.query(`update trail set entry = replace(entry, 'Tub', 'Tab') where workspace_id = $1`, [imported.id])
  })

  test('what people wrote stays as it was; what names something names the new one', async () => {
    const { rows: views } = await desk.db.query('select filter from inbox_views where workspace_id = $1', [imported.id])
    const { rows: sites } = await desk.db.query('select id, paused from sites where workspace_id = $1', [imported.id])
    assert.deepEqual(views[0].filter, { site: sites[0].id, search: foreign })
    assert.notEqual(sites[0].id, siteId)
    assert.equal(sites[0].paused, true)
    const { rows: dismissed } = await desk.db.query('select 1 from reviews where workspace_id = $1 and dismissal_reason = $2', [
      imported.id,
      foreign,
    ])
    assert.equal(dismissed.length, 1)
    const { rows: reasons } = await desk.db.query(`select 1 from trail where workspace_id = $1 and entry::json ->> 'reason' = any($2)`, [
      imported.id,
      [foreign, 'Tab\tand "quotes" – ö'],
    ])
    assert.equal(reasons.length, 2)
  })

  test('its people are in it: those with an account by that account', async () => {
    assert.deepEqual(
      imported.people.map(({ known }) => known),
      [true, true],
    )
    owner.cookies.delete('workspace')
    const { body } = await owner.call('GET', '/session')
    assert.ok(
      body.workspaces.some(({ id }: { id: string }) => id === imported.id),
      JSON.stringify(body),
    )
    const page = await owner.call('GET', `/w/${imported.id}/sites`)
    assert.equal(page.status, 200, page.text)
  })

  test('elsewhere they are made without a password, and the first server has not changed', async () => {
    const other = await freshDatabase()
    const db = openPool(other.url)
    try {
      const done = await call(other.url, 'workspace', 'import', file)
      assert.equal(done.code, 0, done.stderr)
      assert.deepEqual(
        done.json.people.map(({ known }: { known: boolean }) => known),
        [false, false],
      )
      const { broken, what } = await verify(other.url, done.json.id)
      assert.deepEqual({ broken, what }, { broken: null, what: (await verify(desk.databaseUrl, desk.workspaceId)).what })
      const { rows } = await db.query('select 1 from accounts')
      assert.equal(rows.length, 0)
      const wrong = await call(other.url, 'restore', file)
      assert.match(wrong.stderr, /holds one workspace; imprimatur workspace import/)
    } finally {
      await db.end()
      await other.drop()
    }
    const now = await tableSums(desk.db)
    // Whatever has no workspace_id is as before: nobody was added who was known.
    for (const table of ['users', 'accounts', 'sessions', 'links']) assert.equal(now[table], sumsBefore[table], table)
  })
})
