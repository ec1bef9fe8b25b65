import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import Fastify from 'fastify'
import { appDocument, appRoutes } from '../../src/http/app-api/routes.ts'
import { serveWeb } from '../../src/http/web.ts'
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
