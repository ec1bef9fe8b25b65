import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { newId } from '../../src/db/base/ids.ts'
import { readSettings } from '../../src/config.ts'
import { COMMAND_LINE, lockAdminTrail, recordChange, recordChanges } from '../../src/db/trail/admin.ts'
import { transaction } from '../../src/db/base/pool.ts'
import { keepHouse } from '../../src/jobs/housekeeping.ts'
import { ruleLibrary } from '../../src/packs/library.ts'
import { runCommand } from '../helpers/command.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'
import { LOCK_WAITS } from '../helpers/database.ts'

interface Entry {
  number: number
  kind: string
  subject: string | null
  actor: { kind: string; id: string | null; name: string }
  from: any
  to: any
  why: string | null
  hash: string
}

describe('the admin log', () => {
  let desk: Desk
  let owner: Browser
  let folder: string

  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'imprimatur-admin-trail-'))
    desk = await startDesk({ settings: { ALLOW_HOSTS: 'intranet.example' }, parts: { library: ruleLibrary } })
    owner = await desk.member('owner', 'Mara')
  })
  after(async () => {
    await desk?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const trail = async (
    query = '',
  ): Promise<{ entries: Entry[]; total: number; length: number; head: string; actors: any[]; kinds: any }> => {
    const { status, body, text } = await owner.call('GET', `/w/admin-trail?limit=200${query}`)
    assert.equal(status, 200, text)
    return body
  }
  /** What a call adds to the trail. */
  async function added(work: () => Promise<unknown>): Promise<Entry[]> {
    const { length } = await trail()
    await work()
    return (await trail()).entries.filter(({ number }) => number > length).toReversed()
  }
  const call = async (method: string, to: string, json?: unknown) => {
    const answer = await owner.call(method, `/w${to}`, json === undefined ? {} : { json })
    assert.ok(answer.status < 300, answer.text)
    return answer
  }
  const brief = ({ kind, subject, from, to, why }: Entry) => ({ kind, subject, from, to, why })
  const command = async (...words: string[]) => runCommand([...words, '--database-url', desk.databaseUrl, '--data', folder, '--json'])
  const verify = async (...more: string[]) => {
    const { code, json } = await command('trail', 'verify', '--workspace', desk.workspaceId, ...more)
    return { code, broken: json.administration.first_broken, problems: json.problems?.map(({ what }: { what: string }) => what) ?? [] }
  }

  test('each change of a setting is an entry with who, from, to and why; what stays as it was leaves none', async () => {
    const due = { CRITICAL: 1, HIGH: 7, MEDIUM: 30, LOW: null, UNSPECIFIED: null }
    const rows: [string, string, unknown, Partial<Entry>][] = [
      [
        'PATCH',
        '',
        { name: 'Linden & Lark', reason: 'The firm was renamed' },
        { kind: 'workspace.renamed', from: 'Test', to: 'Linden & Lark', why: 'The firm was renamed' },
      ],
      [
        'PUT',
        '/packs',
        { active: [], reason: ' No packs for now. ' },
        { kind: 'packs.changed', from: null, to: [], why: 'No packs for now.' },
      ],
      [
        'PUT',
        '/markets',
        { markets: ['DE'], sectors: null, channels: null, reason: 'Shop opens' },
        { kind: 'markets.changed', why: 'Shop opens' },
      ],
      [
        'PUT',
        '/allowed-hosts',
        { hosts: ['intranet.example'], reason: 'Staging' },
        { kind: 'hosts.changed', from: null, to: ['intranet.example'], why: 'Staging' },
      ],
      ['PUT', '/retention', { pages: 90, texts: null, audits: null, reason: 'DPO' }, { kind: 'retention.changed', from: null, why: 'DPO' }],
      ['PUT', '/due-days', { days: due, reason: 'Sale' }, { kind: 'due_days.changed', to: due, why: 'Sale' }],
      [
        'PUT',
        '/four-eyes',
        { severities: ['CRITICAL'], reason: 'Legal asked' },
        { kind: 'four_eyes.changed', from: [], to: ['CRITICAL'], why: 'Legal asked' },
      ],
      [
        'PUT',
        '/networks',
        { networks: ['127.0.0.1'], reason: 'Office only' },
        { kind: 'networks.changed', from: [], to: ['127.0.0.1'], why: 'Office only' },
      ],
      [
        'PUT',
        '/webhook',
        { url: 'https://hooks.example/T0/s3cret', kinds: [], reason: 'Chat' },
        { kind: 'webhook.changed', from: { host: null, kinds: [] }, to: { host: 'hooks.example', kinds: [] }, why: 'Chat' },
      ],
    ]
    for (const [method, at, json, expected] of rows) {
      const entries = await added(() => call(method, at, json))
      assert.equal(entries.length, 1, at)
      assert.deepEqual(entries[0]!.actor, { kind: 'member', id: owner.userId, name: 'Mara' })
      for (const [field, value] of Object.entries(expected)) assert.deepEqual(entries[0]![field as keyof Entry], value, `${at} ${field}`)
      assert.deepEqual(await added(() => call(method, at, json)), [], `${at} again`)
    }
    assert.ok(!JSON.stringify(await trail()).includes('s3cret'))
  })

  test('of a model the trail knows that there is a key and that it changed, never the key', async () => {
    const json = { model: 'openai:gpt-5', key: 'sk-very-secret', reason: 'Trial' }
    const [entry] = await added(() => call('PUT', '/model', json))
    assert.deepEqual(entry!.to, { model: 'openai:gpt-5', url: null, has_key: true, key_changed: true })
    const [next] = await added(() => call('PUT', '/model', { model: 'openai:gpt-6' }))
    assert.equal(next!.to.key_changed, false)
    const { rows } = await desk.db.query(`select entry from admin_trail where entry like '%secret%' or entry like '%sealed%'`)
    assert.deepEqual(rows, [])
    assert.equal(entry!.why, 'Trial')
    const [gone] = await added(() => call('DELETE', '/model?reason=Over'))
    assert.deepEqual([gone!.kind, gone!.to, gone!.why], ['model.changed', null, 'Over'])
  })

  test('severities and allowed texts: one entry for each that was added, changed or taken out', async () => {
    const overrides = (list: unknown[], reason?: string) => call('PUT', '/severity-overrides', { overrides: list, reason })
    assert.deepEqual(
      (
        await added(() =>
          overrides(
            [
              { rule_id: 'a.b', severity: 'HIGH' },
              { rule_id: 'a.c', severity: 'OFF' },
            ],
            'Winter sale',
          ),
        )
      ).map(brief),
      [
        { kind: 'severity.changed', subject: 'a.b', from: null, to: { rule_id: 'a.b', severity: 'HIGH' }, why: 'Winter sale' },
        { kind: 'severity.changed', subject: 'a.c', from: null, to: { rule_id: 'a.c', severity: 'OFF' }, why: 'Winter sale' },
      ],
    )
    assert.deepEqual((await added(() => overrides([{ rule_id: 'a.b', severity: 'LOW' }]))).map(brief), [
      { kind: 'severity.changed', subject: 'a.c', from: { rule_id: 'a.c', severity: 'OFF' }, to: null, why: null },
      {
        kind: 'severity.changed',
        subject: 'a.b',
        from: { rule_id: 'a.b', severity: 'HIGH' },
        to: { rule_id: 'a.b', severity: 'LOW' },
        why: null,
      },
    ])
    const entry = { text: 'Heath & Fell', rule_id: null, note: 'Name of our own brand.' }
    assert.deepEqual((await added(() => call('PUT', '/allow-list', { entries: [entry] }))).map(brief), [
      { kind: 'allow_list.changed', subject: 'Heath & Fell', from: null, to: entry, why: 'Name of our own brand.' },
    ])
  })

  test('people, invitations and keys', async () => {
    const [joined] = await added(() => desk.member('reviewer', 'Owen'))
    assert.deepEqual([joined!.kind, joined!.subject, joined!.to], ['member.added', 'Owen', { role: 'reviewer', by: 'invitation' }])
    const owen = joined!.actor.id
    const [raised] = await added(() => call('PATCH', `/members/${owen}`, { role: 'editor', reason: 'Writes rules now.' }))
    assert.deepEqual(brief(raised!), {
      kind: 'role.changed',
      subject: 'Owen',
      from: { role: 'reviewer' },
      to: { role: 'editor' },
      why: 'Writes rules now.',
    })
    const [left] = await added(() => call('DELETE', `/members/${owen}?reason=Left%20the%20company.`))
    assert.deepEqual(brief(left!), {
      kind: 'member.removed',
      subject: 'Owen',
      from: { role: 'editor' },
      to: null,
      why: 'Left the company.',
    })
    let id = ''
    const [invited] = await added(async () => {
      id = (await call('POST', '/invitations', { email: 'Femke@company.example', role: 'viewer', reason: 'Joins Legal' })).body.invitation
        .id
    })
    assert.deepEqual([invited!.kind, invited!.subject, invited!.to], ['invitation.made', 'femke@company.example', { role: 'viewer' }])
    assert.equal(invited!.why, 'Joins Legal')
    const [withdrawn] = await added(() => call('DELETE', `/invitations/${id}?reason=Typo`))
    assert.deepEqual([withdrawn!.kind, withdrawn!.why], ['invitation.withdrawn', 'Typo'])
    let key: { key: string; api_key: { id: string } }
    const [made] = await added(async () => {
      key = (await call('POST', '/keys', { name: 'cms-bridge', reason: 'Rules come from git.' })).body
    })
    assert.deepEqual([made!.kind, made!.subject, made!.why], ['key.made', 'cms-bridge', 'Rules come from git.'])
    assert.ok(!JSON.stringify(await trail()).includes(key!.key))
    const limited = { name: 'limited', scopes: ['check', 'read', 'read'], expires_on: '2040-02-29', rate_limit: 5 }
    let [old, next] = [key!, key!]
    const [bounded] = await added(async () => {
      old = (await call('POST', '/keys', limited)).body
    })
    const { scopes, expires_at, rate_limit } = bounded!.to as Record<string, unknown>
    assert.deepEqual([scopes, expires_at, rate_limit], [['read', 'check'], '2040-03-01T00:00:00.000Z', 5])
    const refused = async (path: string, json: object) => (await owner.call('POST', `/w${path}`, { json })).status
    assert.equal(await refused('/keys', { ...limited, expires_on: '2020-01-01' }), 422)
    assert.equal(await refused('/keys', { ...limited, expires_on: '2040-02-30' }), 422)
    assert.equal(await refused('/keys', { ...limited, scopes: [] }), 422)
    const [rotated] = await added(async () => {
      next = (await call('POST', `/keys/${old.api_key.id}/rotation`, { overlap_hours: 24, reason: 'Every year' })).body
    })
    assert.deepEqual([rotated!.kind, rotated!.subject, rotated!.why], ['key.rotated', 'limited', 'Every year'])
    assert.deepEqual((await inFull(rotated!.number)).effect, [{ figure: 'key_used', count: 0 }])
    assert.ok(!JSON.stringify(await trail()).includes(next.key))
    assert.equal(await refused(`/keys/${old.api_key.id}/rotation`, { overlap_hours: 1 }), 409)
    const [revoked] = await added(() => call('DELETE', `/keys/${key.api_key.id}?reason=Leaked`))
    assert.deepEqual([revoked!.kind, revoked!.subject, revoked!.why], ['key.revoked', 'cms-bridge', 'Leaked'])
    assert.deepEqual(await added(() => call('DELETE', `/keys/${key.api_key.id}`)), [], 'a key is revoked once')
  })

  test('the command line is an actor of its own', async () => {
    const of = ['--workspace', desk.workspaceId]
    const entries = await added(async () => {
      const { json: key } = await command('key', 'create', '--name', 'nightly', ...of)
      await command('key', 'revoke', key.id)
      await command('user', 'create', 'by.command@company.example', '--role', 'viewer', ...of)
      await command('user', 'create', 'by.command@company.example', '--role', 'reviewer', ...of)
      await command('retention', 'set', '--pages', '30', ...of)
      await command('workspace', 'set-plan', desk.workspaceId, 'free')
      await command('workspace', 'open', desk.workspaceId)
    })
    assert.deepEqual(
      entries.map(({ kind }) => kind),
      ['key.made', 'key.revoked', 'member.added', 'role.changed', 'retention.changed', 'plan.changed', 'networks.changed'],
    )
    assert.deepEqual(new Set(entries.map(({ actor }) => `${actor.kind} ${actor.name}`)), new Set(['system command line']))
  })

  test('a site: what decides about its rules is an entry, its schedule is none', async () => {
    const sources = [{ kind: 'urls', urls: ['https://shop.example/'] }]
    const { id } = (await call('POST', '/sites', { name: 'Shop', sources, packs: ['eu-consumer'] })).body
    const [changed] = await added(() => call('PATCH', `/sites/${id}`, { version: 1, markets: ['DE', 'AT'], reason: 'Vienna' }))
    assert.equal(changed!.why, 'Vienna')
    assert.deepEqual([changed!.kind, changed!.subject, changed!.from], ['site.changed', 'Shop', { packs: ['eu-consumer'] }])
    assert.deepEqual(changed!.to, { packs: ['eu-consumer'], markets: ['DE', 'AT'] })
    assert.deepEqual(await added(() => call('PATCH', `/sites/${id}`, { version: 2, mark_gone: false })), [])
  })

  test('assignment rules: an entry for each that differs', async () => {
    const rule = { name: 'To Mara', people: [owner.userId] }
    const [made] = await added(() => call('PUT', '/assignment-rules', { rules: [rule] }))
    assert.deepEqual([made!.kind, made!.subject, made!.from, made!.to.position], ['assignment_rules.changed', 'To Mara', null, 1])
    const [gone] = await added(() => call('PUT', '/assignment-rules', { rules: [], reason: 'Not needed' }))
    assert.deepEqual([gone!.subject, gone!.to, gone!.why], ['To Mara', null, 'Not needed'])
  })

  test('twenty changes at once are twenty entries in a row, each of a setting beginning where the one before ended', async () => {
    const entries = await added(() =>
      Promise.all([
        ...Array.from({ length: 12 }, (_, i) => call('PUT', '/retention', { pages: 100 + i, texts: null, audits: null })),
        ...Array.from({ length: 8 }, (_, i) => call('POST', '/keys', { name: `Key ${i}` })),
      ]),
    )
    assert.equal(entries.length, 20)
    const kept = entries.filter(({ kind }) => kind === 'retention.changed')
    for (const [i, entry] of kept.entries()) if (i > 0) assert.deepEqual(entry.from, kept[i - 1]!.to)
    assert.deepEqual(await verify(), { code: 0, broken: null, problems: [] })
  })

  test('what is rolled back leaves no entry', async () => {
    const change = { kind: 'x.changed', subject: null, from: 1, to: 2, actor: { userId: null, name: 'nobody' } }
    const failing = () =>
      transaction(desk.db, async (client) => {
        await recordChange(client, desk.workspaceId, change)
        throw new Error('no')
      })
    assert.deepEqual(await added(() => assert.rejects(failing())), [])
  })

  test('filtered by kind, person, day, reason and words; a window of it; a day that does not exist is named', async () => {
    const { length } = await trail()
    assert.ok((await trail('&kind=key')).entries.every(({ kind }) => kind.startsWith('key.')))
    assert.equal((await trail('&kind=key.made')).total, 11)
    assert.equal((await trail('&kind=k_y')).total, 0)
    assert.ok((await trail('&actor=command%20line')).entries.every(({ actor }) => actor.name === 'command line'))
    const mine = await trail(`&actor=${owner.userId}`)
    assert.ok(mine.total > 20 && mine.entries.every(({ actor }) => actor.id === owner.userId))
    assert.equal((await trail('&search=LEFT%20the')).total, 1)
    assert.equal((await trail('&reason=given')).total + (await trail('&reason=none')).total, length)
    const today = new Date().toISOString().slice(0, 10)
    assert.equal((await trail(`&until=2020-01-01`)).total, 0)
    assert.equal((await trail(`&since=${today}`)).total + (await trail(`&until=2020-01-01`)).total, length)
    const answer = await owner.call('GET', '/w/admin-trail?limit=2&offset=1')
    assert.deepEqual(
      answer.body.entries.map(({ number }: Entry) => number),
      [length - 1, length - 2],
    )
    assert.equal((await owner.call('GET', '/w/admin-trail?since=2026-02-31')).status, 422)
    assert.deepEqual(
      (await trail()).actors.find(({ name }) => name === 'Mara'),
      { id: owner.userId, name: 'Mara' },
    )
    assert.ok((await trail()).kinds.includes('severity'))
  })

  test('exported as CSV and JSON, with how many; the JSON has what is needed to hash it again', async () => {
    const { total } = await trail('&kind=key')
    const csv = await owner.call('GET', '/w/admin-trail.csv?kind=key')
    assert.match(csv.headers.get('content-disposition')!, new RegExp(`administration-trail-${total}-entries\\.csv`))
    assert.equal(csv.text.trim().split('\r\n').length, total + 1)
    const { body } = await owner.call('GET', '/w/admin-trail.json')
    assert.equal(body.entries.length, body.total)
    let previous: Buffer = Buffer.alloc(0)
    for (const { entry } of body.entries) previous = createHash('sha256').update(previous).update(entry).digest()
    assert.equal(previous.toString('hex'), body.head)
    const proof = await owner.call('GET', '/w/admin-trail/proof')
    assert.deepEqual([proof.body.verified, proof.body.head, proof.body.length], [true, body.head, body.total])
    assert.equal(proof.body.command, `imprimatur trail verify --workspace ${desk.workspaceId}`)
  })

  /** Tampers, looks, and puts back. */
  async function tampered<T>(look: () => Promise<T>, statement: string): Promise<T> {
    await desk.db.query('create table kept_trail as select * from admin_trail')
    await desk.db.query('create table kept_heads as select * from admin_trail_heads')
    try {
      await desk.db.query(statement)
      return await look()
    } finally {
      await desk.db.query('delete from admin_trail')
      await desk.db.query('insert into admin_trail select * from kept_trail')
      await desk.db.query('update admin_trail_heads h set length = k.length, head = k.head from kept_heads k')
      await desk.db.query('drop table kept_trail, kept_heads')
    }
  }

  test('an entry that was edited, moved, re-dated, given to somebody else or taken out is named by trail verify', async () => {
    const first = (statement: string) => tampered(async () => (await verify()).broken, statement)
    assert.equal(await first(`update admin_trail set entry = replace(entry, 'Mara', 'Nobody') where number = 3`), 3)
    assert.equal(await first(`update admin_trail set kind = 'due_days.changed' where number = 4`), 4)
    assert.equal(await first(`update admin_trail set at = '2026-01-01T00:00Z' where number = 5`), 5)
    assert.equal(await first(`update admin_trail set actor_id = null where number = 6`), 6)
    assert.equal(await first('delete from admin_trail where number = 7'), 7)
    assert.equal(await first(`update admin_trail set entry = 'no JSON' where number = 8`), 8)
    const { rows } = await desk.db.query<{ number: number }>('select max(number) as number from admin_trail where subject_id is not null')
    const { number: about } = rows[0]!
    assert.equal(await first(`update admin_trail set subject_id = '${newId()}' where number = ${about}`), about, 'about something else')
    const { number: invited } = (await trail('&kind=invitation.made')).entries[0]!
    const [own, other] = ['femke', 'others'].map((name) => `update invited_addresses set email = '${name}@company.example'`)
    assert.equal(await first(other!), invited, 'another address beside the entry')
    await desk.db.query(own!)
    assert.equal(
      (await tampered(() => trail('&reason=none'), `update admin_trail set entry = 'no JSON' where number = 8`)).length > 8,
      true,
    )
    const { length } = await trail()
    assert.equal(await first(`delete from admin_trail where number = ${length}`), length)
    const proof = await tampered(
      async () => (await owner.call('GET', '/w/admin-trail/proof')).body,
      `update admin_trail set entry = replace(entry, 'Mara', 'Nobody') where number = 3`,
    )
    assert.deepEqual([proof.verified, proof.first_broken], [false, 3])
    assert.deepEqual(await verify(), { code: 0, broken: null, problems: [] })
  })

  test('a trail that was cut and its head reset is held against the signed heads', async () => {
    const heads = path.join(folder, 'heads.jsonl')
    await keepHouse(desk.db, 0, readSettings({ DATA: folder, TRAIL_HEADS: heads }, '/', {}))
    assert.deepEqual(await verify('--against', heads), { code: 0, broken: null, problems: [] })
    const { rows } = await desk.db.query<{ hash: string }>(`select encode(hash, 'hex') as hash from admin_trail where number = 5`)
    const cut = `delete from admin_trail where number > 5;
      update admin_trail_heads set length = 5, head = '\\x${rows[0]!.hash}'`
    assert.equal((await tampered(verify, cut)).code, 0)
    const { code, problems } = await tampered(() => verify('--against', heads), cut)
    assert.equal(code, 1)
    assert.match(problems.join(), /the trail was truncated/)
  })

  test('somebody whose data were deleted is shown by a pseudonym, and the chain holds', async () => {
    const leaving = await desk.member('editor', 'Leaving Lena')
    await call('POST', `/members/${leaving.userId}/delete`, { name: 'Leaving Lena' })
    const { entries } = await trail('&kind=member')
    const about = entries.filter(({ actor }) => actor.id === leaving.userId)
    assert.ok(about.length > 0)
    for (const { actor, subject } of about) assert.match(`${actor.name} ${subject}`, /^(Deleted person \w{4} ?){2}$/)
    assert.ok(!(await owner.call('GET', '/w/admin-trail.json')).text.includes('Lena'))
    assert.equal((await verify()).code, 0)
  })

  test('the address of an invitation is not shown, exported or found once the data of that person were deleted', async () => {
    const email = 'ruth.gone@company.example'
    const { link } = (await call('POST', '/invitations', { email, role: 'viewer', reason: 'For the winter' })).body
    const ruth = desk.browser()
    const json = { token: link.split('#')[1], name: 'Ruth', password: 'correct horse battery' }
    const { id } = (await ruth.call('POST', '/links/accept', { json })).body.user
    assert.equal((await trail(`&search=${email}`)).total, 1)
    await call('POST', `/members/${id}/delete`, { name: 'Ruth' })
    const entries = (await trail('&kind=invitation')).entries.filter(({ why }) => why === 'For the winter')
    assert.match(entries[0]!.subject!, /^Deleted person \w{4}$/)
    assert.equal((await trail(`&search=${email}`)).total, 0)
    assert.equal((await trail('&search=for%20the%20winter')).total, 1, 'still found by its reason')
    assert.equal((await trail(`&kind=invitation&search=${encodeURIComponent(entries[0]!.subject!)}`)).total, 1)
    for (const ending of ['json', 'csv'])
      assert.ok(!(await owner.call('GET', `/w/admin-trail.${ending}`)).text.includes(email), `${ending} has the address`)
    for (const table of ['admin_trail', 'invited_addresses', 'links'])
      assert.equal((await desk.db.query(`select 1 from ${table} t where t::text like '%${email}%'`)).rowCount, 0, table)
    assert.equal((await verify()).code, 0)
  })

  const takeBack = (number: number, by = owner, reason = 'It was a mistake.') =>
    by.call('POST', `/w/admin-trail/${number}/take-back`, { json: { reason } })
  const inFull = async (number: number) => {
    const { status, body, text } = await owner.call('GET', `/w/admin-trail/${number}`)
    assert.equal(status, 200, text)
    return body as { entry: Entry; effect: { figure: string; count: number }[]; not_taken_back: string | null }
  }

  test('a change is taken back: what was before is set, as an entry that names it and has a reason', async () => {
    const sources = [{ kind: 'urls', urls: ['https://second.example/'] }]
    const shop = (await call('POST', '/sites', { name: 'Second', sources, packs: ['eu-consumer'] })).body.id
    const kim = await desk.member('reviewer', 'Kim')
    await call('PUT', '/own-names', { names: ['Linden', 'Lark'] })
    const rows: [method: string, at: string, json: unknown][] = [
      ['PATCH', '', { name: 'Other name' }],
      ['PUT', '/packs', { active: ['eu-green-claims'] }],
      ['PUT', '/markets', { markets: ['FR'], sectors: null, channels: null }],
      ['PUT', '/retention', { pages: 7, texts: null, audits: null }],
      ['PUT', '/due-days', { days: { CRITICAL: 3, HIGH: 3, MEDIUM: 3, LOW: 3, UNSPECIFIED: 3 } }],
      ['PUT', '/four-eyes', { severities: ['HIGH'] }],
      ['PUT', '/rule-review', { second_person: true }],
      ['PUT', '/networks', { networks: ['127.0.0.1'] }],
      ['PUT', '/own-names', { names: ['Lark', 'Heath'] }],
      ['PUT', '/severity-overrides', { overrides: [{ rule_id: 'a.b', severity: 'CRITICAL' }] }],
      ['PUT', '/allow-list', { entries: [] }],
      ['PUT', '/page-readings', { place: 'shop.example/tea', page_kind: 'shop', sells: ['food'] }],
      ['PATCH', `/members/${kim.userId}`, { role: 'editor' }],
      ['PATCH', `/sites/${shop}`, { version: 1, markets: ['AT'] }],
      ['PUT', '/assignment-rules', { rules: [{ name: 'To Kim', people: [kim.userId] }] }],
    ]
    for (const [method, at, json] of rows) {
      const [entry] = await added(() => call(method, at, json))
      const { not_taken_back: why } = await inFull(entry!.number)
      assert.equal(why, null, `${entry!.kind}: ${why}`)
      const [back] = await added(async () => {
        const answer = await takeBack(entry!.number)
        assert.equal(answer.status, 200, `${entry!.kind}: ${answer.text}`)
      })
      assert.deepEqual([back!.kind, back!.why, (back as any).takes_back], [entry!.kind, 'It was a mistake.', entry!.number])
      assert.deepEqual([back!.from, back!.to], [entry!.to, entry!.from], entry!.kind)
      const { entries } = await trail()
      assert.equal((entries.find(({ number }) => number === entry!.number) as any).taken_back_by, back!.number)
      assert.match((await takeBack(entry!.number)).text, /changed since/, entry!.kind)
    }
    const { names } = (await owner.call('GET', '/w/own-names')).body
    assert.deepEqual(names.toSorted(), ['Lark', 'Linden'])
    assert.equal((await verify()).code, 0)
  })

  test('what is changed while it is taken back is not written over', async () => {
    const [made] = await added(() => call('PUT', '/assignment-rules', { rules: [{ name: 'Ours', people: [owner.userId] }] }))
    const changing = await desk.db.connect()
    try {
      await changing.query('begin')
      await lockAdminTrail(changing, desk.workspaceId)
      await changing.query(`update assignment_rules set name = 'Changed' where workspace_id = $1`, [desk.workspaceId])
      const taking = takeBack(made!.number)
      const waiting = LOCK_WAITS
      for (let tries = 0; (await desk.db.query(waiting)).rowCount === 0; tries++) {
        assert.ok(tries < 1500, 'taking back does not wait')
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      await changing.query('commit')
      assert.equal((await taking).status, 409)
    } finally {
      changing.release()
    }
    const { rules } = (await owner.call('GET', '/w/assignment-rules')).body
    assert.deepEqual([rules.length, rules[0]?.name], [1, 'Changed'])
    await call('PUT', '/assignment-rules', { rules: [] })
  })

  test('what cannot be taken back says so in words, and nobody takes back what he may not change', async () => {
    const refused = async (entry: Entry | undefined, expected: RegExp) => {
      assert.match((await inFull(entry!.number)).not_taken_back!, expected)
      const answer = await takeBack(entry!.number)
      assert.equal(answer.status, 409)
      assert.match(answer.text, expected)
    }
    const [made] = await added(() => call('POST', '/keys', { name: 'short-lived' }))
    assert.deepEqual((await inFull(made!.number)).effect, [{ figure: 'key_used', count: 0 }])
    const [revoked] = await added(() => takeBack(made!.number))
    assert.deepEqual([revoked!.kind, (revoked as any).takes_back], ['key.revoked', made!.number])
    await refused(revoked, /never works again/)
    await refused(made, /revoked already/)
    const lee = await desk.member('viewer', 'Lee')
    const [removed] = await added(() => call('DELETE', `/members/${lee.userId}`))
    await refused(removed, /invite them again/)
    await refused((await trail('&kind=member.added')).entries[0], /Settings, Members/)
    const [invited] = await added(() => call('POST', '/invitations', { email: 'once@company.example', role: 'viewer' }))
    const [withdrawn] = await added(() => takeBack(invited!.number))
    await refused(withdrawn, /never works again/)
    const [first] = await added(() => call('PUT', '/retention', { pages: 11, texts: null, audits: null }))
    const [second] = await added(() => call('PUT', '/retention', { pages: 12, texts: null, audits: null }))
    await refused(first, new RegExp(`changed since, by Mara on .* \\(entry ${second!.number}\\)`))
    await refused((await trail('&kind=plan')).entries[0], /command line/)
    const [hook] = await added(() => call('PUT', '/webhook', { url: null, kinds: [] }))
    await refused(hook, /not its whole address/)
    const [model] = await added(() => call('PUT', '/model', { model: 'openai:gpt-5', key: 'sk-hidden' }))
    assert.equal((await takeBack(model!.number)).status, 200)
    const [gone] = await added(async () => {
      await call('PUT', '/model', { model: 'openai:gpt-5', key: 'sk-hidden' })
      await call('DELETE', '/model')
    }).then((entries) => entries.slice(-1))
    await refused(gone, /never holds the key/)
    const editor = await desk.member('editor', 'Edith')
    assert.equal((await takeBack(second!.number, editor)).status, 403)
    assert.equal((await takeBack(second!.number, owner, 'x')).status, 422, 'without a reason')
    assert.equal((await takeBack(999_999)).status, 404)
    assert.equal((await owner.call('GET', '/w/admin-trail/1e3')).status, 404)
  })

  test('what a change did, by the figures there are', async () => {
    const figures = async (entry: Entry | undefined) =>
      Object.fromEntries((await inFull(entry!.number)).effect.map(({ figure, count }) => [figure, count]))
    const [packs] = await added(() => call('PUT', '/packs', { active: ['eu-green-claims'] }))
    const effect = await figures(packs)
    assert.equal(effect.rules_before, 0)
    assert.ok(effect.rules_after! > 10)
    assert.equal(effect.audits_since, 0)
    const [severity] = await added(() =>
      call('PUT', '/severity-overrides', { overrides: [{ rule_id: 'eu-green-claims.x', severity: 'LOW' }] }),
    )
    assert.deepEqual(await figures(severity), { open_before: 0, findings_since: 0, audits_since: 0, audits_planned: 0 })
    const [allowed] = await added(() => call('PUT', '/allow-list', { entries: [{ text: 'Fell', rule_id: null, note: '' }] }))
    assert.deepEqual(await figures(allowed), { audits_since: 0, audits_planned: 0 })
    assert.deepEqual((await inFull((await trail('&kind=workspace.renamed')).entries[0]!.number)).effect, [])
  })

  test('more entries than are read at once are all checked and exported', async () => {
    const changes = Array.from({ length: 210 }, (_, at) => ({
      kind: 'site.changed',
      subject: `Site ${at}`,
      from: null,
      to: at,
      actor: COMMAND_LINE,
    }))
    await transaction(desk.db, (client) => recordChanges(client, desk.workspaceId, changes))
    const { length } = await trail()
    const { body } = await owner.call('GET', '/w/admin-trail.json')
    assert.deepEqual(
      body.entries.map((entry: Entry) => entry.number),
      Array.from({ length }, (_, at) => at + 1),
    )
    assert.equal((await verify()).broken, null)
    const late = length - 5
    assert.equal(await tampered(async () => (await verify()).broken, `update admin_trail set kind = 'x' where number = ${late}`), late)
  })

  test('editors read it, reviewers do not', async () => {
    assert.equal((await (await desk.member('editor', 'Ed')).call('GET', '/w/admin-trail')).status, 200)
    assert.equal((await (await desk.member('reviewer', 'Rev')).call('GET', '/w/admin-trail')).status, 403)
  })
})
