import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import Fastify from 'fastify'
import { appDocument, appRoutes } from '../../src/http/app-api/routes.ts'
import { serveWeb } from '../../src/http/base/web.ts'
import { mailServer } from '../helpers/mail-server.ts'
import { startDesk } from './desk.ts'
import type { Desk } from './desk.ts'

describe('pages, the OpenAPI document and mail', () => {
  let desk: Desk
  before(async () => {
    desk = await startDesk()
  })
  after(() => desk.close())

  test('the built application is served with a strict policy; every page is its index, and the APIs keep their errors', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'imprimatur-web-'))
    t.after(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Imprimatur</title>')
    writeFileSync(join(folder, 'assets', 'index-abc123.js'), 'export {}')
    const app = Fastify()
    t.after(() => app.close())
    await app.register(async (group) => serveWeb(group, folder))
    const get = (url: string, accept = 'text/html') => app.inject({ url, headers: { accept } })
    for (const url of ['/', '/audits', '/w/x/desk?state=undecided', '/join', '/index.html']) {
      const page = await get(url)
      assert.deepEqual([page.statusCode, page.headers['cache-control']], [200, 'no-cache'], url)
      assert.match(page.body, /Imprimatur/)
      const policy = String(page.headers['content-security-policy'])
      assert.doesNotMatch(policy, /unsafe|\*|https?:/)
      assert.match(policy, /default-src 'none'.*script-src 'self'.*frame-ancestors 'none'/)
    }
    const script = await get('/assets/index-abc123.js', '*/*')
    assert.match(String(script.headers['content-type']), /javascript/)
    assert.match(String(script.headers['cache-control']), /immutable/)
    for (const url of [
      '/assets/gone.js',
      '/favicon.png',
      '/public/v1/nothing',
      '/app/api/nothing',
      '/app/nothing',
      '/../package.json',
      '/assets/..%2f..%2fpackage.json',
      '/%2e%2e/package.json',
    ]) {
      const missing = await get(url)
      assert.equal(missing.statusCode === 404 || missing.statusCode === 400 || /<title>Imprimatur/.test(missing.body), true, url)
      assert.doesNotMatch(missing.body, /"dependencies"/)
    }
    assert.deepEqual((await get('/public/v1/nothing')).json(), { detail: 'Not Found' })
  })

  test('the OpenAPI document is served to everybody and names every route', async () => {
    const response = await fetch(`${desk.url}/app/openapi.json`)
    assert.equal(response.status, 200)
    const document = (await response.json()) as { openapi: string; paths: Record<string, Record<string, { operationId: string }>> }
    assert.equal(document.openapi, '3.1.0')
    assert.deepEqual(document, JSON.parse(JSON.stringify(appDocument())))
    const named = Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    assert.deepEqual(
      named.toSorted(),
      appRoutes({} as Parameters<typeof appRoutes>[0])
        .map(({ operationId }) => operationId)
        .toSorted(),
    )
  })

  test('a name or a title is one line, wherever one is given', async () => {
    const owner = await desk.member('owner', 'Named')
    const given: [method: string, path: string, json: object][] = [
      ['PATCH', '/auth/profile', { name: 'x' }],
      ['PATCH', '/w', { name: 'x' }],
    ]
    for (const mark of ['\n', '\r', '\t', '\u0085', '\u2028', '\u2029', '\u202e', '\u2066', '\u200f', '\u001b'])
      for (const [method, path, json] of given) {
        const name = `Bank${mark}Your account is locked: https://evil.example`
        const refused = await owner.call(method, path, { json: { ...json, name } })
        assert.equal(refused.status, 422, `${path} ${JSON.stringify(mark)}`)
        assert.match(refused.body.detail[0].msg, /a name is one line/)
      }
    assert.equal((await owner.call('PATCH', '/auth/profile', { json: { name: 'Zoë 王 O’Neil-Ωmega' } })).status, 200)
    // Every field of the application's API that is called so; what is only compared, or names a file, is not stored as a name.
    const isOther = (field: string) => /\/delete\.name$|\/proposals\.examples\.name$/.test(field)
    const open: string[] = []
    const walk = (schema: any, at: string) => {
      const inner = schema?.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)] : schema
      const named = inner?.title ?? at
      for (const [field, property] of Object.entries<any>(inner?.properties ?? {})) {
        const isText = [property.type].flat().includes('string') && !property.enum
        if (isText && /^(?:name|title)$/.test(field) && !property.pattern?.startsWith('^[^\\p{Cc}')) open.push(`${named}.${field}`)
        if (property.properties || property.$ref) walk(property, `${named}.${field}`)
        if (property.items) walk(property.items, `${named}.${field}`)
      }
    }
    let document: any
    for (const place of ['/app/openapi.json', '/public/v2/openapi.json']) {
      document = await (await fetch(`${desk.url}${place}`)).json()
      for (const [path, operations] of Object.entries<any>(document.paths))
        for (const [method, { requestBody }] of Object.entries<any>(operations))
          walk(requestBody?.content?.['application/json']?.schema, `${method} ${path}`)
    }
    assert.deepEqual(
      [...new Set(open)].filter((each) => !isOther(each)),
      [],
    )
  })

  test('a reset link and an invitation are sent by mail, to an address people can open', async (t) => {
    const mail = await mailServer()
    t.after(() => mail.close())
    const sending = await startDesk({
      databaseUrl: desk.databaseUrl,
      settings: { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, PUBLIC_URL: 'https://desk.company.example/' },
    })
    t.after(() => sending.close())
    const owner = await desk.member('owner', 'Ilse')
    const browser = sending.browser()
    const ask = (email: string) =>
      browser.call('POST', '/auth/forgot-password', {
        json: { email },
        headers: { host: 'evil.example' },
        origin: 'https://desk.company.example',
      })
    assert.equal((await ask('nobody@company.example')).status, 202)
    assert.equal((await ask(owner.email)).status, 202)
    const message = await mail.next()
    assert.match(message, /To: ilse@company\.example/)
    const [, token] = /https:\/\/desk\.company\.example\/reset-password#([\w-]{43})/.exec(message.replaceAll(/=\r?\n/g, ''))!
    assert.equal(
      (await browser.call('POST', '/links/look', { json: { token }, origin: 'https://desk.company.example' })).body.purpose,
      'reset',
    )
    browser.cookies.set('__Host-imprimatur.session_token', owner.cookies.get('imprimatur.session_token')!)
    const path = `${sending.url}/app/api/w/${desk.workspaceId}/invitations`
    const invited = await browser.fetch('POST', path, {
      json: { email: 'new@company.example', role: 'viewer' },
      origin: 'https://desk.company.example',
    })
    const { sent, link } = (await invited.json()) as { sent: boolean; link: string }
    assert.equal(sent, true)
    const invitation = (await mail.next()).replaceAll(/=\r?\n/g, '')
    assert.match(invitation, /https:\/\/desk\.company\.example\/join#[\w-]{43}/)
    assert.match(link, /^https:\/\/desk\.company\.example\/join#[\w-]{43}$/)
    assert.ok(!invitation.includes(link), 'what is mailed proves the address; what the inviter sees does not')
    await assert.rejects(
      startDesk({ databaseUrl: desk.databaseUrl, settings: { SMTP_URL: `smtp://127.0.0.1:${mail.port}` } }),
      /PUBLIC_URL/,
    )
  })
})
