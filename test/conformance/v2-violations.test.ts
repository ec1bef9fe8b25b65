import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { newId } from '../../src/db/base/ids.ts'
import { writeSetting } from '../../src/db/settings/settings.ts'
import { publicDocumentV2 } from '../../src/http/public/index.ts'
import { MEMBER, startApi } from '../helpers/api.ts'
import type { Api, CallOptions } from '../helpers/api.ts'
import { anyText, encode, jsonOf, valuesOf } from '../helpers/arbitrary.ts'
import type { OpenApi, Schema } from '../helpers/arbitrary.ts'
import { keptCounts, plantAudit, recount } from '../helpers/audit.ts'
import { conformance } from '../helpers/conforming.ts'
import { LOCK_WAITS } from '../helpers/database.ts'
import { cases } from '../helpers/cases.ts'

const V2 = '/public/v2'
const assertConforms = conformance(publicDocumentV2(), V2)
const document = publicDocumentV2() as unknown as OpenApi
const operations = Object.entries(document.paths)
  .filter(([path]) => /^\/public\/v2\/(violations|documents)/.test(path) && !path.endsWith('/translations'))
  .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })))
const DAY = 24 * 3_600_000

interface Listed {
  id: string
  audit_id: string
  severity: string | null
}

describe('violations by version 2', () => {
  let api: Api
  let workspace: { workspaceId: string; key: string }
  before(async () => {
    api = await startApi()
  })
  after(() => api.close())

  const call = async (method: string, path: string, options: CallOptions = {}) => {
    const answer = await api.call(method, V2 + path, { key: workspace.key, ...options })
    assertConforms(method, `${api.url}${V2}${path}`, answer)
    return answer
  }
  const list = async (query: string): Promise<Listed[]> => (await call('GET', `/violations?${query}`)).body.violations
  const ids = (rows: Listed[]) => rows.map(({ id }) => id)

  /** Every page of a list; `between` runs after each. */
  async function pages(query: string, between: () => Promise<unknown> = async () => undefined): Promise<string[]> {
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const { status, body } = await call('GET', `/violations?${query}${cursor && `&cursor=${cursor}`}`)
      assert.equal(status, 200, JSON.stringify(body))
      seen.push(...ids(body.violations))
      assert.equal(new Set(seen).size, seen.length, `${query}: none twice`)
      if (body.next === null) return seen
      cursor = body.next
      await between()
    }
  }
  const plant = (violations: Parameters<typeof plantAudit>[2], createdAt?: Date) =>
    plantAudit(api.db, workspace.workspaceId, violations, createdAt)
  const decide = (json: object, query = '') => call('POST', `/violations/decisions${query}`, { json })
  const outcomes = (body: any): Record<string, string> =>
    Object.fromEntries(body.items.map((item: any) => [item.violation_id, item.outcome]))
  const inNewWorkspace = async () => {
    workspace = await api.another()
  }

  describe('the list', () => {
    let old: { id: string; violations: string[] }
    let recent: { id: string; violations: string[] }
    const start = Date.now() - 10 * DAY
    before(async () => {
      await inNewWorkspace()
      old = await plant(
        [
          { severity: 'LOW', text: 'an old word' },
          { severity: 'CRITICAL', state: 'fixed' },
          { severity: 'HIGH', group: 'g' },
        ],
        new Date(start),
      )
      recent = await plant(
        [{ severity: null }, { severity: 'HIGH', state: 'dismissed', text: 'Über uns' }, { severity: 'MEDIUM' }],
        new Date(start + DAY),
      )
    })
    const [LOW, CRITICAL, HIGH, NONE, DISMISSED, MEDIUM] = [0, 1, 2, 3, 4, 5]
    const numbers = (rows: string[]) => rows.map((id) => [...old.violations, ...recent.violations].indexOf(id))

    test('has the violations of all audits, by audit or by severity', async () => {
      assert.deepEqual(numbers(ids(await list(''))), [DISMISSED, MEDIUM, NONE, CRITICAL, HIGH, LOW])
      assert.deepEqual(numbers(ids(await list('order=severity'))), [CRITICAL, DISMISSED, HIGH, MEDIUM, LOW, NONE])
    })

    test('is the same read page by page, in either order and with filters', async () => {
      for (const query of [
        '',
        'order=severity',
        'state=undecided,fixed',
        'severity=HIGH,LOW&order=severity',
        'assignee=nobody',
        'rule=test.rule',
      ])
        for (const limit of [1, 2, 4]) assert.deepEqual(await pages(`${query}&limit=${limit}`), ids(await list(query)), `${query} ${limit}`)
    })

    test('shows what each filter asks for', async () => {
      const of = async (query: string) => numbers(ids(await list(query)))
      assert.deepEqual(await of('state=undecided'), [MEDIUM, NONE, HIGH, LOW])
      assert.deepEqual(await of('state=fixed,dismissed'), [DISMISSED, CRITICAL])
      assert.deepEqual(await of('severity=HIGH'), [DISMISSED, HIGH])
      assert.deepEqual(await of('severity=NONE'), [NONE])
      assert.deepEqual(await of(`audit=${old.id}`), [CRITICAL, HIGH, LOW])
      assert.deepEqual(await of('rule=other.rule'), [])
      const [{ rule_id: rule }] = (await call('GET', '/violations')).body.violations
      assert.deepEqual(await of(`rule=${rule},${rule}`), await of(`rule=${rule}`), 'a rule named twice shows nothing twice')
      assert.deepEqual(await of('pack=test&state=fixed'), [CRITICAL])
      assert.deepEqual(await of('pack=other'), [])
      assert.deepEqual(await of(`search=${encodeURIComponent('über')}`), [DISMISSED])
      assert.deepEqual(await of('search=old%20word&order=severity'), [LOW])
      assert.deepEqual(await of(`site=${newId()}`), [])
      assert.deepEqual(await of(`asset=${newId()}`), [])
      assert.deepEqual(await of('assignee=nobody&state=undecided'), [MEDIUM, NONE, HIGH, LOW])
      const { rows } = await api.db.query('select group_id from violations where workspace_id = $1 and id = $2', [
        workspace.workspaceId,
        old.violations[HIGH],
      ])
      assert.deepEqual(await of(`group=${rows[0].group_id}`), [HIGH])
      // Planted, they were found just now.
      assert.equal((await of(`since=${new Date(Date.now() - DAY).toISOString()}`)).length, 0, 'both audits had ended before')
      await api.db.query('update violations set created_at = $3 where workspace_id = $1 and id = any($2::uuid[])', [
        workspace.workspaceId,
        old.violations,
        new Date(start),
      ])
      assert.deepEqual(await of(`until=${new Date(start + 1).toISOString()}`), [CRITICAL, HIGH, LOW])
      assert.deepEqual(await of(`since=2000-01-01&until=2000-01-02`), [])
    })

    test('has the violations of a site by its site, and of a member by assignee', async () => {
      const site = newId()
      const setSite = (to: string | null) =>
        api.db.query('update audits set site_id = $3 where workspace_id = $1 and id = $2', [workspace.workspaceId, old.id, to])
      await setSite(site)
      assert.deepEqual(numbers(ids(await list(`site=${site}`))), [CRITICAL, HIGH, LOW])
      await setSite(null)
      const { status, body } = await call('POST', `/violations/${old.violations[HIGH]}/assign`, { json: { add: [MEMBER] } })
      assert.equal(status, 200, JSON.stringify(body))
      const { assigned_to } = (await call('GET', `/violations/${old.violations[HIGH]}`)).body
      assert.deepEqual(numbers(ids(await list(`assignee=${assigned_to[0].id}`))), [HIGH])
      assert.deepEqual(numbers(ids(await list(`assignee=${assigned_to[0].id}&state=fixed`))), [])
      const removed = await call('POST', `/violations/${old.violations[HIGH]}/assign`, { json: { remove: [assigned_to[0].id] } })
      assert.deepEqual([removed.body.id, removed.body.assigned_to_user_ids], [old.violations[HIGH], []])
      assert.deepEqual(ids(await list(`assignee=${assigned_to[0].id}`)), [])
    })

    test('refuses what is no cursor, no time, no state, or a cursor of the other order', async () => {
      const { next } = (await call('GET', '/violations?limit=1')).body
      for (const [query, at] of [
        ['cursor=abc', 'cursor'],
        [`cursor=${next}&order=severity`, 'cursor'],
        [`cursor=${Buffer.from('["newest",1,"x",1]').toString('base64url')}`, 'cursor'],
        ['since=yesterday', 'since'],
        ['until=0000-01-01', 'until'],
        ['state=open', 'state'],
        ['limit=0', 'limit'],
        ['order=oldest', 'order'],
      ]) {
        const { status, body } = await call('GET', `/violations?${query}`)
        assert.equal(status, 422, query)
        assert.deepEqual(body.detail[0].loc.slice(0, 2), ['query', at], query)
      }
    })

    test('of another workspace is another list', async () => {
      const { key } = await api.another()
      assert.deepEqual((await call('GET', `/violations?audit=${old.id}`, { key })).body, { violations: [], next: null })
      const { next } = (await call('GET', '/violations?limit=1')).body
      assert.deepEqual((await call('GET', `/violations?cursor=${next}`, { key })).body, { violations: [], next: null })
    })
  })

  test('pages neither repeat nor leave out a violation while audits find more, and audits of the same moment stay apart', async () => {
    await inNewWorkspace()
    const moment = new Date(Date.now() - DAY)
    const severities = ['LOW', 'CRITICAL', null, 'HIGH'] as const
    const planted = []
    for (let audit = 0; audit < 4; audit++)
      planted.push(
        await plant(
          severities.map((severity) => ({ severity })),
          audit < 3 ? moment : new Date(moment.getTime() - 1),
        ),
      )
    // The database keeps time finer than a millisecond.
    const { rows } = await api.db.query(
      `select workspace_id, (created_at + interval '7 microseconds')::text as later from audits where id = $1`,
      [planted[1]!.id],
    )
    await api.db.query('update audits set created_at = $3 where workspace_id = $1 and id = $2', [
      rows[0].workspace_id,
      planted[1]!.id,
      rows[0].later,
    ])
    const wanted = planted.flatMap(({ violations }) => violations).toSorted()
    for (const order of ['newest', 'severity']) {
      const seen = await pages(`order=${order}&limit=3`, async () => {
        await plant([{ severity: 'CRITICAL' }, { severity: 'LOW' }])
        await plant([{ severity: 'HIGH' }], new Date(moment.getTime() - 5 * DAY))
      })
      assert.deepEqual(seen.filter((id) => wanted.includes(id)).toSorted(), wanted, `${order}: all of the beginning`)
    }
  })

  test('whoever decides page by page meets every violation once', async () => {
    await inNewWorkspace()
    const planted = [await plant(Array(5).fill({})), await plant(Array(4).fill({ severity: 'LOW' }))]
    const seen: string[] = []
    for (let query = '?limit=2'; query !== ''; ) {
      const { body } = await decide({ filter: { state: ['undecided'] }, action: 'mark_fixed' }, query)
      seen.push(...body.items.map((item: any) => item.violation_id))
      assert.equal(body.done, body.items.length)
      assert.ok(body.done > 0)
      query = body.next === null ? '' : `?limit=2&cursor=${body.next}`
    }
    assert.deepEqual(seen.toSorted(), planted.flatMap(({ violations }) => violations).toSorted())
    assert.deepEqual(await list('state=undecided'), [])
  })

  describe('one violation', () => {
    test('has everything version 1 shows, and its history', async () => {
      await inNewWorkspace()
      const { id: auditId, violations } = await plant([{ group: 'a' }, { group: 'a' }])
      const [id, other] = violations as [string, string]
      const { key } = workspace
      await api.call('POST', `/violations/${id}/comments`, { key, json: { comment: 'Looked at.' } })
      await decide({ violation_ids: [id, other], action: 'dismiss', reason: 'Certified' })
      await call('POST', `/violations/${id}/assign`, { json: { add: [MEMBER], apply_to_group: true } })
      const { body: first } = await api.call('GET', `/violations/${id}`, { key })
      const { body } = await call('GET', `/violations/${id}`)
      for (const [field, value] of Object.entries(first).filter(([field]) => field !== 'comments' && field !== 'also'))
        assert.deepEqual(body[field], value, field)
      assert.equal(body.audit_id, auditId)
      assert.deepEqual(
        body.history.map((entry: any) => entry.action),
        ['comment', 'dismiss', 'assign'],
      )
      assert.equal(body.history[1].actor.name, 'Test key')
      assert.equal(body.decided_by, 'Test key')
      assert.equal(body.assigned_to.length, 1)
      assert.deepEqual([body.group_size, body.group_states.dismissed], [2, 2])
      assert.deepEqual(body.comments, (await call('GET', `/violations/${id}/comments`)).body.comments)
      assert.equal(body.comments[0].content, 'Looked at.')
      assert.equal(body.comments[0].author_email, MEMBER)
    })

    test('is commented on where its comments are read', async () => {
      await inNewWorkspace()
      const { violations } = await plant([{}])
      const path = `/violations/${violations[0]}/comments`
      const { status, body } = await call('POST', path, { json: { content: 'Please look.' } })
      assert.equal(status, 201, JSON.stringify(body))
      await call('POST', path, { json: { content: 'Again.' } })
      const first = (await call('GET', `${path}?limit=1`)).body
      assert.deepEqual(first.comments, [body])
      assert.deepEqual((await call('GET', `${path}?limit=1&cursor=${first.next}`)).body.comments[0].content, 'Again.')
      assert.equal((await call('POST', path, { json: { content: ' ' } })).status, 422)
      const { key } = await api.another()
      assert.equal((await call('POST', path, { key, json: { content: 'x' } })).status, 404)
    })

    test('has the same shape in the list, in its audit and in an export', async () => {
      await inNewWorkspace()
      const { id } = await plant([{ severity: 'HIGH' }, {}])
      const all = (await call('GET', '/violations')).body.violations
      assert.deepEqual((await call('GET', `/audits/${id}/violations`)).body.violations, all)
      const exported = await api.call('GET', `${V2}/audits/${id}/export?format=json`, { key: workspace.key })
      assert.deepEqual((exported.body as any).violations, all)
      assert.ok(Array.isArray(all[0].jurisdiction) && Array.isArray(all[0].also) && 'sentence' in all[0])
    })

    test('of another workspace, or nobody’s, is not there', async () => {
      await inNewWorkspace()
      const { violations } = await plant([{}])
      const { key } = await api.another()
      for (const id of [violations[0]!, newId(), 'nope', '%00']) {
        for (const path of [`/violations/${id}`, `/violations/${id}/comments`])
          assert.equal((await call('GET', path, { key })).status, 404, path)
        assert.equal((await call('POST', `/violations/${id}/assign`, { key, json: { add: [MEMBER] } })).status, 404)
      }
      const { status, body } = await call('POST', `/violations/${violations[0]}/assign`, { json: { add: ['somebody@else.example'] } })
      assert.equal(status, 422)
      assert.deepEqual(body.detail[0].loc, ['body', 'add', 0])
    })
  })

  describe('decisions on many', () => {
    before(inNewWorkspace)

    test('say of each what became of it, one entry in the trail of each audit, and counters that agree', async () => {
      const first = await plant([{}, { state: 'fixed' }, { severity: 'LOW' }])
      const second = await plant([{}])
      const foreign = await plantAudit(api.db, api.workspaceId, [{}])
      const missing = newId()
      const asked = [...first.violations, second.violations[0]!, second.violations[0]!, foreign.violations[0]!, missing, 'nope']
      const { status, body } = await decide({ violation_ids: asked, action: 'mark_fixed', comment: 'Done in May.' })
      assert.equal(status, 200, JSON.stringify(body))
      assert.deepEqual(outcomes(body), {
        [first.violations[0]!]: 'done',
        [first.violations[1]!]: 'unchanged',
        [first.violations[2]!]: 'done',
        [second.violations[0]!]: 'done',
        [foreign.violations[0]!]: 'refused',
        [missing]: 'refused',
        nope: 'refused',
      })
      assert.deepEqual([body.done, body.unchanged, body.waiting, body.refused, body.next], [3, 1, 0, 3, null])
      assert.match(body.items.at(-1).why, /no such violation/)
      for (const { id } of [first, second]) {
        assert.deepEqual(await keptCounts(api.db, workspace.workspaceId, id), await recount(api.db, workspace.workspaceId, id))
        const { rows } = await api.db.query(
          `select entry::json ->> 'action' as action from trail where workspace_id = $1 and audit_id = $2 order by number`,
          [workspace.workspaceId, id],
        )
        const made = rows.map(({ action }) => action)
        assert.deepEqual(made, id === first.id ? ['mark_fixed', 'comment', 'comment'] : ['mark_fixed', 'comment'])
      }
      const comments = async (id: string) => (await call('GET', `/violations/${id}/comments`)).body.comments
      assert.equal((await comments(first.violations[0]!))[0].content, 'Done in May.')
      assert.deepEqual(await comments(first.violations[1]!), [], 'nothing is said where nothing was decided')
      assert.equal((await api.call('GET', `/violations/${foreign.violations[0]}`)).body.review_state, 'undecided')
    })

    test('wait for a second person where the workspace asks for one', async () => {
      await writeSetting(api.db, workspace.workspaceId, 'four_eyes', ['CRITICAL'])
      const { violations } = await plant([{ severity: 'CRITICAL' }, { severity: 'LOW' }])
      const [grave, light] = violations as [string, string]
      const dismissal = { violation_ids: violations, action: 'dismiss', reason: 'Certified' }
      const { body } = await decide(dismissal)
      assert.deepEqual(outcomes(body), { [grave]: 'waiting', [light]: 'done' })
      assert.equal(body.items[0].review_state, 'undecided')
      assert.equal((await call('GET', `/violations/${grave}`)).body.pending.id, body.items[0].approval_id)
      const again = await decide(dismissal)
      assert.deepEqual(outcomes(again.body), { [grave]: 'waiting', [light]: 'unchanged' })
      assert.equal(again.body.items[0].approval_id, body.items[0].approval_id, 'it waits with the same request')
      const other = await decide({ ...dismissal, reason: 'Another' })
      assert.equal(outcomes(other.body)[light], 'done', 'another reason is another decision')
      assert.deepEqual(outcomes((await decide({ violation_ids: [grave], action: 'reopen' })).body), { [grave]: 'done' })
      assert.equal((await call('GET', `/violations/${grave}`)).body.pending, null)
    })

    test('by a filter decide what it shows and nothing else', async () => {
      const { id, violations } = await plant([{ severity: 'HIGH' }, { severity: 'LOW' }, { severity: 'HIGH', state: 'dismissed' }])
      const filter = { audit: [id], severity: ['HIGH'], state: ['undecided'] }
      const { body } = await decide({ filter, action: 'urgent_violation' })
      assert.deepEqual(outcomes(body), { [violations[0]!]: 'done' })
      assert.deepEqual(outcomes((await decide({ filter, action: 'urgent_violation' })).body), {})
      assert.equal((await list(`audit=${id}&state=undecided`)).length, 1)
    })

    test('of everything are made only where that is said', async () => {
      await inNewWorkspace()
      const { violations } = await plant([{}, { severity: 'LOW' }])
      const { status } = await decide({ filter: {}, action: 'mark_fixed' })
      assert.equal(status, 422)
      assert.equal((await list('state=undecided')).length, 2)
      const { body } = await decide({ filter: {}, all: true, action: 'mark_fixed' })
      assert.deepEqual(Object.keys(outcomes(body)).toSorted(), violations.toSorted())
      assert.deepEqual(await list('state=undecided'), [])
    })

    test('by a filter leave alone what somebody else decided since', async () => {
      const { id, violations } = await plant([{}, {}])
      const client = await api.db.connect()
      await client.query('begin')
      await client.query('select 1 from audits where workspace_id = $1 and id = $2 for update', [workspace.workspaceId, id])
      const decided = decide({ filter: { audit: [id], state: ['undecided'] }, action: 'mark_fixed' })
      // It has chosen, and waits for the audit.
      for (;;) {
        const { rows } = await api.db.query(LOCK_WAITS)
        if (rows.length > 0) break
      }
      await client.query('update reviews set state = 1 where workspace_id = $1 and violation_id = $2', [
        workspace.workspaceId,
        violations[0],
      ])
      await client.query('commit')
      client.release()
      const { body } = await decided
      assert.deepEqual(outcomes(body), { [violations[0]!]: 'refused', [violations[1]!]: 'done' })
      assert.deepEqual([body.items[0].review_state, body.items[0].why], ['elevated_risk', 'The filter does not show it any more.'])
      assert.equal((await call('GET', `/violations/${violations[0]}`)).body.review_state, 'elevated_risk')
    })

    test('are refused as a whole where they say nothing, too much, or no reason', async () => {
      const id = newId()
      for (const [json, at] of [
        [{ action: 'reopen' }, ['body', 'violation_ids']],
        [{ action: 'reopen', violation_ids: [id], filter: {} }, ['body', 'filter']],
        [{ action: 'dismiss', violation_ids: [id] }, ['body', 'reason']],
        [{ action: 'reopen', violation_ids: [id], reason: 'x' }, ['body', 'reason']],
        [{ action: 'reopen', violation_ids: [id], comment: ' ' }, ['body', 'comment']],
        [{ action: 'reopen', violation_ids: [] }, ['body', 'violation_ids']],
        [{ action: 'fly', violation_ids: [id] }, ['body', 'action']],
        [{ action: 'reopen', filter: { state: ['open'] } }, ['body', 'filter', 'state', 0]],
        [{ action: 'reopen', filter: { state: 'undecided' } }, ['body', 'filter', 'state']],
        [{ action: 'reopen', filter: { sevrity: ['LOW'] } }, ['body', 'filter', 'sevrity']],
        [{ action: 'reopen', filter: {} }, ['body', 'all']],
        [{ action: 'reopen', filter: { state: [], search: null } }, ['body', 'all']],
        [{ action: 'reopen', all: false }, ['body', 'violation_ids']],
        [{ action: 'reopen', all: true, violation_ids: [id] }, ['body', 'all']],
        [{ action: 'reopen', all: true, filter: { state: ['fixed'] } }, ['body', 'all']],
      ] as const) {
        const { status, body } = await decide(json)
        assert.equal(status, 422, JSON.stringify(json))
        assert.deepEqual(body.detail[0].loc, at)
      }
    })
  })

  describe('documents', () => {
    const written: string[] = []
    const template = newId()
    const start = Date.now() - 10 * DAY
    before(async () => {
      await inNewWorkspace()
      for (let number = 0; number < 7; number++) {
        const id = newId()
        written.unshift(id)
        await api.db.query(
          `insert into documents (workspace_id, id, title, plain, markdown, blocks, language_key, template_id, created_at)
           values ($1, $2, $3, $4, $5, '[]', $6, $7, $8)`,
          [
            workspace.workspaceId,
            id,
            `Piece ${number}`,
            `Words ${number}`,
            `# Piece ${number}\n`,
            number % 2 ? 'DE' : 'EN',
            number === 3 ? template : null,
            new Date(start + Math.floor(number / 3) * DAY),
          ],
        )
      }
    })
    const listed = async (query: string) =>
      (await call('GET', `/documents?${query}`)).body.documents.map(({ id }: { id: string }) => written.length - 1 - written.indexOf(id))

    test('are listed newest first, page by page, and by template, language, time and words', async () => {
      const all = await listed('')
      assert.deepEqual(all.toSorted(), [0, 1, 2, 3, 4, 5, 6])
      assert.deepEqual([all[0], all.slice(1, 4).toSorted(), all.slice(4).toSorted()], [6, [3, 4, 5], [0, 1, 2]])
      const paged: number[] = []
      for (let query = 'limit=2'; query !== ''; ) {
        const { body } = await call('GET', `/documents?${query}`)
        paged.push(...body.documents.map(({ id }: { id: string }) => written.length - 1 - written.indexOf(id)))
        query = body.next === null ? '' : `limit=2&cursor=${body.next}`
      }
      assert.deepEqual(paged, all)
      assert.deepEqual(await listed(`template=${template}`), [3])
      assert.deepEqual((await listed('language=DE')).toSorted(), [1, 3, 5])
      assert.deepEqual(await listed(`since=${new Date(start + 2 * DAY).toISOString()}`), [6])
      assert.deepEqual((await listed(`until=${new Date(start + DAY).toISOString()}`)).toSorted(), [0, 1, 2])
      assert.deepEqual(await listed('search=words%204'), [4])
      assert.deepEqual((await listed('language=DE,EN')).toSorted(), [0, 1, 2, 3, 4, 5, 6])
      assert.deepEqual(await listed('approval=approved'), [])
      assert.equal((await listed('approval=approved,draft')).length, 7)
      assert.equal((await call('GET', '/documents?cursor=x')).status, 422)
      const { key } = await api.another()
      assert.deepEqual((await call('GET', '/documents', { key })).body, { documents: [], next: null })
    })

    test('are read one by one with their versions, by their own workspace alone', async () => {
      const [id] = written
      const { body } = await call('GET', `/documents/${id}`)
      assert.deepEqual([body.title, body.markdown, body.status], ['Piece 6', '# Piece 6\n', 'ready'])
      const { versions, current, next } = (await call('GET', `/documents/${id}/versions`)).body
      assert.deepEqual([versions.length, current, next], [1, 1, null])
      assert.equal((await call('GET', `/documents/${id}/versions/1`)).body.markdown, '# Piece 6\n')
      assert.equal((await call('GET', `/documents/${id}/versions/2`)).status, 404)
      const { key } = await api.another()
      for (const path of [`/documents/${id}`, `/documents/${id}/versions`, `/documents/${id}/versions/1`, '/documents/nope'])
        assert.equal((await call('GET', path, { key })).status, 404, path)
    })
  })

  describe('whatever is sent', () => {
    const known: string[] = []
    before(async () => {
      await inNewWorkspace()
      const audit = await plant([{ group: 'a' }, { group: 'a', severity: null }, { state: 'dismissed' }])
      const { next } = (await call('GET', '/violations?limit=1')).body
      known.push(audit.id, ...audit.violations, next)
    })

    for (const { path, method, operation } of operations) {
      test(`${method} ${path} answers by the document and never with a 5xx`, async () => {
        const valueOf = valuesOf(document, () => known)
        const query = (operation.parameters as { in: string; name: string; schema: Schema }[]).filter((each) => each.in === 'query')
        const request = fc.record({
          id: fc.oneof({ weight: 3, arbitrary: fc.nat(known.length - 1).map((n) => known[n]!) }, { weight: 1, arbitrary: anyText }),
          query: fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, valueOf(schema)])), { requiredKeys: [] }),
          body: operation.requestBody ? valueOf(operation.requestBody.content['application/json'].schema) : fc.constant(undefined),
        })
        await fc.assert(
          fc.asyncProperty(request, async ({ id, query: values, body }) => {
            const search = Object.entries(values)
              .map(([name, value]) => `${name}=${encode(value)}`)
              .join('&')
            const at = path.slice(V2.length).replaceAll(/\{\w+\}/g, () => encode(id) || 'x')
            const { status } = await call(method, `${at}?${search}`, body === undefined ? {} : { body: jsonOf(body) })
            assert.ok(status < 500)
          }),
          { numRuns: cases(40) },
        )
      })
    }
  })
})
