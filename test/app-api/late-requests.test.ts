import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { resetLink } from '../../src/auth/reset.ts'
import { createKey, revokeKey } from '../../src/db/keys/keys.ts'
import { CLIENT, identityProvider } from '../helpers/identity-provider.ts'
import { passkeyDevice } from '../helpers/passkey.ts'
import { totp } from '../helpers/totp.ts'
import { PASSWORD, startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'
import { LOCK_WAITS } from '../helpers/database.ts'

const NEW = 'the second of passwords'

/** A request is let in when its headers have come; its body may come a minute later, when the session is over. */
describe('requests that end after their session', () => {
  let desk: Desk
  let provider: Awaited<ReturnType<typeof identityProvider>>
  before(async () => {
    provider = await identityProvider()
    desk = await startDesk({ settings: { ...CLIENT, OIDC_ISSUER: provider.issuer } })
    provider.start([`${desk.url}/single-sign-on`])
  })
  after(async () => {
    await desk.close()
    await provider.close()
  })
  const post = (browser: Browser, path: string, json: object) => browser.call('POST', path, { json })
  const device = () => passkeyDevice(desk.url.replace('127.0.0.1', 'localhost'))

  const begun = (browser: Browser, path: string, json: object, method = 'POST') =>
    begunWith(method, `/app/api${path}`, `Cookie: ${[...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`, json)
  /** Sends the headers of a request and waits until they were looked at; answers how to send the body. */
  async function begunWith(method: string, path: string, header: string, json: object): Promise<() => Promise<string>> {
    const { hostname, port, host } = new URL(desk.url)
    const body = JSON.stringify(json)
    const socket = connect(Number(port), hostname)
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${desk.url}\r\n${header}\r\nConnection: close\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body[0]}`,
    )
    await new Promise((resolve) => setTimeout(resolve, 500))
    return async () => {
      socket.write(body.slice(1))
      let text = ''
      for await (const chunk of socket) text += String(chunk)
      return text.slice(9, 12)
    }
  }
  async function passkeyUnderWay(browser: Browser) {
    const key = device()
    const { body } = await post(browser, '/auth/passkeys/options', { password: PASSWORD })
    const end = await begun(browser, '/auth/passkeys', { name: 'Late', response: key.make(body.options) })
    return { key, end }
  }
  async function opens(key: ReturnType<typeof device>): Promise<number> {
    const browser = desk.browser()
    const { body } = await post(browser, '/auth/sign-in/passkey/options', {})
    return (await post(browser, '/auth/sign-in/passkey', key.show(body.options))).status
  }

  test('a passkey is added with a session that lives', async () => {
    const { key, end } = await passkeyUnderWay(await desk.member('viewer', 'In Time'))
    assert.deepEqual([await end(), await opens(key)], ['201', 200])
  })

  test('whoever claimed an address leaves no passkey behind once its owner signs in', async () => {
    const claimer = await desk.member('viewer', 'Claimed')
    const { key, end } = await passkeyUnderWay(claimer)
    const owner = desk.browser()
    const back = await provider.signIn((await owner.call('POST', '/auth/single-sign-on')).body.url, {
      sub: 'claimed',
      email: claimer.email,
      email_verified: true,
    })
    assert.equal((await post(owner, '/auth/single-sign-on/finish', { query: back.search.slice(1) })).body.user.id, claimer.userId)
    assert.equal((await claimer.call('GET', '/auth/sessions')).status, 401)
    assert.deepEqual([await end(), await opens(key)], ['401', 401])
    assert.deepEqual((await owner.call('GET', '/auth/passkeys')).body.passkeys, [])
  })

  test('nor a second factor once the password was reset', async () => {
    const thief = await desk.member('viewer', 'Robbed')
    const { body } = await post(thief, '/auth/second-factor', { password: PASSWORD })
    // The address is proved, so that a reset keeps the factors there are.
    await desk.db.query('update users set email_verified = true where id = $1', [thief.userId])
    const end = await begun(thief, '/auth/second-factor/confirm', { code: totp(body.secret) })
    const token = (await resetLink(desk.db, desk.url, thief.email))!.split('#')[1]
    const owner = desk.browser()
    assert.equal((await post(owner, '/links/accept', { token, password: NEW })).status, 200)
    assert.equal(await end(), '401')
    assert.equal((await owner.call('GET', '/auth/sessions')).status, 200)
    assert.equal((await post(desk.browser(), '/auth/sign-in', { email: thief.email, password: NEW })).body.asks_code, false)
  })

  test('whoever was removed changes nothing any more, and neither does a revoked key', async () => {
    const [boss, gone, friend] = [
      await desk.member('owner', 'Boss'),
      await desk.member('owner', 'Gone'),
      await desk.member('viewer', 'Friend'),
    ]
    const { key, id } = await createKey(desk.db, desk.workspaceId, 'late', null)
    const workspace = `/w/${desk.workspaceId}`
    const late = [
      await begun(gone, `${workspace}/networks`, { networks: ['203.0.113.0/24'], shut_me_out: true }, 'PUT'),
      await begun(gone, `${workspace}/members/${friend.userId}`, { role: 'owner' }, 'PATCH'),
    ]
    const document = { templateId: desk.workspaceId, language_key: 'EN', input: '{}' }
    const lateKey = await begunWith('POST', '/public/v1/document', `X-API-Key: ${key}`, document)
    assert.equal((await boss.call('DELETE', `/w/members/${gone.userId}`)).status, 200)
    await revokeKey(desk.db, id, desk.workspaceId)
    assert.deepEqual([await late[0]!(), await late[1]!(), await lateKey()], ['404', '404', '401'])
    assert.deepEqual((await boss.call('GET', '/w/networks')).body.networks, [])
  })

  /** Starts requests one after the other while writes to sessions wait, and lets go when all of them wait. */
  async function heldAtSessions(...requests: (() => Promise<unknown>)[]): Promise<void> {
    const holding = await desk.db.connect()
    await holding.query('begin; lock table sessions in share row exclusive mode')
    const answers: Promise<unknown>[] = []
    for (const request of requests) {
      answers.push(request())
      for (let waiting = 0; waiting < answers.length; await new Promise((resolve) => setTimeout(resolve, 20)))
        waiting = (await desk.db.query(LOCK_WAITS)).rows.length
    }
    await holding.query('commit')
    holding.release()
    await Promise.all(answers)
  }
  async function resetting(person: Browser) {
    await desk.db.query('update users set email_verified = true where id = $1', [person.userId])
    const token = (await resetLink(desk.db, desk.url, person.email))!.split('#')[1]
    return () => post(desk.browser(), '/links/accept', { token, password: NEW })
  }
  async function withApp(name: string) {
    const person = await desk.member('viewer', name)
    const { body } = await post(person, '/auth/second-factor', { password: PASSWORD })
    await post(person, '/auth/second-factor/confirm', { code: totp(body.secret) })
    await desk.db.query('update second_factors set last_step = 0 where user_id = $1', [person.userId])
    return { person, secret: body.secret as string }
  }

  test('whoever gives the code while the password is replaced is not left signed in', async () => {
    const { person, secret } = await withApp('Coded')
    const late = desk.browser()
    await post(late, '/auth/sign-in', { email: person.email, password: PASSWORD })
    await heldAtSessions(await resetting(person), () => post(late, '/auth/sign-in/code', { code: totp(secret) }))
    assert.equal((await late.call('GET', '/auth/sessions')).status, 401)
  })

  test('nor whoever shows a passkey while it is taken away', async () => {
    const person = await desk.member('viewer', 'Shown')
    const { key, end } = await passkeyUnderWay(person)
    await end()
    const late = desk.browser()
    const { body } = await post(late, '/auth/sign-in/passkey/options', {})
    const holding = await desk.db.connect()
    await holding.query('begin; lock table sessions in share row exclusive mode')
    const shown = post(late, '/auth/sign-in/passkey', key.show(body.options))
    await new Promise((resolve) => setTimeout(resolve, 500))
    await holding.query('delete from passkeys where user_id = $1', [person.userId])
    await holding.query('delete from sessions where user_id = $1', [person.userId])
    await holding.query('commit')
    holding.release()
    assert.equal((await shown).status, 401)
    assert.equal((await late.call('GET', '/auth/sessions')).status, 401)
  })
})
