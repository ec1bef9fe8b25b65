import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import pg from 'pg'
import { startEmbedded } from '../../src/db/base/embedded.ts'
import { removeCluster } from '../helpers/remove-cluster.ts'
import { clusterPlace } from '../../src/db/base/embedded/folder.ts'

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const postmasterOf = (folder: string) =>
  Number(readFileSync(join(clusterPlace(folder).root, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])

async function ask(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query('select count(*)::int as n from kept')).rows[0].n
  } finally {
    await client.end()
  }
}

/** A deep folder has its socket elsewhere, whose name must stay the same too. */
for (const [what, depth, transport] of [
  ['on a socket beside its data', '', 'socket'],
  ['on a socket under /tmp', 'x'.repeat(90), 'socket'],
  ['on a port', '', 'tcp'],
] as const) {
  test(`a killed PostgreSQL ${what} is started again at the same address, with all that was committed`, { timeout: 60_000 }, async () => {
    const folder = join(tmpdir(), `imprimatur-test-${randomBytes(6).toString('hex')}${depth}`)
    const notices: string[] = []
    const onLost = (error: unknown) => assert.fail(error as Error)
    const first = await startEmbedded(folder, { transport, onNotice: (text) => notices.push(text), onLost })
    const second = await startEmbedded(folder, { transport, onLost })
    try {
      const busy = new pg.Client({ connectionString: first.url })
      busy.on('error', () => undefined)
      await busy.connect()
      await busy.query('create table kept (n int)')
      for (let round = 1; round <= 2; round++) {
        await busy.query('insert into kept values (1)').catch(() => undefined)
        // An orphan in the middle of a statement does not notice by itself.
        const orphan = round === 1 ? busy.query('select sum(n) from generate_series(1, 1000000000) as s (n)').catch(() => 'ended') : null
        await sleep(100)
        const killed = postmasterOf(folder)
        process.kill(killed, 'SIGKILL')
        await orphan
        for (let tries = 0; ; tries++) {
          const found = await ask(first.url).catch(() => null)
          if (found !== null) {
            assert.equal(found, 1)
            break
          }
          assert.ok(tries < 100, 'it stays dead')
          await sleep(200)
        }
        assert.notEqual(postmasterOf(folder), killed)
      }
      assert.equal(await ask(second.url), 1)
      await busy.end().catch(() => undefined)
    } finally {
      await first.stop()
      await second.stop()
      removeCluster(folder)
    }
  })
}
