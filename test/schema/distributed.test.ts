import { keepRetention } from '../../src/deleting/retention.ts'
import { runDeletions } from '../../src/deleting/run.ts'
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { parse } from 'libpg-query'
import { MIGRATIONS_FOLDER } from '../../src/places.ts'
import { nothingTried } from '../../src/decided/tried.ts'
import { decidedFindings, decisionTimes, dismissedRules, runsOfRule } from '../../src/db/rules/decided-findings.ts'
import {
  activeFilters,
  askForFilter,
  decidedRules,
  failFilter,
  findFilter,
  findFilterModels,
  isFilterWaiting,
  setFilterAction,
  storeFilterModel,
} from '../../src/db/rules/decision-filters.ts'
import { eventBounds, eventsAfter, forgetEvents } from '../../src/db/events/events.ts'
import { newId } from '../../src/db/base/ids.ts'
import { createKey } from '../../src/db/keys/keys.ts'
import {
  beginTry,
  countOpenTries,
  endTry,
  findTry,
  forgetAllTries,
  forgetTries,
  forgetTriesOf,
  insertTry,
  isTryRunning,
  listOpenTries,
  storeTryProgress,
  triableRuns,
} from '../../src/db/rules/tries.ts'
import { workspaceWaits } from '../../src/db/base/waiting-work.ts'
import {
  dueDeliveries,
  giveUpOld,
  leaseEndpoints,
  releaseEndpoint,
  renewLease,
  settleDeliveries,
  tryAllAgain,
} from '../../src/db/events/webhook-deliveries.ts'
import { disableEndpoint } from '../../src/db/events/webhook-endpoints.ts'
import { relayEvents } from '../../src/events/relay.ts'
import { findingsOnPages, nextPackedPages } from '../../src/db/audits/stored-pages.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { startDesk } from '../app-api/desk.ts'
import { plantAudit } from '../helpers/audit.ts'
import { sampleInput } from '../helpers/input.ts'
import { collectStatements } from '../helpers/statements.ts'
import { refusedForms } from './distributed-forms.ts'
import type { Mutable } from './distributed-forms.ts'

describe('statements that a distributed engine takes', () => {
  let desk: Desk
  let mutable: Mutable

  before(async () => {
    desk = await startDesk()
    const { rows } = await desk.db.query<{ name: string }>(`select distinct proname as name from pg_proc where provolatile <> 'i'`)
    mutable = new Set(rows.map(({ name }) => name))
  })
  after(() => desk.close())

  test('the forms it refuses are found', async () => {
    const refused: Record<string, string> = {
      'update audits set trail_head = sha256(trail_head || convert_to(name, $2)) where workspace_id = $1':
        'convert_to() over a column in UPDATE',
      [`update reviews r set decided_at = now() + u.turn * interval '1 microsecond'
        from unnest($2::int[]) u (turn) where r.workspace_id = $1`]: 'arithmetic with an interval over a column in UPDATE',
      "update documents set title = $2 where workspace_id = $1 and date_trunc('milliseconds', updated_at) = $3":
        'date_trunc() over a column in UPDATE',
      [`insert into uploads as u (workspace_id, id) values ($1, $2)
        on conflict (workspace_id, id) do update set size = 1 where u.created_at < excluded.created_at - interval '1 day'`]:
        'arithmetic with an interval in ON CONFLICT',
      'insert into uploads (workspace_id, id) values ($1, $2) on conflict (workspace_id, id) do update set created_at = now()':
        'now() in ON CONFLICT',
      'insert into uploads (workspace_id, id) values ($1, (select max(id) from uploads where workspace_id = $1))': 'subquery in VALUES',
      'insert into uploads (workspace_id, id) select workspace_id, id from documents where workspace_id = $1':
        'INSERT into uploads without $n as workspace_id',
      'update audits set workspace_id = $2 where workspace_id = $1': 'UPDATE of workspace_id',
      'update reviews set due_at = ($2::timestamptz[])[1] where workspace_id = $1': 'array element as the value of a column',
      'select 1 from audits where id = $1': 'audits without workspace_id',
      'select 1 from audits a join reviews r on r.audit_id = a.id where a.workspace_id = $1': 'reviews without workspace_id',
      'select 1 from audits where workspace_id = $1 or id = $2': 'audits without workspace_id',
      'merge into audits a using reviews r on a.id = r.audit_id when matched then delete': 'MERGE',
    }
    for (const [text, form] of Object.entries(refused)) assert.ok((await refusedForms(text, mutable)).includes(form), `${form}: ${text}`)
    const taken = [
      'update reviews r set decided_at = $3 from unnest($2::uuid[]) u (id) where r.workspace_id = $1 and r.violation_id = u.id',
      'with audits as (select 1 as id) select id from audits',
      'select 1 from audits a join reviews r on r.workspace_id = a.workspace_id and r.audit_id = a.id where a.workspace_id = $1',
      "delete from uploads where workspace_id = $1 and created_at < now() - interval '1 day'",
      'insert into trail (workspace_id, audit_id) select live.workspace_id, live.id from audits live where live.workspace_id = $1',
    ]
    for (const text of taken) assert.deepEqual(await refusedForms(text, mutable), [], text)
  })

  test('a change that takes the time of the database is found, of whatever table of a workspace', async () => {
    for (const text of [
      'update audits set completed_at = now() where workspace_id = $1',
      'update assets a set fetched_at = now() from unnest($2::uuid[]) u (id) where a.workspace_id = $1 and a.id = u.id',
      'select trail_length, now() as at from audits where workspace_id = $1 for update',
      'insert into bulk_runs (workspace_id, id, created_at) values ($1, $2, now())',
      'insert into bulk_runs (workspace_id, id, created_at) select $1, $2, current_timestamp',
    ])
      assert.deepEqual(await refusedForms(text, mutable), ["the database's time as a value"], text)
    // Only compared with, or of a table that no workspace has.
    for (const text of [
      'select 1 from reviews where workspace_id = $1 and due_at < now()',
      'update users set updated_at = now() where id = $1',
    ])
      assert.deepEqual(await refusedForms(text, mutable), [], text)
  })

  test('a migration adds a column and its constraint by two commands', async () => {
    // The last one that did not lies before the first cluster that was tested.
    const later = globSync('*.sql', { cwd: MIGRATIONS_FOLDER }).filter((name) => /^\d/.test(name) && name > '056-gone-pages.sql')
    const wrong = async (sql: string) =>
      /"subtype":"AT_AddColumn".{0,900}?"contype":"CONSTR_(CHECK|UNIQUE|PRIMARY|FOREIGN)"/.test(JSON.stringify(await parse(sql)))
    assert.equal(await wrong(readFileSync(path.join(MIGRATIONS_FOLDER, '056-gone-pages.sql'), 'utf8')), true)
    for (const name of later) assert.equal(await wrong(readFileSync(path.join(MIGRATIONS_FOLDER, name), 'utf8')), false, name)
  })

  test('trying rules and learning from decisions sends none of them', async () => {
    const { workspaceId, db } = desk
    const [collected, id, now] = [collectStatements(), newId(), new Date()]
    try {
      const counts = nothingTried(1)
      const results = { added: [], dropped: [], not_tried: [] }
      await insertTry(db, workspaceId, {
        id,
        ruleId: 'a.b',
        file: 'a/b.yml',
        content: 'x',
        earlier: null,
        runs: [id],
        counts,
        results,
        createdBy: null,
      })
      await beginTry(db, workspaceId, id)
      await storeTryProgress(db, workspaceId, id, { run: 0, position: 1, counts, results: null, state: 'running' })
      await Promise.all([isTryRunning(db, workspaceId, id), countOpenTries(db, workspaceId), listOpenTries(db, workspaceId)])
      await endTry(db, workspaceId, id, 'cancelled', null)
      await Promise.all([findTry(db, workspaceId, id), triableRuns(db, workspaceId)])
      await Promise.all([nextPackedPages(db, workspaceId, id, -1), findingsOnPages(db, workspaceId, [id])])
      await Promise.all([forgetTries(db, workspaceId, now), forgetTriesOf(db, workspaceId, id), forgetAllTries(db, workspaceId)])
      const run = { id, name: '', site_id: null, created_at: now.toISOString(), pages: 1, counts: [0, 1] }
      await Promise.all([runsOfRule(db, workspaceId, 'a.b'), decidedFindings(db, workspaceId, 'a.b', [run])])
      await Promise.all([dismissedRules(db, workspaceId, { share: 0.5, decided: 1 }), decisionTimes(db, workspaceId)])
      await askForFilter(db, workspaceId, 'a.b')
      const figures = { decided: 1, dismissed: 1, pages: 1, filtered: 1, right: 1, precision: 1, recall: 1 }
      await storeFilterModel(db, workspaceId, 'a.b', { model: Buffer.from('x'), cut: 0.5, figures })
      await Promise.all([
        findFilter(db, workspaceId, 'a.b'),
        failFilter(db, workspaceId, 'a.b', 'x'),
        isFilterWaiting(db, workspaceId, 'a.b'),
      ])
      await setFilterAction(db, workspaceId, 'a.b', 'lower')
      const [active] = await activeFilters(db, workspaceId)
      assert.equal((await findFilterModels(db, workspaceId, [active!.model])).length, 1)
      await decidedRules(db, workspaceId, 'a')
    } finally {
      collected.stop()
    }
    assert.ok(collected.texts.size >= 25, `${collected.texts.size} statements`)
    const refused: string[] = []
    for (const text of collected.texts)
      for (const form of await refusedForms(text, mutable)) refused.push(`${form}: ${text.trim().slice(0, 300)}`)
    assert.deepEqual(refused, [])
  })

  test('what people and programs do sends none of them', async () => {
    const audit = await plantAudit(
      desk.db,
      desk.workspaceId,
      Array.from({ length: 12 }, (_, i) => ({ group: `g${i % 3}`, severity: i % 2 ? 'LOW' : null })),
    )
    const collected = collectStatements()
    try {
      await scenario(desk, audit)
    } finally {
      collected.stop()
    }
    const refused: string[] = []
    for (const text of collected.texts)
      for (const form of await refusedForms(text, mutable)) refused.push(`${form}: ${text.trim().slice(0, 300)}`)
    assert.deepEqual(refused, [])
    for (const table of [
      'update reviews',
      'insert into trail',
      'insert into comments',
      'insert into idempotent_requests',
      'insert into documents',
      'insert into events',
      'insert into event_outbox',
      'update webhook_deliveries',
    ])
      assert.ok(
        [...collected.texts].some((text) => text.includes(table)),
        table,
      )
  })
})

/**
 * Through the front door: signing in, lists and searches, decisions of every scope, undo, comments, assignments, kept answers,
 * documents, library.
 */
async function scenario(desk: Desk, audit: { id: string; violations: string[] }): Promise<void> {
  const { key } = await createKey(desk.db, desk.workspaceId, 'A program', null)
  const ilse = await desk.member('owner', 'Ilse')
  await ilse.call('POST', '/w/webhooks', { json: { url: 'https://hooks.example/' } })
  const [one, two, three] = audit.violations as [string, string, string]
  const program = async (method: string, path: string, json?: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${desk.url}/public/v1${path}`, {
      method,
      headers: { 'x-api-key': key, ...(json ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(json ? { body: JSON.stringify(json) } : {}),
    })
    const text = await answer.text()
    assert.ok(answer.status < 300, `${method} ${path}: ${answer.status} ${text}`)
    return JSON.parse(text)
  }
  const once = (id: string) => ({ 'idempotency-key': id })
  for (const query of ['', '?review_state=all', '?severity=LOW', '?search=text', '?review_state=all&search=text', '?page=2&page_size=5'])
    await program('GET', `/audits/${audit.id}/violations${query}`)
  await program('GET', '/audits')
  await program('POST', `/violations/${one}/review`, { action: 'mark_fixed' }, once('a'))
  await program('POST', `/violations/${one}/review`, { action: 'mark_fixed' }, once('a'))
  await Promise.all(audit.violations.map((id) => program('POST', `/violations/${id}/review`, { action: 'elevated_risk' })))
  await program('POST', `/violations/${two}/review`, { action: 'dismiss', reason: 'because', apply_to_group: true })
  await program('POST', `/violations/${one}/comments`, { comment: 'Seen.' })
  await program('GET', `/violations/${one}`)
  const templates = await program('GET', '/template')
  await program('GET', '/toneofvoice')
  await program('GET', '/infobase')
  const template = templates.find((each: { key: string }) => each.key === 'social-post')
  const { form } = template.templateMetas.find((meta: { languageKey: string }) => meta.languageKey === 'EN')
  await program(
    'POST',
    '/document',
    { templateId: template.id, language_key: 'EN', input: JSON.stringify(sampleInput(form).input) },
    once('b'),
  )
  await desking(ilse, audit.id, [one, two, three])
  await sending(desk, ilse)
  await deleting(desk, ilse, audit.id)
}

async function desking(ilse: Browser, audit: string, [one, two, three]: [string, string, string]): Promise<void> {
  const call = async (method: string, path: string, json?: object) => {
    const answer = await ilse.call(method, path, json ? { json } : {})
    assert.ok(answer.status < 300, `${method} ${path}: ${answer.status} ${answer.text}`)
    return answer.body
  }
  for (const query of [
    '',
    '?view=grouped',
    '?sort=decided',
    '?sort=rule&search=text',
    '?state=fixed',
    `?assignee=${ilse.userId}`,
    `?around=${three}`,
  ])
    await call('GET', `/w/audits/${audit}/violations${query}`)
  const decide = (scope: object, more: object = { action: 'mark_fixed' }) => call('POST', '/w/reviews', { scope, ...more })
  await call('POST', '/w/reviews/count', { scope: { audit_id: audit, filter: {} }, seen: 0 })
  await decide({ violation_id: one })
  await decide({ violation_id: one, group: true }, { action: 'dismiss', reason: 'Only the colour' })
  await decide({ audit_id: audit, violation_ids: [one, two], group_ids: [] })
  const all = await decide({ audit_id: audit, filter: { search: 'text' } })
  await call('POST', '/w/reviews/undo', { audit_id: audit, number: all.number })
  await call('POST', '/w/assignments', { scope: { violation_id: three }, add: [ilse.userId], remove: [] })
  await call('POST', `/w/violations/${one}/comments`, { comment: 'Seen.', mentions: [ilse.userId] })
  for (const path of [`/w/violations/${one}`, `/w/violations/${one}/others`, '/w/audits', `/w/audits/${audit}`, `/w/audits/${audit}/trail`])
    await call('GET', path)
  const { documents } = await call('GET', '/w/documents?limit=10&offset=0')
  const document = await call('GET', `/w/documents/${documents[0].id}`)
  await call('PATCH', `/w/documents/${documents[0].id}`, { title: 'Renamed', updated_at: document.updated_at })
  await call('GET', '/w/shelf')
  await call('GET', '/w/dismissal-reasons')
}

/** Events: relayed, delivered, and what an owner does about it. */
async function sending({ db, workspaceId }: Desk, ilse: Browser): Promise<void> {
  assert.ok((await relayEvents(db, workspaceId)) > 10)
  const now = new Date()
  const [endpoint] = await leaseEndpoints(db, workspaceId, now, now, 4)
  const { id } = endpoint!
  assert.ok(await renewLease(db, workspaceId, id, now, now))
  const due = await dueDeliveries(db, workspaceId, id, now, 2)
  const tried = { attempts: 1, at: now.toISOString(), again: null, status: 500, failure: 'x' }
  await settleDeliveries(
    db,
    workspaceId,
    id,
    due.map(({ number }, i) => ({ number, isDelivered: i === 0, ...tried })),
  )
  await giveUpOld(db, workspaceId, id, now)
  await tryAllAgain(db, workspaceId, id)
  await releaseEndpoint(db, workspaceId, id, now, 1, now)
  await workspaceWaits(db, workspaceId, now, { mails: true })
  await ilse.call('POST', `/w/webhooks/${id}/test`)
  await ilse.call('GET', `/w/webhooks/${id}/deliveries`)
  await ilse.call('POST', `/w/webhooks/${id}/deliveries/${due[0]!.number}/resend`)
  await ilse.call('POST', `/w/webhooks/${id}/key`, { json: { overlap_hours: 1 } })
  await ilse.call('PUT', `/w/webhooks/${id}`, { json: { url: 'https://hooks.example/', types: [], enabled: true } })
  await disableEndpoint(db, workspaceId, id, 'x')
  assert.ok((await eventsAfter(db, workspaceId, 0, 100)).length > 10)
  await eventBounds(db, workspaceId)
  await forgetEvents(db, workspaceId)
}

/** A person's data, an audit, a document, and what is too old. */
async function deleting(desk: Desk, ilse: Browser, audit: string): Promise<void> {
  const mara = await desk.member('reviewer', 'Mara')
  await mara.call('POST', '/w/reviews', { json: { scope: { audit_id: audit, filter: {} }, action: 'reopen' } })
  const remove = async (path: string, typed?: string) => {
    const name = typed ?? (await ilse.call('GET', `${path}/deletion`)).body.typed
    const { status, text } = await ilse.call('POST', `${path}/delete`, { json: { name } })
    assert.equal(status, 200, text)
  }
  await ilse.call('GET', `/w/audits/${audit}/trail/1/undo`)
  await remove(`/w/members/${mara.userId}`)
  await runDeletions(desk.db, desk.workspaceId)
  await remove(`/w/audits/${audit}`)
  const { documents } = (await ilse.call('GET', '/w/documents?limit=10&offset=0')).body
  await remove(`/w/documents/${documents[0].id}`, documents[0].title)
  await ilse.call('PUT', '/w/retention', { json: { pages: 1, texts: 2, audits: 3 } })
  await keepRetention(desk.db, desk.workspaceId, 0)
  await runDeletions(desk.db, desk.workspaceId)
  await ilse.call('GET', '/w/tombstones')
}
