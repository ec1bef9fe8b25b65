import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import type pg from 'pg'
import { openArchive } from '../../src/backup/open-archive.ts'
import { startBackups } from '../../src/backup/schedule.ts'
import type { Backup } from '../../src/backup/backup.ts'
import { readSettings } from '../../src/config.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { claimTask, endTask, lastBackup, renewTask } from '../../src/db/base/scheduled-tasks.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { freshDatabase } from '../helpers/database.ts'
import type { TestDatabase } from '../helpers/database.ts'
import { temporaryFolder } from '../helpers/folder.ts'

const DUE = { every: 1000, retry: 1000 }
/** The two things a turn is told by: when it was taken, and that there are three, so that none is under way when the servers stop. */
const NOTE_TURNS = `
  create table turns (started_at timestamptz);
  create function note_turn() returns trigger language plpgsql as $$ begin
    if new.started_at is not distinct from old.started_at then return new; end if;
    if (select count(*) from turns) = 3 then return null; end if;
    insert into turns values (new.started_at);
    return new;
  end $$;
  create trigger note_turn before update on scheduled_tasks for each row execute function note_turn();
  insert into scheduled_tasks (name) values ('backup')`
const [ONE, OTHER] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002']

describe('backups by the clock', () => {
  const folder = temporaryFolder('schedule')
  let database: TestDatabase
  let db: pg.Pool
  before(async () => {
    database = await freshDatabase()
    db = openPool(database.url)
    await createWorkspace(db, 'Test')
  })
  after(async () => {
    await db.end()
    await database.drop()
    folder.remove()
  })

  test('of two machines one has the turn, until it ends it or is silent for too long', async () => {
    const claims = await Promise.all([ONE, OTHER].map((owner) => claimTask(db, 'backup', owner, DUE)))
    assert.deepEqual(claims.toSorted(), [false, true])
    const [mine, theirs] = claims[0] ? [ONE, OTHER] : [OTHER, ONE]
    assert.equal(await renewTask(db, 'backup', theirs), false)
    assert.equal(await renewTask(db, 'backup', mine), true)
    assert.equal(await claimTask(db, 'backup', theirs, { every: 0, retry: 0 }), false)
    await db.query(`update scheduled_tasks set leased_until = now() - interval '1 second'`)
    assert.equal(await claimTask(db, 'backup', theirs, { every: 0, retry: 0 }), true)
    assert.equal(await renewTask(db, 'backup', mine), false)
    await endTask(db, 'backup', mine, { failure: 'late' })
    assert.equal((await lastBackup(db))?.failure, null, 'who has lost the turn does not end it')
    await endTask(db, 'backup', theirs, { failure: 'The disk is full' })
    assert.equal(await claimTask(db, 'backup', mine, { every: 0, retry: 60_000 }), false, 'after a failure it waits')
    assert.equal((await lastBackup(db))?.failure, 'The disk is full')
    await db.query('delete from scheduled_tasks')
  })

  test('two servers with one folder make one at a time, keep the newest, and leave other files alone', async () => {
    await db.query(NOTE_TURNS)
    folder.file('letter.txt', 'Dear all')
    folder.file('before-the-move.backup', 'made by hand')
    folder.file('imprimatur-20200101T000000Z.backup', 'the oldest')
    const settings = readSettings(
      { BACKUP_DIR: folder.path, BACKUP_EVERY: '1s', BACKUP_KEEP: '2', BACKUP_PASSPHRASE: 'a passphrase for tests' },
      '/nowhere',
      {},
    )
    const made: Backup[] = []
    const enough = Promise.withResolvers<void>()
    const heard = {
      onError: (error: Error) => enough.reject(error),
      onMade(backup: Backup) {
        if (made.push(backup) === 3) enough.resolve()
      },
    }
    const servers = [startBackups(db, database.url, settings, heard), startBackups(db, database.url, settings, heard)]
    await enough.promise
    await Promise.all(servers.map((server) => server.stop()))
    const names = readdirSync(folder.path).toSorted()
    assert.deepEqual(names, ['before-the-move.backup', ...made.slice(-2).map(({ file }) => path.basename(file)), 'letter.txt'])
    // Of the turns, not of the files: a process that is slow to start makes its file late, and the next may be quick.
    const turns = await db.query<{ started_at: string }>('select started_at from turns order by started_at')
    const times = turns.rows.map(({ started_at: at }) => Date.parse(at))
    for (const [i, at] of times.slice(1).entries()) assert.ok(at - times[i]! >= 1000, 'never two for one turn')
    const last = await lastBackup(db)
    assert.equal(last?.details?.file, made.at(-1)!.file)
    const archive = await openArchive(made.at(-1)!.file, async () => 'a passphrase for tests')
    assert.equal(archive.manifest.tables.find(({ name }) => name === 'workspaces')?.rows, 1)
    await archive.close()
  })

  test('what fails is kept where operators look, and said', async () => {
    await db.query('drop trigger note_turn on scheduled_tasks; delete from scheduled_tasks')
    const settings = readSettings({ BACKUP_DIR: path.join(folder.file('a-file', ''), 'below'), BACKUP_EVERY: '1h' }, '/nowhere', {})
    const failed = Promise.withResolvers<Error>()
    const backups = startBackups(db, database.url, settings, { onError: failed.resolve })
    assert.match((await failed.promise).message, /cannot be made \(ENOTDIR\)/)
    await backups.stop()
    assert.match((await lastBackup(db))!.failure!, /cannot be made/)
  })
})
