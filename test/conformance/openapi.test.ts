import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { generatedFiles } from '../../sdk/types.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '../..')
const bin = (name: string) => path.join(root, 'node_modules/.bin', name)

describe('the OpenAPI document', () => {
  let api: Api
  let folder: string
  let document: any
  before(async () => {
    api = await startApi()
    folder = await mkdtemp(path.join(os.tmpdir(), 'imprimatur-openapi-'))
    document = (await api.call('GET', '/public/openapi.json', { key: null })).body
    await writeFile(path.join(folder, 'openapi.json'), JSON.stringify(document))
    await writeFile(
      path.join(folder, 'redocly.yaml'),
      'extends: [recommended]\nrules:\n  no-server-example.com: off\n  operation-4xx-response: off\ntelemetry: off\n',
    )
    await writeFile(path.join(folder, 'spectral.yaml'), 'extends: ["spectral:oas"]\n')
  })
  after(async () => {
    await api.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('is served without a key, is OpenAPI 3.1.0 of version 1.0.0, and has exactly the fourteen endpoints', () => {
    assert.equal(document.openapi, '3.1.0')
    assert.equal(document.info.version, '1.0.0')
    const endpoints = Object.entries<object>(document.paths).flatMap(([at, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${at}`),
    )
    assert.deepEqual(endpoints.sort(), [
      'GET /public/v1/audits',
      'GET /public/v1/audits/{audit_id}/violations',
      'GET /public/v1/document/{id}',
      'GET /public/v1/healthz',
      'GET /public/v1/infobase',
      'GET /public/v1/infobase/{id}',
      'GET /public/v1/template',
      'GET /public/v1/template/{id}',
      'GET /public/v1/toneofvoice',
      'GET /public/v1/toneofvoice/{id}',
      'GET /public/v1/violations/{violation_id}',
      'POST /public/v1/document',
      'POST /public/v1/violations/{violation_id}/comments',
      'POST /public/v1/violations/{violation_id}/review',
    ])
  })

  test('names each operation, gives an example of each body, and declares 422 where the specification does', () => {
    const operations = Object.values<any>(document.paths).flatMap((methods) => Object.values<any>(methods))
    assert.equal(new Set(operations.map((operation) => operation.operationId)).size, 14)
    const WITHOUT_422 = ['listTemplates', 'listTonesOfVoice', 'listInfobases', 'getHealth']
    for (const operation of operations) {
      assert.equal('422' in operation.responses, !WITHOUT_422.includes(operation.operationId), operation.operationId)
      const bodies = [
        operation.requestBody?.content,
        ...Object.entries<any>(operation.responses)
          .filter(([status]) => status < '3')
          .map(([, response]) => response.content),
      ]
      for (const body of bodies.filter(Boolean))
        for (const media of Object.values<any>(body)) assert.ok(media.examples, operation.operationId)
    }
  })

  for (const version of [1, 2])
    test(`says of each answer of version ${version} what it carries, gives an example of each error, and more than a summary`, async () => {
      const at = version === 1 ? '/public/openapi.json' : '/public/v2/openapi.json'
      const { paths, components } = (await api.call('GET', at, { key: null })).body as any
      for (const [name, operation] of Object.values<any>(paths).flatMap((methods) =>
        Object.values<any>(methods).map((one) => [one.operationId, one] as const),
      )) {
        assert.ok(operation.description.length > operation.summary.length + 20, name)
        const isOpen = operation.security?.length === 0
        for (const [status, { headers, content }] of Object.entries<any>(operation.responses)) {
          const place = `${name} ${status}`
          for (const [header, { $ref }] of Object.entries<any>(headers))
            assert.ok(components.headers[header] && $ref.endsWith(header), place)
          assert.ok(headers['X-Request-Id'], place)
          if (!isOpen && (status < '3' || status === '429')) assert.ok(headers.RateLimit && headers['RateLimit-Policy'], place)
          if (!isOpen && (status === '429' || status === '503')) assert.ok(headers['Retry-After'], place)
          if (status >= '4') for (const media of Object.values<any>(content)) assert.ok(media.examples, place)
          if (status === '304') assert.ok(headers.ETag && operation.responses[200].headers.ETag && !content, place)
        }
      }
      if (version === 2) return
      const cached = Object.values<any>(paths).filter(({ get }) => get?.responses[304])
      assert.equal(cached.length, 6, 'templates, tones and knowledge bases')
      assert.ok(paths['/public/v1/healthz'].get.responses[503].content['application/health+json'])
      assert.ok(paths['/public/v1/document/{id}'].get.responses[200].headers['Retry-After'])
    })

  test('lints clean with redocly', async () => {
    const { stdout, stderr } = await run(bin('redocly'), ['lint', 'openapi.json', '--format=json'], {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    const { totals } = JSON.parse(stdout)
    assert.deepEqual([totals.errors, totals.warnings], [0, 0], stdout + stderr)
  })

  test('lints clean with spectral', async () => {
    const { stdout } = await run(bin('spectral'), ['lint', 'openapi.json', '--ruleset', 'spectral.yaml', '--fail-severity', 'hint'], {
      cwd: folder,
    })
    assert.match(stdout, /No results/)
  })

  test('the committed types of the client are those of the documents', async () => {
    for (const [name, generated] of Object.entries(await generatedFiles())) {
      const committed = await readFile(path.join(root, 'sdk/src', name), 'utf8')
      assert.equal(committed, generated, `sdk/src/${name} is old: npm run sdk`)
    }
  })
})
