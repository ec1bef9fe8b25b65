import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { auditService } from '../../src/audits/queued-service.ts'
import { readSettings } from '../../src/config.ts'
import { appDocument } from '../../src/http/app-api/routes.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { openLater } from '../../src/documents/later.ts'
import { ruleLibrary } from '../../src/packs/library.ts'
import { openQueue } from '../../src/queue/queue.ts'
import { startDesk } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { anyText, encode, jsonOf, valuesOf } from '../helpers/arbitrary.ts'
import type { OpenApi, Schema } from '../helpers/arbitrary.ts'
import { plantAudit } from '../helpers/audit.ts'
import { plantClaim, plantSource } from '../helpers/claim.ts'
import { conformance } from '../helpers/conforming.ts'
import { freshDatabase } from '../helpers/database.ts'
import { cases } from '../helpers/cases.ts'

const document = appDocument() as unknown as OpenApi
const assertConforms = conformance(appDocument(), '/app/api')

/** They end the session that the other operations are called with. */
const LAST = ['signOut', 'signOutEverywhere']
const operations = Object.entries(document.paths)
  .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })))
  .toSorted((a, b) => LAST.indexOf(a.operation.operationId) - LAST.indexOf(b.operation.operationId))

describe('whatever a signed-in owner sends', () => {
  let desk: Desk
  let owner: Browser
  let close: () => Promise<void>
  const ids: string[] = []
  before(async () => {
    const database = await freshDatabase()
    const boss = await openQueue(database.url, { supervise: false, onError: () => undefined })
    const audits = auditService(boss, readSettings({}, '/nowhere', {}))
    const db = openPool(database.url)
    desk = await startDesk({ databaseUrl: database.url, parts: { audits, library: ruleLibrary, later: openLater(db, boss) } })
    owner = await desk.member('owner')
    const editor = await desk.member('editor')
    const audit = await plantAudit(desk.db, desk.workspaceId, [{ group: 'a' }, { group: 'a', severity: null }, {}])
    const { body: key } = await owner.call('POST', '/w/keys', { json: { name: 'a' } })
    const { body: infobase } = await owner.call('POST', '/w/infobases', { json: { name: 'Facts' } })
    const { body: shelf } = await owner.call('GET', '/w/shelf')
    ids.push(
      audit.id,
      ...audit.violations,
      owner.userId,
      editor.userId,
      key.api_key.id,
      infobase.id,
      shelf.templates[0].id,
      await plantClaim(desk.db, desk.workspaceId),
      await plantSource(desk.db, desk.workspaceId),
    )
    close = async () => {
      await desk.close()
      await db.end()
      await boss.stop({ graceful: false })
      await database.drop()
    }
  })
  after(() => close())

  for (const { path, method, operation } of operations) {
    test(`${method} ${path} answers by the document and never with a 5xx`, async () => {
      const valueOf = valuesOf(document, () => ids)
      const parameters = operation.parameters as { in: string; name: string; schema: Schema }[]
      const named = (where: string) => parameters.filter((parameter) => parameter.in === where)
      const media = Object.keys(operation.requestBody?.content ?? {})[0]
      const id = fc.oneof({ weight: 4, arbitrary: fc.nat().map((n) => ids[n % ids.length]!) }, { weight: 1, arbitrary: anyText })
      const workspace = fc.nat(19).map((n) => (n === 0 ? ids[0]! : desk.workspaceId))
      const request = fc.record({
        at: fc.record(Object.fromEntries(named('path').map(({ name }) => [name, name === 'workspace_id' ? workspace : id]))),
        query: fc.record(Object.fromEntries(named('query').map(({ name, schema }) => [name, valueOf(schema)])), { requiredKeys: [] }),
        body:
          media === 'application/json'
            ? valueOf(operation.requestBody.content[media].schema)
            : media === undefined
              ? fc.constant(undefined)
              : anyText,
      })
      await fc.assert(
        fc.asyncProperty(request, async ({ at, query, body }) => {
          const search = Object.entries(query)
            .map(([name, value]) => `${name}=${encode(value)}`)
            .join('&')
          const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode((at as Record<string, string>)[name]!) || 'x')
          const headers = { 'content-type': media === 'application/json' ? media : `${media}; boundary=x` }
          const sent = body === undefined ? {} : { body: jsonOf(body), headers }
          const response = await owner.fetch(method, `${desk.url}${filled}?${search}`, sent)
          // A stream of events does not end by itself.
          const endless = response.headers.get('content-type')?.startsWith('text/event-stream')
          const text = endless ? '' : await response.text()
          if (endless) await response.body?.cancel()
          assert.ok(response.status < 500, `${response.status} ${text}`)
          let parsed: unknown
          try {
            parsed = JSON.parse(text)
          } catch {
            parsed = undefined
          }
          assertConforms(method, response.url, { status: response.status, headers: response.headers, text, body: parsed })
        }),
        { numRuns: cases(20), includeErrorInReport: true },
      )
    })
  }
})
