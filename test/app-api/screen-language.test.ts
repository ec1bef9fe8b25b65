import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import Fastify from 'fastify'
import { serveWeb } from '../../src/http/base/web.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

interface Session {
  user: { name: string; language: string | null } | null
}

const userOf = ({ body }: { body: unknown }) => (body as Session).user!

let desk: Desk
let rosa: Browser

describe('the language of the screens', () => {
  before(async () => {
    desk = await startDesk()
    rosa = await desk.member('owner', 'Rosa Blum')
  })
  after(() => desk.close())

  test('is the person’s own: chosen, kept for other sessions, and given up again', async () => {
    const chosen = async (browser: Browser) => userOf(await browser.call('GET', '/session')).language
    assert.equal(await chosen(rosa), null)
    const german = await rosa.call('PATCH', '/auth/profile', { json: { language: 'DE' } })
    assert.equal(german.status, 200)
    assert.deepEqual([userOf(german).language, userOf(german).name], ['DE', 'Rosa Blum'])
    assert.equal(await chosen(rosa), 'DE')
    const renamed = await rosa.call('PATCH', '/auth/profile', { json: { name: 'Rosa B.' } })
    assert.deepEqual([userOf(renamed).language, userOf(renamed).name], ['DE', 'Rosa B.'])
    assert.equal(await chosen(await desk.member('viewer', 'Nina Vos')), null, 'nobody else’s')
    assert.equal(userOf(await rosa.call('PATCH', '/auth/profile', { json: { language: null } })).language, null)
    for (const language of ['de', 'XX', '']) {
      assert.equal((await rosa.call('PATCH', '/auth/profile', { json: { language } })).status, 422, language)
    }
    assert.equal((await desk.browser().call('PATCH', '/auth/profile', { json: { language: 'DE' } })).status, 401)
  })

  test('the page comes in the language chosen before, else the browser’s, with the texts of that one alone', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'imprimatur-web-'))
    t.after(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, 'assets'))
    const link = (name: string) => `<link data-language="${name}" rel="modulepreload" href="/assets/${name}.js">\n`
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><html lang="en"><head>\n${link('en')}${link('de')}${link('de')}${link('fr')}</head>`,
    )
    const served = async (basePath: string) => {
      const app = Fastify()
      t.after(() => app.close())
      await app.register(async (group) => serveWeb(group, folder, { basePath }))
      return (headers: Record<string, string>) => app.inject({ url: '/', headers })
    }
    const get = await served('')
    const shown = async (headers: Record<string, string>) => {
      const { body, headers: answered } = await get(headers)
      assert.match(String(answered['vary']), /Accept-Language, Cookie/)
      return [/lang="(\w+)"/.exec(body)?.[1], [...body.matchAll(/assets\/(\w+)\.js/g)].map(([, name]) => name).join(' ')]
    }
    assert.deepEqual(await shown({}), ['en', 'en'])
    assert.deepEqual(await shown({ 'accept-language': 'de-AT,en;q=0.5' }), ['de', 'de de'])
    assert.deepEqual(await shown({ 'accept-language': 'ja,fr-CA;q=0.9,de;q=0.8' }), ['fr', 'fr'])
    assert.deepEqual(await shown({ 'accept-language': 'it' }), ['en', 'en'], 'a language that is not whole')
    assert.deepEqual(await shown({ 'accept-language': 'de', cookie: 'a=b; imprimatur-language=fr' }), ['fr', 'fr'])
    assert.deepEqual(await shown({ 'accept-language': 'de', cookie: 'imprimatur-language=xx' }), ['de', 'de de'])

    const german = await get({ 'accept-language': 'de' })
    const again = { 'if-none-match': String(german.headers['etag']) }
    assert.equal((await get({ ...again, 'accept-language': 'de' })).statusCode, 304)
    assert.equal((await get({ ...again, 'accept-language': 'fr' })).statusCode, 200, 'the page of another language is another page')
    const below = await (await served('/imprimatur'))({ 'accept-language': 'fr' })
    assert.match(below.body, /<html lang="fr">[\s\S]*content="\/imprimatur"[\s\S]*href="\/imprimatur\/assets\/fr\.js"/)
  })
})
