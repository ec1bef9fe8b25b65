import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { auditService } from '../../src/audits/queued-service.ts'
import { readSettings } from '../../src/config.ts'
import { createKey } from '../../src/db/keys/keys.ts'
import { newId } from '../../src/db/base/ids.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { openLater } from '../../src/documents/later.ts'
import { publicDocumentV2 } from '../../src/http/public/index.ts'
import { openQueue } from '../../src/queue/queue.ts'
import { startDesk } from '../app-api/desk.ts'
import type { Desk } from '../app-api/desk.ts'
import { anyText, encode, jsonOf, valuesOf } from '../helpers/arbitrary.ts'
import type { OpenApi, Schema } from '../helpers/arbitrary.ts'
import { plantAudit } from '../helpers/audit.ts'
import { plantClaim, plantSource } from '../helpers/claim.ts'
import { conformance } from '../helpers/conforming.ts'
import { freshDatabase } from '../helpers/database.ts'
import { sampleInput } from '../helpers/input.ts'
import { siteWithRuns } from '../helpers/site-with-runs.ts'
import { KEY_SCOPES } from '../../src/contract/values.ts'
import { cases } from '../helpers/cases.ts'

const document = publicDocumentV2() as unknown as OpenApi
const assertConforms = conformance(publicDocumentV2(), '/public/v2')
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)

describe('version 2, every operation', () => {
  let desk: Desk
  let close = async (): Promise<void> => undefined
  let own: Planted
  let foreign: Planted
  before(async () => {
    const database = await freshDatabase()
    const boss = await openQueue(database.url, { supervise: false, onError: () => undefined })
    const db = openPool(database.url)
    const audits = auditService(boss, readSettings({}, '/nowhere', {}))
    desk = await startDesk({ databaseUrl: database.url, parts: { audits, later: openLater(db, boss) } })
    close = async () => {
      await desk.close()
      await db.end()
      await boss.stop({ graceful: false })
      await database.drop()
    }
    // Rules are changed by people: the key of an owner may do everything.
    own = await plant(desk.workspaceId, (await desk.member('owner', 'Ilse')).userId)
    foreign = await plant((await createWorkspace(desk.db, 'Of others')).id)
  })
  after(() => close())

  interface Planted {
    key: string
    /** Something of the workspace for each parameter of a path. */
    ids: Record<string, string>
    /** What else may be named. */
    others: string[]
  }
  async function plant(workspaceId: string, owner: string | null = null): Promise<Planted> {
    const { id: keyId } = await createKey(desk.db, workspaceId, 'another', null, 'workspace', { scopes: ['read'] })
    const { key } = await createKey(desk.db, workspaceId, 'all', owner, owner ? 'person' : 'workspace', { scopes: KEY_SCOPES })
    const send = async (path: string, body: object | FormData) => {
      const headers: Record<string, string> = body instanceof FormData ? {} : { 'content-type': 'application/json' }
      const sent = body instanceof FormData ? body : JSON.stringify(body)
      const answer = await fetch(desk.url + path, { method: 'POST', headers: { 'x-api-key': key, ...headers }, body: sent })
      const text = await answer.text()
      assert.ok(answer.ok, text)
      return JSON.parse(text)
    }
    const audit = await plantAudit(desk.db, workspaceId, [{ group: 'a' }, { group: 'a', severity: null }, {}])
    const { siteId, second, third } = await siteWithRuns(desk.db, workspaceId)
    const webhook = await send('/public/v2/webhooks', { url: 'https://hooks.example/' })
    const infobase = await send('/public/v2/infobases', { name: 'Steel' })
    const tone = await send('/public/v2/tones', { languages: [{ language_key: 'EN', name: 'Ours' }] })
    const table = new FormData()
    table.append('file', new Blob(['name,price\nA,1\n']), 'rows.csv')
    const bulk = await send('/public/v2/bulk-runs', table)
    const templates = (await (await fetch(`${desk.url}/public/v1/template`, { headers: { 'x-api-key': key } })).json()) as any
    const template = templates.find((each: { key: string }) => each.key === 'product-description')
    const { input } = sampleInput(template.templateMetas[0].form)
    const written = await send('/public/v1/document', { templateId: template.id, language_key: 'EN', input: JSON.stringify(input) })
    const unsaid = { medium: null, audience: null, first_used_on: null, ends_on: null, statement: null }
    const entered = { kind: 'other', title: 'Steel', approved_on: '2026-11-09', markets: [], approvers: [], proofs: [], ...unsaid }
    const promotion = await send('/public/v2/register', entered)
    const { rows: assets } = await desk.db.query('select id from assets where workspace_id = $1 limit 2', [workspaceId])
    return {
      key,
      ids: {
        audit_id: third.id,
        site_id: siteId,
        webhook_id: webhook.id,
        key_id: keyId,
        infobase_id: infobase.id,
        tone_id: tone.id,
        run_id: bulk.id,
        document_id: written.documentId,
        violation_id: audit.violations[0]!,
        claim_id: await plantClaim(desk.db, workspaceId),
        source_id: await plantSource(desk.db, workspaceId),
        promotion_id: promotion.id,
      },
      others: [audit.id, second.id, ...audit.violations, ...assets.map(({ id }) => id as string)],
    }
  }

  const named = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

  for (const { path, method, operation } of operations.filter((each) => named(each.path).length > 0)) {
    test(`${method} ${path}: what another workspace has is not there`, async () => {
      const call = async (at: string, key: string) => {
        const media = Object.keys(operation.requestBody?.content ?? {})[0]
        const body = media === undefined ? undefined : JSON.stringify(operation.requestBody.content[media].examples?.example.value ?? {})
        const headers = { 'x-api-key': key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
        const answer = await fetch(desk.url + at, { method, headers, ...(body === undefined ? {} : { body }) })
        return { status: answer.status, text: await answer.text() }
      }
      const at = (ids: Record<string, string>) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? newId())
      const none = await call(at({}), own.key)
      // A request may be refused for its form before anything is looked for; then it is refused just so for what others have.
      assert.ok([404, 422].includes(none.status), `${none.status} ${none.text}`)
      assert.deepEqual(await call(at(foreign.ids), own.key), none)
      if (method === 'GET' && named(path).every((name) => name in own.ids))
        assert.notEqual((await call(at(own.ids), own.key)).status, 404, 'the same of the own workspace is there')
    })
  }

  const hasCursor = (operation: { parameters?: { name: string }[] }) => operation.parameters?.some(({ name }) => name === 'cursor') === true
  // Rules go on after an identifier: their cursor has no number.
  const numbered = operations.filter((each) => each.method === 'GET' && each.path !== '/public/v2/rules' && hasCursor(each.operation))
  for (const { path, method } of numbered)
    test(`${method} ${path} answers cursors with numbers that no list has`, async () => {
      const id = own.ids.audit_id!
      const forged = (n: number) => [[n], [n, id], [n, n], ['newest', n, id, n], ['severity', n, id, n], ['new', id, n], ['fixed', id, n]]
      const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => own.ids[name]!)
      const statuses: number[] = []
      for (const n of [0, 2 ** 31, Number.MAX_SAFE_INTEGER])
        for (const cursor of forged(n)) {
          const query = `cursor=${Buffer.from(JSON.stringify(cursor)).toString('base64url')}`
          const answer = await fetch(`${desk.url}${at}?${query}`, { method, headers: { 'x-api-key': own.key } })
          statuses.push(answer.status)
          assert.ok([200, 404, 422].includes(answer.status), `${answer.status} ${JSON.stringify(cursor)} ${await answer.text()}`)
        }
      assert.ok(statuses.includes(200), `one of these is a cursor of the list: ${statuses.join(' ')}`)
    })

  for (const { path, method, operation } of operations) {
    test(`${method} ${path} answers by the document and never with a 5xx, whatever is sent`, async () => {
      const known = [...Object.values(own.ids), ...own.others, ...Object.values(foreign.ids)]
      const valueOf = valuesOf(document, () => known)
      const parameters = operation.parameters as { in: string; name: string; schema: Schema }[]
      const media = Object.keys(operation.requestBody?.content ?? {})[0]
      const query = parameters.filter((parameter) => parameter.in === 'query')
      const request = fc.record({
        at: fc.record(
          Object.fromEntries(
            named(path).map((name) => [
              name,
              fc.oneof(
                { weight: 4, arbitrary: fc.constant(own.ids[name] ?? known[0]!) },
                { weight: 1, arbitrary: fc.oneof(fc.constantFrom(...known), anyText) },
              ),
            ]),
          ),
        ),
        query: fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, valueOf(schema)])), { requiredKeys: [] }),
        body:
          media === 'application/json'
            ? valueOf(operation.requestBody.content[media].schema)
            : media === undefined
              ? fc.constant(undefined)
              : anyText,
      })
      await fc.assert(
        fc.asyncProperty(request, async ({ at, query: values, body }) => {
          const search = Object.entries(values)
            .map(([name, value]) => `${name}=${encode(value)}`)
            .join('&')
          const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode((at as Record<string, string>)[name]!) || 'x')
          const type = media === 'application/json' ? media : `${media}; boundary=x`
          const response = await fetch(`${desk.url}${filled}?${search}`, {
            method,
            headers: { 'x-api-key': own.key, ...(body === undefined ? {} : { 'content-type': type }) },
            ...(body === undefined ? {} : { body: jsonOf(body) }),
          })
          // A stream of events does not end by itself.
          const endless = response.headers.get('content-type')?.startsWith('text/event-stream')
          const text = endless ? '' : await response.text()
          if (endless) await response.body?.cancel()
          assert.ok(response.status < 500, `${response.status} ${text}`)
          const isJson = response.headers.get('content-type')?.startsWith('application/json')
          const answer = { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : text }
          assertConforms(method, response.url, answer)
        }),
        { numRuns: cases(20), includeErrorInReport: true },
      )
    })
  }
})
