import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { readSettings } from '../../src/config.ts'
import type { Settings } from '../../src/config.ts'
import { keepHouse } from '../../src/jobs/housekeeping.ts'
import { decideKnowing } from '../../src/reviews/desk-decisions.ts'
import { undo } from '../../src/reviews/undo.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { plantAudit } from '../helpers/audit.ts'
import { runCommand } from '../helpers/command.ts'

describe('a trail that was tampered with by SQL', () => {
  let api: Api
  let audit: { id: string; violations: string[] }
  let folder: string
  let settings: Settings

  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'imprimatur-heads-'))
    settings = readSettings({ DATA: folder, TRAIL_HEADS: path.join(folder, 'heads.jsonl') }, '/', {})
    api = await startApi()
    audit = await plantAudit(api.db, api.workspaceId, [{}, { group: 'a' }, { group: 'a' }])
    const review = (i: number, json: object) => api.call('POST', `/violations/${audit.violations[i]}/review`, { json })
    await review(0, { action: 'mark_fixed' })
    await review(1, { action: 'dismiss', reason: 'Certified', apply_to_group: true })
    const member = { kind: 'member', id: null, name: 'Rosa', userId: null } as const
    const scope = { violation: audit.violations[1]!, group: false }
    const decided = await decideKnowing(api.db, api.workspaceId, member, scope, { action: 'elevated_risk' }, null)
    assert.ok('number' in decided)
    await undo(api.db, api.workspaceId, member, audit.id, decided.number)
    await review(0, { action: 'reopen' })
    await review(0, { action: 'urgent_violation' })
    await api.call('POST', `/violations/${audit.violations[0]}/comments`, { json: { comment: 'Seen – by me' } })
    await api.call('POST', `/violations/${audit.violations[0]}/comments`, { json: { comment: 'The last word' } })
    await keepHouse(api.db, 0, settings)
  })
  after(async () => {
    await api?.close()
    rmSync(folder, { recursive: true })
  })

  const verify = async (...more: string[]) => {
    const flags = ['--workspace', api.workspaceId, '--database-url', api.databaseUrl, '--data', folder, '--json']
    const { code, json } = await runCommand(['trail', 'verify', ...flags, ...more])
    return { code, what: (json.problems ?? []).map((problem: { what: string }) => problem.what).join('; '), broken: json.first_broken }
  }
  const against = () => verify('--against', settings.TRAIL_HEADS)

  /** Tampers, looks, and puts back. */
  async function tampered<T>(look: () => Promise<T>, ...statements: [string, unknown[]?][]): Promise<T> {
    const tables = ['trail', 'comments', 'reviews', 'audits']
    for (const table of tables) await api.db.query(`create table kept_${table} as select * from ${table}`)
    try {
      for (const [text, values] of statements) await api.db.query(text, values)
      return await look()
    } finally {
      await api.db.query(`delete from trail`)
      await api.db.query(`insert into trail select * from kept_trail`)
      await api.db.query(`delete from comments`)
      await api.db.query(`insert into comments select * from kept_comments`)
      await api.db.query(
        `update reviews r set state = k.state, dismissal_reason = k.dismissal_reason
         from kept_reviews k where k.violation_id = r.violation_id`,
      )
      await api.db.query(
        `update audits a set counts = k.counts, trail_length = k.trail_length, trail_head = k.trail_head
         from kept_audits k where k.id = a.id`,
      )
      for (const table of tables) await api.db.query(`drop table kept_${table}`)
    }
  }

  test('what nobody touched is whole, and the key is for its owner alone', async () => {
    assert.deepEqual(await against(), { code: 0, what: '', broken: null })
    assert.equal(statSync(path.join(folder, 'trail-key.pem')).mode & 0o777, 0o600)
    await keepHouse(api.db, 0, settings)
    assert.equal(readFileSync(settings.TRAIL_HEADS, 'utf8').trim().split('\n').length, 1, 'a head that has not moved is not written again')
  })

  test('an edited entry', async () => {
    const { code, broken } = await tampered(verify, [`update trail set entry = replace(entry, 'Certified', 'Forged') where number = 2`])
    assert.deepEqual([code, broken], [1, { audit_id: audit.id, number: 2 }])
  })

  test('a changed time', async () => {
    const { code, what } = await tampered(verify, [`update trail set at = '2026-01-01T00:00Z' where number = 7`])
    assert.equal(code, 1)
    assert.match(what, /the time of entry 7 was changed/)
  })

  test('an edited comment, and one that is gone', async () => {
    const edited = await tampered(verify, [`update comments set content = 'Never seen' where content like 'Seen%'`])
    assert.deepEqual([edited.code, edited.what], [1, 'the comment of entry 7 was edited'])
    const gone = await tampered(verify, [`delete from comments where content like 'Seen%'`])
    assert.deepEqual([gone.code, gone.what], [1, 'the comment of entry 7 is gone'])
  })

  test('a state changed without an entry, and a counter', async () => {
    const { code, what } = await tampered(verify, [`update reviews set state = 1 where state = 3`])
    assert.equal(code, 1)
    assert.match(what, /have a state that no entry gave them/)
    const counter = await tampered(verify, [`update audits set counts[1] = counts[1] + 1`])
    assert.equal(counter.code, 1)
    assert.match(counter.what, /the counter says/)
  })

  test('truncation with the head reset: only the signed heads show it', async () => {
    const { rows } = await api.db.query<{ hash: Buffer }>('select hash from trail where number = 7')
    const cut: [string, unknown[]?][] = [
      [`delete from comments where content = 'The last word'`],
      [`delete from trail where number = 8`],
      [`update audits set trail_length = 7, trail_head = $1`, [rows[0]!.hash]],
    ]
    assert.equal((await tampered(verify, ...cut)).code, 0)
    const { code, what } = await tampered(against, ...cut)
    assert.equal(code, 1)
    assert.match(what, /the trail was truncated: it had 8 entries/)
  })

  test('a rewritten chain: only the signed heads show it', async () => {
    const { rows } = await api.db.query<{ number: number; entry: string }>('select number, entry from trail order by number')
    let previous: Buffer = Buffer.alloc(0)
    const rewritten: [string, unknown[]][] = rows.map(({ number, entry }) => {
      const forged = entry.replace('Certified', 'Forged')
      const hash = createHash('sha256').update(previous).update(forged).digest()
      const values = [number, forged, previous, hash]
      previous = hash
      return ['update trail set entry = $2, previous = $3, hash = $4 where number = $1', values]
    })
    const all: [string, unknown[]?][] = [
      ...rewritten,
      ['update audits set trail_head = $1', [previous]],
      [`update reviews set dismissal_reason = 'Forged' where dismissal_reason = 'Certified'`],
    ]
    assert.equal((await tampered(verify, ...all)).code, 0)
    const { code, what } = await tampered(against, ...all)
    assert.equal(code, 1)
    assert.match(what, /the trail was rewritten: entry 8/)
  })
})
