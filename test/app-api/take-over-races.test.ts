import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { firstOwnerLink } from '../../src/auth/first-owner.ts'
import { resetLink } from '../../src/auth/reset.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { PASSWORD, startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const PASSWORDS = ['the first of passwords', 'the second of passwords']

/** Two at once, held at the same place by a lock of the test's, so that neither is first by luck. */
describe('links used at once', () => {
  let desk: Desk
  let owner: Browser
  let other: Browser
  before(async () => {
    desk = await startDesk()
    owner = await desk.member('owner', 'Owner')
    other = await desk.member('owner', 'Other', (await createWorkspace(desk.db, 'Other')).id)
  })
  after(() => desk.close())

  const tokenOf = (link: string) => link.split('#')[1]!
  const invite = async (by: Browser, email: string) =>
    tokenOf((await by.call('POST', '/w/invitations', { json: { email, role: 'viewer' } })).body.link)
  const accept = (token: string, password: string, email: string | null = null) =>
    desk.browser().call('POST', '/links/accept', { json: { token, email, name: 'Whoever', password } })

  /**
   * Starts requests one after the other while writes to a table wait, lets go when all of them wait for it or for one another,
   * and answers what they answered.
   */
  async function heldAt<T>(table: string, ...requests: (() => Promise<T>)[]): Promise<T[]> {
    const holding = await desk.db.connect()
    try {
      await holding.query(`begin; lock table ${table} in share row exclusive mode`)
      const answers: Promise<T>[] = []
      for (const request of requests) {
        answers.push(request())
        await waiting(answers.length)
      }
      await holding.query('commit')
      return await Promise.all(answers)
    } finally {
      holding.release()
    }
  }
  async function waiting(count: number): Promise<void> {
    for (let tries = 0; tries < 1500; tries++) {
      const { rows } = await desk.db.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      if (rows[0]!.n >= count) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    assert.fail(`no ${count} requests wait`)
  }

  test('one link used twice at once sets one password', async () => {
    const token = await invite(owner, 'once@company.example')
    const answers = await heldAt(
      'accounts',
      () => accept(token, PASSWORDS[0]!),
      () => accept(token, PASSWORDS[1]!),
    )
    assert.deepEqual(answers.map(({ status }) => status === 200).toSorted(), [false, true])
    assert.equal(await opening('once@company.example'), 1)
  })

  test('invitations of two workspaces to one new address, used at once, do not let one set the password of the other', async () => {
    const email = 'double@company.example'
    const tokens = [await invite(owner, email), await invite(other, email)]
    const answers = await heldAt(
      'accounts',
      () => accept(tokens[0]!, PASSWORDS[0]!),
      () => accept(tokens[1]!, PASSWORDS[1]!),
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 401],
    )
    assert.equal(
      (await desk.browser().call('POST', '/auth/sign-in', { json: { email, password: PASSWORDS[0] } })).body.workspaces.length,
      1,
    )
    assert.equal(await opening(email), 1)
  })

  test('a person made between the look and the acceptance is not claimed', async () => {
    const email = 'between@company.example'
    const token = await invite(owner, email)
    const making = await desk.db.connect()
    await making.query('begin')
    await making.query('insert into users (id, email, name) values (gen_random_uuid(), $1, $1)', [email])
    const answer = accept(token, PASSWORDS[0]!)
    await waiting(1)
    await making.query('commit')
    making.release()
    assert.equal((await answer).status, 401)
    assert.equal(await opening(email), 0)
  })

  test('two first-owner links used at once make one owner', async () => {
    const workspace = await createWorkspace(desk.db, 'New')
    const tokens = [
      tokenOf((await firstOwnerLink(desk.db, workspace.id, desk.url))!),
      tokenOf((await firstOwnerLink(desk.db, workspace.id, desk.url))!),
    ]
    const answers = await heldAt(
      'members',
      () => accept(tokens[0]!, PASSWORDS[0]!, 'one@new.example'),
      () => accept(tokens[1]!, PASSWORDS[1]!, 'two@new.example'),
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 404])
    assert.equal((await desk.db.query('select 1 from members where workspace_id = $1', [workspace.id])).rowCount, 1)
  })

  test('whoever signs in with the old password while it is replaced is not left signed in', async () => {
    const person = await desk.member('viewer', 'Hurried')
    const token = tokenOf((await resetLink(desk.db, desk.url, person.email))!)
    const late = desk.browser()
    await heldAt(
      'sessions',
      () => accept(token, PASSWORDS[0]!),
      () => late.call('POST', '/auth/sign-in', { json: { email: person.email, password: PASSWORD } }),
    )
    assert.equal((await late.call('GET', '/auth/sessions')).status, 401)
    assert.equal((await person.call('GET', '/auth/sessions')).status, 401)
  })

  test('whoever changes the password while it is reset does not have the last word', async () => {
    const person = await desk.member('viewer', 'Contested')
    const token = tokenOf((await resetLink(desk.db, desk.url, person.email))!)
    const change = () => person.call('POST', '/auth/password', { json: { current_password: PASSWORD, new_password: PASSWORDS[1] } })
    const [reset, changed] = await heldAt('sessions', () => accept(token, PASSWORDS[0]!), change)
    assert.deepEqual([reset!.status, changed!.status], [200, 422])
    assert.equal(
      (await desk.browser().call('POST', '/auth/sign-in', { json: { email: person.email, password: PASSWORDS[0] } })).status,
      200,
    )
    assert.equal(await opening(person.email), 1)
  })

  test('whoever accepts with an account while its password is reset does not join', async () => {
    const email = 'hurried.too@company.example'
    assert.equal((await accept(await invite(owner, email), PASSWORDS[0]!)).status, 200)
    const invited = await invite(other, email)
    const token = tokenOf((await resetLink(desk.db, desk.url, email))!)
    const [reset, joined] = await heldAt(
      'sessions',
      () => accept(token, PASSWORDS[1]!),
      () => accept(invited, PASSWORDS[0]!),
    )
    assert.deepEqual([reset!.status, joined!.status], [200, 401])
    assert.equal(
      (await desk.browser().call('POST', '/auth/sign-in', { json: { email, password: PASSWORDS[1] } })).body.workspaces.length,
      1,
    )
  })

  /** How many of the passwords open the account. */
  async function opening(email: string): Promise<number> {
    const answers = await Promise.all(
      PASSWORDS.map((password) => desk.browser().call('POST', '/auth/sign-in', { json: { email, password } })),
    )
    return answers.filter(({ status }) => status === 200).length
  }
})
