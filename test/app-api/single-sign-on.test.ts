import assert from 'node:assert/strict'
import { after, before, describe, mock, test } from 'node:test'
import { readSettings } from '../../src/config.ts'
import { findUserByEmail, markVerified } from '../../src/db/people/accounts.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { openLog } from '../../src/telemetry/log.ts'
import { CLIENT, identityProvider } from '../helpers/identity-provider.ts'
import type { ProviderPerson } from '../helpers/identity-provider.ts'
import { PASSWORD, startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const SECURE = 'https://imprimatur.company.example'

describe('signing in with an identity provider', () => {
  let provider: Awaited<ReturnType<typeof identityProvider>>
  /** By invitation alone; a domain that joins a workspace; without passwords. */
  let invited: Desk, joining: Desk, withoutPasswords: Desk, grouped: Desk
  /** What the servers logged of refused sign-ins. */
  const logged: { event: string; level: string; causes: string[] }[] = []
  before(async () => {
    // The servers take the log that is open when they are built.
    openLog('test', readSettings({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json' }, '/nowhere', {}))
    mock.method(process.stderr, 'write', (line: string) => logged.push(line.startsWith('{') ? JSON.parse(line) : { event: line }) > 0)
    provider = await identityProvider()
    const settings = { ...CLIENT, OIDC_ISSUER: provider.issuer, OIDC_NAME: 'Company login' }
    invited = await startDesk({ settings })
    const { databaseUrl, workspaceId } = invited
    joining = await startDesk({
      databaseUrl,
      settings: { ...settings, OIDC_DOMAINS: 'company.example, other.example', OIDC_WORKSPACE: workspaceId, OIDC_ROLE: 'reviewer' },
    })
    withoutPasswords = await startDesk({ databaseUrl, settings: { ...settings, PASSWORD_SIGN_IN: 'off' } })
    grouped = await startDesk({
      databaseUrl,
      settings: {
        ...settings,
        OIDC_DOMAINS: 'company.example',
        OIDC_WORKSPACE: workspaceId,
        OIDC_SCOPES: 'openid email profile groups',
        OIDC_GROUP_ROLES: 'legal=reviewer, authors=editor',
        OIDC_SIGN_OUT: 'provider',
      },
    })
    provider.start([invited.url, joining.url, withoutPasswords.url, grouped.url, SECURE].map((url) => `${url}/single-sign-on`))
  })
  after(async () => {
    for (const desk of [grouped, withoutPasswords, joining, invited]) await desk?.close()
    await provider.close()
    mock.restoreAll()
    openLog('test', readSettings({ LOG_LEVEL: 'silent' }, '/nowhere', {}))
  })

  const begin = async (browser: Browser) => (await browser.call('POST', '/auth/single-sign-on')).body.url as string
  const finish = (browser: Browser, query: string) => browser.call('POST', '/auth/single-sign-on/finish', { json: { query } })
  const signIn = async (browser: Browser, person: ProviderPerson) => {
    const back = await provider.signIn(await begin(browser), person)
    assert.equal(back.origin + back.pathname, `${browser.url}/single-sign-on`)
    return finish(browser, back.search.slice(1))
  }
  const verified = (name: string, domain = 'company.example') => ({
    sub: `subject-of-${name}`,
    email: `${name}@${domain}`,
    email_verified: true,
    name: `${name} of the provider`,
  })
  const memberships = async (email: string) =>
    (await invited.db.query('select m.role from members m join users u on u.id = m.user_id where u.email = $1', [email])).rows.length

  test('a new person of an allowed domain joins the workspace, and signs in again as the same person', async () => {
    const browser = joining.browser()
    const first = await signIn(browser, verified('ada'))
    assert.equal(first.status, 200, first.text)
    assert.deepEqual(
      [first.body.user.email, first.body.user.name, first.body.workspaces.map(({ role }: { role: string }) => role)],
      ['ada@company.example', 'ada of the provider', ['reviewer']],
    )
    assert.equal(first.body.server.single_sign_on, 'Company login')
    const cookie = first.headers.getSetCookie().find((each) => each.startsWith('imprimatur.session_token='))!
    assert.match(cookie, /HttpOnly; SameSite=Strict|SameSite=Strict; HttpOnly/i)
    // The same subject under another address is the same person.
    const again = await signIn(joining.browser(), { ...verified('ada'), email: 'ada.lovelace@company.example' })
    assert.equal(again.body.user.id, first.body.user.id)
    assert.equal(await findUserByEmail(joining.db, 'ada.lovelace@company.example'), null)
  })

  test('the request has PKCE, a nonce and a state of its own, and the secrets are nowhere in it', async () => {
    const [one, two] = [new URL(await begin(invited.browser())), new URL(await begin(invited.browser()))]
    assert.equal(one.searchParams.get('code_challenge_method'), 'S256')
    for (const name of ['state', 'nonce', 'code_challenge']) {
      assert.ok(one.searchParams.get(name)!.length >= 32, name)
      assert.notEqual(one.searchParams.get(name), two.searchParams.get(name), name)
    }
    assert.ok(!one.href.includes(encodeURIComponent(CLIENT.OIDC_CLIENT_SECRET)))
  })

  test('an answer of another browser, with another state, another issuer, changed, or used before signs nobody in', async () => {
    const person = verified('ada')
    const here = invited.browser()
    const { search } = await provider.signIn(await begin(here), person)
    const query = search.slice(1)
    const refused = async (browser: Browser, given: string, why: string) => {
      const answer = await finish(browser, given)
      assert.equal(answer.status, 401, `${why}: ${answer.text}`)
      assert.equal((await browser.call('GET', '/session')).body.user, null, why)
    }
    await refused(invited.browser(), query, 'a browser that began nothing')
    const other = invited.browser()
    await begin(other)
    await refused(other, query, 'a browser that began another sign-in')
    const changes: [string, (given: URLSearchParams) => void][] = [
      ['another state', (given) => given.set('state', 'x'.repeat(43))],
      ['no state', (given) => given.delete('state')],
      ['another issuer', (given) => given.set('iss', 'https://other.example')],
      ['another code', (given) => given.set('code', 'y'.repeat(43))],
      ['an error', (given) => given.set('error', 'access_denied')],
    ]
    for (const [why, change] of changes) {
      const browser = invited.browser()
      const changed = new URLSearchParams((await provider.signIn(await begin(browser), person)).search)
      change(changed)
      await refused(browser, String(changed), why)
      await refused(browser, String(changed), `${why}, once more`)
    }
    const kept = new Map(here.cookies)
    assert.equal((await finish(here, query)).status, 200)
    const replaying = invited.browser()
    for (const [name, value] of kept) replaying.cookies.set(name, value)
    await refused(replaying, query, 'an answer that was used')
  })

  test('an address the provider has not verified links to nobody and makes nobody', async () => {
    const victim = await joining.member('owner', 'Victim')
    await markVerified(joining.db, victim.userId)
    for (const claim of [{ email_verified: false }, { email_verified: undefined }, { email_verified: 'true' as never }]) {
      const attack = { sub: 'subject-of-an-attacker', email: victim.email, ...claim } as ProviderPerson
      const answer = await signIn(joining.browser(), attack)
      assert.equal(answer.status, 403, answer.text)
      assert.match(answer.body.detail, /has not verified/)
      const fresh = await signIn(joining.browser(), { ...attack, sub: 'another', email: 'nobody@company.example' })
      assert.equal(fresh.status, 403)
    }
    const { rows } = await joining.db.query(`select count(*)::int as n from accounts where account_id like '%attacker%'`)
    assert.equal(rows[0].n, 0)
    assert.equal(await findUserByEmail(joining.db, 'nobody@company.example'), null)
    assert.equal((await signIn(joining.browser(), { sub: 'no-address' })).status, 403)
  })

  test('a verified address links to the person who has it, who keeps password and memberships', async () => {
    const person = await joining.member('editor', 'Linked')
    await markVerified(joining.db, person.userId)
    const answer = await signIn(joining.browser(), verified('linked'))
    assert.deepEqual([answer.body.user.id, answer.body.user.name], [person.userId, 'Linked'])
    assert.equal((await person.call('GET', '/w/members')).status, 200, 'sessions go on')
    const json = { email: person.email, password: PASSWORD }
    assert.equal((await joining.browser().call('POST', '/auth/sign-in', { json })).status, 200)
    // A second account at the provider with the same verified address is the same person; that of another issuer is another account.
    const { rows } = await joining.db.query(`select account_id from accounts where user_id = $1 and provider_id = 'oidc'`, [person.userId])
    assert.deepEqual(rows, [{ account_id: `${provider.issuer} subject-of-linked` }])
  })

  test('whoever claimed an address first without proof is out once its owner signs in', async () => {
    const claimer = await joining.member('viewer', 'Claimed')
    assert.equal((await signIn(joining.browser(), verified('claimed'))).body.user.id, claimer.userId)
    assert.equal((await claimer.call('GET', '/auth/sessions')).status, 401)
    const json = { email: claimer.email, password: PASSWORD }
    assert.equal((await joining.browser().call('POST', '/auth/sign-in', { json })).status, 401, 'the old password is gone')
  })

  test('an address that only becomes that of a person in small letters does not open their account', async () => {
    const person = await joining.member('owner', 'Mike')
    await markVerified(joining.db, person.userId)
    for (const email of ['mi\u212ae@company.example', 'm\u0130ke@company.example']) {
      const answer = await signIn(joining.browser(), { ...verified('kelvin'), email })
      assert.equal(answer.status, 403, email)
    }
    assert.equal((await signIn(joining.browser(), { ...verified('mike'), email: 'MIKE@Company.Example' })).body.user.id, person.userId)
  })

  test('what no database keeps is refused or left out', async () => {
    const odd = verified('odd')
    assert.equal((await signIn(joining.browser(), { ...odd, email: 'o\0dd@company.example' })).status, 403)
    assert.equal((await signIn(joining.browser(), { ...odd, sub: 'od\0d' })).status, 401)
    const answer = await signIn(joining.browser(), { ...odd, name: 'O\0dd' })
    assert.deepEqual([answer.status, answer.body.user.name], [200, 'Odd'])
  })

  test('a token with a wrong signature signs nobody in', async () => {
    provider.forge(true)
    const answer = await signIn(joining.browser(), verified('forged'))
    provider.forge(false)
    assert.equal(answer.status, 401, answer.text)
    assert.equal((await signIn(joining.browser(), verified('forged'))).status, 200)
  })

  test('under TLS, a cookie that another host of the site has set begins nothing', async () => {
    const origin = SECURE
    const settings = { ...CLIENT, OIDC_ISSUER: provider.issuer, PUBLIC_URL: origin }
    const desk = await startDesk({ databaseUrl: invited.databaseUrl, settings })
    await invited.member('viewer', 'Attacker')
    const attacker = desk.browser()
    const { body } = await attacker.call('POST', '/auth/single-sign-on', { origin })
    const back = await provider.signIn(body.url, verified('attacker'))
    const json = { query: back.search.slice(1) }
    const sealed = attacker.cookies.get('__Host-imprimatur.single-sign-on')!
    const victim = desk.browser()
    victim.cookies.set('imprimatur.single-sign-on', sealed)
    assert.equal((await victim.call('POST', '/auth/single-sign-on/finish', { json, origin })).status, 401)
    assert.equal((await attacker.call('POST', '/auth/single-sign-on/finish', { json, origin })).status, 200)
    await desk.close()
  })

  test('a foreign domain is refused', async () => {
    for (const domain of ['elsewhere.example', 'sub.company.example', 'notcompany.example', 'company.example.evil.example']) {
      const answer = await signIn(joining.browser(), verified('foreign', domain))
      assert.equal(answer.status, 403, domain)
      assert.match(answer.body.detail, /domain/)
    }
    assert.equal((await signIn(joining.browser(), verified('welcome', 'other.example'))).status, 200)
  })

  test('without an invitation nobody new comes in; with one they join that workspace alone', async () => {
    const owner = await invited.member('owner', 'Owner')
    const elsewhere = (await createWorkspace(invited.db, 'Elsewhere')).id
    const newcomer = verified('newcomer', 'anywhere.example')
    const refused = await signIn(invited.browser(), newcomer)
    assert.equal(refused.status, 403)
    assert.match(refused.body.detail, /nobody has invited newcomer@anywhere\.example/)
    assert.equal(await findUserByEmail(invited.db, newcomer.email), null)
    await owner.call('POST', '/w/invitations', { json: { email: newcomer.email, role: 'editor' } })
    const browser = invited.browser()
    const answer = await signIn(browser, newcomer)
    assert.deepEqual(
      answer.body.workspaces.map(({ id, role }: { id: string; role: string }) => [id, role]),
      [[invited.workspaceId, 'editor']],
    )
    assert.equal((await browser.fetch('GET', `${invited.url}/app/api/w/${elsewhere}/members`)).status, 404)
    assert.deepEqual((await owner.call('GET', '/w/invitations')).body.invitations, [], 'it is used up')
  })

  test('a removed member signs in to nothing, and does not join again', async () => {
    const person = verified('leaver')
    const browser = joining.browser()
    const { body } = await signIn(browser, person)
    assert.equal(body.workspaces.length, 1)
    const owner = await invited.member('owner', 'Remover')
    assert.equal((await owner.call('DELETE', `/w/members/${body.user.id}`)).status, 200)
    assert.equal((await browser.fetch('GET', `${joining.url}/app/api/w/${invited.workspaceId}/members`)).status, 404)
    const again = await signIn(joining.browser(), person)
    assert.deepEqual([again.status, again.body.workspaces], [200, []])
    assert.equal(await memberships(person.email), 0)
  })

  test('groups of the provider give the role at every sign-in, and bring nobody back', async () => {
    const person = { ...verified('grouped'), groups: ['all', 'legal'] }
    const browser = grouped.browser()
    const roleOf = (answer: { body: any }) => answer.body.workspaces.map(({ role }: { role: string }) => role)
    assert.deepEqual(roleOf(await signIn(browser, person)), ['reviewer'])
    assert.deepEqual(roleOf(await signIn(browser, { ...person, groups: ['legal', 'authors'] })), ['editor'])
    assert.deepEqual(roleOf(await signIn(browser, { ...person, groups: [] })), ['viewer'], 'OIDC_ROLE')
    assert.deepEqual(roleOf(await signIn(browser, { ...person, groups: ['legal'] })), ['reviewer'])
    const owner = await invited.member('owner', 'Keeper')
    const { body } = await browser.call('GET', '/session')
    const trail = await owner.call('GET', '/w/admin-trail?limit=5')
    assert.match(trail.text, /groups of the identity provider/)
    assert.equal((await owner.call('DELETE', `/w/members/${body.user.id}`)).status, 200)
    assert.deepEqual(roleOf(await signIn(grouped.browser(), person)), [])
  })

  test('signing out ends the session at the provider too, where the operator wants it and the session began there', async () => {
    const browser = grouped.browser()
    assert.equal((await signIn(browser, verified('leaving'))).status, 200)
    const { body } = await browser.call('POST', '/auth/sign-out')
    const end = new URL(body.url)
    assert.equal(end.origin + end.pathname, `${provider.issuer}/session/end`)
    assert.deepEqual(
      [end.searchParams.get('client_id'), end.searchParams.get('post_logout_redirect_uri')],
      [CLIENT.OIDC_CLIENT_ID, `${grouped.url}/sign-in`],
    )
    assert.equal((await fetch(end)).status, 200, 'the provider takes it')
    assert.equal((await browser.call('GET', '/session')).body.user, null)
    const person = await grouped.member('viewer', 'By Password')
    assert.equal((await person.call('POST', '/auth/sign-out')).body.url, null)
    const here = joining.browser()
    await signIn(here, verified('leaving'))
    assert.equal((await here.call('POST', '/auth/sign-out')).body.url, null)
  })

  test('a refused sign-in is in the log with its cause, and the person reads a sentence', async () => {
    logged.length = 0
    const browser = invited.browser()
    const { search } = await provider.signIn(await begin(browser), verified('ada'))
    const given = new URLSearchParams(search)
    for (const name of ['code', 'scope']) given.delete(name)
    given.set('error', 'access_denied')
    given.set('error_description', 'not assigned to\nthis application')
    const answer = await finish(browser, String(given))
    const stranger = await signIn(invited.browser(), verified('stranger'))
    assert.deepEqual(
      logged.map(({ event }) => event),
      ['single-sign-on.refused', 'single-sign-on.refused'],
    )
    assert.deepEqual([answer.status, answer.body.detail], [401, 'Company login did not let you in; ask whoever runs it.'])
    assert.equal(logged[0]!.level, 'warn')
    assert.match(logged[0]!.causes.join(' | '), /access_denied, not assigned to this application/)
    assert.equal(stranger.status, 403)
    assert.match(logged[1]!.causes[0]!, /nobody has invited stranger@company\.example/)
    assert.ok(!JSON.stringify(logged).includes(given.get('state')!))
  })

  test('owners see what is set and whether the provider answers', async () => {
    const owner = await grouped.member('owner', 'Settings')
    const { body } = await owner.call('GET', '/w/single-sign-on')
    assert.deepEqual(body, {
      provider: {
        name: 'Company login',
        issuer: provider.issuer,
        client_id: CLIENT.OIDC_CLIENT_ID,
        has_secret: true,
        scopes: 'openid email profile groups',
        domains: ['company.example'],
        groups_claim: 'groups',
        group_roles: [
          { group: 'legal', role: 'reviewer' },
          { group: 'authors', role: 'editor' },
        ],
        signs_out_at_provider: true,
        joins_here: false,
        join_role: null,
      },
      return_address: `${grouped.url}/single-sign-on`,
      sign_out_address: `${grouped.url}/sign-in`,
      passwords: true,
    })
    const joined = await invited.member('owner', 'Joined')
    const joinedThere = grouped.browser()
    await joinedThere.call('POST', '/auth/sign-in', { json: { email: joined.email, password: PASSWORD } })
    const there = await joinedThere.fetch('GET', `${grouped.url}/app/api/w/${invited.workspaceId}/single-sign-on`)
    const { provider: shown } = (await there.json()) as { provider: { joins_here: boolean; join_role: string } }
    assert.deepEqual([shown.joins_here, shown.join_role], [true, 'viewer'])
    const works = await owner.call('POST', '/w/single-sign-on/test')
    assert.deepEqual([works.status, works.body.works, works.body.ends_sessions], [200, true, true], works.text)
    const wrong = await startDesk({
      databaseUrl: invited.databaseUrl,
      settings: { ...CLIENT, OIDC_ISSUER: `${provider.issuer}/elsewhere` },
    })
    const fails = await (await wrong.member('owner', 'Wrong')).call('POST', '/w/single-sign-on/test')
    await wrong.close()
    assert.equal(fails.body.works, false)
    assert.match(fails.body.message, /^Its discovery document cannot be used: /)
    for (const path of ['', '/test']) {
      const method = path === '' ? 'GET' : 'POST'
      assert.equal((await (await grouped.member('editor', 'Ed')).call(method, `/w/single-sign-on${path}`)).status, 403)
      assert.equal(
        (await grouped.browser().fetch(method, `${grouped.url}/app/api/w/${grouped.workspaceId}/single-sign-on${path}`)).status,
        401,
      )
    }
  })

  test('where passwords are off, neither a password nor an invitation link signs in', async () => {
    const person = await joining.member('viewer', 'Habit')
    const owner = await invited.member('owner', 'Inviter')
    const json = { email: person.email, password: PASSWORD }
    const answer = await withoutPasswords.browser().call('POST', '/auth/sign-in', { json })
    assert.equal(answer.status, 403)
    assert.match(answer.body.detail, /sign in with Company login/)
    assert.equal((await withoutPasswords.browser().call('POST', '/auth/forgot-password', { json: { email: person.email } })).status, 403)
    const { body } = await owner.call('POST', '/w/invitations', { json: { email: 'by.link@company.example', role: 'viewer' } })
    const accept = { token: body.link.split('#')[1], name: 'By Link', password: PASSWORD }
    assert.equal((await withoutPasswords.browser().call('POST', '/links/accept', { json: accept })).status, 403)
    assert.equal((await signIn(withoutPasswords.browser(), verified('by.link'))).body.workspaces.length, 1)
  })

  test('wrong settings are said at the start', async () => {
    const start = (settings: Record<string, string>) =>
      startDesk({ databaseUrl: invited.databaseUrl, settings: { ...CLIENT, OIDC_ISSUER: provider.issuer, ...settings } })
    for (const [settings, sentence] of [
      [{ OIDC_ISSUER: 'http://login.company.example' }, /OIDC_ISSUER is the https address/],
      [{ OIDC_CLIENT_ID: '' }, /OIDC_CLIENT_ID/],
      [{ OIDC_WORKSPACE: invited.workspaceId }, /needs OIDC_DOMAINS/],
      [{ OIDC_WORKSPACE: invited.workspaceId, OIDC_DOMAINS: 'company.example', OIDC_ROLE: 'owner' }, /OIDC_ROLE/],
      [{ OIDC_GROUP_ROLES: 'legal=reviewer' }, /needs OIDC_WORKSPACE/],
      [{ OIDC_WORKSPACE: invited.workspaceId, OIDC_DOMAINS: 'company.example', OIDC_GROUP_ROLES: 'legal=king' }, /OIDC_GROUP_ROLES/],
      [{ OIDC_SIGN_OUT: 'everywhere' }, /OIDC_SIGN_OUT/],
      [{ OIDC_SCOPES: 'email' }, /OIDC_SCOPES/],
      [{ OIDC_ISSUER: '', PASSWORD_SIGN_IN: 'off' }, /needs OIDC_ISSUER/],
    ] as const)
      await assert.rejects(start(settings), sentence)
  })
})
