import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailServer } from '../helpers/mail-server.ts'
import { PASSWORD, startDesk } from './desk.ts'

test('a sign-in with a new browser is told by mail, once for each browser', async (t) => {
  const mail = await mailServer()
  const settings = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, PUBLIC_URL: 'http://imprimatur.company.example' }
  const desk = await startDesk({ settings })
  t.after(async () => {
    await desk.close()
    await mail.close()
  })
  const person = await desk.member('editor', 'Mara')
  const signIn = async (browser: typeof person) => {
    const json = { email: person.email, password: PASSWORD }
    const headers = { 'user-agent': 'Mozilla/5.0 (a new one)' }
    assert.equal((await browser.call('POST', '/auth/sign-in', { json, headers })).status, 200)
  }
  const another = desk.browser()
  await signIn(another)
  const message = (await mail.next()).replaceAll(/=\r?\n/g, '')
  assert.match(message, /^To: mara@company\.example/m)
  assert.match(message, /From: 127\.0\.0\.1/)
  assert.match(message, /a new one/)
  assert.match(message, /http:\/\/imprimatur\.company\.example\/forgot-password/)
  // The browser of before, and the one that joined by a link, are known: the next message is of the third.
  await signIn(another)
  await signIn(person)
  const third = desk.browser()
  await third.call('POST', '/auth/sign-in', { json: { email: person.email, password: PASSWORD }, headers: { 'user-agent': 'third' } })
  assert.match(await mail.next(), /third/)
})

test('a server that names its networks refuses every other, but for the question whether it is up', async (t) => {
  const desk = await startDesk({ settings: { ALLOW_ADDRESSES: '10.1.0.0/16, 2001:db8::/32', TRUST_PROXY: '127.0.0.1' } })
  t.after(() => desk.close())
  const status = async (path: string, address: string) => {
    const answer = await fetch(desk.url + path, { headers: { 'x-forwarded-for': address } })
    await answer.body?.cancel()
    return answer.status
  }
  for (const address of ['10.1.2.3', '2001:db8::1']) assert.equal(await status('/app/api/session', address), 200, address)
  for (const address of ['10.2.0.1', '2001:db9::1', '203.0.113.1'])
    for (const path of ['/', '/app/api/session', '/public/v1/audits', '/app/openapi.json', '/none'])
      assert.equal(await status(path, address), 403, `${address} ${path}`)
  assert.equal(await status('/public/v1/healthz', '203.0.113.1'), 200)
  await assert.rejects(startDesk({ databaseUrl: desk.databaseUrl, settings: { ALLOW_ADDRESSES: '10.1.0.0/40' } }), /ALLOW_ADDRESSES/)
})
