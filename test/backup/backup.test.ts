import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash, generateKeyPairSync } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import type pg from 'pg'
import { openArchive } from '../../src/backup/open-archive.ts'
import { newId } from '../../src/db/base/ids.ts'
import { createKey } from '../../src/db/keys/keys.ts'
import { listMigrations, migrate } from '../../src/db/base/migrate.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { lastBackup } from '../../src/db/base/scheduled-tasks.ts'
import { PASSWORD, startDesk } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { plantAudit } from '../helpers/audit.ts'
import { plantClaim } from '../helpers/claim.ts'
import { runCommand } from '../helpers/command.ts'
import { emptyDatabase, freshDatabase, plainServer } from '../helpers/database.ts'
import type { TestDatabase } from '../helpers/database.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { healthy, imprimatur, serving } from '../helpers/launcher.ts'
import { TEST_SECRETS } from '../helpers/secrets.ts'
import { dumpSchema } from '../schema/dump.ts'
import { tableSums } from './tables.ts'

const PASSPHRASE = 'a passphrase for tests'
/** What text formats get wrong: their own separators, their escapes, what looks like a null, signs beyond the basic plane. */
const AWKWARD = 'tab\there\nline\r\nend \\N \\. back\\slash "quotes" Ünïcode 👩‍⚖️ \u2028 end'

const TRAIL_KEY = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

/** When a key was last used is written a moment after its use. */
const MOVING = ['api_keys']

describe('backup and restore', () => {
  const folder = temporaryFolder('backup')
  let desk: Desk
  let owner: Browser
  let key: string
  let sums: Record<string, string>
  let otherServer: Awaited<ReturnType<typeof plainServer>>
  const file = folder.at('all.backup')
  const plain = folder.at('plain.backup')

  const backup = (name: string, env: Record<string, string> = {}, ...more: string[]) =>
    runCommand(['backup', name, '--database-url', desk.databaseUrl, '--data', folder.at('old'), '--json', ...more], {
      env: { ...TEST_SECRETS, ...env },
    })
  const restore = (name: string, url: string, env: Record<string, string> = { BACKUP_PASSPHRASE: PASSPHRASE }, data = 'new') =>
    runCommand(['restore', name, '--database-url', url, '--data', folder.at(data), '--json'], { env })

  before(async () => {
    desk = await startDesk()
    owner = await desk.member('owner', 'Olga')
    key = (await createKey(desk.db, desk.workspaceId, 'A key', null)).key
    const audit = await plantAudit(desk.db, desk.workspaceId, [{ text: AWKWARD }, { group: 'a' }, { group: 'a' }])
    const [first, second] = audit.violations
    const post = async (what: string, json: object) => {
      const headers = { 'x-api-key': key, 'content-type': 'application/json' }
      const answer = await fetch(`${desk.url}/public/v1/violations/${what}`, { method: 'POST', headers, body: JSON.stringify(json) })
      assert.ok(answer.ok, await answer.text())
    }
    await post(`${first}/review`, { action: 'dismiss', reason: AWKWARD })
    await post(`${second}/comments`, { comment: AWKWARD })
    await plantClaim(desk.db, desk.workspaceId, { text: AWKWARD, answers: [{ audit: audit.id, violation: second! }] })
    await desk.db.query(
      `insert into uploads (workspace_id, id, name, type, size, content) values ($1, gen_random_uuid(), 'x', 'y', 4, $2)`,
      [desk.workspaceId, Buffer.from([0, 255, 10, 92])],
    )
    // Larger than one part of the file, and nothing that compresses.
    await desk.db.query(
      `insert into judgements (workspace_id, rule_id, rule_version, text_hash, model, answer)
       select $1, 'r', '1', sha256(n::text::bytea), 'm', to_jsonb((
         select string_agg(md5((n * 40 + i)::text), '') from generate_series(1, 40) i)) from generate_series(1, 5000) n`,
      [desk.workspaceId],
    )
    folder.file('old/trail-key.pem', TRAIL_KEY)
    sums = await tableSums(desk.db, MOVING)
    const made = await backup(file, { BACKUP_PASSPHRASE: PASSPHRASE }, '--encrypt')
    assert.equal(made.code, 0, made.stderr)
    assert.equal((await backup(plain)).code, 0)
    otherServer = await plainServer()
  })
  after(async () => {
    await desk?.close()
    await otherServer?.stop()
    folder.remove()
  })

  async function inDatabase(open: () => Promise<TestDatabase>, work: (db: pg.Pool, url: string) => Promise<void>): Promise<void> {
    const { url, drop } = await open()
    const db = openPool(url)
    try {
      await work(db, url)
    } finally {
      await db.end()
      await drop()
    }
  }
  const isUntouched = async (db: pg.Pool) =>
    (await db.query(`select 1 from pg_class where relnamespace = 'public'::regnamespace`)).rowCount === 0

  test('the file is for its owner alone, and the database knows of it', async () => {
    assert.equal(statSync(file).mode & 0o777, 0o600)
    assert.deepEqual(
      readdirSync(folder.path).filter((name) => name.includes('unfinished')),
      [],
    )
    const last = await lastBackup(desk.db)
    assert.equal(last?.details?.file, plain)
    assert.ok(last.details.rows > 5000)
    const again = await backup(plain)
    assert.equal(again.code, 3)
    assert.match(again.stderr, /exists already/)
  })

  test('what a killed backup has left goes with the next one into the folder; what another still writes stays', async () => {
    const { pid } = spawnSync('true')
    const left = (of: number) => `.monday.backup.${hostname().replaceAll(/[^\w-]/g, '-')}.${of}.0123abcd.unfinished`
    for (const each of [pid, process.pid]) folder.file(`killed/${left(each)}`, 'half of a backup')
    assert.equal((await backup(folder.at('killed', 'tuesday.backup'))).code, 0)
    assert.deepEqual(readdirSync(folder.at('killed')).toSorted(), [left(process.pid), 'tuesday.backup'])
  })

  test('the rehearsal of a restore goes as the documentation says', () =>
    inDatabase(emptyDatabase, async (_db, url) => {
      const docs = readFileSync(path.join(import.meta.dirname, '../../docs/backup.md'), 'utf8')
      const [, recipe] = /## To rehearse a restore[\s\S]*?\n\n((?: {4}.*\n)+)/.exec(docs)!
      const secret = (current: string) => ({ current, previous: null })
      const secrets = { auth: secret(TEST_SECRETS.AUTH_SECRET), 'model-keys': secret(TEST_SECRETS.ENCRYPTION_KEY) }
      // As a server writes it: for its owner alone.
      chmodSync(folder.file('.imprimatur/secrets.json', JSON.stringify(secrets)), 0o600)
      const commands = recipe!
        .trim()
        .split('\n')
        .map((line) =>
          line
            .trim()
            .replace(/imprimatur-\w+\.backup/, plain)
            .replace('ID', desk.workspaceId)
            .replace('8099', '0'),
        )
      const env = { DATABASE_URL: url }
      // The embedded database would have made it.
      mkdirSync(folder.at('rehearsal'))
      for (const command of commands.slice(0, -1)) {
        const [program, ...args] = command.split(' ')
        if (program === 'imprimatur') {
          const { code, stderr } = await runCommand(args, { env, cwd: folder.path })
          assert.equal(code, 0, stderr)
        } else assert.equal(spawnSync(program!, args, { cwd: folder.path }).status, 0, command)
      }
      const server = imprimatur(path.join(import.meta.dirname, '../..'), [...commands.at(-1)!.split(' ').slice(1), '--json'], {
        cwd: folder.path,
        env: { ...process.env, ...env },
      })
      assert.ok(await healthy((await serving(server)).url))
      server.child.kill('SIGKILL')
      await server.ended
    }))

  test('another PostgreSQL holds the same afterwards: rows, schema, trails, password, session and key', () =>
    inDatabase(
      () => emptyDatabase(otherServer.url),
      async (db, url) => {
        const done = await restore(file, url)
        assert.equal(done.code, 0, done.stderr)
        assert.deepEqual(done.json.missing, [])
        assert.deepEqual(await tableSums(db, MOVING), sums)
        assert.equal(await dumpSchema(db), await dumpSchema(desk.db))
        const data = ['--database-url', url, '--data', folder.at('new')]
        const verified = await runCommand(['trail', 'verify', '--workspace', desk.workspaceId, ...data, '--json'])
        assert.equal(verified.code, 0, verified.stdout + verified.stderr)
        for (const name of ['secrets.json', 'trail-key.pem']) assert.equal(statSync(folder.at('new', name)).mode & 0o777, 0o600)
        assert.equal(readFileSync(folder.at('new', 'trail-key.pem'), 'utf8'), TRAIL_KEY)
        const restored = await startDesk({ databaseUrl: url, settings: { DATA: folder.at('new'), AUTH_SECRET: '', ENCRYPTION_KEY: '' } })
        try {
          const signedIn = await restored.browser().call('POST', '/auth/sign-in', { json: { email: owner.email, password: PASSWORD } })
          assert.equal(signedIn.status, 200, signedIn.text)
          const audits = await fetch(`${restored.url}/public/v1/audits`, { headers: { 'x-api-key': key } })
          assert.equal(audits.status, 200)
          const before = await fetch(`${desk.url}/public/v1/audits`, { headers: { 'x-api-key': key } })
          assert.deepEqual(await audits.json(), await before.json())
          const browser = restored.browser()
          for (const [name, value] of owner.cookies) browser.cookies.set(name, value)
          assert.equal((await browser.call('GET', '/session')).body.user?.id, owner.userId, 'a session goes on')
        } finally {
          await restored.close()
        }
        const again = await restore(file, url)
        assert.equal(again.code, 3)
        assert.match(again.stderr, /^imprimatur: The database is not empty \(\w+\); restore into an empty one/m)
      },
    ))

  test('holds one moment, whatever is written meanwhile', async () => {
    let writing = true
    const write = () =>
      desk.db.query(
        `with made as (insert into workspaces (id, name) values (gen_random_uuid(), 'Meanwhile') returning id)
         insert into rate_buckets (key_id, tokens, refilled_at) select id, 1, now() from made`,
      )
    await write()
    const writer = (async () => {
      while (writing) await write()
    })()
    try {
      const made = folder.at('meanwhile.backup')
      const done = await backup(made)
      assert.equal(done.code, 0, done.stderr)
      const archive = await openArchive(made, async () => null)
      const rows = (table: string) => archive.manifest.tables.find(({ name }) => name === table)!.rows
      assert.equal(rows('workspaces'), rows('rate_buckets') + 1)
      assert.ok(rows('rate_buckets') > 0)
      await archive.close()
    } finally {
      writing = false
      await writer
      await desk.db.query(`delete from workspaces where name = 'Meanwhile'`)
      await desk.db.query('delete from rate_buckets')
    }
  })

  test('a file that is not encrypted has no secrets, and restoring it says which are missing', () =>
    inDatabase(emptyDatabase, async (db, url) => {
      assert.ok(!readFileSync(plain).includes('secrets.json'))
      const done = await restore(plain, url, {}, 'without')
      assert.equal(done.code, 0, done.stderr)
      assert.deepEqual(done.json.missing, ['AUTH_SECRET'])
      assert.deepEqual(await tableSums(db, MOVING), sums)
      assert.ok(!existsSync(folder.at('without', 'secrets.json')))
    }))

  test('what is truncated, altered or not opened by the passphrase is refused before anything is written', () =>
    inDatabase(emptyDatabase, async (db, url) => {
      for (const whole of [file, plain]) {
        const bytes = readFileSync(whole)
        const damaged = folder.at('damaged.backup')
        const refused = async (changed: Buffer, what: RegExp) => {
          writeFileSync(damaged, changed)
          const { code, stderr } = await restore(damaged, url)
          assert.equal(code, 3)
          assert.match(stderr, what)
          assert.doesNotMatch(stderr, /\bat .*\.ts:\d+/)
        }
        const isEncrypted = whole === file
        await refused(bytes.subarray(0, Math.floor(bytes.length * 0.3)), /truncated/)
        // What is cut off at the end of a chunk or of a file within looks whole there.
        const chunk = 65_536 + 16
        const chunks = bytes.length - (isEncrypted ? (bytes.length - bytes.indexOf('}\n') - 2) % chunk || chunk : 1024)
        await refused(bytes.subarray(0, chunks), isEncrypted ? /truncated: what stands at chunk/ : /truncated/)
        for (const at of isEncrypted ? [0.5] : [0.1, 0.99]) {
          const changed = Buffer.from(bytes)
          changed[Math.floor(bytes.length * at)]! ^= 1
          await refused(changed, /altered/)
        }
        if (!isEncrypted) await refused(Buffer.concat([bytes, Buffer.alloc(512)]), /altered/)
      }
      const wrong = await restore(file, url, { BACKUP_PASSPHRASE: 'another passphrase' })
      assert.match(wrong.stderr, /passphrase is not the one/)
      assert.match((await restore(file, url, {})).stderr, /is encrypted: set BACKUP_PASSPHRASE_FILE/)
      assert.match((await restore(folder.file('letter.txt', 'Dear all'), url)).stderr, /is not a backup of Imprimatur/)
      assert.ok(await isUntouched(db))
    }))

  test('a file of a newer format or a newer schema is refused in one sentence', () =>
    inDatabase(emptyDatabase, async (db, url) => {
      for (const [from, to, what] of [
        ['"version": 1,', '"version": 2,', /newer version of Imprimatur \(\S+, format 2\)/],
        ['"name": "023-backups.sql"', '"name": "923-backups.sql"', /its schema has 923-backups\.sql/],
      ] as const) {
        const { code, stderr } = await restore(forged(plain, from, to), url)
        assert.equal(code, 3)
        assert.match(stderr, what)
      }
      assert.ok(await isUntouched(db))
    }))

  /** The same archive with another first file, and checksums that fit again. */
  function forged(whole: string, from: string, to: string): string {
    const bytes = readFileSync(whole)
    const size = Number.parseInt(bytes.toString('latin1', 124, 135), 8)
    const header = Buffer.from(bytes.subarray(512, 512 + size))
    const changed = Buffer.from(header.toString('utf8').replace(from, to))
    assert.equal(changed.length, size)
    assert.notDeepEqual(changed, header)
    changed.copy(bytes, 512)
    const sum = (part: Buffer) => createHash('sha256').update(part).digest('hex')
    const replace = (old: string, fresh: string) => bytes.write(fresh, bytes.lastIndexOf(old), 'latin1')
    const manifest = () => {
      const at = bytes.lastIndexOf('manifest.json', bytes.lastIndexOf('manifest.sha256'))
      return bytes.subarray(at + 512, at + 512 + Number.parseInt(bytes.toString('latin1', at + 124, at + 135), 8))
    }
    const before = sum(manifest())
    replace(sum(header), sum(changed))
    replace(before, sum(manifest()))
    const made = folder.at('forged.backup')
    writeFileSync(made, bytes)
    return made
  }

  test('a restore that fails at its last table leaves nothing, and can be done again', () =>
    inDatabase(freshDatabase, async (db, url) => {
      await db.query(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the power went'; end $$`)
      await db.query('create trigger refuse before insert on workspaces for each row execute function refuse()')
      const before = await dumpSchema(db)
      const failed = await restore(file, url, undefined, 'interrupted')
      assert.equal(failed.code, 70)
      assert.match(failed.stderr, /the power went/)
      assert.equal(await dumpSchema(db), before)
      for (const [name, sum] of Object.entries(await tableSums(db, MOVING))) assert.equal(sum, '0 ', name)
      assert.ok(!existsSync(folder.at('interrupted', 'secrets.json')))
      await db.query('drop trigger refuse on workspaces')
      await db.query('drop function refuse')
      const done = await restore(file, url, undefined, 'interrupted')
      assert.equal(done.code, 0, done.stderr)
      assert.deepEqual(await tableSums(db, MOVING), sums)
    }))

  test('a backup of an earlier version is restored into its schema and migrated on', async () => {
    const names = (await listMigrations()).map(({ name }) => name)
    const earlier = names.slice(0, names.indexOf('022-deleting.sql'))
    const old = folder.at('old-version.backup')
    const workspace = newId()
    await inDatabase(emptyDatabase, async (db, url) => {
      await migrate(url, undefined, new Set(earlier))
      await db.query(`insert into workspaces (id, name) values ($1, 'Of old')`, [workspace])
      // As the versions before checksums have left it.
      await db.query('alter table migrations drop column sha256')
      const made = await runCommand(['backup', old, '--database-url', url, '--data', folder.at('old'), '--json'])
      assert.equal(made.code, 0, made.stderr)
      const { rows } = await db.query('select name from migrations order by name')
      assert.deepEqual(
        rows.map(({ name }) => name),
        earlier,
        'a backup migrates nothing',
      )
    })
    await inDatabase(emptyDatabase, async (db, url) => {
      const done = await restore(old, url, {})
      assert.equal(done.code, 0, done.stderr)
      assert.deepEqual(done.json.migrated, names.slice(earlier.length))
      assert.equal(await dumpSchema(db), await dumpSchema(desk.db))
      assert.deepEqual((await db.query('select id, name from workspaces')).rows, [{ id: workspace, name: 'Of old' }])
    })
    await inDatabase(freshDatabase, async (_db, url) => {
      assert.match((await restore(old, url, {})).stderr, /its schema is newer than the backup's/)
    })
  })

  test('other secrets in the data folder are not overwritten', () =>
    inDatabase(emptyDatabase, async (db, url) => {
      const other = { current: 'another secret of at least 32 characters', previous: null }
      const kept = folder.file(path.join('others', 'secrets.json'), JSON.stringify({ auth: other }))
      const { code, stderr } = await restore(file, url, undefined, 'others')
      assert.equal(code, 3)
      assert.match(stderr, /(holds another secret \(auth\)|may be read by everybody)/)
      assert.match(readFileSync(kept, 'utf8'), /another secret/)
      assert.ok(await isUntouched(db))
    }))
})
