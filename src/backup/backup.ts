import type { Settings } from '../config.ts'
import { appliedMigrations, listMigrations, refuseForeign } from '../db/base/migrate.ts'
import { copyOut, listTables, longSnapshot, serverVersion } from '../db/base/table-copies.ts'
import { PlainError } from '../errors.ts'
import { VERSION } from '../version.ts'
import { FORMAT, FORMAT_VERSION, HEADER_FILE, SECRETS_FILE } from './archive.ts'
import type { Header } from './archive.ts'
import { collectSecrets } from './instance-secrets.ts'
import { writeArchive } from './write-archive.ts'
import type { Written } from './write-archive.ts'

export interface Backup extends Written {
  seconds: number
}

/** Copies the whole instance as of one moment into a file, while it is used. */
export async function backUp(
  url: string,
  settings: Settings,
  file: string,
  passphrase: string | null,
  onProgress: (text: string) => void = () => undefined,
): Promise<Backup> {
  const began = performance.now()
  const written = await writeArchive(file, passphrase, (archive, at) =>
    longSnapshot(url, async (client) => {
      const migrations = await appliedMigrations(client)
      if (migrations.length === 0) throw new PlainError('There is nothing to back up: this database was never used')
      refuseForeign(migrations, await listMigrations())
      const tables = await listTables(client)
      await archive.addJson(HEADER_FILE, {
        format: FORMAT,
        version: FORMAT_VERSION,
        kind: 'instance',
        product: VERSION,
        made_at: at.toISOString(),
        postgres: await serverVersion(client),
        migrations,
        tables,
      } satisfies Header)
      // Who reads a file that is not encrypted must not be able to open what the database keeps sealed.
      if (passphrase !== null) await archive.addJson(SECRETS_FILE, collectSecrets(settings))
      for (const table of tables) {
        onProgress(`Copying ${table.name}`)
        const { chunks, rows } = copyOut(client, table)
        await archive.addTable(table.name, chunks, rows)
      }
    }),
  )
  return { ...written, seconds: Math.round((performance.now() - began) / 100) / 10 }
}
