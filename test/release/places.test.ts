import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import pg from 'pg'
import { startEmbedded } from '../../src/db/base/embedded.ts'
import {
  cloneInto,
  healthy,
  imprimatur,
  lastWords,
  processesIn,
  program,
  removeTestFolder,
  serving,
  testFolder,
} from '../helpers/launcher.ts'

const isRoot = process.getuid?.() === 0
// Not in memory, from which no program may be started on some systems.
const folder = testFolder(tmpdir())
after(() => removeTestFolder(folder))

async function startsAndStops(tree: string): Promise<{ key: string | undefined; stderr: string }> {
  const server = imprimatur(tree, ['serve', '--port', '0', '--json'])
  const { url, api_key: key } = await serving(server)
  assert.equal(await healthy(url), true)
  server.child.kill('SIGINT')
  const ended = await server.ended
  assert.equal(ended.code, 0, ended.stderr)
  assert.deepEqual(processesIn(tree), [])
  return { key, stderr: ended.stderr }
}

test('a clone path with spaces, quotes and more than 150 characters', async () => {
  const name = `it's a "long" $HOME of 50%, with spaces, ümläuts & more`
  const tree = join(folder, name, name, name)
  assert.ok(tree.length > 150)
  await startsAndStops(cloneInto(tree, { ownPostgres: true }))
})

test('a home folder of mode 700', async () => {
  const home = join(folder, 'home')
  mkdirSync(home)
  chmodSync(home, 0o700)
  const tree = cloneInto(join(home, 'imprimatur'), { ownPostgres: true })
  assert.ok((await startsAndStops(tree)).key)
  const kept = await imprimatur(tree, ['workspace', 'list', '--json']).ended
  assert.equal((JSON.parse(kept.stdout) as unknown[]).length, 1, kept.stderr)
  const data = join(tree, '.imprimatur')
  const cluster = isRoot ? (JSON.parse(readFileSync(join(data, 'cluster.json'), 'utf8')) as { path: string }).path : join(data, 'postgres')
  const { uid, mode } = statSync(join(cluster, 'data'))
  assert.equal(uid === 0, false)
  assert.equal(mode & 0o077, 0)
  // Deleting the data folder starts anew: the cluster stored elsewhere is not reused.
  rmSync(data, { recursive: true })
  const again = await startsAndStops(tree)
  assert.ok(again.key)
  if (isRoot) {
    assert.match(again.stderr, new RegExp(`This is a new, empty database\\. One of an earlier .* is still in ${cluster};`))
    rmSync(cluster, { recursive: true })
  }
})

test('the database listens on a private socket, and folds and sorts every script', async () => {
  const data = join(folder, 'private')
  const server = await startEmbedded(data)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const { rows } = await client.query<Record<string, string>>(
    `SELECT current_setting('listen_addresses') AS listening, current_setting('unix_socket_directories') AS socket,
            lower('ÜBER ΛΟΓΟΣ ДОМ') AS folded, pg_encoding_to_char(encoding) AS encoding, datctype
       FROM pg_database WHERE datname = current_database()`,
  )
  await client.end()
  const { listening, socket = '', folded, encoding } = rows[0] ?? {}
  const { mode } = statSync(socket.replaceAll('"', ''))
  await server.stop()
  assert.equal(listening, '')
  assert.ok(Buffer.byteLength(join(socket, '.s.PGSQL.5432')) < 100)
  assert.equal(mode & 0o077, 0)
  assert.equal(folded, 'über λογοσ дом')
  assert.equal(encoding, 'UTF8')
})

test('a full disk is one sentence', async () => {
  const tree = cloneInto(join(folder, 'full'))
  for (const { data, command, undo } of fullDisks(tree)) {
    const server = program('sh', [
      '-c',
      command,
      'sh',
      process.execPath,
      join(tree, 'bin', 'imprimatur.mjs'),
      'serve',
      '--port',
      '0',
      '--json',
      '--data',
      data,
    ])
    await assert.rejects(serving(server), /ended before it answered/)
    const outcome = await server.ended
    undo()
    assert.equal(outcome.code, 3, outcome.stderr)
    assert.match(lastWords(outcome), /^imprimatur: The disk is full/)
    assert.doesNotMatch(outcome.stderr, /^ +at /m)
    assert.deepEqual(processesIn(data), [])
  }
})

/** Any user can limit the size of files; root can mount disks of several sizes, so that they are full at different moments. */
function fullDisks(tree: string): { data: string; command: string; undo: () => void }[] {
  const limited = { data: join(tree, 'limited'), command: 'ulimit -f 6000; exec "$@"', undo: () => {} }
  const disks = ['1m', '30m', '40m'].flatMap((size) => {
    const disk = join(tree, `disk-${size}`)
    mkdirSync(disk)
    if (!isRoot || spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', disk]).status !== 0) return []
    return [{ data: join(disk, 'data'), command: 'exec "$@"', undo: () => void spawnSync('umount', [disk]) }]
  })
  return [limited, ...disks]
}
