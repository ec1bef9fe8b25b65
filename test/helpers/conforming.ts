import assert from 'node:assert/strict'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { publicDocument } from '../../src/http/public/index.ts'

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

const document = publicDocument() as { paths: Record<string, Record<string, Operation>> }
const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/ } })
ajv.addSchema({ ...document, $id: 'openapi' })

const patterns = Object.keys(document.paths).map((path) => ({
  path,
  expression: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]*')}$`),
}))

export interface Answer {
  status: number
  headers: Headers
  text: string
  body: any
}

/** Holds an answer of the server against the OpenAPI document: a declared status, a declared media type, a body of its schema. */
export function assertConforms(method: string, url: string, answer: Answer): void {
  const place = `${method} ${url} -> ${answer.status}: ${answer.text.slice(0, 400)}`
  assert.ok(answer.headers.get('x-request-id'), `no X-Request-Id: ${place}`)
  assert.doesNotMatch(answer.text, /node_modules|\bat \S+ \(|\.ts:\d+|select .* from /, `something private shows: ${place}`)
  if (answer.status === 304 || method === 'HEAD') return
  const path = patterns.find(({ expression }) => expression.test(new URL(url).pathname))?.path
  const operation = path === undefined ? undefined : document.paths[path]![method.toLowerCase()]
  if (!operation) {
    // Outside the document: unknown route or wrong method, in the same form.
    if (url.includes('/public/v1')) assert.equal(typeof answer.body?.detail, 'string', place)
    return
  }
  if (answer.status === 503 && path!.endsWith('/healthz')) return
  const response = operation.responses[String(answer.status)]
  assert.ok(response, `undeclared status: ${place}`)
  const media = (answer.headers.get('content-type') ?? '').split(';')[0]!
  assert.ok(response.content?.[media], `undeclared media type ${media}: ${place}`)
  const pointer = ['paths', path!, method.toLowerCase(), 'responses', String(answer.status), 'content', media, 'schema']
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .map(encodeURIComponent)
    .join('/')
  const validate = ajv.getSchema(`openapi#/${pointer}`)!
  assert.ok(validate(answer.body), `${JSON.stringify(validate.errors?.slice(0, 3))}: ${place}`)
}
