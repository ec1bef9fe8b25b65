import { existsSync } from 'node:fs'
import { appliedMigrations, listMigrations, refuseForeign } from '../db/migrate.ts'
import { longSnapshot, serverVersion } from '../db/table-copies.ts'
import { copyWorkspaceRows, listWorkspaceTables } from '../db/workspace-rows.ts'
import { PlainError } from '../errors.ts'
import { VERSION } from '../version.ts'
import { ArchiveWriter, FORMAT, FORMAT_VERSION, HEADER_FILE } from './archive.ts'
import type { Header } from './archive.ts'
import type { Backup } from './backup.ts'
import { fileSink } from './bytes.ts'
import { encryptingSink } from './encryption.ts'

/** Copies one workspace as of one moment into a file. */
export async function exportWorkspace(
  url: string,
  workspaceId: string,
  file: string,
  passphrase: string | null,
  onProgress: (text: string) => void = () => undefined,
): Promise<Omit<Backup, 'seconds'>> {
  if (existsSync(file)) throw new PlainError(`${file} exists already; name another file, or delete it first`)
  const at = new Date()
  const plain = await fileSink(file)
  try {
    const archive = new ArchiveWriter(passphrase === null ? plain : await encryptingSink(plain, passphrase), at)
    await longSnapshot(url, async (client) => {
      const migrations = await appliedMigrations(client)
      refuseForeign(migrations, await listMigrations())
      const tables = await listWorkspaceTables(client)
      await archive.addJson(HEADER_FILE, {
        format: FORMAT,
        version: FORMAT_VERSION,
        kind: 'workspace',
        product: VERSION,
        made_at: at.toISOString(),
        postgres: await serverVersion(client),
        migrations,
        tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
        workspace_id: workspaceId,
      } satisfies Header)
      for (const table of tables) {
        onProgress(`Copying ${table.name}`)
        const { chunks, rows } = copyWorkspaceRows(client, table, workspaceId)
        await archive.addTable(table.name, chunks, rows)
      }
    })
    const sums = await archive.finish()
    return {
      file,
      made_at: at.toISOString(),
      bytes: plain.written(),
      tables: sums.length,
      rows: sums.reduce((total, { rows }) => total + rows, 0),
      encrypted: passphrase !== null,
    }
  } catch (error) {
    await plain.abort()
    throw error
  }
}
