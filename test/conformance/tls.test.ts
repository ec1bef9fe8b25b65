import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import http2 from 'node:http2'
import https from 'node:https'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { readSettings } from '../../src/config.ts'
import { createLink } from '../../src/db/people/links.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { UsageError } from '../../src/errors.ts'
import { buildApp } from '../../src/http/app.ts'
import { selfSigned } from '../helpers/certificate.ts'
import { TEST_SECRETS } from '../helpers/secrets.ts'
import { freshDatabase } from '../helpers/database.ts'

test('HTTPS with a certificate and key of the settings; one without the other is wrong use', async (t) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'imprimatur-tls-'))
  const { key, cert } = selfSigned('localhost')
  writeFileSync(path.join(folder, 'key.pem'), key)
  writeFileSync(path.join(folder, 'cert.pem'), cert)
  const { url, drop } = await freshDatabase()
  const db = openPool(url)
  const settings = (more: object) => readSettings({ LOG_LEVEL: 'silent', ...TEST_SECRETS, ...more }, folder, {})
  const app = await buildApp({ db, settings: settings({ TLS_CERT: path.join(folder, 'cert.pem'), TLS_KEY: path.join(folder, 'key.pem') }) })
  t.after(() => app.close())
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const body = await new Promise<string>((resolve, reject) => {
    https
      .get({ host: '127.0.0.1', port, path: '/public/v1/healthz', servername: 'localhost', ca: cert, agent: false }, (response) => {
        let text = ''
        response.on('data', (chunk) => (text += chunk)).on('end', () => resolve(text))
      })
      .on('error', reject)
  })
  assert.equal(body, '{"status":"pass"}')
  const session = http2.connect(`https://127.0.0.1:${port}`, { ca: cert, servername: 'localhost' })
  t.after(() => session.destroy())
  assert.deepEqual(await overHttp2(session, { ':path': '/public/v1/healthz' }), [200, '{"status":"pass"}', ''])
  assert.equal(session.alpnProtocol, 'h2')
  const refused = await overHttp2(session, { ':path': '/public/v1/audits', 'accept-encoding': 'br' })
  assert.deepEqual(refused, [401, '{"detail":"The API key is missing or invalid."}', ''])
  const { id: workspaceId } = await createWorkspace(db, 'Test')
  const email = 'rosa@company.example'
  const { token } = await createLink(db, { purpose: 'invitation', workspaceId, email, role: 'owner', createdBy: null, hours: 1 })
  const joining = { ':method': 'POST', ':path': '/app/api/links/accept', origin: `https://localhost:${port}`, ...JSON_BODY }
  const [status, text, cookies] = await overHttp2(session, joining, { token, name: 'Rosa', password: 'correct horse battery' })
  assert.equal(status, 200, text)
  const events = session.request({ ':path': `/app/api/w/${workspaceId}/events`, cookie: cookies })
  assert.match(String((await once(events, 'data'))[0]), /^retry: 2000/)
  // An open connection does not keep the server from closing.
  await Promise.all([once(session, 'close'), app.close()])
  for (const wrong of [
    { TLS_CERT: path.join(folder, 'cert.pem') },
    { TLS_CERT: path.join(folder, 'no.pem'), TLS_KEY: path.join(folder, 'key.pem') },
  ]) {
    await assert.rejects(buildApp({ db, settings: settings(wrong) }), UsageError)
  }
  await db.end()
  await drop()
  rmSync(folder, { recursive: true })
})

const JSON_BODY = { 'content-type': 'application/json' }

/** Status, body and cookies of one request. */
async function overHttp2(session: http2.ClientHttp2Session, headers: http2.OutgoingHttpHeaders, body?: object) {
  const stream = session.request(headers)
  stream.end(body && JSON.stringify(body))
  const [answer] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders]
  let text = ''
  for await (const part of stream.setEncoding('utf8')) text += part as string
  const cookies = (answer['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
  return [Number(answer[':status']), text, cookies] as const
}
