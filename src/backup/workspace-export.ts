import { appliedMigrations, listMigrations, refuseForeign } from '../db/base/migrate.ts'
import { longSnapshot, serverVersion } from '../db/base/table-copies.ts'
import { copyWorkspaceRows, listWorkspaceTables } from '../db/base/workspace-rows.ts'
import { VERSION } from '../version.ts'
import { FORMAT, FORMAT_VERSION, HEADER_FILE } from './archive.ts'
import type { Header } from './archive.ts'
import { writeArchive } from './write-archive.ts'
import type { Written } from './write-archive.ts'

/** Copies one workspace as of one moment into a file. */
export async function exportWorkspace(
  url: string,
  workspaceId: string,
  file: string,
  passphrase: string | null,
  onProgress: (text: string) => void = () => undefined,
): Promise<Written> {
  return writeArchive(file, passphrase, (archive, at) =>
    longSnapshot(url, async (client) => {
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
    }),
  )
}
