import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addMember } from '../../src/db/people/members.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { mailedToken, mailServer } from '../helpers/mail-server.ts'
import { PASSWORD, startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const ATTACKERS = 'a password of the attacker'
const VICTIMS = 'a password of the victim'

/** What went to an address proves that its reader has it; what an inviter's screen shows does not. */
describe('mailed links and copied links', () => {
  let desk: Desk
  let mail: Awaited<ReturnType<typeof mailServer>>
  let attacker: Browser
  let company: Browser
  before(async () => {
    mail = await mailServer()
    desk = await startDesk({ settings: { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, PUBLIC_URL: 'http://desk.company.example' } })
    attacker = await desk.member('owner', 'Attacker')
    company = await desk.member('owner', 'Company Owner', (await createWorkspace(desk.db, 'Company B')).id)
  })
  after(async () => {
    await desk.close()
    await mail.close()
  })

  const account = async (token: string) => (await desk.browser().call('POST', '/links/look', { json: { token } })).body.account
  const accept = (token: string, password: string, browser = desk.browser()) =>
    browser.call('POST', '/links/accept', { json: { token, name: 'Whoever', password } })
  const signIn = (email: string, password: string) => desk.browser().call('POST', '/auth/sign-in', { json: { email, password } })
  const verified = async (email: string) =>
    (await desk.db.query<{ email_verified: boolean }>('select email_verified from users where email = $1', [email])).rows[0]!.email_verified
  async function invite(owner: Browser, email: string): Promise<{ copied: string; mailed: string }> {
    const answer = await owner.call('POST', '/w/invitations', { json: { email, role: 'editor' } })
    assert.deepEqual([answer.status, answer.body.sent], [201, true])
    const message = await mail.next()
    const copied = answer.body.link.split('#')[1]
    assert.ok(!message.replaceAll(/=\r?\n/g, '').includes(copied), 'the message has a token of its own')
    return { copied, mailed: mailedToken(message) }
  }

  test('an account is verified by the mailed link, not by the copied one; either uses the invitation up', async () => {
    const [first, second] = [await invite(company, 'mailed@company.example'), await invite(company, 'copied@company.example')]
    assert.equal((await accept(first.mailed, PASSWORD)).status, 200)
    assert.equal((await accept(second.copied, PASSWORD)).status, 200)
    assert.deepEqual([await verified('mailed@company.example'), await verified('copied@company.example')], [true, false])
    for (const token of [first.mailed, first.copied, second.mailed, second.copied])
      assert.equal((await accept(token, PASSWORD)).status, 404)
  })

  test('a person without a password gets in by the mailed link and not by the copied one', async () => {
    await addMember(desk.db, company.workspaceId, 'early@company.example', 'owner')
    const { copied, mailed } = await invite(attacker, 'early@company.example')
    const refused = await accept(copied, ATTACKERS)
    assert.equal(refused.status, 401)
    assert.match(refused.body.detail, /by mail/)
    assert.deepEqual([await account(copied), await account(mailed)], ['existing', 'new'])
    assert.equal((await accept(mailed, VICTIMS)).status, 200)
    assert.equal(await verified('early@company.example'), true)
    assert.equal((await signIn('early@company.example', ATTACKERS)).status, 401)
  })

  test('an address somebody else claimed comes back to its owner by a mailed invitation', async () => {
    const email = 'claimed@company.example'
    const claiming = desk.browser()
    assert.equal((await accept((await invite(attacker, email)).copied, ATTACKERS, claiming)).status, 200)
    const { copied, mailed } = await invite(company, email)
    assert.deepEqual([await account(copied), await account(mailed)], ['existing', 'new'])
    const joined = await accept(mailed, VICTIMS)
    assert.deepEqual(
      joined.body.workspaces.map(({ name }: { name: string }) => name),
      ['Company B', 'Test'],
    )
    assert.equal((await claiming.call('GET', '/auth/sessions')).status, 401)
    assert.equal((await signIn(email, ATTACKERS)).status, 401)
    assert.equal(await verified(email), true)

    const third = await desk.member('owner', 'Third Owner', (await createWorkspace(desk.db, 'Third')).id)
    const again = await invite(third, email)
    assert.equal(await account(again.mailed), 'existing', 'a verified person with a password keeps it')
    assert.equal((await accept(again.mailed, ATTACKERS)).status, 401)
    assert.equal((await accept(again.mailed, VICTIMS)).status, 200)
  })

  test('a reset goes to the address that is kept, whichever look-alike was typed', async () => {
    const person = await desk.member('viewer', 'Mike')
    const typed = person.email.replace('k', '\u212a')
    assert.equal(typed.toLowerCase(), person.email, 'the Kelvin sign is a k in small letters')
    assert.equal((await desk.browser().call('POST', '/auth/forgot-password', { json: { email: typed } })).status, 202)
    const message = await mail.next('Set a new password')
    assert.match(message, /^To: mike@company\.example\r?$/m)
    assert.equal((await accept(mailedToken(message), VICTIMS)).status, 200)
    assert.equal(await verified(person.email), true)
  })
})
