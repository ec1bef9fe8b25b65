/**
 * `npm run upgrade-data -- FOLDER`: starts the release in FOLDER (a clone of its tag, packages installed), fills it through its front
 * door as the test of upgrades expects, and keeps a backup of its data beside this file. Run once for each release, before the next one.
 */
import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { imprimatur, removeTestFolder, serving, testFolder } from '../helpers/launcher.ts'
import { runCommand } from '../helpers/command.ts'
import { Client, PASSPHRASE } from './client.ts'
import type { Filled } from './client.ts'

const release = path.resolve(process.argv[2]!)
const folder = testFolder()
const data = path.join(folder, 'data')
const server = imprimatur(release, ['serve', '--port', '0', '--json', '--data', data])
const { url, api_key: key = '' } = await serving(server)
const client = new Client(url, key)
const email = 'rosa@company.example'
const password = 'the long way to 1.0'

const of = async (...args: string[]): Promise<any> => {
  const { code, stdout, stderr } = await imprimatur(release, [...args, '--data', data, '--json']).ended
  assert.equal(code, 0, stderr)
  return JSON.parse(stdout)
}
const [workspace] = await of('workspace', 'list')
await of('user', 'create', email, '--workspace', workspace.id, '--role', 'owner')
const { link } = await of('user', 'reset', email)
const accepted = await fetch(`${url}/app/api/links/accept`, {
  method: 'POST',
  headers: { origin: url, 'content-type': 'application/json' },
  body: JSON.stringify({ token: /[\w-]{20,}$/.exec(link)![0], name: 'Rosa Blum', password }),
})
assert.equal(accepted.status, 200, await accepted.text())

const templates = (await client.call('v1/template')) as { id: string; key: string }[]
const { documentId } = await client.call('v1/document', {
  templateId: templates.find(({ key }) => key === 'product-description')!.id,
  language_key: 'EN',
  input: JSON.stringify({ name: 'Oslo desk', summary: 'A desk of oak', features: ['Drawer'] }),
})
const audit = await client.audit()
const [first, second, third] = await client.reviewed(audit)
await client.call(`v1/violations/${first!.id}/review`, { action: 'dismiss', reason: 'Approved by legal' })
await client.call(`v1/violations/${second!.id}/review`, { action: 'elevated_risk' })
await client.call(`v1/violations/${third!.id}/comments`, { comment: 'Where is the study?' })

const violations = await client.reviewed(audit)
const { audits } = await client.call('v1/audits')
server.child.kill('SIGINT')
await server.ended
const file = path.join(import.meta.dirname, 'previous-release.backup')
rmSync(file, { force: true })
const made = await runCommand(['backup', file, '--data', data, '--encrypt', '--json'], { env: { BACKUP_PASSPHRASE: PASSPHRASE } })
assert.equal(made.code, 0, made.stderr)
const filled: Filled = { key, email, password, rows: made.json.rows, documentId, audits, violations }
writeFileSync(path.join(import.meta.dirname, 'previous-release.json'), `${JSON.stringify(filled, null, 2)}\n`)
await removeTestFolder(folder)
process.exit()
