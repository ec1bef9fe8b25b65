import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { assign, commentFromDesk } from '../../src/reviews/assign.ts'
import { decideKnowing } from '../../src/reviews/desk-decisions.ts'
import { undo } from '../../src/reviews/undo.ts'
import { MEMBER, startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { page, startSite } from '../helpers/site.ts'
import type { Site } from '../helpers/site.ts'

type Statement = [text: string, values?: unknown[]]

/** What somebody with the database alone may change unseen by the chain: none of it may pass. */
describe('what entries of the trail are about, changed by SQL', () => {
  let api: Api
  let site: Site
  let audit: string
  /** In the order of their places. */
  let findings: string[]
  let rosa: string
  const folder = temporaryFolder('bound')
  const flags = () => ['--database-url', api.databaseUrl, '--allow-hosts', '127.0.0.1', '--data', folder.path, '--json']

  before(async () => {
    api = await startApi()
    site = await startSite({
      '/': page('Home', '<p>Our eco-friendly bottle.</p><p>An eco-friendly cup.</p>', ['/a']),
      '/a': page('A', '<p>An eco-friendly plate.</p><p>Our eco-friendly fork.</p><p>This eco-friendly spoon.</p>'),
    })
    const crawl = ['--workspace', api.workspaceId, '--packs', 'eu-green-claims', '--crawl', '--max-pages', '9']
    audit = (await runCommand(['audit', `${site.url}/`, ...crawl, ...flags()])).json.id
    const { rows } = await api.db.query<{ id: string }>('select id from violations where audit_id = $1 order by place', [audit])
    findings = rows.map(({ id }) => id)
    assert.equal(findings.length, 5)
    rosa = (await api.db.query<{ id: string }>('select id from users where email = $1', [MEMBER])).rows[0]!.id
    const actor = { kind: 'member', id: rosa, name: 'Rosa', userId: rosa } as const
    const listed = (...chosen: number[]) => ({ audit, violations: chosen.map((i) => findings[i]!), groups: [] })
    const decide = async (chosen: number[], request: { action: 'dismiss' | 'mark_fixed' | 'reopen'; reason?: string }) => {
      const decided = await decideKnowing(api.db, api.workspaceId, actor, listed(...chosen), request, null)
      assert.ok('number' in decided)
      return decided.number
    }
    await decide([0, 1], { action: 'dismiss', reason: 'Certified' })
    const fixed = await decide([1, 2], { action: 'mark_fixed' })
    await undo(api.db, api.workspaceId, actor, audit, fixed)
    await api.call('POST', `/violations/${findings[3]}/review`, { json: { action: 'mark_fixed' } })
    await assign(api.db, api.workspaceId, actor, listed(2, 4), [rosa], [])
    await commentFromDesk(api.db, api.workspaceId, actor, findings[3]!, 'Look', [])
    await api.call('POST', `/violations/${findings[0]}/comments`, { json: { comment: 'Seen' } })
  })
  after(async () => {
    await site?.close()
    await api?.close()
    folder.remove()
  })

  const verify = async () => {
    const { code, json } = await runCommand(['trail', 'verify', '--workspace', api.workspaceId, ...flags()])
    return { code, unbound: json.unbound, what: (json.problems ?? []).map((problem: { what: string }) => problem.what).join('; ') }
  }

  /** Tampers, looks, and puts back. */
  async function tampered(...statements: Statement[]): Promise<{ code: number | null; what: string }> {
    const tables = ['violations', 'reviews', 'review_changes', 'rule_versions', 'assets', 'asset_contents', 'comments', 'audit_rules']
    for (const table of tables) await api.db.query(`create table kept_${table} as select * from ${table}`)
    try {
      for (const [text, values] of statements) {
        const { rowCount } = await api.db.query(text, values)
        assert.ok(rowCount, `nothing was changed by ${text}`)
      }
      return await verify()
    } finally {
      for (const table of tables.toReversed()) await api.db.query(`delete from ${table}`)
      for (const table of tables) {
        await api.db.query(`insert into ${table} select * from kept_${table}`)
        await api.db.query(`drop table kept_${table}`)
      }
    }
  }

  const found = async (what: RegExp, ...statements: Statement[]) => {
    const answer = await tampered(...statements)
    assert.equal(answer.code, 1)
    assert.match(answer.what, what)
  }

  /** Two findings exchange some columns of their reviews. */
  async function exchange(columns: string[], one: number, other: number): Promise<Statement[]> {
    const ids = [findings[one], findings[other]]
    const { rows } = await api.db.query(`select violation_id, ${columns.join(', ')} from reviews where violation_id = any($1)`, [ids])
    const review = (id?: string) => rows.find(({ violation_id }) => violation_id === id) ?? {}
    const set = columns.map((column, i) => `${column} = $${i + 2}`).join(', ')
    return ids.map((id, at) => {
      const from = review(ids[1 - at])
      return [`update reviews set ${set} where violation_id = $1`, [id, ...columns.map((column) => from[column] ?? null)]]
    })
  }

  test('what nobody touched is whole, and says what it is about', async () => {
    assert.deepEqual(await verify(), { code: 0, unbound: 0, what: '' })
    const { rows } = await api.db.query<{ action: string; bound: boolean }>(
      `select entry::json ->> 'action' as action, entry::json ->> 'findings_sha256' is not null as bound from trail order by number`,
    )
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['dismiss', 'mark_fixed', 'undo', 'mark_fixed', 'assign', 'comment', 'comment'],
    )
    assert.ok(rows.every(({ bound }) => bound))
  })

  test('two findings whose states were exchanged, times included', async () => {
    const decision = ['state', 'dismissal_reason', 'decided_at', 'decided_by']
    await found(/is (undecided|dismissed), by the trail/, ...(await exchange(decision, 0, 2)))
    await found(/by the trail/, ...(await exchange(decision, 0, 3)))
  })

  test('which findings an entry was about', async () => {
    const { rows } = await api.db.query<{ places: number[] }>('select places from review_changes where number = 1')
    const [first] = rows[0]!.places
    const other: Statement = ['update review_changes set places = $1, last_place = $2 where number = 1', [[first], first]]
    await found(/entry 1 was about other findings/, other)
    await found(/entry 5 was about other findings/, ['delete from review_changes where number = 5'])
  })

  test('what a finding says, with its hash made to fit or not', async () => {
    const text: Statement = [`update violations set sentence = 'Our bottle.' where id = $1`, [findings[0]]]
    await found(new RegExp(`the finding ${findings[0]} does not say what it said`), text)
    const undecided: Statement = [`update violations set reason = 'It is nothing' where id = $1`, [findings[4]]]
    await found(new RegExp(`the finding ${findings[4]} does not say`), undecided)
    const forgotten: Statement = ['update reviews set finding_hash = null where violation_id = $1', [findings[0]]]
    await found(/entry 1 was about other findings, or they said something else; .*entry 7 was/, text, forgotten)
  })

  test('where it was found, and on which page', async () => {
    await found(/does not say/, ['update violations set span_start = span_start + 1 where id = $1', [findings[0]]])
    await found(/does not say/, [`update violations set asset_url = asset_url || '?' where id = $1`, [findings[2]]])
    await found(/does not say/, [`update assets set content_hash = sha256('another page') where content_hash is not null`])
  })

  test('by which rule, and in which version of it', async () => {
    await found(/does not say/, [`update violations set rule_name = 'Typing mistake' where id = $1`, [findings[1]]])
    await found(/does not say/, [
      `update rule_versions set version = '0' where id = (select rule_version_id from violations where id = $1)`,
      [findings[1]],
    ])
  })

  test('to whom a finding is assigned', async () => {
    await found(/assigned to others/, ...(await exchange(['assigned_to'], 0, 2)))
    await found(/assigned to others/, [`update reviews set assigned_to = '{}' where violation_id = $1`, [findings[4]]])
  })

  test('who decided, when, and why', async () => {
    await found(/another reason/, [`update reviews set dismissal_reason = 'Nobody minds' where violation_id = $1`, [findings[0]]])
    await found(/somebody else/, [`update reviews set decided_by = 'Kit' where violation_id = $1`, [findings[3]]])
    await found(/no entry gave them|another time/, [
      `update reviews set decided_at = '2020-02-02T00:00:00Z' where violation_id = $1`,
      [findings[3]],
    ])
  })

  test('entries of before are checked as before, and said to be unbound', async () => {
    const { rows } = await api.db.query<{ number: number; entry: string }>('select number, entry from trail order by number')
    const heads = await api.db.query('select id, trail_head, trail_previous from audits')
    try {
      await api.db.query(`update trail set entry = (entry::jsonb - 'findings_sha256')::text`)
      await rechain()
      assert.deepEqual(await verify(), { code: 0, unbound: rows.length, what: '' })
    } finally {
      for (const { number, entry } of rows) await api.db.query('update trail set entry = $2 where number = $1', [number, entry])
      await rechain()
      assert.deepEqual((await api.db.query('select id, trail_head, trail_previous from audits')).rows, heads.rows)
    }
  })

  /** Makes the hashes fit what the entries say. */
  async function rechain(): Promise<void> {
    const { rows } = await api.db.query<{ number: number; entry: string }>('select number, entry from trail order by number')
    let last = Buffer.alloc(0)
    for (const { number, entry } of rows) {
      const hash = createHash('sha256').update(last).update(entry).digest()
      await api.db.query('update trail set previous = $2, hash = $3 where number = $1', [number, last, hash])
      last = hash
    }
    await api.db.query(
      `update audits a set trail_previous = t.previous, trail_head = t.hash from trail t
       where t.workspace_id = a.workspace_id and t.audit_id = a.id and t.number = a.trail_length`,
    )
  }
})
