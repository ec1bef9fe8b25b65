import type pg from 'pg'
import type { Settings } from '../config.ts'
import { analyzeAll, dropIndexes, inOneTransaction } from '../db/base/bulk-load.ts'
import { appliedMigrations, listMigrations, migrate, migrating, refuseForeign } from '../db/base/migrate.ts'
import { agreeOnText, copyIn, firstFilled, listTables } from '../db/base/table-copies.ts'
import { PlainError } from '../errors.ts'
import { placeSecrets, refuseOtherSecrets } from './instance-secrets.ts'
import type { Archive } from './open-archive.ts'

export interface Restored {
  tables: number
  rows: number
  seconds: number
  migrated: string[]
}

/** What can be said before a database is opened: the file is an instance's, this version knows its schema, no other secrets are here. */
export async function refuseBefore(archive: Archive, settings: Settings): Promise<void> {
  const { file, header } = archive
  if (header.kind !== 'instance') throw new PlainError(`${file} holds one workspace; imprimatur workspace import ${file} brings it in`)
  const known = new Map((await listMigrations()).map(({ name, sha256 }) => [name, sha256]))
  const newer = header.migrations.find(({ name }) => !known.has(name))
  if (newer)
    throw new PlainError(
      `${file} was made by a newer version of Imprimatur (${header.product}, its schema has ${newer.name}); restore it with that version`,
    )
  if (header.migrations.some(({ name, sha256 }) => sha256 !== null && sha256 !== known.get(name)))
    throw new PlainError(
      `${file} was made by a version of Imprimatur with other migrations (${header.product}); restore it with that version`,
    )
  refuseOtherSecrets(settings, archive.secrets)
}

/**
 * Puts a backup into an empty database: the schema of its time first, then all rows in one transaction, then what has changed in the schema
 * since. Interrupted before the commit, the database is as empty as before; after it, the next start migrates what is left.
 */
export async function restore(
  url: string,
  settings: Settings,
  archive: Archive,
  onProgress: (text: string) => void = () => undefined,
): Promise<Restored> {
  const began = performance.now()
  const names = new Set(archive.header.migrations.map(({ name }) => name))
  await migrating(url, (client) => refuseFilled(client, names))
  await migrate(url, onProgress, names)
  await migrating(url, async (client) => {
    await agreeOnText(client)
    let takeAway = () => {}
    try {
      await inOneTransaction(client, async () => {
        // Somebody may have been quicker.
        await refuseFilled(client, names)
        await load(client, archive, onProgress)
        takeAway = placeSecrets(settings, archive.secrets)
      })
    } catch (error) {
      takeAway()
      throw error
    }
  })
  const migrated = await migrate(url, onProgress)
  onProgress('Gathering statistics')
  await migrating(url, analyzeAll)
  const { tables } = archive.manifest
  return {
    tables: tables.length,
    rows: tables.reduce((total, { rows }) => total + rows, 0),
    seconds: Math.round((performance.now() - began) / 100) / 10,
    migrated,
  }
}

async function refuseFilled(client: pg.ClientBase, names: ReadonlySet<string>): Promise<void> {
  const applied = await appliedMigrations(client)
  refuseForeign(applied, await listMigrations())
  const tables = await listTables(client)
  const filled = applied.length === 0 ? tables[0]?.name : await firstFilled(client, tables)
  if (filled !== undefined && filled !== null)
    throw new PlainError(`The database is not empty (${filled}); restore into an empty one: another --data folder or DATABASE_URL`)
  const ahead = applied.find(({ name }) => !names.has(name))
  if (ahead)
    throw new PlainError(
      `The database is empty but its schema is newer than the backup's (it has ${ahead.name}); restore into one that was never migrated`,
    )
}

async function load(client: pg.ClientBase, archive: Archive, onProgress: (text: string) => void): Promise<void> {
  const here = new Map((await listTables(client)).map(({ name, columns }) => [name, columns]))
  const layouts = new Map(archive.header.tables.map((table) => [table.name, table]))
  for (const { name, columns } of archive.header.tables) {
    const strange = columns.find((column) => !here.get(name)?.includes(column))
    if (strange) throw new PlainError(`${archive.file} has a column ${name}.${strange} that no migration makes; nothing was restored`)
  }
  const again = await dropIndexes(client)
  for await (const { sum, rows } of archive.tables()) {
    onProgress(`Restoring ${sum.name}`)
    const put = await copyIn(client, layouts.get(sum.name)!, rows)
    if (put !== sum.rows)
      throw new PlainError(`${archive.file} has ${put} rows of ${sum.name} instead of ${sum.rows}; nothing was restored`)
  }
  onProgress('Building indexes')
  for (const statement of again) await client.query(statement)
}
