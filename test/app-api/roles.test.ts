import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { may, PERMISSIONS } from '../../src/auth/permissions.ts'
import { newId } from '../../src/db/base/ids.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { createKey } from '../../src/db/keys/keys.ts'
import { appRoutes, PREFIX } from '../../src/http/app-api/routes.ts'
import { PREFIX as V1, PREFIX_V2 as V2, protectedRoutes, routesV2 } from '../../src/http/public/index.ts'
import type { Route } from '../../src/http/base/route.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'
import { KEY_SCOPES, ROLES } from '../../src/contract/values.ts'
import type { Role } from '../../src/contract/values.ts'

const ROUTES = appRoutes({} as Parameters<typeof appRoutes>[0])
const nothing = null as never
/** Every route of the public API that needs a key. */
const PUBLIC_ROUTES = [
  ...protectedRoutes(nothing, {} as never).map((route) => ({ ...route, path: V1 + route.path })),
  ...routesV2({} as never).map((route) => ({ ...route, path: V2 + route.path })),
]
/** These end the caller's session or stream; they are tested last, in another browser. */
const ENDING = ['signOut', 'signOutEverywhere']

describe('roles', () => {
  let desk: Desk
  let otherWorkspace: string
  const people = new Map<Role | 'nobody', Browser>()

  before(async () => {
    desk = await startDesk()
    otherWorkspace = (await createWorkspace(desk.db, 'Of others')).id
    for (const role of ROLES) people.set(role, await desk.member(role))
    people.set('nobody', desk.browser())
  })
  after(() => desk.close())

  test('every route says what it needs, and what it needs is in the table', () => {
    for (const { operationId, config, path } of ROUTES) {
      const needs = config?.needs
      assert.ok(needs, `${operationId} says nothing about who may use it`)
      assert.ok(needs === 'nothing' || needs === 'session' || needs in PERMISSIONS, `${operationId} needs ${needs}`)
      assert.equal(path.startsWith('/w/{workspace_id}'), needs in PERMISSIONS, `${operationId}: a permission is one in a workspace`)
    }
    assert.equal(new Set(ROUTES.map(({ operationId }) => operationId)).size, ROUTES.length)
  })

  /** Calls a route with nonexistent identifiers and without a body: a permitted caller gets 404, 422, or the list. */
  async function reach(browser: Browser, route: Route, workspaceId: string): Promise<number> {
    const path = route.path.replace('{workspace_id}', workspaceId).replaceAll(/\{\w+\}/g, newId())
    const response = await browser.fetch(route.method, `${browser.url}${PREFIX}${path}`, route.method === 'GET' ? {} : { json: {} })
    await response.body?.cancel()
    return response.status
  }

  for (const who of [...ROLES, 'nobody'] as const) {
    test(`${who}: every route lets in whom the table names, and nobody else`, async () => {
      const browser = people.get(who)!
      for (const route of ROUTES.filter(({ operationId }) => !ENDING.includes(operationId))) {
        const needs = route.config!.needs!
        const status = await reach(browser, route, desk.workspaceId)
        const expected = needs === 'nothing' ? 'in' : who === 'nobody' ? 401 : needs === 'session' || may(who, needs) ? 'in' : 403
        if (expected === 'in') assert.ok(![401, 403, 500].includes(status), `${who} ${route.operationId}: ${status}`)
        else assert.equal(status, expected, `${who} ${route.operationId}`)
      }
    })
  }

  test('a key reaches the routes of its scope and no others, and a route without a scope is nobody’s', async () => {
    const expected = { read: 21, review: 2, write: 10, check: 1, administer: 4, keys: 4 }
    for (const scope of KEY_SCOPES) {
      const routes = PUBLIC_ROUTES.filter(({ config }) => config.scope === scope)
      assert.ok(routes.length >= expected[scope], `${scope}: ${routes.length} routes`)
      const { key } = await createKey(desk.db, desk.workspaceId, scope, null, 'workspace', { scopes: [scope] })
      for (const { method, path, operationId, config } of PUBLIC_ROUTES) {
        assert.ok(KEY_SCOPES.includes(config.scope), `${operationId} says nothing about its scope`)
        const response = await fetch(desk.url + path.replaceAll(/\{\w+\}/g, newId()), {
          method,
          headers: { 'x-api-key': key, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
          ...(method === 'GET' ? {} : { body: '{}' }),
        })
        if (config.scope === scope) {
          await response.body?.cancel()
          // Rules are changed by people's keys alone.
          assert.ok(config.needs === 'manage_rules' || ![401, 403, 500].includes(response.status), `${operationId}: ${response.status}`)
        } else {
          assert.equal(response.status, 403, `${scope} ${operationId}`)
          assert.match(await response.text(), new RegExp(`lacks the scope “${config.scope}”`))
        }
      }
    }
  })

  test('a key reaches webhooks only when it was given the scope, and a person’s only while that person is an owner', async () => {
    const status = async (key: string) => (await fetch(`${desk.url}${V2}/webhooks`, { headers: { 'x-api-key': key } })).status
    const owner = people.get('owner')!
    const { body: usual } = await owner.call('POST', '/w/keys', { json: { name: 'usual' } })
    assert.equal(await status(usual.key), 403)
    await desk.db.query(`insert into api_keys (id, workspace_id, name, prefix, hash) values ($1, $2, 'before', 'imp_before', '\\x00')`, [
      newId(),
      desk.workspaceId,
    ])
    const { rows } = await desk.db.query(`select scopes from api_keys where name = 'before'`)
    assert.deepEqual(rows[0].scopes, ['read', 'review', 'write', 'check'])
    for (const [role, expected] of [
      ['owner', 200],
      ['editor', 403],
      ['viewer', 403],
    ] as const) {
      const { userId } = people.get(role)!
      const { key } = await createKey(desk.db, desk.workspaceId, role, userId, 'person', { scopes: ['administer'] })
      assert.equal(await status(key), expected, role)
    }
  })

  /** Questions that come with a body. */
  const ASKS = new Set(['countScope', 'countAssignmentRule', 'findPassage', 'compareLive'])

  test('what each role may change, in so many words', () => {
    const changes = (role: Role) =>
      ROUTES.filter(
        ({ method, config }) => method !== 'GET' && config!.needs! in PERMISSIONS && may(role, config!.needs as keyof typeof PERMISSIONS),
      )
        .map(({ operationId }) => operationId)
        .filter((id) => !ASKS.has(id))
    // What a viewer changes is their own: the inbox and what they are told of.
    const own = [
      'deleteInboxView',
      'followSite',
      'mentionsDone',
      'readNotices',
      'saveInboxView',
      'sendTestMail',
      'setDigestTime',
      'setNoticeChoice',
      'snooze',
    ]
    assert.deepEqual(changes('viewer').toSorted(), own)
    const decides = [
      'addDocumentComment',
      'answerDocumentReview',
      'assign',
      'comment',
      'decide',
      'resolveDocumentComment',
      'undo',
      'withdrawApproval',
    ]
    const registers = ['enterPromotion', 'completeRegisterEntry', 'withdrawRegisterEntry']
    const shows = ['keepIssue', 'makeFindingLink', 'revokeFindingLink']
    assert.deepEqual(changes('reviewer').toSorted(), [...decides, ...registers, ...shows, ...own].toSorted())
    assert.ok(!changes('reviewer').includes('answerApproval') && changes('editor').includes('answerApproval'))
    const ownersOnly = [
      'changeRole',
      'changeWebhook',
      'createKey',
      'createWebhook',
      'deleteAudit',
      'deleteDocument',
      'deletePerson',
      'deleteSite',
      'forgetModel',
      'forgetSecondModel',
      'invite',
      'liftHold',
      'placeHold',
      'removeMember',
      'removeWebhook',
      'renameWorkspace',
      'resendDelivery',
      'revokeKey',
      'rotateKey',
      'rotateWebhookKey',
      'setAllowedHosts',
      'setApprovalSteps',
      'setDueDays',
      'setEndingDays',
      'setFourEyes',
      'setIssueTrackers',
      'setLanguage',
      'setMinimumRetention',
      'setModel',
      'setNetworks',
      'setPresetReasons',
      'setRetention',
      'setRuleReview',
      'setSecondModel',
      'setSecurity',
      'setSpending',
      'setStampAuthority',
      'setWebhook',
      'stampNow',
      'testModel',
      'testNoticeWebhook',
      'testSingleSignOn',
      'testWebhook',
      'tryModelPage',
      'withdrawInvitation',
    ]
    assert.deepEqual(
      changes('owner')
        .filter((id) => !changes('editor').includes(id))
        .toSorted(),
      ownersOnly,
    )
  })

  test("another workspace is as good as none, whatever one's role elsewhere", async () => {
    const owner = people.get('owner')!
    for (const route of ROUTES.filter(({ config }) => config!.needs! in PERMISSIONS)) {
      assert.equal(await reach(owner, route, otherWorkspace), 404, route.operationId)
      assert.equal(await reach(owner, route, 'no-such-thing'), 404, route.operationId)
    }
  })

  test('a change of role and a removal work at once, and the last owner stays', async () => {
    const owner = people.get('owner')!
    const reviewer = await desk.member('reviewer', 'Changing')
    assert.equal((await reviewer.call('GET', '/w/keys')).status, 403)
    assert.equal((await owner.call('PATCH', `/w/members/${reviewer.userId}`, { json: { role: 'owner' } })).status, 200)
    assert.equal((await reviewer.call('GET', '/w/keys')).status, 200)
    const { key } = await createKey(desk.db, desk.workspaceId, 'own', reviewer.userId, 'person')
    const byKey = (method: string, path: string, body?: object) =>
      fetch(`${desk.url}/public/v1${path}`, {
        method,
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    const decide = () => byKey('POST', `/violations/${newId()}/review`, { action: 'mark_fixed' })
    assert.equal((await decide()).status, 404)
    assert.equal((await owner.call('PATCH', `/w/members/${reviewer.userId}`, { json: { role: 'viewer' } })).status, 200)
    assert.equal((await reviewer.call('GET', '/w/keys')).status, 403)
    assert.equal((await decide()).status, 403, 'a key of a person does what the person may do')
    assert.equal((await byKey('GET', '/audits')).status, 200)
    assert.equal((await owner.call('DELETE', `/w/members/${reviewer.userId}`)).status, 200)
    assert.equal((await reviewer.call('GET', '/w/members')).status, 404)
    assert.equal((await owner.call('PATCH', `/w/members/${owner.userId}`, { json: { role: 'editor' } })).status, 409)
    assert.equal((await owner.call('DELETE', `/w/members/${owner.userId}`)).status, 409)
    assert.equal((await owner.call('PATCH', `/w/members/${newId()}`, { json: { role: 'editor' } })).status, 404)
  })

  test('a change that does not come from our own pages is refused, whoever is signed in', async () => {
    const owner = people.get('owner')!
    const rename = (call: Parameters<Browser['call']>[2]) => owner.call('PATCH', '/w', { json: { name: 'Renamed' }, ...call })
    assert.equal((await rename({ origin: 'https://elsewhere.example' })).status, 403)
    assert.equal((await rename({ origin: 'null' })).status, 403)
    assert.equal((await rename({ origin: null })).status, 403)
    assert.equal((await rename({ headers: { 'sec-fetch-site': 'cross-site' } })).status, 403)
    assert.equal((await rename({ headers: { 'sec-fetch-site': 'same-site' } })).status, 403)
    assert.equal((await rename({ origin: null, headers: { 'sec-fetch-site': 'same-origin' } })).status, 200)
    assert.equal((await rename({})).body.name, 'Renamed')
    const { status } = await desk
      .browser()
      .call('POST', '/auth/sign-in', { json: { email: owner.email, password: 'x' }, origin: 'https://elsewhere.example' })
    assert.equal(status, 403)
  })
})
