import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { firstOwnerLink } from '../../src/auth/first-owner.ts'
import { resetLink } from '../../src/auth/reset.ts'
import { create } from '../../src/cli/user.ts'
import { readSettings } from '../../src/config.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { PASSWORD, startDesk } from './desk.ts'
import type { Answer, Browser, Desk } from './desk.ts'
import type { Role } from '../../src/contract/values.ts'

const ATTACKERS = 'a password of the attacker'
const VICTIMS = 'a password of the victim'

/*
 * Workspace A belongs to an attacker, workspace B to the company. Whoever invites sees a link on his own screen: it must never open
 * the account of somebody who exists, and an account it made must never be let in elsewhere by that alone.
 */
describe('a link on the screen of whoever invites takes over nobody', () => {
  let desk: Desk
  let attacker: Browser
  let company: Browser
  let b: string
  before(async () => {
    desk = await startDesk()
    b = (await createWorkspace(desk.db, 'Company B')).id
    attacker = await desk.member('owner', 'Attacker')
    company = await desk.member('owner', 'Company Owner', b)
  })
  after(() => desk.close())

  const tokenOf = (link: string) => link.split('#')[1]!
  const look = async (token: string) => (await desk.browser().call('POST', '/links/look', { json: { token } })).body
  const accept = (token: string, password: string | null, browser = desk.browser()): Promise<Answer> =>
    browser.call('POST', '/links/accept', { json: { token, name: 'Whoever', ...(password === null ? {} : { password }) } })
  const signIn = (email: string, password: string, browser = desk.browser()) =>
    browser.call('POST', '/auth/sign-in', { json: { email, password } })
  async function invite(owner: Browser, email: string, role: Role = 'viewer'): Promise<string> {
    const answer = await owner.call('POST', '/w/invitations', { json: { email, role } })
    assert.equal(answer.status, 201, answer.text)
    return tokenOf(answer.body.link)
  }
  /** `imprimatur user create`, as the operator runs it. */
  async function userCreate(email: string, workspaceId: string, role: Role): Promise<{ id?: string; link?: string }> {
    let printed: unknown
    const settings = readSettings({ DATABASE_URL: desk.databaseUrl }, '/nowhere', {})
    await create.run({
      words: [email],
      flags: { workspace: workspaceId, role },
      settings,
      json: true,
      root: '/nowhere',
      print: (value) => void (printed = value),
    })
    return printed as { id?: string; link?: string }
  }
  async function person(email: string) {
    const { rows } = await desk.db.query<{ verified: boolean; name: string; password: boolean; workspaces: string[] }>(
      `select u.email_verified as verified, u.name, exists (select 1 from accounts a where a.user_id = u.id) as password,
         array(select w.name || ' ' || m.role from members m join workspaces w on w.id = m.workspace_id
          where m.user_id = u.id order by 1) as workspaces
       from users u where u.email = $1`,
      [email],
    )
    return rows[0]
  }

  test('a person of B without a password is not claimed by an invitation to A', async () => {
    await userCreate('early@company.example', b, 'owner')
    const token = await invite(attacker, 'early@company.example')
    const answer = await accept(token, ATTACKERS)
    assert.equal(answer.status, 401, answer.text)
    assert.match(answer.body.detail, /imprimatur user reset/)
    assert.deepEqual(await person('early@company.example'), {
      verified: false,
      name: 'early',
      password: false,
      workspaces: ['Company B owner'],
    })
    assert.equal((await signIn('early@company.example', ATTACKERS)).status, 401)

    const link = (await resetLink(desk.db, desk.url, 'early@company.example'))!
    assert.equal((await accept(tokenOf(link), VICTIMS)).status, 200, 'the operator lets the person in')
    assert.equal((await person('early@company.example'))!.verified, true)
    assert.equal((await accept(token, VICTIMS)).status, 200, 'who then may join A, with the link and the own password')
    assert.deepEqual((await person('early@company.example'))!.workspaces, ['Company B owner', 'Test viewer'])
  })

  test('what the link shows and answers tells nothing about the person but that there is one', async () => {
    await userCreate('nopassword@company.example', b, 'owner')
    await desk.member('editor', 'Has Password', b)
    const seen = []
    for (const email of ['nopassword@company.example', 'has.password@company.example']) {
      const token = await invite(attacker, email)
      const { expires_at: _, ...shown } = await look(token)
      const refused = await accept(token, ATTACKERS)
      seen.push(JSON.stringify([shown, refused.status, refused.text]).replaceAll(email, 'ADDRESS'))
    }
    assert.equal(seen[0], seen[1])
    assert.match(seen[0]!, /"account":"existing"/)
    assert.doesNotMatch(seen[0]!, /Company B|Has Password/)
  })

  test('an address claimed by a copied link is unverified and in that workspace alone; it does not get into B', async () => {
    const email = 'claimed@company.example'
    const claiming = desk.browser()
    assert.equal((await accept(await invite(attacker, email, 'editor'), ATTACKERS, claiming)).status, 200)
    assert.deepEqual(await person(email), { verified: false, name: 'Whoever', password: true, workspaces: ['Test editor'] })

    const token = await invite(company, email, 'owner')
    assert.deepEqual((await person(email))!.workspaces, ['Test editor'], 'an invitation is no membership')
    assert.equal((await claiming.call('GET', `/w/${b}/members`)).status, 404)
    assert.equal((await claiming.call('GET', '/session')).body.workspaces.length, 1)
    const victim = await accept(token, VICTIMS)
    assert.equal(victim.status, 401, 'the link without the password sets none')
    assert.match(victim.body.detail, /never set/)
    assert.equal((await accept(token, null)).status, 401)
    assert.equal((await accept(token, null, attacker)).status, 401, "nor does somebody else's session accept")
    assert.equal((await signIn(email, VICTIMS)).status, 401)

    const link = (await resetLink(desk.db, desk.url, email))!
    assert.equal((await accept(tokenOf(link), VICTIMS)).status, 200)
    assert.equal((await claiming.call('GET', '/auth/sessions')).status, 401, 'the sessions of whoever claimed it have ended')
    assert.equal((await signIn(email, ATTACKERS)).status, 401)
    assert.equal((await accept(token, VICTIMS)).status, 200)
    assert.deepEqual(await person(email), {
      verified: true,
      name: 'Whoever',
      password: true,
      workspaces: ['Company B owner', 'Test editor'],
    })
  })

  test('the operator adding an existing person to B makes an invitation, never a membership', async () => {
    const email = 'squatted@company.example'
    const squatter = desk.browser()
    assert.equal((await accept(await invite(attacker, email), ATTACKERS, squatter)).status, 200)
    const made = await userCreate('Squatted@Company.example', b, 'owner')
    assert.deepEqual((await person(email))!.workspaces, ['Test viewer'])
    assert.equal((await squatter.call('GET', `/w/${b}/members`)).status, 404)
    assert.equal(made.id, undefined)
    assert.equal((await accept(tokenOf(made.link!), VICTIMS)).status, 401)

    const verified = await desk.member('viewer', 'Settled')
    await desk.db.query('update users set email_verified = true where email = $1', [verified.email])
    const second = await userCreate(verified.email, b, 'editor')
    assert.deepEqual((await person(verified.email))!.workspaces, ['Test viewer'], 'nor does it for one that is verified')
    assert.equal(
      (await accept(tokenOf(second.link!), null, verified)).status,
      200,
      'who is signed in as the invited person confirms without the password',
    )
    assert.deepEqual((await person(verified.email))!.workspaces, ['Company B editor', 'Test viewer'])

    await userCreate('twice@company.example', b, 'viewer')
    assert.ok((await userCreate('twice@company.example', desk.workspaceId, 'viewer')).link)
    assert.ok((await userCreate('twice@company.example', b, 'editor')).id, 'in the same workspace it changes the role')
    assert.deepEqual((await person('twice@company.example'))!.workspaces, ['Company B editor'])
  })

  test('the first-owner link takes no address that somebody has', async () => {
    await userCreate('waiting@company.example', b, 'owner')
    const empty = await createWorkspace(desk.db, 'Without an owner')
    const token = tokenOf((await firstOwnerLink(desk.db, empty.id, desk.url))!)
    for (const email of ['waiting@company.example', company.email]) {
      const answer = await desk
        .browser()
        .call('POST', '/links/accept', { json: { token, email: email.toUpperCase(), name: 'Whoever', password: ATTACKERS } })
      assert.deepEqual([answer.status, answer.body.detail[0]?.loc], [422, ['body', 'email']], answer.text)
    }
    assert.deepEqual(await person('waiting@company.example'), {
      verified: false,
      name: 'waiting',
      password: false,
      workspaces: ['Company B owner'],
    })
    assert.equal(
      (
        await desk
          .browser()
          .call('POST', '/links/accept', { json: { token, email: 'first@company.example', name: 'First', password: PASSWORD } })
      ).status,
      200,
    )
    assert.equal((await person('first@company.example'))!.verified, false)
  })
})
