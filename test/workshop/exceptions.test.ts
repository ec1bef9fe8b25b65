import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { startDesk } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'

const PACK = 'inclusive-language'
const RULE = 'inclusive-language.charged-tech-terms'
const day = (distance: number) => new Date(Date.now() + distance * 86_400_000).toISOString().slice(0, 10)

describe('exceptions from the rules: severities, allowed texts, own names', () => {
  let auditing: Auditing
  let desk: Desk
  let lead: Browser
  const site = createServer((_request, reply) =>
    reply.setHeader('content-type', 'text/html').end('<html lang="en"><body><p>Put the address on the blacklist.</p></body></html>'),
  )
  let port: number

  before(async () => {
    auditing = await startAuditing()
    desk = await startDesk({ databaseUrl: auditing.url })
    lead = await desk.member('owner', 'Lead')
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    port = (site.address() as AddressInfo).port
  })
  after(async () => {
    site.close()
    await desk?.close()
    await auditing?.close()
  })

  const put = async (at: string, json: object) => {
    const answer = await lead.call('PUT', `/w/${at}`, { json })
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  const ended = async (id: string) => {
    await auditing.ended(id)
    return (await auditing.violations(id)).filter(({ rule_id: rule }) => rule === RULE)
  }
  const audited = async (text: string) => ended(await auditing.start([{ kind: 'text', name: 'a.txt', text }], [PACK], desk.workspaceId))
  const fetched = async (path: string) =>
    ended(await auditing.start([{ kind: 'urls', urls: [`http://127.0.0.1:${port}${path}`] }], [PACK], desk.workspaceId))
  const TEXT = 'Put the address on the blacklist.'

  test('a severity holds up to its last day; then the rule is what it was', async () => {
    const severityWith = async (until: string | null) => {
      await put('severity-overrides', {
        overrides: [{ rule_id: RULE, severity: 'CRITICAL', reason: 'Asked by legal.', owner_id: lead.userId, until }],
      })
      return (await audited(TEXT)).map(({ severity }) => severity)
    }
    const [plain] = (await audited(TEXT)).map(({ severity }) => severity)
    assert.deepEqual([await severityWith(null), await severityWith(day(0))], [[4], [4]])
    assert.deepEqual(await severityWith(day(-1)), [plain])
    const { overrides } = (await lead.call('GET', '/w/severity-overrides')).body
    assert.deepEqual(overrides[0], {
      rule_id: RULE,
      severity: 'CRITICAL',
      reason: 'Asked by legal.',
      owner_id: lead.userId,
      until: day(-1),
    })
    const trail = await lead.call('GET', '/w/admin-trail?kind=severity&limit=1')
    assert.deepEqual([trail.body.entries[0].why, trail.body.entries[0].to.until], ['Asked by legal.', day(-1)])
    await put('severity-overrides', { overrides: [{ rule_id: RULE, severity: 'OFF', until: day(-1) }] })
    assert.equal((await audited(TEXT)).length, 1)
    await put('severity-overrides', { overrides: [{ rule_id: RULE, severity: 'OFF' }] })
    assert.equal((await audited(TEXT)).length, 0)
    await put('severity-overrides', { overrides: [] })
  })

  test('an allowed text holds up to its last day, in its language, at its site', async () => {
    const allow = (more: object) => put('allow-list', { entries: [{ text: 'Blacklist', rule_id: null, note: 'A term.', ...more }] })
    const rows: [object, number, number][] = [
      [{}, 0, 0],
      [{ until: day(0), owner_id: lead.userId }, 0, 0],
      [{ until: day(-1) }, 1, 1],
      [{ rule_id: 'inclusive-language.other' }, 1, 1],
      [{ language: 'EN' }, 0, 0],
      [{ language: 'DE' }, 1, 1],
      [{ site: '127.0.0.1' }, 1, 0],
      [{ site: 'http://127.0.0.1/uk' }, 1, 0],
      [{ site: '/uk/' }, 1, 0],
      [{ site: '/u' }, 1, 1],
      [{ site: 'shop.example' }, 1, 1],
    ]
    for (const [entry, inText, onSite] of rows) {
      await allow(entry)
      assert.deepEqual([(await audited(TEXT)).length, (await fetched('/uk/page')).length], [inText, onSite], JSON.stringify(entry))
    }
    await put('allow-list', { entries: [] })
  })

  test('an owner who is no member, a day that is none and a site that is none are named', async () => {
    const refused = async (at: string, json: object, where: unknown[]) => {
      const { status, body } = await lead.call('PUT', `/w/${at}`, { json })
      assert.deepEqual([status, body.detail?.[0]?.loc], [422, ['body', ...where]])
    }
    const entry = { text: 'x', rule_id: null, note: '' }
    await refused('allow-list', { entries: [entry, { ...entry, owner_id: 'nobody' }] }, ['entries', 1, 'owner_id'])
    await refused('allow-list', { entries: [{ ...entry, until: '2027-02-30' }] }, ['entries', 0, 'until'])
    await refused('allow-list', { entries: [{ ...entry, site: 'two words' }] }, ['entries', 0, 'site'])
    await refused('severity-overrides', { overrides: [{ rule_id: RULE, severity: 'LOW', until: 'soon' }] }, ['overrides', 0, 'until'])
    await refused('own-names', { names: ['Fine', '&&'] }, ['names', 1])
  })

  test('what was stored before there were owners and ends works as before', async () => {
    await desk.db.query(
      `insert into workspace_settings (workspace_id, name, value, updated_at) values ($1, 'allowed_texts', $2, now())
       on conflict (workspace_id, name) do update set value = excluded.value`,
      [desk.workspaceId, JSON.stringify([{ text: 'blacklist', rule_id: RULE, note: '' }])],
    )
    assert.equal((await audited(TEXT)).length, 0)
    assert.deepEqual((await lead.call('GET', '/w/allow-list')).body.entries, [{ text: 'blacklist', rule_id: RULE, note: '' }])
    await put('allow-list', { entries: [] })
  })

  test('nothing is suggested that would change a name of the workspace: the finding stays, others have their suggestion', async () => {
    const text = 'Buy Blacklist Tea today. It is on no blacklist.'
    const suggested = async () => (await audited(text)).map((violation) => violation.suggested_text)
    assert.deepEqual(
      (await suggested()).map((each) => each !== null),
      [true, true],
    )
    assert.deepEqual(await put('own-names', { names: [' Blacklist  Tea ', ' ', 'Heath & Fell'] }), {
      names: ['Blacklist Tea', 'Heath & Fell'],
    })
    const [inName, outside] = await suggested()
    assert.equal(inName, null)
    assert.match(outside, /blocklist|denylist/i)
    const rules = await lead.call('GET', '/w/editor-rules?language_key=EN')
    assert.deepEqual(rules.body.names, ['Blacklist Tea', 'Heath & Fell'])
    const { entries } = (await lead.call('GET', '/w/admin-trail?kind=names')).body
    assert.deepEqual(entries[0].to, ['Blacklist Tea', 'Heath & Fell'])
    await put('own-names', { names: ['Heath & Fell'], reason: 'Tea is sold out.' })
    const [last] = (await lead.call('GET', '/w/admin-trail?kind=names')).body.entries
    assert.deepEqual([last.from, last.to, last.why], [['Blacklist Tea'], [], 'Tea is sold out.'])
    assert.notEqual((await suggested())[0], null)
  })
})
