import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import openapiTS, { astToString } from 'openapi-typescript'
import { generate } from 'orval'
import { rolldown } from 'rolldown'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { plantAudit } from '../helpers/audit.ts'
import { temporaryFolder } from '../helpers/folder.ts'

const root = path.join(import.meta.dirname, '../..')
const TEXT = 'Our soap is climate neutral.'

/*
 * What people write with a client that a generator has made from the documents: each reads an audit and its violations by version 1, has a
 * text checked by version 2, uploads a file, and is refused. All say the same.
 */
const CALLERS = {
  'openapi-typescript': `
import createClient from 'openapi-fetch'
import type { paths as V1 } from './openapi-typescript-v1.ts'
import type { paths as V2 } from './openapi-typescript-v2.ts'

export async function call(baseUrl: string, key: string, audit_id: string, form: FormData) {
  const headers = { 'X-API-Key': key }
  const [v1, v2] = [createClient<V1>({ baseUrl, headers }), createClient<V2>({ baseUrl, headers })]
  const page = await v1.GET('/public/v1/audits/{audit_id}/violations', { params: { path: { audit_id }, query: { page_size: 5 } } })
  const check = await v2.POST('/public/v2/checks', { body: { text: '${TEXT}', packs: ['eu-green-claims'] } })
  const sent = await v2.POST('/public/v2/uploads', { body: form as never, bodySerializer: (body) => body as unknown as FormData })
  const refused = await v1.GET('/public/v1/violations/{violation_id}', { params: { path: { violation_id: 'nope' } } })
  return [page.data?.violations[0]?.id, check.data?.findings[0]?.rule_id, sent.data?.uploads.length, refused.error?.detail]
}`,
  'hey-api': `
import { getViolation, listViolations } from './hey-api-v1/index.ts'
import { client as v1 } from './hey-api-v1/client.gen.ts'
import { checkText, uploadFiles } from './hey-api-v2/index.ts'
import { client as v2 } from './hey-api-v2/client.gen.ts'

export async function call(baseUrl: string, key: string, audit_id: string, form: FormData) {
  for (const client of [v1, v2]) client.setConfig({ baseUrl, auth: key })
  const page = await listViolations({ path: { audit_id }, query: { page_size: 5 } })
  const check = await checkText({ body: { text: '${TEXT}', packs: ['eu-green-claims'] } })
  const sent = await uploadFiles({ body: { file: form.getAll('file') as File[] } })
  const refused = await getViolation({ path: { violation_id: 'nope' } })
  return [page.data?.violations[0]?.id, check.data?.findings[0]?.rule_id, sent.data?.uploads.length, refused.error?.detail]
}`,
  orval: `
import { getViolation, listViolations } from './orval-v1.ts'
import { checkText, uploadFiles } from './orval-v2.ts'

export async function call(_baseUrl: string, key: string, audit_id: string, form: FormData) {
  const options = { headers: { 'X-API-Key': key } }
  const page = await listViolations(audit_id, { page_size: 5 }, options)
  // Where a body may be JSON or a form, orval leaves it to the caller to say which it is.
  const json = { headers: { ...options.headers, 'Content-Type': 'application/json' } }
  const check = await checkText({ text: '${TEXT}', packs: ['eu-green-claims'] }, json)
  const sent = await uploadFiles({ file: form.getAll('file') as File[] }, options)
  const refused = await getViolation('nope', options)
  return [
    page.status === 200 && page.data.violations[0]?.id,
    check.status === 200 && check.data.findings[0]?.rule_id,
    sent.status === 201 && sent.data.uploads.length,
    refused.status === 404 && refused.data.detail,
  ]
}`,
}

describe('clients that others generate from the documents', () => {
  const folder = temporaryFolder('generated')
  let api: Api
  before(async () => {
    api = await startApi()
    symlinkSync(path.join(root, 'node_modules'), folder.at('node_modules'))
    for (const [version, at] of Object.entries({ v1: '/public/openapi.json', v2: '/public/v2/openapi.json' })) {
      const { text } = await api.call('GET', at, { key: null })
      const document = folder.file(`${version}.json`, text)
      folder.file(`openapi-typescript-${version}.ts`, astToString(await openapiTS(text)))
      await createClient({ input: document, output: folder.at(`hey-api-${version}`), logs: { level: 'silent', file: false } })
      await generate(
        { input: { target: document }, output: { target: folder.at(`orval-${version}.ts`), client: 'fetch', baseUrl: api.url } },
        folder.path,
        { clean: false },
      )
    }
    for (const [name, source] of Object.entries(CALLERS)) folder.file(`call-${name}.ts`, source)
  })
  after(async () => {
    await api.close()
    folder.remove()
  })

  test('their code is right by its types', async () => {
    const compilerOptions = {
      target: 'es2022',
      module: 'preserve',
      moduleResolution: 'bundler',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: [],
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
    }
    folder.file('tsconfig.json', JSON.stringify({ compilerOptions, include: ['call-*.ts'] }))
    const checked = promisify(execFile)(process.execPath, [path.join(root, 'node_modules/typescript-native/bin/tsc'), '-p', folder.path])
    await checked.catch(({ stdout }: { stdout: string }) => assert.fail(stdout))
  })

  for (const name of Object.keys(CALLERS))
    test(`${name}: calls the server`, async () => {
      const { id, violations } = await plantAudit(api.db, api.workspaceId, [{}])
      const bundle = await rolldown({ input: folder.at(`call-${name}.ts`), platform: 'node', logLevel: 'silent' })
      const file = folder.at('built', `${name}.mjs`)
      await bundle.write({ file, format: 'esm' })
      await bundle.close()
      const { call } = (await import(file)) as { call: (url: string, key: string, audit: string, form: FormData) => Promise<unknown[]> }
      const form = new FormData()
      form.append('file', new File(['# Soap\n'], 'soap.md', { type: 'text/markdown' }))
      const [violation, rule, uploads, detail] = await call(api.url, api.key, id, form)
      assert.equal(violation, violations[0])
      assert.match(String(rule), /^eu-green-claims\./)
      assert.equal(uploads, 1)
      assert.equal(detail, 'Violation not found')
    })
})
