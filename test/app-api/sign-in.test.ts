import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { firstOwnerLink } from '../../src/auth/first-owner.ts'
import { resetLink } from '../../src/auth/reset.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { PASSWORD, startDesk } from './desk.ts'
import type { Desk } from './desk.ts'

describe('signing in', () => {
  let desk: Desk
  before(async () => {
    desk = await startDesk()
  })
  after(() => desk.close())

  const tokenOf = (link: string) => link.split('#')[1]!

  test('the first-owner link makes the first owner, signs in, and works once', async () => {
    const link = (await firstOwnerLink(desk.db, desk.workspaceId, `${desk.url}/`))!
    const another = (await firstOwnerLink(desk.db, desk.workspaceId, desk.url))!
    assert.match(link, new RegExp(`^${desk.url}/join#[\\w-]{43}$`))
    const browser = desk.browser()
    const look = await browser.call('POST', '/links/look', { json: { token: tokenOf(link) } })
    assert.deepEqual(
      [look.body.purpose, look.body.workspace_name, look.body.account, look.body.email],
      ['first-owner', 'Test', 'new', null],
    )
    const short = await browser.call('POST', '/links/accept', {
      json: { token: tokenOf(link), email: 'ilse@company.example', name: 'Ilse', password: 'short' },
    })
    assert.deepEqual(short.body.detail[0].loc, ['body', 'password'])
    const accepted = await browser.call('POST', '/links/accept', {
      json: { token: tokenOf(link), email: 'Ilse@Company.example', name: 'Ilse de Boer', password: PASSWORD },
    })
    assert.equal(accepted.status, 200)
    assert.equal(accepted.body.user.email, 'ilse@company.example')
    assert.equal(accepted.body.workspaces[0].role, 'owner')
    assert.equal((await browser.call('GET', '/session')).body.user.name, 'Ilse de Boer')
    for (const used of [link, another])
      assert.equal((await desk.browser().call('POST', '/links/look', { json: { token: tokenOf(used) } })).status, 404)
    assert.equal(await firstOwnerLink(desk.db, desk.workspaceId, desk.url), null)
  })

  test('signing in and out; the cookie is HttpOnly and SameSite=Strict', async () => {
    const { email } = await desk.member('reviewer', 'Mara')
    const browser = desk.browser()
    const answer = await browser.call('POST', '/auth/sign-in', { json: { email: email.toUpperCase(), password: PASSWORD } })
    assert.equal(answer.status, 200)
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('imprimatur.session_token='))!
    assert.match(cookie, /HttpOnly/i)
    assert.match(cookie, /SameSite=Strict/i)
    assert.match(cookie, /Path=\//i)
    assert.doesNotMatch(cookie, /Secure/i)
    assert.equal((await browser.call('GET', '/w/members')).status, 200)
    const kept = [...browser.cookies]
    assert.equal((await browser.call('POST', '/auth/sign-out')).status, 200)
    assert.equal((await browser.call('GET', '/session')).body.user, null)
    for (const [name, value] of kept) browser.cookies.set(name, value)
    assert.equal((await browser.call('GET', '/w/members')).status, 401, 'a cookie kept from before signs nobody in')
  })

  test('under TLS the cookie is Secure and bound to the host', async (t) => {
    const secure = await startDesk({ settings: { PUBLIC_URL: 'https://imprimatur.company.example' }, databaseUrl: desk.databaseUrl })
    t.after(() => secure.close())
    const browser = desk.browser()
    const answer = await browser.fetch('POST', `${secure.url}/app/api/auth/sign-in`, {
      origin: 'https://imprimatur.company.example',
      json: { email: 'mara@company.example', password: PASSWORD },
    })
    assert.equal(answer.status, 200)
    const cookie = answer.headers.getSetCookie().find((each) => each.includes('session_token='))!
    assert.match(cookie, /^__Host-imprimatur\.session_token=/)
    assert.match(cookie, /; Secure/i)
    assert.match(cookie, /Path=\/(;|$)/i)
    assert.doesNotMatch(cookie, /Domain=/i)
  })

  test('one message for every failure, whoever exists', async () => {
    await desk.db.query(`insert into users (id, email) values (gen_random_uuid(), 'nopassword@company.example')`)
    const answers = []
    for (const [email, password] of [
      ['mara@company.example', 'wrong password'],
      ['nobody@company.example', PASSWORD],
      ['nopassword@company.example', PASSWORD],
      ['no address', PASSWORD],
    ]) {
      const answer = await desk.browser().call('POST', '/auth/sign-in', { json: { email, password } })
      answers.push(`${answer.status} ${answer.text}`)
    }
    assert.equal(new Set(answers).size, 1)
    assert.match(answers[0]!, /^401 /)
    assert.match(answers[0]!, /"refusal":\{"name":"wrong_sign_in"\}/, 'by its name, for screens of every language')
  })

  test('signing out everywhere ends every session; one session can be ended alone', async () => {
    const first = await desk.member('viewer', 'Katrin')
    const second = desk.browser()
    const third = desk.browser()
    for (const browser of [second, third]) await browser.call('POST', '/auth/sign-in', { json: { email: first.email, password: PASSWORD } })
    const { body } = await first.call('GET', '/auth/sessions')
    assert.equal(body.sessions.length, 3)
    assert.deepEqual(
      body.sessions.map((session: { current: boolean }) => session.current),
      [false, false, true],
    )
    assert.equal(body.sessions[0].address, '127.0.0.1')
    assert.equal((await first.call('DELETE', `/auth/sessions/${body.sessions[0].id}`)).status, 200)
    assert.equal((await third.call('GET', '/auth/sessions')).status, 401)
    const mara = await desk.member('viewer', 'Another')
    assert.equal(
      (await mara.call('DELETE', `/auth/sessions/${body.sessions[1].id}`)).status,
      404,
      "somebody else's session cannot be ended",
    )
    assert.equal((await first.call('POST', '/auth/sign-out-everywhere')).status, 200)
    for (const browser of [first, second]) assert.equal((await browser.call('GET', '/auth/sessions')).status, 401)
  })

  test('a new sign-in ends the session the browser had; after ninety days every session ends', async () => {
    const person = await desk.member('viewer', 'Long')
    const before = new Map(person.cookies)
    assert.equal((await person.call('POST', '/auth/sign-in', { json: { email: person.email, password: PASSWORD } })).status, 200)
    const old = desk.browser()
    for (const [name, value] of before) old.cookies.set(name, value)
    assert.equal((await old.call('GET', '/auth/sessions')).status, 401)
    const age = (days: number) =>
      desk.db.query(`update sessions set created_at = now() - $2 * interval '1 day' where user_id = $1`, [person.userId, days])
    await age(89)
    assert.equal((await person.call('GET', '/auth/sessions')).status, 200)
    await age(91)
    assert.equal((await person.call('GET', '/auth/sessions')).status, 401)
    assert.equal((await desk.db.query('select 1 from sessions where user_id = $1', [person.userId])).rowCount, 0)
  })

  test('a password is changed with the current one, and other sessions end', async () => {
    const here = await desk.member('viewer', 'Tom')
    const there = desk.browser()
    await there.call('POST', '/auth/sign-in', { json: { email: here.email, password: PASSWORD } })
    const wrong = await here.call('POST', '/auth/password', {
      json: { current_password: 'not this one', new_password: 'a new long password' },
    })
    assert.deepEqual(wrong.body.detail[0].loc, ['body', 'current_password'])
    assert.equal(
      (await here.call('POST', '/auth/password', { json: { current_password: PASSWORD, new_password: 'a new long password' } })).status,
      200,
    )
    assert.equal((await here.call('GET', '/auth/sessions')).status, 200)
    assert.equal((await there.call('GET', '/auth/sessions')).status, 401)
    assert.equal((await there.call('POST', '/auth/sign-in', { json: { email: here.email, password: PASSWORD } })).status, 401)
    assert.equal((await there.call('POST', '/auth/sign-in', { json: { email: here.email, password: 'a new long password' } })).status, 200)
  })

  test('a reset link sets a new password once and ends sessions; a newer link ends an older one', async () => {
    const person = await desk.member('viewer', 'Aurelie')
    const old = (await resetLink(desk.db, desk.url, person.email))!
    const link = (await resetLink(desk.db, desk.url, person.email.toUpperCase()))!
    assert.equal(await resetLink(desk.db, desk.url, 'nobody@company.example'), null)
    const browser = desk.browser()
    assert.equal((await browser.call('POST', '/links/look', { json: { token: tokenOf(old) } })).status, 404)
    const look = await browser.call('POST', '/links/look', { json: { token: tokenOf(link) } })
    assert.deepEqual([look.body.purpose, look.body.email, look.body.account], ['reset', person.email, 'new'])
    assert.equal(
      (await browser.call('POST', '/links/accept', { json: { token: tokenOf(link), password: 'yet another password' } })).status,
      200,
    )
    assert.equal((await person.call('GET', '/auth/sessions')).status, 401)
    assert.equal(
      (await browser.call('POST', '/links/accept', { json: { token: tokenOf(link), password: 'yet another password' } })).status,
      404,
    )
  })

  test('asking for a reset answers the same whoever exists', async () => {
    const [known, unknown] = [await ask('aurelie@company.example'), await ask('nobody@company.example')]
    assert.deepEqual([known.status, known.text], [unknown.status, unknown.text])
    assert.equal(known.status, 202)
    async function ask(email: string) {
      return desk.browser().call('POST', '/auth/forgot-password', { json: { email } })
    }
  })

  test('an invitation brings a new person in; somebody with an account joins with their own password', async () => {
    const owner = await desk.member('owner', 'Owner One')
    const invited = await owner.call('POST', '/w/invitations', { json: { email: 'New@Person.example', role: 'editor' } })
    assert.equal(invited.status, 201)
    assert.equal(invited.body.sent, false)
    assert.deepEqual(
      (await owner.call('GET', '/w/invitations')).body.invitations.map((each: { email: string }) => each.email),
      ['new@person.example'],
    )
    const browser = desk.browser()
    const accepted = await browser.call('POST', '/links/accept', {
      json: { token: tokenOf(invited.body.link), name: 'New Person', password: PASSWORD },
    })
    assert.equal(accepted.body.workspaces[0].role, 'editor')
    assert.equal((await owner.call('POST', '/w/invitations', { json: { email: 'new@person.example', role: 'viewer' } })).status, 409)

    const elsewhere = (await createWorkspace(desk.db, 'Elsewhere')).id
    const other = await desk.member('owner', 'Owner Two', elsewhere)
    const second = await other.call('POST', '/w/invitations', { json: { email: 'new@person.example', role: 'viewer' } })
    const token = tokenOf(second.body.link)
    assert.equal((await browser.call('POST', '/links/look', { json: { token } })).body.account, 'existing')
    const wrong = await desk.browser().call('POST', '/links/accept', { json: { token, password: 'a password they chose' } })
    assert.equal(wrong.status, 401, 'a link alone does not open an existing account')
    const joined = await browser.call('POST', '/links/accept', { json: { token, password: PASSWORD } })
    assert.deepEqual(
      joined.body.workspaces.map((each: { name: string; role: string }) => [each.name, each.role]),
      [
        ['Elsewhere', 'viewer'],
        ['Test', 'editor'],
      ],
    )
    assert.equal(joined.body.current_workspace_id, elsewhere)
    const switched = await browser.call('PATCH', '/session', { json: { workspace_id: desk.workspaceId } })
    assert.equal(switched.body.current_workspace_id, desk.workspaceId)
    assert.equal((await browser.call('GET', '/session')).body.current_workspace_id, desk.workspaceId)

    const third = await other.call('POST', '/w/invitations', { json: { email: 'third@person.example', role: 'viewer' } })
    assert.equal((await other.call('DELETE', `/w/invitations/${third.body.invitation.id}`)).status, 200)
    assert.equal((await browser.call('POST', '/links/look', { json: { token: tokenOf(third.body.link) } })).status, 404)
  })

  test('attempts are throttled by account, in every process, also for accounts that do not exist', async (t) => {
    const second = await startDesk({ databaseUrl: desk.databaseUrl })
    t.after(() => second.close())
    const victim = await desk.member('viewer', 'Victim')
    for (const email of [victim.email, 'ghost@company.example']) {
      for (let attempt = 0; attempt < 10; attempt++) {
        const url = attempt % 2 ? desk.url : second.url
        const { status } = await fetch(`${url}/app/api/auth/sign-in`, {
          method: 'POST',
          headers: { origin: url, 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: 'wrong' }),
        })
        assert.equal(status, 401)
      }
      const stopped = await desk.browser().call('POST', '/auth/sign-in', { json: { email, password: PASSWORD } })
      assert.equal(stopped.status, 429)
      assert.ok(Number(stopped.headers.get('retry-after')) > 0)
    }
    assert.equal(
      (await desk.browser().call('POST', '/auth/sign-in', { json: { email: 'mara@company.example', password: PASSWORD } })).status,
      200,
      'others sign in',
    )
  })

  test('attempts are throttled by network address', async (t) => {
    const proxied = await startDesk({ settings: { TRUST_PROXY: '127.0.0.1' }, databaseUrl: desk.databaseUrl })
    t.after(() => proxied.close())
    const attempt = (email: string, address: string) =>
      fetch(`${proxied.url}/app/api/auth/sign-in`, {
        method: 'POST',
        headers: { origin: proxied.url, 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ email, password: 'x' }),
      })
    await desk.db.query(
      `insert into sign_in_attempts (key, count, since) values (sha256(convert_to(E'address\\n203.0.113.9', 'UTF8')), 100, now())`,
    )
    assert.equal((await attempt('somebody@company.example', '203.0.113.9')).status, 429)
    assert.equal((await attempt('somebody@company.example', '203.0.113.10')).status, 401)
  })
})
