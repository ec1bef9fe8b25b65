import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import https from 'node:https'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { readSettings } from '../../src/config.ts'
import { openPool } from '../../src/db/pool.ts'
import { UsageError } from '../../src/errors.ts'
import { buildApp } from '../../src/http/app.ts'
import { selfSigned } from '../helpers/certificate.ts'
import { TEST_SECRETS } from '../helpers/secrets.ts'
import { freshDatabase } from '../helpers/database.ts'

test('HTTPS with a certificate and key of the settings; one without the other is wrong use', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'imprimatur-tls-'))
  const { key, cert } = selfSigned('localhost')
  writeFileSync(path.join(folder, 'key.pem'), key)
  writeFileSync(path.join(folder, 'cert.pem'), cert)
  const { url, drop } = await freshDatabase()
  const db = openPool(url)
  const settings = (more: object) => readSettings({ LOG_LEVEL: 'silent', ...TEST_SECRETS, ...more }, folder, {})
  const app = await buildApp({ db, settings: settings({ TLS_CERT: path.join(folder, 'cert.pem'), TLS_KEY: path.join(folder, 'key.pem') }) })
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
  await app.close()
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
