import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { publicDocument } from '../../src/http/public/index.ts'
import { anyText, encode, jsonOf, valuesOf } from '../helpers/arbitrary.ts'
import type { OpenApi, Schema } from '../helpers/arbitrary.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { plantAudit } from '../helpers/audit.ts'
import { cases } from '../helpers/cases.ts'

const document = publicDocument() as unknown as OpenApi
const valueOf = valuesOf(document)

describe('whatever is sent', () => {
  let api: Api
  let ids: string[]
  before(async () => {
    api = await startApi()
    const audit = await plantAudit(api.db, api.workspaceId, [{ group: 'a' }, { group: 'a', severity: null }, {}])
    ids = [audit.id, ...audit.violations]
  })
  after(() => api.close())

  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      test(`${method.toUpperCase()} ${path} answers by the document and never with a 5xx`, async () => {
        const query = (operation.parameters as { in: string; name: string; schema: Schema }[]).filter(
          (parameter) => parameter.in === 'query',
        )
        const request = fc.record({
          id: fc.oneof(fc.constantFrom(...ids), anyText),
          query: fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, valueOf(schema)])), { requiredKeys: [] }),
          body: operation.requestBody ? valueOf(operation.requestBody.content['application/json'].schema) : fc.constant(undefined),
        })
        await fc.assert(
          fc.asyncProperty(request, async ({ id, query: values, body }) => {
            const search = Object.entries(values)
              .map(([name, value]) => `${name}=${encode(value)}`)
              .join('&')
            const at = path.replace(/\{\w+\}/, () => encode(id) || 'x')
            const { status } = await api.call(method.toUpperCase(), `${at}?${search}`, body === undefined ? {} : { body: jsonOf(body) })
            assert.ok(status < 500)
          }),
          { numRuns: cases(60) },
        )
      })
    }
  }

  test('an accepted comment or reason reads back equal', async () => {
    const id = ids[1]!
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), async (text) => {
        const comment = await api.call('POST', `/violations/${id}/comments`, { json: { comment: text } })
        const review = await api.call('POST', `/violations/${id}/review`, { json: { action: 'dismiss', reason: text } })
        const { body } = await api.call('GET', `/violations/${id}`)
        if (comment.status === 201) assert.equal(body.comments.at(-1).content, text)
        if (review.status === 200) assert.equal(body.dismissal_reason, text)
        assert.equal(comment.status === 201, text.trim() !== '')
      }),
      { numRuns: cases(60) },
    )
  })
})
