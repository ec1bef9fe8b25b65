import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { resetLink } from '../../src/auth/reset.ts'
import { rotateSecrets } from '../../src/secrets/rotate.ts'
import { resetSecondFactor } from '../../src/cli/user-second-factor.ts'
import { readSettings } from '../../src/config.ts'
import { TEST_SECRETS } from '../helpers/secrets.ts'
import { mailServer } from '../helpers/mail-server.ts'
import { passkeyDevice } from '../helpers/passkey.ts'
import { totp } from '../helpers/totp.ts'
import { PASSWORD, startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

describe('second factor', () => {
  let desk: Desk
  let mail: Awaited<ReturnType<typeof mailServer>>
  before(async () => {
    mail = await mailServer()
    desk = await startDesk({ settings: { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, PUBLIC_URL: 'http://imprimatur.company.example' } })
  })
  after(async () => {
    await desk.close()
    await mail.close()
  })

  const post = (browser: Browser, path: string, json: object) => browser.call('POST', path, { json })
  const signIn = (browser: Browser, email: string) => post(browser, '/auth/sign-in', { email, password: PASSWORD })
  /** A person with an authenticator app. */
  async function withApp(name: string, role: 'owner' | 'viewer' = 'viewer') {
    const person = await desk.member(role, name)
    const { body: begun } = await post(person, '/auth/second-factor', { password: PASSWORD })
    const confirmed = await post(person, '/auth/second-factor/confirm', { code: totp(begun.secret) })
    assert.equal(confirmed.status, 200, confirmed.text)
    // As if it had been set up long ago: the code of this moment was not used yet.
    await desk.db.query('update second_factors set last_step = 0 where user_id = $1', [person.userId])
    return { person, secret: begun.secret as string, uri: begun.uri as string, codes: confirmed.body.recovery_codes as string[] }
  }

  test('the codes of these tests are those of the standard', () => {
    assert.equal(totp('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 59_000), '287082')
  })

  test('is set up with the password and a first code; other sessions end; the codes are kept as hashes, the secret sealed', async () => {
    const person = await desk.member('viewer', 'Setting Up')
    const other = desk.browser()
    await signIn(other, person.email)
    assert.equal((await post(person, '/auth/second-factor', { password: 'not this one' })).status, 422)
    const { body } = await post(person, '/auth/second-factor', { password: PASSWORD })
    const uri = new URL(body.uri)
    assert.deepEqual(
      [uri.protocol, uri.searchParams.get('secret'), uri.searchParams.get('issuer')],
      ['otpauth:', body.secret, 'Imprimatur'],
    )
    assert.equal((await signIn(desk.browser(), person.email)).body.asks_code, false, 'not before it is confirmed')
    const wrong = await post(person, '/auth/second-factor/confirm', { code: totp(body.secret, Date.now() + 3_600_000) })
    assert.deepEqual(wrong.body.detail[0].loc, ['body', 'code'])
    const { body: on } = await post(person, '/auth/second-factor/confirm', { code: totp(body.secret) })
    assert.equal(new Set(on.recovery_codes).size, 10)
    assert.equal((await other.call('GET', '/auth/sessions')).status, 401)
    assert.equal((await person.call('GET', '/auth/second-factor')).body.recovery_codes_left, 10)
    assert.equal((await post(person, '/auth/second-factor', { password: PASSWORD })).status, 409)
    const { rows } = await desk.db.query(
      'select f::text as factor, c::text as code from second_factors f join recovery_codes c using (user_id)',
    )
    const kept = JSON.stringify(rows)
    for (const secret of [body.secret, ...on.recovery_codes, ...on.recovery_codes.map((code: string) => code.replaceAll('-', ''))])
      assert.ok(!kept.includes(secret) && !kept.includes(Buffer.from(secret).toString('hex')))
    assert.match((await mail.next('Your account')).replaceAll(/=\r?\n/g, ''), /now asks for the code/)
  })

  test('signing in asks for a code, which works once; a code without the password does nothing', async () => {
    const { person, secret } = await withApp('Asked')
    const browser = desk.browser()
    assert.equal((await post(browser, '/auth/sign-in/code', { code: totp(secret) })).status, 401, 'no password was given')
    const first = await signIn(browser, person.email)
    assert.deepEqual([first.status, first.body.user, first.body.asks_code], [200, null, true])
    assert.equal((await browser.call('GET', '/session')).body.user, null)
    assert.ok(!first.headers.getSetCookie().some((cookie) => cookie.includes('session_token=') && !cookie.includes('session_token=;')))
    assert.equal((await post(browser, '/auth/sign-in/code', { code: '000000' })).status, 401)
    const code = totp(secret)
    const done = await post(browser, '/auth/sign-in/code', { code })
    assert.deepEqual([done.status, done.body.user?.email], [200, person.email])
    const thief = desk.browser()
    await signIn(thief, person.email)
    assert.equal((await post(thief, '/auth/sign-in/code', { code })).status, 401, 'a code seen over a shoulder')
    assert.equal((await post(thief, '/auth/sign-in/code', { code: totp(secret, Date.now() + 30_000) })).status, 200, 'the next one')
    const { rows } = await desk.db.query(`select method from sessions where user_id = $1 order by created_at`, [person.userId])
    assert.deepEqual(rows, [{ method: 'code' }, { method: 'code' }, { method: 'code' }])
  })

  test('each recovery code works once, and new ones replace those of before', async () => {
    const { person, secret, codes } = await withApp('Recovering')
    const use = async (code: string) => {
      const browser = desk.browser()
      await signIn(browser, person.email)
      return (await post(browser, '/auth/sign-in/code', { code })).status
    }
    assert.equal(await use(codes[0]!.toUpperCase().replaceAll('-', ' ')), 200, 'as people type it')
    assert.equal(await use(codes[0]!), 401)
    assert.equal((await person.call('GET', '/auth/second-factor')).body.recovery_codes_left, 9)
    assert.equal((await post(person, '/auth/second-factor/recovery-codes', { password: 'wrong', code: codes[1] })).status, 422)
    const renewed = await post(person, '/auth/second-factor/recovery-codes', { password: PASSWORD, code: totp(secret) })
    assert.equal(renewed.body.recovery_codes.length, 10)
    assert.equal(await use(codes[2]!), 401)
    assert.equal(await use(renewed.body.recovery_codes[2]), 200)
    const events = (await person.call('GET', '/auth/events')).body.events.map(({ what }: { what: string }) => what)
    assert.deepEqual(
      events.filter((what: string) => what.startsWith('recovery')),
      ['recovery-code-used', 'recovery-codes-renewed', 'recovery-code-used'],
    )
  })

  test('a passkey outlives a new password, and the notice of it says so', async () => {
    const person = await desk.member('viewer', 'Keyed')
    const device = passkeyDevice('http://imprimatur.company.example')
    const { body } = await post(person, '/auth/passkeys/options', { password: PASSWORD })
    const added = await post(person, '/auth/passkeys', { name: 'Key', response: device.make(body.options) })
    assert.equal(added.status, 201, added.text)
    let notice = ''
    while (!notice.includes('A passkey was added')) notice = (await mail.next('Your account')).replaceAll(/=\r?\n/g, '')
    assert.match(notice, /remove the passkey under Account/)
    await desk.db.query('update users set email_verified = true where id = $1', [person.userId])
    const token = (await resetLink(desk.db, desk.url, person.email))!.split('#')[1]
    assert.equal((await post(desk.browser(), '/links/accept', { token, password: 'the second of passwords' })).status, 200)
    const browser = desk.browser()
    const { body: asked } = await post(browser, '/auth/sign-in/passkey/options', {})
    assert.equal((await post(browser, '/auth/sign-in/passkey', device.show(asked.options))).status, 200)
  })

  test('guessing codes is stopped, also with the right password', async () => {
    const { person, secret } = await withApp('Guessed')
    const browser = desk.browser()
    await signIn(browser, person.email)
    for (let attempt = 0; attempt < 10; attempt++) await post(browser, '/auth/sign-in/code', { code: String(attempt).padStart(6, '0') })
    const stopped = await post(browser, '/auth/sign-in/code', { code: totp(secret) })
    assert.equal(stopped.status, 429)
    assert.ok(Number(stopped.headers.get('retry-after')) > 0)
  })

  test('a trusted browser is not asked again, until the password changes', async () => {
    const { person, secret } = await withApp('Trusting')
    const browser = desk.browser()
    await signIn(browser, person.email)
    await post(browser, '/auth/sign-in/code', { code: totp(secret), trust_browser: true })
    await post(browser, '/auth/sign-out', {})
    const again = await signIn(browser, person.email)
    assert.deepEqual([again.body.user?.email, again.body.asks_code], [person.email, false])
    assert.equal((await signIn(desk.browser(), person.email)).body.asks_code, true, 'elsewhere it is')
    const next = 'another long password'
    assert.equal((await post(browser, '/auth/password', { current_password: PASSWORD, new_password: next })).status, 200)
    const after = await post(browser, '/auth/sign-in', { email: person.email, password: next })
    assert.equal(after.body.asks_code, true)
  })

  test('a reset of the password does not get around it', async () => {
    const { person } = await withApp('Resetting')
    await desk.db.query('update users set email_verified = true where id = $1', [person.userId])
    const token = (await resetLink(desk.db, desk.url, person.email))!.split('#')[1]
    const browser = desk.browser()
    const answer = await post(browser, '/links/accept', { token, password: 'yet another password' })
    assert.deepEqual([answer.status, answer.body.user, answer.body.asks_code], [200, null, true])
    assert.equal((await browser.call('GET', '/auth/sessions')).status, 401)
  })

  test('is switched off only with the password and a code', async () => {
    const { person, secret, codes } = await withApp('Leaving')
    const code = totp(secret)
    for (const json of [
      { password: 'wrong', code },
      { password: PASSWORD, code: '000000' },
    ])
      assert.equal((await post(person, '/auth/second-factor/remove', json)).status, 422)
    assert.equal((await post(person, '/auth/second-factor/remove', { password: PASSWORD, code: codes[0] })).status, 200)
    assert.equal((await signIn(desk.browser(), person.email)).body.user.email, person.email)
    assert.equal((await desk.db.query('select 1 from recovery_codes where user_id = $1', [person.userId])).rowCount, 0)
  })

  test('a workspace that requires it is closed to whoever has none, until they set it up', async () => {
    const { person: owner } = await withApp('Strict Owner', 'owner')
    const plain = await desk.member('owner', 'Plain Owner')
    const rule = { requires_second_factor: true }
    const put = (browser: Browser, json: object) => browser.call('PUT', '/w/security', { json })
    assert.equal((await put(plain, rule)).status, 409, 'first one’s own')
    assert.equal((await put(await desk.member('editor', 'Editor'), rule)).status, 403)
    const factors = async (browser: Browser) =>
      (await browser.call('GET', '/w/members')).body.members.map((each: { name: string; second_factor: unknown }) => [
        each.name,
        each.second_factor,
      ])
    const seen = new Map<string, unknown>(await factors(owner))
    assert.deepEqual([seen.get('Strict Owner'), seen.get('Plain Owner')], [true, false])
    assert.ok((await factors(await desk.member('viewer', 'Curious'))).every(([, factor]: [string, unknown]) => factor === null))
    assert.equal((await put(owner, rule)).status, 200)
    const closed = await plain.call('GET', '/w/members')
    assert.equal(closed.status, 403)
    assert.match(closed.body.detail, /second factor/)
    assert.equal((await put(plain, { ...rule, requires_second_factor: false })).status, 403, 'and can do nothing else')
    const { body } = await plain.call('GET', '/session')
    assert.equal(body.workspaces[0].needs_second_factor, true)
    const { body: begun } = await post(plain, '/auth/second-factor', { password: PASSWORD })
    await post(plain, '/auth/second-factor/confirm', { code: totp(begun.secret) })
    assert.equal((await plain.call('GET', '/w/members')).status, 200)
    // A workspace that does not ask stays open, and the requirement can be taken back.
    assert.equal((await put(owner, { ...rule, requires_second_factor: false })).status, 200)
  })

  test('whoever runs the server can reset it; the person is told and signed out', async () => {
    const { person } = await withApp('Lost Phone')
    const settings = readSettings(
      { DATABASE_URL: desk.databaseUrl, SMTP_URL: `smtp://127.0.0.1:${mail.port}`, PUBLIC_URL: 'http://imprimatur.company.example' },
      '/nowhere',
      {},
    )
    const run = (email: string) =>
      resetSecondFactor.run({ words: [email], flags: {}, settings, json: true, root: '/nowhere', print: () => undefined })
    await assert.rejects(run('nobody@company.example'), /Nobody has/)
    await run(person.email.toUpperCase())
    let message = ''
    while (!message.includes('removed the second factor')) message = (await mail.next('Your account')).replaceAll(/=\r?\n/g, '')
    assert.match(message, /^To: lost\.phone@company\.example/m)
    assert.equal((await person.call('GET', '/auth/sessions')).status, 401)
    const browser = desk.browser()
    assert.equal((await signIn(browser, person.email)).body.user.email, person.email)
    const { events } = (await browser.call('GET', '/auth/events')).body
    assert.deepEqual([events[1].what, events[1].address], ['second-factor-reset', null])
  })

  test('rotating the secrets keeps it working', async () => {
    const { person, secret } = await withApp('Rotated')
    const settings = readSettings({ ...TEST_SECRETS }, '/nowhere', {})
    const { rotated } = await rotateSecrets(desk.db, settings)
    const fresh = Object.fromEntries(rotated.map(({ setting, value }) => [setting, value!]))
    const later = await startDesk({ databaseUrl: desk.databaseUrl, settings: fresh })
    const browser = later.browser()
    const json = { email: person.email, password: PASSWORD }
    assert.equal((await browser.call('POST', '/auth/sign-in', { json })).body.asks_code, true)
    assert.equal((await browser.call('POST', '/auth/sign-in/code', { json: { code: totp(secret) } })).status, 200)
    await later.close()
  })
})
