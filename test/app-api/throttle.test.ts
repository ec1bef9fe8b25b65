import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { subscriberOf } from '../../src/auth/networks.ts'
import { createLink } from '../../src/db/people/links.ts'
import { PASSWORD, startDesk } from './desk.ts'
import type { Answer, Browser, Desk } from './desk.ts'

describe('guessing passwords', () => {
  let desk: Desk
  before(async () => {
    desk = await startDesk({ settings: { TRUST_PROXY: '127.0.0.1' } })
  })
  after(() => desk.close())

  const signIn = (browser: Browser, email: string, password: string, address = '203.0.113.1'): Promise<Answer> =>
    browser.call('POST', '/auth/sign-in', { json: { email, password }, headers: { 'x-forwarded-for': address } })
  const attack = async (email: string, times: number, address?: string) => {
    for (let time = 0; time < times; time++) await signIn(desk.browser(), email, `wrong ${time}`, address)
  }

  test('ten wrong passwords elsewhere lock out neither a known device nor the person at another address', async () => {
    const person = await desk.member('editor', 'Known')
    await person.call('POST', '/auth/sign-out')
    await attack(person.email, 11)
    const refused = await signIn(desk.browser(), person.email, PASSWORD)
    assert.equal(refused.status, 429, 'where the attack comes from')
    const seconds = Number(refused.headers.get('retry-after'))
    assert.ok(seconds > 60 && seconds <= 900)
    assert.match(refused.body.detail, new RegExp(`try again in ${Math.ceil(seconds / 60)} minutes`))
    assert.equal((await signIn(person, person.email, PASSWORD)).status, 200, 'a known device, even at the address of the attack')
    assert.equal((await signIn(desk.browser(), person.email, PASSWORD, '203.0.113.2')).status, 200, 'another address')
  })

  test('guesses from many addresses are stopped; a known device still passes', async () => {
    const person = await desk.member('editor', 'Spread')
    for (let address = 1; address <= 11; address++) await attack(person.email, 9, `198.51.100.${address}`)
    await attack(person.email, 2, '198.51.100.200')
    assert.equal((await signIn(desk.browser(), person.email, PASSWORD, '198.51.100.201')).status, 429)
    assert.equal((await signIn(person, person.email, PASSWORD, '198.51.100.201')).status, 200)
  })

  test('who has a network of IPv6 addresses guesses no more often than who has one address', async () => {
    const person = await desk.member('editor', 'Sixth')
    for (let host = 1; host <= 10; host++) await attack(person.email, 1, `2001:db8:0:7::${host.toString(16)}`)
    assert.equal((await signIn(desk.browser(), person.email, PASSWORD, '2001:db8:0:7:ffff::1')).status, 429)
    assert.equal((await signIn(desk.browser(), person.email, PASSWORD, '2001:db8:0:8::1')).status, 200, 'another network')
    for (const [address, subscriber] of [
      ['203.0.113.7', '203.0.113.7'],
      ['::ffff:203.0.113.7', '203.0.113.7'],
      ['::1', '0:0:0:0::/64'],
      ['2001:DB8:0001:2:3:4:5:6', '2001:db8:1:2::/64'],
      ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
      ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
      ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
      ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ] as const)
      assert.equal(subscriberOf(address), subscriber)
  })

  test('a known device has a limit too, and is known for its own people alone', async () => {
    const person = await desk.member('editor', 'Careless')
    const other = await desk.member('editor', 'Other')
    for (let time = 0; time < 10; time++) assert.equal((await signIn(person, person.email, 'wrong', '203.0.113.7')).status, 401)
    assert.equal((await signIn(person, person.email, PASSWORD, '203.0.113.8')).status, 429)
    await attack(other.email, 10, '203.0.113.9')
    assert.equal((await signIn(person, other.email, PASSWORD, '203.0.113.9')).status, 429, "somebody else's device")
    const forged = desk.browser()
    forged.cookies.set(
      'imprimatur.device',
      other.cookies.get('imprimatur.device')!.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    )
    assert.equal((await signIn(forged, other.email, PASSWORD, '203.0.113.9')).status, 429, 'a changed cookie')
  })

  test('a new password is not common, nor made of what others know about the person; the answer helps', async () => {
    const accept = async (password: string) => {
      const link = { purpose: 'invitation' as const, workspaceId: desk.workspaceId, role: 'viewer' as const, createdBy: null, hours: 1 }
      const { token } = await createLink(desk.db, { ...link, email: 'wilhelmina@meridiaan.example' })
      return desk.browser().call('POST', '/links/accept', { json: { token, name: 'Wilhelmina Jansen', password } })
    }
    for (const [password, why] of [
      ['password123', /commonly used password/],
      ['qwertyuiop', /easy to guess/],
      ['wilhelmina1', /personal/],
      ['Meridiaan2026', /easy to guess/],
      ['aB3$'.repeat(32), /easy to guess/],
    ] as const) {
      const started = Date.now()
      const answer = await accept(password)
      assert.equal(answer.status, 422, password)
      assert.deepEqual(answer.body.detail[0].loc, ['body', 'password'])
      assert.match(answer.body.detail[0].msg, why)
      assert.ok(Date.now() - started < 5000)
    }
    assert.equal((await accept('meadow tractor lantern')).status, 200)
    const person = await desk.member('viewer', 'Changing')
    await desk.db.query(`update workspaces set name = 'Zwanenburg Textiel' where id = $1`, [desk.workspaceId])
    for (const password of ['changing2026', 'zwanenburg-1']) {
      const json = { current_password: PASSWORD, new_password: password }
      const changed = await person.call('POST', '/auth/password', { json })
      assert.deepEqual([changed.status, changed.body.detail[0].loc], [422, ['body', 'new_password']], password)
    }
  })
})
