import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import { newId } from '../../src/db/base/ids.ts'
import { publicDocumentV2 } from '../../src/http/public/index.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { KEY_SCOPES } from '../../src/contract/values.ts'

const document = publicDocumentV2() as any
const operations = Object.entries<any>(document.paths).flatMap(([path, methods]) =>
  Object.entries<any>(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)
const resolved = (schema: any): any => (schema?.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)] : schema)
const answerOf = (operation: any): any => {
  const [, answer] = Object.entries<any>(operation.responses).find(([status]) => status < '300')!
  return resolved(answer.content?.['application/json']?.schema)
}
const MISSPELT = 'sevrity'

/** Every object that a request may hold and whose fields are named, with the way to it. */
function objectsIn(given: any, way: (string | number)[] = []): (string | number)[][] {
  const schema = resolved(given)
  if (typeof schema !== 'object' || schema === null) return []
  const inner = Object.entries<any>(schema.properties ?? {}).flatMap(([name, field]) => objectsIn(field, [...way, name]))
  const items = schema.items ? objectsIn(schema.items, [...way, 0]) : []
  // What holds whatever its owner wants, such as the fields of a form, says so.
  return [...(schema.properties && schema.additionalProperties !== true ? [way] : []), ...inner, ...items]
}

/** A body with an unknown field at the end of a way; whatever else is wrong with it is said as well. */
const bodyWith = (way: (string | number)[]): any =>
  way.length === 0 ? { [MISSPELT]: ['LOW'] } : typeof way[0] === 'number' ? [bodyWith(way.slice(1))] : { [way[0]!]: bodyWith(way.slice(1)) }

describe('version 2 refuses what it does not know', () => {
  let api: Api
  let key: string
  before(async () => {
    api = await startApi()
    const { rows } = await api.db.query('select user_id from members where workspace_id = $1', [api.workspaceId])
    key = (await createKey(api.db, api.workspaceId, 'everything', rows[0].user_id, 'person', { scopes: KEY_SCOPES })).key
  })
  after(() => api.close())

  const at = (path: string) => path.replaceAll(/\{\w+\}/g, newId())
  const faults = (body: any) => {
    assert.equal(body.code, 'invalid_request', JSON.stringify(body))
    return body.detail.filter((fault: any) => fault.type === 'extra_forbidden').map((fault: any) => fault.loc)
  }

  test('an unknown parameter, of every route', async () => {
    assert.ok(operations.length > 100)
    for (const { path, method, operation } of operations) {
      const json = operation.requestBody && method !== 'GET' ? {} : undefined
      const { status, body } = await api.call(method, `${at(path)}?${MISSPELT}=LOW`, { key, ...(json ? { json } : {}) })
      assert.equal(status, 422, `${method} ${path}: ${JSON.stringify(body)}`)
      assert.ok(
        faults(body).some((loc: unknown[]) => loc.join('/') === `query/${MISSPELT}`),
        `${method} ${path}: ${JSON.stringify(body)}`,
      )
    }
  })

  test('an unknown field, of every body and of every object in one', async () => {
    let tried = 0
    for (const { path, method, operation } of operations) {
      if (method === 'GET') continue
      const schema = operation.requestBody?.content['application/json']?.schema
      const isFiles = operation.requestBody !== undefined && schema === undefined
      for (const way of isFiles ? [] : schema ? objectsIn(schema) : [[]]) {
        const { status, body } = await api.call(method, at(path), { key, json: bodyWith(way) })
        assert.equal(status, 422, `${method} ${path} ${way.join('.')}: ${JSON.stringify(body)}`)
        const where = ['body', ...way, MISSPELT].join('/')
        assert.ok(
          faults(body).some((loc: unknown[]) => loc.join('/') === where),
          `${method} ${path} ${where}: ${JSON.stringify(body)}`,
        )
        tried++
      }
      if (!isFiles && !operation.requestBody?.content['multipart/form-data']) continue
      const form = new FormData()
      form.append(MISSPELT, 'LOW')
      form.append('file', new Blob(['Our soap is eco-friendly.']), 'soap.md')
      const { status, body } = await api.call(method, at(path), { key, form })
      assert.equal(status, 422, `${method} ${path}: ${JSON.stringify(body)}`)
      assert.deepEqual(faults(body), [['body', MISSPELT]], `${method} ${path}`)
    }
    assert.ok(tried > 60, `${tried} objects`)
  })

  test('and version 1 ignores it as before', async () => {
    const { status } = await api.call('GET', `/public/v1/audits?${MISSPELT}=LOW`, {})
    assert.equal(status, 200)
    const refused = await api.call('GET', '/public/v1/audits?limit=0', {})
    assert.deepEqual(Object.keys(refused.body as object), ['detail'])
  })

  test('errors carry a code beside their sentence', async () => {
    const { key: reader } = await createKey(api.db, api.workspaceId, 'reader', null, 'workspace', { scopes: ['read'] })
    for (const [method, path, options, status, code] of [
      ['GET', '/audits', { key: null }, 401, 'unauthenticated'],
      ['POST', '/violations/decisions', { key: reader, json: {} }, 403, 'missing_scope'],
      ['GET', `/audits/${newId()}`, { key }, 404, 'not_found'],
      ['GET', '/nothing', { key }, 404, 'not_found'],
      ['PATCH', '/audits', { key }, 405, 'method_not_allowed'],
      ['GET', '/audits?limit=201', { key }, 422, 'invalid_request'],
    ] as const) {
      const { status: got, body } = await api.call(method, `/public/v2${path}`, options)
      assert.deepEqual([got, (body as any).code], [status, code], path)
      assert.ok(document.components.schemas.ErrorCode.enum.includes(code))
    }
  })
})

describe('version 2 is one interface', () => {
  test('every list is read by cursor and `next`, 50 at a time and at most 200', () => {
    const lists = operations.filter(({ method, operation }) => method === 'GET' && operation.operationId.startsWith('list'))
    assert.ok(lists.length > 20)
    for (const { path, operation } of lists) {
      const query = Object.fromEntries(operation.parameters.map((parameter: any) => [parameter.name, parameter.schema]))
      assert.equal(query.cursor?.type, 'string', path)
      assert.deepEqual([query.limit?.minimum, query.limit?.default, query.limit?.maximum], [1, 50, 200], path)
      const { properties } = answerOf(operation)
      assert.deepEqual(properties.next.type, ['string', 'null'], path)
    }
    for (const { path, operation } of operations)
      for (const { name, in: where } of operation.parameters)
        assert.ok(where !== 'query' || !['offset', 'page', 'page_size', 'before'].includes(name), `${path} ${name}`)
  })

  test('what makes or changes something answers with it', () => {
    for (const { path, method, operation } of operations) {
      if (method === 'GET' || method === 'DELETE' || operation['x-changes-nothing']) continue
      const { properties } = answerOf(operation)
      const fields = Object.keys(properties)
      assert.ok(fields.length > 1 || properties[fields[0]!].type === 'array', `${method} ${path} answers ${fields.join(', ')}`)
    }
  })

  test('a finding has the same fields wherever it is shown', () => {
    const { schemas } = document.components
    const { Finding, Violation, ViolationDetail } = schemas
    const shared = Object.keys(Finding.properties).filter((name) => name in Violation.properties)
    for (const name of [
      'rule_id',
      'violating_text',
      'sentence',
      'reason',
      'recommended_solution',
      'law',
      'jurisdiction',
      'also',
      'language',
    ])
      assert.ok(shared.includes(name), name)
    for (const name of shared)
      for (const other of [Violation, ViolationDetail]) assert.deepEqual(other.properties[name], Finding.properties[name], name)
    for (const [name, schema] of Object.entries<any>(schemas))
      if (schema.properties?.created_by) assert.match(JSON.stringify(schema.properties.created_by), /"name"/, name)
  })

  test('filters are enumerations, and the event of a test is in the document', () => {
    const { parameters } = document.paths['/public/v2/violations'].get
    const of = (name: string) => parameters.find((parameter: any) => parameter.name === name).schema
    assert.ok(of('state').items.enum.includes('undecided') && of('severity').items.enum.includes('NONE'))
    assert.ok(of('language').items.enum.includes('DE'))
    assert.deepEqual(document.webhooks['webhook.test'].post.requestBody.content['application/json'].schema, {
      $ref: '#/components/schemas/EventWebhookTest',
    })
  })
})
