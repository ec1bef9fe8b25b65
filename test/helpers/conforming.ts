import assert from 'node:assert/strict'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { publicDocument } from '../../src/http/public/index.ts'

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

export interface Answer {
  status: number
  headers: Headers
  text: string
  body: any
}

/**
 * Compares answers with an OpenAPI document: a declared status, a declared media type, a body of its schema. `prefix`: where its
 * paths are.
 */
export function conformance(given: Record<string, unknown>, prefix: string): (method: string, url: string, answer: Answer) => void {
  const document = given as { paths: Record<string, Record<string, Operation>> }
  const formats = { 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, binary: true } as const
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats })
  ajv.addSchema({ ...document, $id: 'openapi' })
  // A path without parameters comes before one that would take its last word for an identifier.
  const parameters = (path: string) => path.split('{').length
  const paths = Object.keys(document.paths).toSorted((a, b) => parameters(a) - parameters(b))
  const patterns = paths.map((path) => ({
    path,
    expression: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]*')}$`),
  }))
  return (method, url, answer) => {
    const place = `${method} ${url} -> ${answer.status}: ${answer.text.slice(0, 400)}`
    assert.ok(answer.headers.get('x-request-id'), `no X-Request-Id: ${place}`)
    // What the application shows of rules may read like anything; its errors may not.
    if (answer.status >= 400 || prefix === '/public/v1')
      assert.doesNotMatch(answer.text, /node_modules|\bat \S+ \(|\.ts:\d+|select .* from /, `something private shows: ${place}`)
    if (answer.status === 304 || method === 'HEAD') return
    const path = patterns.find(({ expression }) => expression.test(new URL(url).pathname))?.path
    const operation = path === undefined ? undefined : document.paths[path]![method.toLowerCase()]
    if (!operation) {
      // Outside the document: unknown route or wrong method, in the same form.
      if (url.includes(prefix)) assert.equal(typeof answer.body?.detail, 'string', place)
      return
    }
    const response = operation.responses[String(answer.status)]
    assert.ok(response, `undeclared status: ${place}`)
    const media = (answer.headers.get('content-type') ?? '').split(';')[0]!
    assert.ok(response.content?.[media], `undeclared media type ${media}: ${place}`)
    if (!media.endsWith('json')) return
    const pointer = ['paths', path!, method.toLowerCase(), 'responses', String(answer.status), 'content', media, 'schema']
      .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
      .map(encodeURIComponent)
      .join('/')
    const validate = ajv.getSchema(`openapi#/${pointer}`)!
    assert.ok(validate(answer.body), `${JSON.stringify(validate.errors?.slice(0, 3))}: ${place}`)
  }
}

/** Holds an answer of the public API against its document. */
export const assertConforms = conformance(publicDocument(), '/public/v1')
